import type { ReplyBody, getOfficeTemplates, publishOfficeTemplates, EndpointInput } from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';

import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { findTemplates, findTemplateOwner, type TemplateOwner } from './office-templates.queries.ts';

type TemplatesReply = ReplyBody<typeof getOfficeTemplates>;
type TemplatesInput = EndpointInput<typeof publishOfficeTemplates>['body'];

/** Templates of the person's own office or barangay. Refused: missing for a person without a desk. */
export async function readTemplates(db: Database | Trx, actor: Actor): Promise<TemplatesReply> {
  const templates = await findTemplates(db, getTemplateOwner(actor));
  return {
    version: templates?.version ?? 0,
    templates: [...(templates?.templates ?? [])],
    published_at: templates?.published_at ?? null,
    published_by: templates?.published_by ?? null,
    may_publish: isAllowed(actor, 'template.publish'),
  };
}

/**
 * The head publishes a new version; every version stays on record with its author. Refused: missing (no desk), conflict
 * (another version was written meanwhile).
 */
export async function publishTemplates(
  tx: ActorTransaction,
  { version, templates }: TemplatesInput,
): Promise<TemplatesReply> {
  const { trx, actor, now } = tx;
  const owner = getTemplateOwner(actor);
  if (((await findTemplates(trx, owner))?.version ?? 0) !== version) throw new Refused('conflict', 'template.newer');
  const insertedVersion = await trx
    .insertInto('office_templates')
    .values({
      ...owner,
      version: version + 1,
      templates: JSON.stringify(templates),
      published_by: actor.account_id,
      published_at: now,
    })
    // Of two concurrent heads the second one has not seen the version of the first.
    .onConflict((conflict) => conflict.doNothing())
    .returning('templates_id')
    .executeTakeFirst();
  if (insertedVersion === undefined) throw new Refused('conflict', 'template.newer');
  await recordAudit(trx, actor, {
    act: 'template.publish',
    object_kind: 'office_templates',
    object_id: insertedVersion.templates_id,
    detail: { ...owner, version: version + 1 },
  });
  return readTemplates(trx, actor);
}

function getTemplateOwner(actor: Actor): TemplateOwner {
  const owner = findTemplateOwner(actor);
  if (owner === undefined) throw new Refused('missing', 'resource.missing');
  return owner;
}
