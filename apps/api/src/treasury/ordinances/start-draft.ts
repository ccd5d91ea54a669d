import type { Answer, startDraft as endpoint } from '@ebpls/contracts';

import { audit } from '../../platform/identity/audit.ts';
import { Refused, refusedField } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { checkDay } from './check-draft.ts';
import { holdVersions, isNameTaken, lockVersion, readCalendar, type VersionRow } from './ordinances.queries.ts';
import { nudgeOrdinance } from './save-draft.ts';

interface StartDraftInput {
  readonly parent_id: number;
  readonly version: string;
  readonly effective_on: string;
}

/**
 * A draft is a copy of what is published. Refused: conflict where a draft of it is open, invalid where name or first
 * day cannot be.
 */
export async function startDraft(
  tx: ActorTransaction,
  { parent_id, version, effective_on }: StartDraftInput,
): Promise<Answer<typeof endpoint>> {
  const { trx, actor, now } = tx;
  await holdVersions(trx);
  const parent = await getPublished(tx, parent_id);
  if (await isNameTaken(trx, { version, ordinance_version_id: null }))
    throw refusedField('version', 'ordinance.version_taken');
  checkDay(effective_on, await readCalendar(trx), 'effective_on');
  const content = { ...parent.content, version, effective_on };
  const { ordinance_version_id } = await trx
    .insertInto('ordinance_version')
    .values({
      version,
      effective_on,
      parent_id,
      title: content.title.en,
      state: 'DRAFT',
      content: JSON.stringify(content),
      edited_by: [actor.account_id],
      created_by: actor.account_id,
      created_at: now,
      saved_by: actor.account_id,
      saved_at: now,
    })
    .returning('ordinance_version_id')
    .executeTakeFirstOrThrow();
  await audit(trx, actor, {
    act: 'ordinance.draft',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { parent: parent.version, version, effective_on },
  });
  await nudgeOrdinance(trx, ordinance_version_id);
  return { ordinance_version_id, state: 'DRAFT', revision: 1 };
}

async function getPublished({ trx }: ActorTransaction, parent_id: number): Promise<VersionRow> {
  const parent = await lockVersion(trx, parent_id);
  if (!parent) throw new Refused('missing', 'thing.missing');
  if (parent.state !== 'PUBLISHED') throw new Refused('conflict', 'ordinance.not_published');
  if (parent.open_draft_id !== null) throw new Refused('conflict', 'ordinance.draft_open');
  return parent;
}
