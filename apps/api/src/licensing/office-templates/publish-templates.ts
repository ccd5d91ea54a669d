import type { Answer, getOfficeTemplates, publishOfficeTemplates, Received } from '@ebpls/contracts';
import { may } from '@ebpls/rules';

import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { audit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { findTemplates, templatesOf, type TemplatesOf } from './office-templates.queries.ts';

type Reply = Answer<typeof getOfficeTemplates>;
type Sent = Received<typeof publishOfficeTemplates>['body'];

/** What the person's own office or barangay writes often. Refused: missing for one that works at no desk. */
export async function readTemplates(db: Database | Trx, actor: Actor): Promise<Reply> {
  const found = await findTemplates(db, deskOf(actor));
  return {
    version: found?.version ?? 0,
    templates: [...(found?.templates ?? [])],
    published_at: found?.published_at ?? null,
    published_by: found?.published_by ?? null,
    may_publish: may(actor, 'template.publish'),
  };
}

/**
 * The head writes them anew; every version stays on record with who wrote it. Refused: missing (no desk), conflict
 * (another version was written meanwhile).
 */
export async function publishTemplates(tx: ActorTransaction, { version, templates }: Sent): Promise<Reply> {
  const { trx, actor, now } = tx;
  const of = deskOf(actor);
  if (((await findTemplates(trx, of))?.version ?? 0) !== version) throw new Refused('conflict', 'template.newer');
  const written = await trx
    .insertInto('office_templates')
    .values({
      ...of,
      version: version + 1,
      templates: JSON.stringify(templates),
      published_by: actor.account_id,
      published_at: now,
    })
    // Two heads at once: the second one has not seen what the first one wrote.
    .onConflict((conflict) => conflict.doNothing())
    .returning('templates_id')
    .executeTakeFirst();
  if (written === undefined) throw new Refused('conflict', 'template.newer');
  await audit(trx, actor, {
    act: 'template.publish',
    object_kind: 'office_templates',
    object_id: written.templates_id,
    detail: { ...of, version: version + 1 },
  });
  return readTemplates(trx, actor);
}

function deskOf(actor: Actor): TemplatesOf {
  const of = templatesOf(actor);
  if (of === undefined) throw new Refused('missing', 'thing.missing');
  return of;
}
