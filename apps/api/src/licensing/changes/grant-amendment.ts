import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { toBusinessColumns } from '../../domain/applications/cases/business-columns.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { businessMovedAway } from './change-events.ts';

/**
 * The amended permit is in force: it replaces the former one, and the registration has the granted values from today.
 * Its former values are stored. A transfer moves the business and its papers to the new owner (domain reference 3.6).
 */
export async function grantAmendment(tx: Transaction, application: ApplicationRow, permit_no: string): Promise<void> {
  await replaceFormer(tx, application, permit_no);
  if (application.amendment === 'TRANSFER_OWNERSHIP') await transferBusiness(tx, application);
  else await changeRegistration(tx, application);
}

async function replaceFormer(
  { trx, actor }: Transaction,
  { business_id }: ApplicationRow,
  permit_no: string,
): Promise<void> {
  const formerPermits = await trx
    .updateTable('permit')
    .set({ state: 'SUPERSEDED', replaced_by: permit_no })
    .where('business_id', '=', business_id)
    .where('kind', '=', 'PERMIT')
    .where('state', '=', 'ACTIVE')
    .returning('permit_no')
    .execute();
  for (const replacedPermit of formerPermits)
    await recordAudit(trx, actor, {
      act: 'permit.supersede',
      object_kind: 'permit',
      object_id: replacedPermit.permit_no,
      detail: { to: permit_no },
    });
}

async function changeRegistration(tx: Transaction, application: ApplicationRow): Promise<void> {
  const { trx, actor, rows, now, today } = tx;
  const { business_id, assessment_id, amendment, snapshot, form: before, company_code, company_name } = application;
  if (snapshot === null || before === null || amendment === null) return;
  await trx
    .updateTable('business')
    .set({
      ...toBusinessColumns(snapshot.form, rows),
      draft_revision: sql`draft_revision + 1`,
      updated_at: now,
      saved_at: now,
    })
    .where('business_id', '=', business_id)
    .execute();
  await trx
    .insertInto('business_change')
    .values({
      business_id,
      assessment_id,
      kind: amendment as Exclude<typeof amendment, 'DEATH'>,
      before: JSON.stringify({ form: before }),
      after: JSON.stringify({ form: snapshot.form }),
      effective_on: today,
      recorded_by: actor?.account_id ?? null,
      recorded_at: now,
    })
    .execute();
  const { brgycode } = before.place;
  if (brgycode !== snapshot.form.place.brgycode)
    await insertEvent(tx, businessMovedAway, { brgycode, company_code, company_name });
}

/** The same taxpayer continues under another account: the business, its applications and its papers move to it. */
async function transferBusiness({ trx, actor, now, today }: Transaction, application: ApplicationRow): Promise<void> {
  const { business_id, assessment_id, owner_id } = application;
  const { rows } = await sql<{ buyer_id: number }>`
    select buyer_id
    from transfer
    where seller_assessment_id = ${assessment_id}::bigint and state = 'ACCEPTED' and buyer_id is not null`.execute(trx);
  const [acceptedTransfer] = rows;
  if (!acceptedTransfer) return;
  const { buyer_id } = acceptedTransfer;
  await trx
    .updateTable('business')
    .set({ owner_id: buyer_id, estate_of: null, updated_at: now })
    .where('business_id', '=', business_id)
    .execute();
  await trx.updateTable('application').set({ owner_id: buyer_id }).where('business_id', '=', business_id).execute();
  await trx
    .insertInto('business_change')
    .values({
      business_id,
      assessment_id,
      kind: 'TRANSFER_OWNERSHIP',
      before: JSON.stringify({ owner_id }),
      after: JSON.stringify({ owner_id: buyer_id }),
      effective_on: today,
      recorded_by: actor?.account_id ?? null,
      recorded_at: now,
    })
    .execute();
}
