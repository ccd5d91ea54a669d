// The owner reports how a condition of an approval was met, and the office accepts it or not.

import type {
  ReplyBody,
  answerCondition as answerEndpoint,
  reviewCondition as reviewEndpoint,
  EndpointInput,
} from '@ebpls/contracts';
import { getConditionState, type ConditionFacts } from '@ebpls/rules';
import { type RawBuilder, sql, type Updateable } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import { clearancePending } from '../../domain/applications/application-events.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { Condition } from '../../tables/licensing.ts';
import type { Tables } from '../../tables/tables.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';
import { findConditionAnswers } from '../../domain/application-read/parts/clearance-answers.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';
import { type Clearance, findClearance, lockClearance } from '../clearances/find-clearance.ts';

type ConditionMoveReply = ReplyBody<typeof reviewEndpoint>;

interface ConditionRef {
  readonly clearance_id: number;
  readonly place: number;
}

/** Conditions of applications that ended without a permit bind nobody any more. */
const CONDITION_ENDED_STATES: readonly ApplicationRow['state'][] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

interface OpenCondition {
  readonly clearance: Clearance;
  readonly application: ApplicationRow;
  readonly condition: Condition;
  readonly facts: ConditionFacts;
}

/**
 * Locks a condition with its application, as every act does. Refused: missing (another's, or no such condition),
 * forbidden (one's own business), conflict (the clearance has no conditions any more, or this one is met).
 */
async function lockCondition(
  tx: ActorTransaction,
  { clearance_id, place }: ConditionRef,
  visible: RawBuilder<boolean>,
): Promise<OpenCondition> {
  const clearanceRow = await findClearance(tx.trx, clearance_id, visible);
  if (!clearanceRow) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, clearanceRow.assessment_id);
  const clearance = await lockClearance(tx.trx, clearance_id, visible);
  const condition = clearance?.conditions[place];
  if (!clearance || !condition) throw new Refused('missing', 'resource.missing');
  if (CONDITION_ENDED_STATES.includes(application.state))
    throw new Refused('conflict', `application.is.${application.state}`);
  if (clearance.state !== 'CONDITIONALLY_APPROVED') throw new Refused('conflict', `clearance.is.${clearance.state}`);
  const facts = await loadConditionFacts(tx, { clearance_id, place }, condition);
  if (facts.outcome === 'MET') throw new Refused('conflict', 'condition.met');
  return { clearance, application, condition, facts };
}

/** Read with the clearance locked, so that nobody writes in between. */
async function loadConditionFacts(
  { trx }: ActorTransaction,
  { clearance_id, place }: ConditionRef,
  { due_on }: Condition,
): Promise<ConditionFacts> {
  const answer = (await findConditionAnswers(trx, clearance_id)).find((row) => row.place === place);
  return { due_on, is_answered: answer?.answered_at != null, outcome: answer?.outcome ?? null };
}

/**
 * The owner describes how a condition was met; the office is notified. Refused: as `lockCondition`; conflict while the
 * former answer waits; invalid for a paper that is not of this business.
 */
export async function answerCondition(
  tx: ActorTransaction,
  clearance_id: number,
  { place, note, document_id }: EndpointInput<typeof answerEndpoint>['body'],
): Promise<ConditionMoveReply> {
  const ref = { clearance_id, place };
  const open = await lockCondition(tx, ref, whereOwnedBy(tx.actor, 'a'));
  if (getConditionState(tx.today, open.facts) === 'ANSWERED') throw new Refused('conflict', 'condition.answered');
  if (document_id !== undefined) await refuseOthersPaper(tx, open.clearance, document_id);
  const answer = {
    note,
    document_id: document_id ?? null,
    answered_by: tx.actor.account_id,
    answered_at: tx.now,
    outcome: null,
    judged_by: null,
    judged_at: null,
  };
  await upsertAnswer(tx, ref, answer);
  await recordConditionAct(tx, open, { ...ref, act: 'condition_answered', note });
  await insertEvent(tx, clearancePending, {
    assessment_id: open.application.assessment_id,
    clearance_id: ref.clearance_id,
    office: open.clearance.office,
    kind: 'clearance_again',
  });
  return { ...ref, state: 'ANSWERED' };
}

async function refuseOthersPaper(
  { trx }: ActorTransaction,
  { business_id }: Clearance,
  document_id: string,
): Promise<void> {
  const { rows } = await sql`
    select from document
    where document_id = ${document_id}::uuid and business_id = ${business_id}::bigint and removed_at is null
    for key share`.execute(trx);
  if (rows.length === 0)
    throw new Refused('invalid', 'condition.paper', { fields: { document_id: 'condition.paper' } });
}

/**
 * The office finds a condition met, answered or seen on the spot, or describes what is missing. Refused: as
 * `lockCondition`; conflict when there is no answer that could be incomplete.
 */
export async function reviewCondition(
  tx: ActorTransaction,
  clearance_id: number,
  { place, outcome, remark }: EndpointInput<typeof reviewEndpoint>['body'],
): Promise<ConditionMoveReply> {
  const ref = { clearance_id, place };
  const open = await lockCondition(tx, ref, whereOfficeClearances(tx.actor));
  if (outcome === 'NOT_MET' && getConditionState(tx.today, open.facts) !== 'ANSWERED')
    throw new Refused('conflict', 'condition.not_answered');
  const review = { outcome, remark, judged_by: tx.actor.account_id, judged_at: tx.now };
  await upsertAnswer(tx, ref, review);
  await recordConditionAct(tx, open, {
    ...ref,
    act: outcome === 'MET' ? 'condition_met' : 'condition_not_met',
    note: remark,
  });
  return { ...ref, state: getConditionState(tx.today, { ...open.facts, outcome }) };
}

/** The clearance is locked, so nobody writes between the two; an upsert would check the half that it inserts. */
async function upsertAnswer(
  { trx }: ActorTransaction,
  ref: ConditionRef,
  values: Updateable<Tables['condition_answer']>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('condition_answer')
    .set(values)
    .where('clearance_id', '=', ref.clearance_id)
    .where('place', '=', ref.place)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('condition_answer')
    .values({
      document_id: null,
      answered_by: null,
      answered_at: null,
      outcome: null,
      judged_by: null,
      judged_at: null,
      ...values,
      ...ref,
    })
    .execute();
}

interface ConditionAct extends ConditionRef {
  readonly act: 'condition_answered' | 'condition_met' | 'condition_not_met';
  readonly note: string;
}

async function recordConditionAct(
  tx: ActorTransaction,
  { clearance, application, condition }: OpenCondition,
  { act, note, clearance_id, place }: ConditionAct,
): Promise<void> {
  await recordAct(tx, application, {
    history: {
      act: `clearance.${act}`,
      office: clearance.office,
      note: note === '' ? condition.text : `${condition.text} – ${note}`,
    },
    audit: {
      act: `clearance.${act}`,
      object_kind: 'clearance',
      object_id: clearance_id,
      detail: { office: clearance.office, place, due_on: condition.due_on },
    },
    offices: [clearance.office],
    ...(act === 'condition_not_met' && {
      mail: {
        template: 'promise_soon' as const,
        office: clearance.office,
        params: { remarks: `${condition.text} – ${note}`, due_on: condition.due_on },
      },
    }),
  });
}
