import { sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { type Actor, getIdleLimit } from '../../platform/identity/actor.ts';

/**
 * Records when the page of a session was last touched, unless another page of it reported a later time. Refused:
 * unauthenticated when the session has ended by then.
 */
export async function recordPresence(
  { db }: Api,
  { session_id, role }: Actor,
  idle_seconds: number,
): Promise<{ idle_left: number; left: number }> {
  const limit = getIdleLimit(role);
  const session = await db
    .updateTable('session')
    .set({ last_used_at: sql`greatest(last_used_at, now() - make_interval(secs => ${idle_seconds}))` })
    .where('id', '=', session_id)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', sql<string>`now() - make_interval(secs => ${limit})`)
    .returning([
      sql<number>`extract(epoch from now() - last_used_at)::float8`.as('idle'),
      sql<number>`extract(epoch from expires_at - now())::float8`.as('left'),
    ])
    .executeTakeFirst();
  if (!session) throw new Refused('unauthenticated', 'session.expired');
  return { idle_left: Math.max(0, Math.round(limit - session.idle)), left: Math.max(0, Math.round(session.left)) };
}
