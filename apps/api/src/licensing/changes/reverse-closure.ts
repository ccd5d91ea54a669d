import type { ReplyBody, reverseRetirement as reverseRetirementEndpoint } from '@ebpls/contracts';
import { billMachine, getNextState, permitMachine } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { recordBill } from '../../domain/ledger/book-bill.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  getFilingTime,
  lockApplication,
} from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { refuseDependent, toClosureReversalDecision } from '../../domain/access/separation/second-person.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { ChangedBusiness } from '../../tables/changes.ts';
import { moveBusiness } from '../../domain/applications/move-dependents.ts';

/**
 * Row B11: a second signatory reverses a certified closing, with a reason. The certificate is revoked, the permit of
 * the year is valid again, and the amounts that the closing voided are owed again. Refused: conflict when it is not
 * certified, forbidden to the person who released or signed the certificate.
 */
export async function reverseRetirement(
  tx: ActorTransaction,
  assessment_code: string,
  { reason }: { readonly reason: string },
): Promise<ReplyBody<typeof reverseRetirementEndpoint>> {
  const { trx, actor } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const certificate = await lockCertificate(tx, application);
  await refuseDependent(tx, toClosureReversalDecision({ ...certificate, filed_at: getFilingTime(application) }));
  const { from, to } = await moveBusiness(tx, application.business_id, { act: 'reverse_retirement', as: 'signatory' });
  if (from === to) throw new Refused('conflict', 'retirement.not_certified');
  await trx
    .updateTable('permit')
    .set({ state: 'REVOKED', reason })
    .where('permit_id', '=', certificate.permit_id)
    .execute();
  await restorePermits(tx, certificate.permit_no);
  await reopenInstallments(tx, application);
  await insertReversal(tx, application, { from, to, reason });
  await recordAct(tx, application, {
    history: { act: 'reverse_closure', note: reason },
    audit: {
      act: 'application.reverse_closure',
      object_kind: 'application',
      object_id: application.assessment_id,
      detail: { permit_no: certificate.permit_no },
    },
    mail: { template: 'closure_reversed', params: { remarks: reason } },
  });
  return { assessment_code: getApplicationCode(application), state: application.state };
}

async function insertReversal(
  { trx, actor, now, today }: ActorTransaction,
  { business_id, assessment_id }: ApplicationRow,
  { from, to, reason }: { readonly from: string; readonly to: string; readonly reason: string },
): Promise<void> {
  await trx
    .insertInto('business_change')
    .values({
      business_id,
      assessment_id,
      kind: 'REVERSAL',
      before: JSON.stringify({ state: from }),
      after: JSON.stringify({ state: to }),
      reason,
      effective_on: today,
      recorded_by: actor.account_id,
      recorded_at: now,
    })
    .execute();
}

interface Certificate {
  readonly permit_id: number;
  readonly permit_no: string;
  readonly generated_by: number | null;
  readonly signed_by: number | null;
}

async function lockCertificate({ trx }: ActorTransaction, { assessment_id }: ApplicationRow): Promise<Certificate> {
  const certificate = await trx
    .selectFrom('permit')
    .select(['permit_id', 'permit_no', 'generated_by', 'signed_by', 'state'])
    .where('assessment_id', '=', assessment_id)
    .where('kind', '=', 'RETIREMENT')
    .where('state', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (
    !certificate ||
    'refused' in getNextState(permitMachine, certificate.state, { act: 'revoke', actor: 'signatory' })
  )
    throw new Refused('conflict', 'retirement.not_certified');
  return certificate;
}

/** Only permits surrendered for this certificate, and only in its year. */
async function restorePermits({ trx, actor, today }: ActorTransaction, certificate_no: string): Promise<void> {
  const transition = getNextState(permitMachine, 'SURRENDERED', { act: 'restore', actor: 'signatory' });
  if ('refused' in transition) return;
  const permits = await trx
    .updateTable('permit')
    .set({
      state: sql`case when expires_on >= ${today}::date then ${transition.to} else 'EXPIRED' end`,
      replaced_by: null,
    })
    .where('replaced_by', '=', certificate_no)
    .where('state', '=', 'SURRENDERED')
    .returning(['permit_no', 'state'])
    .execute();
  for (const { permit_no, state } of permits)
    await recordAudit(trx, actor, {
      act: 'permit.restore',
      object_kind: 'permit',
      object_id: permit_no,
      detail: { to: state },
    });
}

/** The installments that the closing voided are owed again, on their former due days. */
async function reopenInstallments(tx: ActorTransaction, { assessment_id }: ApplicationRow): Promise<void> {
  const { trx } = tx;
  const change = await trx
    .selectFrom('business_change')
    .select('before')
    .where('assessment_id', '=', assessment_id)
    .where('kind', '=', 'RETIREMENT')
    .orderBy('change_id', 'desc')
    .executeTakeFirst();
  const { voided = [] }: ChangedBusiness = change?.before ?? {};
  if (voided.length === 0) return;
  const transition = getNextState(billMachine, 'SETTLED', { act: 'unsettle', actor: 'system' });
  if ('refused' in transition) return;
  const { rows } = await sql<{ bill_id: number }>`
    update installment i
    set
      state = case when exists (
        select from payment_allocation p where p.root_id = coalesce(i.root_id, i.installment_id) having sum(p.amount) > 0
      ) then 'PARTIAL' else 'NOT_DUE' end
    where i.installment_id = any(${[...voided]}::bigint[]) and i.state = 'VOID'
    returning i.bill_id`.execute(trx);
  for (const billId of new Set(rows.map((row) => row.bill_id))) {
    await trx.updateTable('bill').set({ state: transition.to }).where('bill_id', '=', billId).execute();
    await recordBill(tx, billId);
  }
}
