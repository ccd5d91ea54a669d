import { toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { getApplicationCode, lockApplicationById } from '../../domain/applications/find-application.ts';
import type { Api } from '../../platform/http/api.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { executeDue } from '../../platform/transactions/execute-due.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';
import type { HeldActRecord } from '../../tables/changes.ts';
import type { ExecuteAct } from './act-executors.ts';
import { insertHeldActEvent } from './held-act-events.ts';

interface DueAct {
  readonly assessment_id: number;
  readonly session_id: string;
}

/** Executes the acts that cannot be undone any more, dated at the moment at which they were decided. */
export async function executeHeldActs(api: Api, executeAct: ExecuteAct): Promise<void> {
  const { rows } = await sql<DueAct>`
    select assessment_id, held_act ->> 'session_id' as session_id
    from application
    where held_until <= clock_timestamp()
    order by held_until, assessment_id`.execute(api.db);
  await executeDue(api, rows, {
    execute: async (tx, due) => {
      const application = await lockApplicationById(tx, due.assessment_id);
      const heldAct = await claimHeldAct(tx, application);
      if (!heldAct) return;
      const now = new Date(heldAct.decided_at);
      const input = { assessment_code: getApplicationCode(application), body: heldAct.body };
      await executeAct({ ...tx, now, today: toManilaDay(now) }, input);
    },
    drop: (due, reason) => dropAct(api, due, reason),
  });
}

/** Claims the held act of a locked application; undefined when it was undone, or another process was faster. */
async function claimHeldAct(
  { trx }: Transaction,
  { assessment_id, held_act }: { readonly assessment_id: number; readonly held_act: HeldActRecord | null },
): Promise<HeldActRecord | undefined> {
  if (held_act === null) return undefined;
  await trx
    .updateTable('application')
    .set({ held_act: null, held_until: null })
    .where('assessment_id', '=', assessment_id)
    .execute();
  return held_act;
}

/**
 * The application changed in those seconds, for instance its owner withdrew it, or its actor may not act any more:
 * nothing is executed, and the actor is notified.
 */
function dropAct(api: Api, { assessment_id }: DueAct, reason: string): Promise<void> {
  return inTransaction(api, undefined, async (tx) => {
    const application = await lockApplicationById(tx, assessment_id);
    const heldAct = await claimHeldAct(tx, application);
    if (!heldAct) return;
    const { account_id, body } = heldAct;
    await recordAudit(tx.trx, undefined, {
      act: 'application.drop_act',
      object_kind: 'application',
      object_id: assessment_id,
      detail: { act: body.act, decided_by: account_id, reason },
    });
    await insertHeldActEvent(tx, application, { account_id, act: body.act });
  });
}
