import type { ReplyBody, releasePermit as releasePermitEndpoint } from '@ebpls/contracts';
import { sql } from 'kysely';

import { refuseHeldRelease, refuseUnclearedCheque } from '../../domain/payments/counter/red-flags.ts';
import { allocateNumber } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplication } from '../../domain/applications/find-application.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import { listUnseenOriginals, loadRequirements } from '../../domain/applications/cases/requirements.ts';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import { refuseOpenYears } from '../../domain/applications/cases/unfiled-years.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { refuseUnfinished } from '../changes/certify-closure.ts';
import { refuseEventOver } from '../events/check-event.ts';
import { createIssuedNumber } from '../changes/issued-number.ts';
import { markContentEnded, toPermitContent } from './permit-content.ts';
import { makeToken, type PermitKeys } from './permit-token.ts';
import { loadClearanceNumbers, findBusiness, findPaidBill } from './permits.queries.ts';

type ReleasedPermit = ReplyBody<typeof releasePermitEndpoint>;

/**
 * Row A13: creates the permit with its number, code and printed content; after its year, for the record only. Refused:
 * conflict when a clearance or the payment is missing.
 */
export async function releasePermit(
  tx: ActorTransaction,
  keys: PermitKeys,
  assessment_code: string,
): Promise<ReleasedPermit> {
  const application = await lockApplication(tx.trx, assessment_code, tx.actor);
  checkMove(application, { act: 'release', as: 'bplo' });
  await refuseUnseenOriginals(tx, application);
  return generatePermit(tx, keys, { application, as: 'bplo' });
}

/** The licensing office holds no clearance; what it checks itself it must have seen before it releases. */
async function refuseUnseenOriginals(
  { trx, rows, today }: ActorTransaction,
  application: ApplicationRow,
): Promise<void> {
  const requirements = await loadRequirements(trx, { application, rows, today, formerCase: undefined });
  const papers = await findPapers(trx, application, { rows, today });
  const unseenOriginals = await listUnseenOriginals(trx, application, { office: 'bplo', requirements, papers });
  if (unseenOriginals.length > 0)
    throw new Refused('conflict', 'permit.original_not_seen', { params: { codes: unseenOriginals.join(', ') } });
}

interface ReleaseOptions {
  readonly application: ApplicationRow;
  /** The system releases applications that the law approved: open parts and late flags do not hold them (row A21). */
  readonly as: 'bplo' | 'system';
}

/** Makes the permit of a locked application, by a person or by the law (row A21). Refused as above. */
export async function generatePermit(
  tx: Transaction,
  keys: PermitKeys,
  { application, as }: ReleaseOptions,
): Promise<ReleasedPermit> {
  const { trx, actor, now } = tx;
  await refuseUnready(tx, application);
  const { clearances, bill, form } = await loadPermitGrounds(tx, application, as);
  const paper = await createIssuedNumber(tx, application);
  const { permit_no, kind, version } = paper;
  const content = toPermitContent({
    application,
    form,
    rows: tx.rows,
    bill,
    formerContent: paper.formerContent,
    permit_no,
    plate_no: await getPlateNo(tx, application.business_id),
    clearance_nos: clearances.numbers,
    is_by_law: as === 'system',
  });
  await trx
    .insertInto('permit')
    .values({
      permit_no,
      kind,
      version,
      assessment_id: application.assessment_id,
      business_id: application.business_id,
      state: 'GENERATED',
      token: makeToken(keys, permit_no, content.valid_until),
      content: JSON.stringify(markContentEnded(content, tx.today)),
      expires_on: content.valid_until,
      generated_by: actor?.account_id ?? null,
      generated_at: now,
    })
    .execute();
  const movedApplication = await moveApplication(tx, application, { act: 'release', as, params: { permit_no } });
  return { permit_no, permit_state: 'GENERATED', state: movedApplication.state };
}

/** Refused: conflict before the paper may be generated, and while an earlier year is open. */
async function refuseUnready(tx: Transaction, application: ApplicationRow): Promise<void> {
  await refuseEarly(tx, application);
  await refuseOpenYears(tx, application);
}

/** Grounds of the paper. Refused: conflict when a clearance or the payment is missing after all, or it is held. */
async function loadPermitGrounds({ trx }: Transaction, application: ApplicationRow, as: ReleaseOptions['as']) {
  const { assessment_id, snapshot, provisional_days } = application;
  const clearances = await loadClearanceNumbers(trx, assessment_id);
  // Paid first: the offices receive the case in a moment.
  if ((clearances.open > 0 && as !== 'system') || provisional_days !== null)
    throw new Refused('conflict', 'permit.clearance_missing');
  const bill = await findPaidBill(trx, assessment_id);
  if (!bill || bill.receipt_nos.length === 0 || snapshot === null)
    throw new Refused('conflict', 'permit.payment_missing');
  if (as === 'system') await refuseUnclearedCheque(trx, assessment_id);
  else await refuseHeldRelease(trx, application);
  return { clearances, bill, form: snapshot.form };
}

/**
 * Cases that have to end first: all of a business that closes, and the closing of the former owner of one that was
 * taken over. Refused: conflict.
 */
async function refuseEarly({ actor, ...tx }: Transaction, application: ApplicationRow): Promise<void> {
  if (application.application_type === 'RETIREMENT' && actor) await refuseUnfinished({ ...tx, actor }, application);
  refuseEventOver(tx, application);
  if (application.application_type !== 'NEW') return;
  const { rows } = await sql<{ company_code: string }>`
    select f.company_code
    from business b
    join business f on f.business_id = b.taken_over_from
    where b.business_id = ${application.business_id}::bigint and f.state <> 'RETIRED'`.execute(tx.trx);
  const [former] = rows;
  if (former) throw new Refused('conflict', 'transfer.former_open', { params: { company_code: former.company_code } });
}

/** A plate number belongs to the business permanently. */
export async function getPlateNo({ trx, rows, now }: Transaction, business_id: number): Promise<string> {
  const { plate_no } = await findBusiness(trx, business_id);
  if (plate_no !== null) return plate_no;
  const plateNumber = `${rows.municipality.series_prefix}-P-${String(await allocateNumber(trx, 'plate', 0)).padStart(5, '0')}`;
  await trx
    .updateTable('business')
    .set({ plate_no: plateNumber, updated_at: now })
    .where('business_id', '=', business_id)
    .execute();
  return plateNumber;
}
