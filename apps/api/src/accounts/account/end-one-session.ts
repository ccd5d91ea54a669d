import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { endSession } from '../../platform/identity/sessions.queries.ts';

/** Ends one session of the person's own. Refused: missing, also for a session of someone else. */
export async function endOneSession(
  { db, sessions, live }: Api,
  actor: Actor,
  session_id: string,
): Promise<{ ended: true }> {
  await db.transaction().execute(async (trx) => {
    const wasLive = await endSession(trx, { id: session_id, account_id: actor.account_id }, 'ended_by_owner');
    if (!wasLive) throw new Refused('missing', 'resource.missing');
    await recordAudit(trx, actor, { act: 'session.end', object_kind: 'session', object_id: session_id });
  });
  sessions.forget(session_id);
  live.dropSession(session_id);
  return { ended: true };
}
