import { toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { executeDue } from '../../platform/transactions/execute-due.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';
import { getClearancePath } from '../clearances/move-clearance.ts';
import type { HeldDecision } from '../../tables/changes.ts';
import { DECISIONS } from './decisions.ts';
import { insertHeldDecisionEvent } from './held-decision-events.ts';
import { lockClearance } from '../clearances/find-clearance.ts';

interface DueDecision {
  readonly clearance_id: number;
  readonly assessment_id: number;
  readonly session_id: string;
}

/** Executes the decisions that cannot be taken back any more, dated at the moment at which they were made. */
export async function executeHeldDecisions(api: Api): Promise<void> {
  const { rows } = await sql<DueDecision>`
    select clearance_id, assessment_id, held_decision ->> 'session_id' as session_id
    from clearance
    where held_until <= clock_timestamp()
    order by held_until, clearance_id`.execute(api.db);
  await executeDue(api, rows, {
    execute: async (tx, due) => {
      await lockApplicationById(tx, due.assessment_id);
      const decision = await claimHeldDecision(tx, due.clearance_id);
      if (!decision) return;
      const now = new Date(decision.decided_at);
      await DECISIONS[decision.act]({ ...tx, now, today: toManilaDay(now) }, due.clearance_id, decision.body);
    },
    drop: (due, reason) => dropDecision(api, due, reason),
  });
}

/** Claims the held decision; undefined when it was taken back, or another process was faster. */
async function claimHeldDecision({ trx }: Transaction, clearance_id: number): Promise<HeldDecision | undefined> {
  const clearance = await lockClearance(trx, clearance_id, sql<boolean>`true`);
  if (!clearance?.held_decision) return undefined;
  await trx
    .updateTable('clearance')
    .set({ held_decision: null, held_until: null })
    .where('clearance_id', '=', clearance_id)
    .execute();
  return clearance.held_decision;
}

/**
 * The case changed in those seconds, for instance its owner withdrew, or the decider may not decide any more: nothing
 * is executed, and the decider is notified.
 */
function dropDecision(api: Api, { clearance_id, assessment_id }: DueDecision, reason: string): Promise<void> {
  return inTransaction(api, undefined, async (tx) => {
    const application = await lockApplicationById(tx, assessment_id);
    const decision = await claimHeldDecision(tx, clearance_id);
    const clearance = await lockClearance(tx.trx, clearance_id, sql<boolean>`true`);
    if (!decision || !clearance) return;
    await recordAudit(tx.trx, undefined, {
      act: 'clearance.drop_decision',
      object_kind: 'clearance',
      object_id: clearance_id,
      detail: { act: decision.act, decided_by: decision.account_id, reason },
    });
    await insertHeldDecisionEvent(
      tx,
      { clearance, application },
      { account_id: decision.account_id, path: getClearancePath({ clearance }) },
    );
  });
}
