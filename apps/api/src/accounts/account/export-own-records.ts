import type { FastifyReply } from 'fastify';

import { audit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { readOwnData } from './own-records.queries.ts';

/**
 * Sends a person all that is held about them, as a file that programs read too (data portability, RA 10173 section 18).
 */
export async function exportOwnData({ db, clock, heavyReads }: Api, actor: Actor, reply: FastifyReply): Promise<void> {
  const held = await heavyReads.run(() => readOwnData(db, actor.account_id));
  await audit(db, actor, { act: 'account.export', object_kind: 'account', object_id: actor.account_id });
  const file = JSON.stringify({ exported_at: clock.now().toISOString(), amounts: 'centavos', ...held }, undefined, 2);
  await reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="ebpls-my-data-${clock.today()}.json"`)
    .header('cache-control', 'private, no-store')
    .serializer(String)
    .send(file);
}
