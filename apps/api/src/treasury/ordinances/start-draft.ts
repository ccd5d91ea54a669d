import {
  type Answer,
  OrdinanceText,
  type startDraft as endpoint,
  type startFirstDraft as firstEndpoint,
} from '@ebpls/contracts';
import * as v from 'valibot';

import type { Trx } from '../../platform/database/database.ts';
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
  const { trx, actor } = tx;
  await holdVersions(trx);
  const parent = await getPublished(tx, parent_id);
  if (await isNameTaken(trx, { version, ordinance_version_id: null }))
    throw refusedField('version', 'ordinance.version_taken');
  checkDay(effective_on, await readCalendar(trx), 'effective_on');
  const content = { ...parent.content, version, effective_on };
  const ordinance_version_id = await insertDraft(tx, content, parent_id);
  await audit(trx, actor, {
    act: 'ordinance.draft',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { parent: parent.version, version, effective_on },
  });
  await nudgeOrdinance(trx, ordinance_version_id);
  return { ordinance_version_id, state: 'DRAFT', revision: 1 };
}

/** Its writer has a hand in it from the first row on. */
async function insertDraft(
  { trx, actor: { account_id }, now }: ActorTransaction,
  content: OrdinanceText,
  parent_id: number | null,
): Promise<number> {
  const { version, effective_on, title } = content;
  const { ordinance_version_id } = await trx
    .insertInto('ordinance_version')
    .values({
      version,
      effective_on,
      parent_id,
      title: title.en,
      state: 'DRAFT',
      content: JSON.stringify(content),
      edited_by: [account_id],
      created_by: account_id,
      created_at: now,
      saved_by: account_id,
      saved_at: now,
    })
    .returning('ordinance_version_id')
    .executeTakeFirstOrThrow();
  return ordinance_version_id;
}

async function getPublished({ trx }: ActorTransaction, parent_id: number): Promise<VersionRow> {
  const parent = await lockVersion(trx, parent_id);
  if (!parent) throw new Refused('missing', 'thing.missing');
  if (parent.state !== 'PUBLISHED') throw new Refused('conflict', 'ordinance.not_published');
  if (parent.open_draft_id !== null) throw new Refused('conflict', 'ordinance.draft_open');
  return parent;
}

interface FirstDraftInput {
  readonly title: string;
  readonly version: string;
  readonly effective_on: string;
}

/**
 * The first revenue code of a municipality begins as the starter's, and is published like any other by somebody who did
 * not work on it. Refused: conflict where there is a version or a draft already, missing where no starter came along.
 */
export async function startFirstDraft(
  tx: ActorTransaction,
  { title, version, effective_on }: FirstDraftInput,
): Promise<Answer<typeof firstEndpoint>> {
  const { trx, actor } = tx;
  await holdVersions(trx);
  await refuseSecond(trx);
  if (await isNameTaken(trx, { version, ordinance_version_id: null }))
    throw refusedField('version', 'ordinance.version_taken');
  const content = { ...(await readStarter(trx)), version, effective_on, title: { en: title, fil: title } };
  const ordinance_version_id = await insertDraft(tx, content, null);
  await audit(trx, actor, {
    act: 'ordinance.first_draft',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { version, effective_on },
  });
  await nudgeOrdinance(trx, ordinance_version_id);
  return { ordinance_version_id };
}

async function refuseSecond(trx: Trx): Promise<void> {
  const there = await trx
    .selectFrom('ordinance_version')
    .select('ordinance_version_id')
    .where('state', '<>', 'WITHDRAWN')
    .limit(1)
    .executeTakeFirst();
  if (there) throw new Refused('conflict', 'ordinance.not_first');
}

async function readStarter(trx: Trx): Promise<OrdinanceText> {
  const starter = await trx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'starter_revenue_code')
    .executeTakeFirst();
  if (!starter) throw new Refused('missing', 'ordinance.no_starter');
  return v.parse(OrdinanceText, starter.value);
}
