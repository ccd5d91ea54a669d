import type { ReplyBody, Marks, rejectAssessment as rejectAssessmentEndpoint } from '@ebpls/contracts';
import { sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import { cancelOpenClearances } from '../../domain/applications/clear-application.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  lockApplication,
} from '../../domain/applications/find-application.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { isRefusedForGood } from '../../domain/application-read/offered-acts.ts';
import { endUnpaid } from '../../domain/ledger/carry-over.ts';
import { markFields } from './correct-fields.ts';
import { markForNewCopies } from '../documents/mark-for-new-copies.ts';

type SentBackReply = ReplyBody<typeof rejectAssessmentEndpoint>;

const toSentBackReply = (application: ApplicationRow): SentBackReply => ({
  assessment_code: getApplicationCode(application),
  state: application.state,
});

/**
 * Row A3: an incomplete application is returned to its owner with the missing documents and marked fields. Refused: conflict when it is
 * not waiting to be accepted, invalid for a paper it never needed.
 */
export async function returnAssessment(
  tx: ActorTransaction,
  assessment_code: string,
  returnInput: { remarks: string; requirement_codes: string[]; marks: Marks },
): Promise<SentBackReply> {
  const { trx, actor, rows, now } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  checkMove(application, { act: 'return', as: 'bplo' });
  const codes = [...new Set(returnInput.requirement_codes)];
  if (codes.some((code) => !rows.requirements.has(code)))
    throw new Refused('invalid', 'requirement.unknown', { fields: { requirement_codes: 'requirement.unknown' } });

  await markFields(tx, { application, clearance_id: null }, returnInput.marks);
  await markForNewCopies(tx, application, { codes, remarks: returnInput.remarks });
  const returnNote = JSON.stringify({ remarks: returnInput.remarks, requirement_codes: codes, at: now.toISOString() });
  const movedApplication = await moveApplication(tx, application, {
    act: 'return',
    as: 'bplo',
    set: { returned: returnNote },
    note: returnInput.remarks,
    mail: { template: 'application_returned', params: { remarks: returnInput.remarks } },
  });
  return toSentBackReply(movedApplication);
}

/**
 * Rows A8 and A19: refuses in writing. While offices work on it, only after one of them refused and the days of appeal
 * are over.
 */
export async function rejectAssessment(
  tx: ActorTransaction,
  assessment_code: string,
  decision: { ground: string; remarks: string },
): Promise<SentBackReply> {
  const { trx, actor, rows, today } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  checkMove(application, { act: 'reject', as: 'bplo' });
  if (application.state === 'IN_CLEARANCE') {
    await refuseAppealed(tx, application.assessment_id);
    if (!isRefusedForGood(await findLastRefusal(tx, application.assessment_id), today, rows.holidays))
      throw new Refused('conflict', 'application.appeal_open');
  }

  const offices = await cancelOpenClearances(tx, application.assessment_id);
  const movedApplication = await moveApplication(tx, application, {
    act: 'reject',
    as: 'bplo',
    note: `${decision.ground} — ${decision.remarks}`,
    offices,
    mail: { template: 'application_rejected', params: decision },
  });
  return toSentBackReply(movedApplication);
}

/** An open appeal of the owner is decided before the application is refused. */
async function refuseAppealed({ trx }: ActorTransaction, assessment_id: number): Promise<void> {
  const appeal = await trx
    .selectFrom('appeal')
    .select('appeal_no')
    .where('assessment_id', '=', assessment_id)
    .where('state', '=', 'FILED')
    .executeTakeFirst();
  if (appeal) throw new Refused('conflict', 'application.appeal_undecided');
}

async function findLastRefusal({ trx }: ActorTransaction, assessment_id: number): Promise<string | null> {
  const { rows } = await sql<{
    refused_at: string | null;
  }>`
    select max(decided_at) as refused_at
    from clearance
    where assessment_id = ${assessment_id}::bigint and state = 'REJECTED'`.execute(trx);
  return rows[0]?.refused_at ?? null;
}

/**
 * Row A17: the owner withdraws the application; open parts and an unpaid order of payment end with it. Refused:
 * conflict once anything was paid.
 */
export async function withdrawAssessment(tx: ActorTransaction, assessment_code: string): Promise<SentBackReply> {
  const { trx, actor } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  checkMove(application, { act: 'withdraw', as: 'owner' });
  await endBills(tx, application.assessment_id);
  const offices = await cancelOpenClearances(tx, application.assessment_id);
  const movedApplication = await moveApplication(tx, application, {
    act: 'withdraw',
    as: 'owner',
    offices,
    mail: { template: 'application_withdrawn' },
  });
  return toSentBackReply(movedApplication);
}

/** Nothing may be paid on a withdrawn application: its order is void, and the lock waits for a payment under way. */
async function endBills(tx: ActorTransaction, assessment_id: number): Promise<void> {
  const { trx } = tx;
  const { rows } = await sql<{ has_paid: boolean; is_paying: boolean }>`
    select
      exists (
        select from payment p join bill l using (bill_id) where l.assessment_id = ${assessment_id}::bigint
      ) as has_paid,
      exists (
        select
        from payment_attempt t
        join bill l using (bill_id)
        where l.assessment_id = ${assessment_id}::bigint and t.state in ('CREATED', 'REDIRECTED', 'PENDING')
      ) as is_paying`.execute(trx);
  if (rows[0]?.has_paid) throw new Refused('conflict', 'application.paid_already');
  if (rows[0]?.is_paying) throw new Refused('conflict', 'application.payment_under_way');
  const openBills = await trx
    .selectFrom('bill')
    .select(['bill_id', 'top_no'])
    .where('assessment_id', '=', assessment_id)
    .where('state', 'in', ['COMPUTED', 'APPROVED'])
    .forNoKeyUpdate()
    .execute();
  for (const { bill_id, top_no } of openBills) {
    await endUnpaid(tx, bill_id, top_no ?? '');
    await trx.updateTable('bill').set({ state: 'VOID', reason: 'withdrawn' }).where('bill_id', '=', bill_id).execute();
  }
}
