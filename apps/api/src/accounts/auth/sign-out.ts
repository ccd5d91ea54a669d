import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { endSession } from '../../platform/identity/sessions.queries.ts';
import { findSessionBySecret } from './auth.queries.ts';

/**
 * Ends the session of the token or, when that has run out, of the cookie. Without a session it succeeds too: the person
 * is signed out.
 */
export async function closeSession(
  { db, sessions, live }: Api,
  actor: Actor | undefined,
  secret: string | undefined,
): Promise<void> {
  const session = actor ? { id: actor.session_id, account_id: actor.account_id } : await findRefreshSession(db, secret);
  if (!session) return;
  await db.transaction().execute(async (trx) => {
    const wasLive = await endSession(trx, session, 'signed_out');
    if (wasLive)
      await recordAudit(
        trx,
        { account_id: session.account_id, role_name: actor?.role_name ?? null },
        { act: 'session.close', object_kind: 'session', object_id: session.id },
      );
  });
  sessions.forget(session.id);
  live.dropSession(session.id);
}

async function findRefreshSession(db: Api['db'], secret: string | undefined) {
  return secret === undefined ? undefined : findSessionBySecret(db, hashSecret(secret));
}
