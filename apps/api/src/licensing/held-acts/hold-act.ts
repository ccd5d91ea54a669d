import { type ReplyBody, type holdApplicationAct, TAKE_BACK_SECONDS } from '@ebpls/contracts';
import { sql } from 'kysely';

import { lockApplication } from '../../domain/applications/find-application.ts';
import { refuseHeldApplication } from '../../domain/applications/move-application.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { HeldActRecord } from '../../tables/changes.ts';
import type { ExecuteAct, HeldActInput } from './act-executors.ts';
import { insertHeldActEvent } from './held-act-events.ts';

/**
 * Tries the whole act, rolls the try back and stores the act until it cannot be undone any more (decision 0115).
 * Refused: as the act itself.
 */
export async function holdAct(
  tx: ActorTransaction,
  executeAct: ExecuteAct,
  input: HeldActInput,
): Promise<ReplyBody<typeof holdApplicationAct>> {
  const { trx, actor, now } = tx;
  const application = await lockApplication(trx, input.assessment_code, actor);
  refuseHeldApplication(application);
  await sql`savepoint rehearsal`.execute(trx);
  await executeAct(tx, input);
  await sql`rollback to savepoint rehearsal`.execute(trx);

  const { assessment_id, state } = application;
  const { act } = input.body;
  await trx
    .updateTable('application')
    .set({
      held_act: JSON.stringify(await createRecord(tx, input)),
      held_until: sql<string>`clock_timestamp() + make_interval(secs => ${TAKE_BACK_SECONDS})`,
      updated_at: now,
    })
    .where('assessment_id', '=', assessment_id)
    .execute();
  await enqueueJob(trx, {
    task: 'execute_held_acts',
    payload: {},
    run_at: new Date(Date.now() + TAKE_BACK_SECONDS * 1000),
  });
  await recordAudit(trx, actor, {
    act: 'application.hold_act',
    object_kind: 'application',
    object_id: assessment_id,
    detail: { act, seconds: TAKE_BACK_SECONDS },
  });
  await insertHeldActEvent(tx, application);
  return { assessment_code: input.assessment_code, state, held_seconds: TAKE_BACK_SECONDS };
}

async function createRecord({ trx, actor, now }: ActorTransaction, { body }: HeldActInput): Promise<HeldActRecord> {
  const { account_id, session_id } = actor;
  const { full_name } = await trx
    .selectFrom('account')
    .select('full_name')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { body, account_id, decided_by: full_name, session_id, decided_at: now.toISOString() };
}
