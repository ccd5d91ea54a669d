import type { Answer, releasePermit as releasePermitEndpoint } from '@ebpls/contracts';

import { refuseHeldRelease } from '../../domain/counter-payments/holds.ts';
import { nextNumber } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplication } from '../../domain/applications/find-application.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import type { ActorTransaction, Transaction } from '../../domain/transactions/transaction.ts';
import { permitContent } from './permit-content.ts';
import { makeToken, type PermitKeys } from './permit-token.ts';
import { clearancesOf, findBusiness, paidBillOf } from './permits.queries.ts';

type ReleasedPermit = Answer<typeof releasePermitEndpoint>;

/**
 * Row A13: the permit gets its number, its code and what is printed on it. Refused: conflict when a clearance or the
 * payment is missing after all.
 */
export async function releasePermit(
  tx: ActorTransaction,
  keys: PermitKeys,
  assessment_code: string,
): Promise<ReleasedPermit> {
  const application = await lockApplication(tx.trx, assessment_code, tx.actor);
  checkMove(application, { act: 'release', as: 'bplo' });
  return generatePermit(tx, keys, { application, as: 'bplo' });
}

interface Releasing {
  readonly application: ApplicationRow;
  readonly as: 'bplo' | 'system';
}

/** Makes the permit of a locked application, by a person or by the law (T6). Refused as above. */
export async function generatePermit(
  tx: Transaction,
  keys: PermitKeys,
  { application, as }: Releasing,
): Promise<ReleasedPermit> {
  const { trx, actor, rows, now } = tx;
  const clearances = await clearancesOf(trx, application.assessment_id);
  if (clearances.open > 0) throw new Refused('conflict', 'permit.clearance_missing');
  const bill = await paidBillOf(trx, application.assessment_id);
  if (!bill || bill.receipt_nos.length === 0 || application.snapshot === null)
    throw new Refused('conflict', 'permit.payment_missing');
  await refuseHeldRelease(trx, application);

  const plate_no = await plateOf(tx, application.business_id);
  const permit_no = `MP-${application.tax_year}-${String(await nextNumber(trx, 'permit', application.tax_year)).padStart(5, '0')}`;
  const content = permitContent({
    application,
    form: application.snapshot.form,
    rows,
    bill,
    permit_no,
    plate_no,
    clearance_nos: clearances.numbers,
  });
  await trx
    .insertInto('permit')
    .values({
      permit_no,
      assessment_id: application.assessment_id,
      business_id: application.business_id,
      state: 'GENERATED',
      token: makeToken(keys, permit_no, content.valid_until),
      content: JSON.stringify(content),
      expires_on: content.valid_until,
      generated_by: actor?.account_id ?? null,
      generated_at: now,
    })
    .execute();
  const moved = await moveApplication(tx, application, { act: 'release', as, params: { permit_no } });
  return { permit_no, permit_state: 'GENERATED', state: moved.state };
}

/** A plate belongs to the business for good. */
async function plateOf({ trx, rows, now }: Transaction, business_id: number): Promise<string> {
  const { plate_no } = await findBusiness(trx, business_id);
  if (plate_no !== null) return plate_no;
  const fresh = `${rows.municipality.series_prefix}-P-${String(await nextNumber(trx, 'plate', 0)).padStart(5, '0')}`;
  await trx
    .updateTable('business')
    .set({ plate_no: fresh, updated_at: now })
    .where('business_id', '=', business_id)
    .execute();
  return fresh;
}
