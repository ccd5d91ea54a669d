import type { ReplyBody, withdrawHeldAct as withdrawEndpoint } from '@ebpls/contracts';

import { lockApplication } from '../../domain/applications/find-application.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { insertHeldActEvent } from './held-act-events.ts';

/**
 * Undoes an act before it is executed; the application is open again as before. Only the row, never a clock, decides
 * whether it is too late. Refused: missing, forbidden (a colleague's act), conflict (executed already).
 */
export async function withdrawHeldAct(
  tx: ActorTransaction,
  assessment_code: string,
): Promise<ReplyBody<typeof withdrawEndpoint>> {
  const { trx, actor, now } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const { held_act, assessment_id, state } = application;
  if (held_act === null) throw new Refused('conflict', 'held.too_late');
  if (held_act.account_id !== actor.account_id)
    throw new Refused('forbidden', 'held.other_officer', { params: { name: held_act.decided_by } });

  await trx
    .updateTable('application')
    .set({ held_act: null, held_until: null, updated_at: now })
    .where('assessment_id', '=', assessment_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'application.withdraw_act',
    object_kind: 'application',
    object_id: assessment_id,
    detail: { act: held_act.body.act },
  });
  await insertHeldActEvent(tx, application);
  return { assessment_code, state };
}
