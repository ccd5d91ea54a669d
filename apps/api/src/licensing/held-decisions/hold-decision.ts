import { type HeldAct, TAKE_BACK_SECONDS } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { type ClearanceMoveReply, openClearance } from '../clearances/move-clearance.ts';
import { DECISIONS } from './decisions.ts';
import { insertHeldDecisionEvent } from './held-decision-events.ts';

/** An office's decision as it was sent; it is executed after some seconds in which it can be withdrawn. */
export interface DecisionInput {
  readonly act: HeldAct;
  readonly clearance_id: number;
  readonly body: { readonly is_held: boolean } & Readonly<Record<string, unknown>>;
}

/**
 * Decides at once, or tries the whole decision, rolls the try back and stores the decision until it cannot be taken
 * back any more (decision 0115). Refused: as the decision itself, in both cases.
 */
export async function decideOrHold(
  tx: ActorTransaction,
  { act, clearance_id, body }: DecisionInput,
): Promise<ClearanceMoveReply> {
  if (!body.is_held) return DECISIONS[act](tx, clearance_id, body);
  const open = await openClearance(tx, clearance_id);
  await tryDecision(tx, () => DECISIONS[act](tx, clearance_id, body));
  await holdDecision(tx, { act, clearance_id, body });
  await recordAudit(tx.trx, tx.actor, {
    act: 'clearance.hold_decision',
    object_kind: 'clearance',
    object_id: clearance_id,
    detail: { act, seconds: TAKE_BACK_SECONDS },
  });
  await insertHeldDecisionEvent(tx, open);
  const { state, clearance_no } = open.clearance;
  return { clearance_id, state, clearance_no, held_seconds: TAKE_BACK_SECONDS };
}

/** Refuses at once everything that the decision would refuse, while its decider still looks at it. */
async function tryDecision({ trx }: ActorTransaction, act: () => Promise<unknown>): Promise<void> {
  await sql`savepoint rehearsal`.execute(trx);
  await act();
  await sql`rollback to savepoint rehearsal`.execute(trx);
}

async function holdDecision(
  { trx, actor, now }: ActorTransaction,
  { act, clearance_id, body }: DecisionInput,
): Promise<void> {
  const { account_id, session_id } = actor;
  const decided_at = now.toISOString();
  const until = sql<string>`clock_timestamp() + make_interval(secs => ${TAKE_BACK_SECONDS})`;
  await trx
    .updateTable('clearance')
    .set({
      held_decision: JSON.stringify({ act, body, account_id, session_id, decided_at }),
      held_until: until,
      updated_at: now,
    })
    .where('clearance_id', '=', clearance_id)
    .execute();
  await enqueueJob(trx, {
    task: 'carry_out_decisions',
    payload: {},
    run_at: new Date(Date.now() + TAKE_BACK_SECONDS * 1000),
  });
}
