import {
  type ReplyBody,
  OrdinanceText,
  type startDraft as endpoint,
  type startFirstDraft as firstEndpoint,
} from '@ebpls/contracts';
import { Tariff } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import type { Trx } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { convertVersion } from '../tariffs/read-tariff-document.ts';
import { toTariffFrame } from '../tariffs/tariff-frame.ts';
import { assertEffectiveDay } from './check-draft.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import { lockVersions, isNameTaken, lockVersion, readCalendar, type VersionRow } from './ordinances.queries.ts';

interface StartDraftInput {
  readonly parent_id: number;
  readonly version: string;
  readonly effective_on: string;
  readonly edit_as: 'PARTS' | 'TABLES';
}

/**
 * Starts a draft as a copy of the published version, or of a withdrawn draft, whose editors count as editors of the
 * copy; as tables where a published version of the former shape is to be edited so. Refused: conflict where a draft of
 * the same version is open, invalid for a wrong name or first day.
 */
export async function startDraft(
  tx: ActorTransaction,
  { parent_id, version, effective_on, edit_as }: StartDraftInput,
): Promise<ReplyBody<typeof endpoint>> {
  const { trx, actor } = tx;
  await lockVersions(trx);
  const source = await getSource(tx, parent_id);
  if (await isNameTaken(trx, { version, ordinance_version_id: null }))
    throw createFieldRefusal('version', 'ordinance.version_in_use');
  assertEffectiveDay(effective_on, await readCalendar(trx), 'effective_on');
  const { content, tariff } = copySource(tx, source, { version, effective_on, edit_as });
  const isCopy = source.state === 'WITHDRAWN';
  const ordinance_version_id = await insertDraft(tx, content, {
    parent_id: isCopy ? source.parent_id : parent_id,
    ...(isCopy && { edited_by: source.edited_by, began_at: source.began_at }),
    ...(tariff && { tariff }),
  });
  await recordAudit(trx, actor, {
    act: 'ordinance.draft',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { parent: source.version, ...(isCopy && { withdrawn_id: parent_id }), version, effective_on, edit_as },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  return { ordinance_version_id, state: 'DRAFT', revision: 1 };
}

/** What the draft begins with: the content, and the document of a version that is a tariff or becomes one. */
function copySource(
  { rows }: ActorTransaction,
  source: VersionRow,
  { version, effective_on, edit_as }: Omit<StartDraftInput, 'parent_id'>,
): { readonly content: OrdinanceText; readonly tariff?: object } {
  const content = { ...source.content, version, effective_on };
  if (source.tariff !== null) return { content, tariff: { ...source.tariff, version, effective_on } };
  if (edit_as === 'PARTS' || source.state !== 'PUBLISHED') return { content };
  const tariff = { ...convertVersion(source, rows), version, effective_on };
  return { content: toTariffFrame(content, v.parse(Tariff, tariff)), tariff };
}

interface DraftOrigin {
  readonly parent_id: number | null;
  /** Set on a copy: the editors of the withdrawn draft, and its start. */
  readonly edited_by?: readonly number[];
  readonly began_at?: string;
  /** The document of a version that is a tariff, with the drafter's reasons for its findings. */
  readonly tariff?: unknown;
  readonly tariff_reasons?: Readonly<Record<string, string>>;
}

/** Inserts a draft; the creator counts as an editor from the start. Returns its id. */
export async function insertDraft(
  { trx, actor: { account_id }, now }: ActorTransaction,
  content: OrdinanceText,
  { parent_id, edited_by = [], began_at, tariff, tariff_reasons = {} }: DraftOrigin,
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
      ...(tariff !== undefined && { tariff: JSON.stringify(tariff) }),
      tariff_reasons: JSON.stringify(tariff_reasons),
      edited_by: [...new Set([...edited_by, account_id])],
      began_at: began_at === undefined ? now : new Date(began_at),
      created_by: account_id,
      created_at: now,
      saved_by: account_id,
      saved_at: now,
    })
    .returning('ordinance_version_id')
    .executeTakeFirstOrThrow();
  return ordinance_version_id;
}

async function getSource({ trx }: ActorTransaction, source_id: number): Promise<VersionRow> {
  const source = await lockVersion(trx, source_id);
  if (!source) throw new Refused('missing', 'resource.missing');
  if (source.state === 'DRAFT') throw new Refused('conflict', 'ordinance.not_published');
  const isOpen = source.state === 'WITHDRAWN' ? source.is_copyable : source.open_draft_id === null;
  if (!isOpen) throw new Refused('conflict', 'ordinance.draft_open');
  return source;
}

interface FirstDraftInput {
  readonly title: string;
  readonly version: string;
  readonly effective_on: string;
}

/**
 * Starts the first revenue code of a municipality from the starter code; it is published like any other by a person who
 * did not edit it. Refused: conflict where a version or a draft exists already, missing where the release has no
 * starter code.
 */
export async function startFirstDraft(
  tx: ActorTransaction,
  { title, version, effective_on }: FirstDraftInput,
): Promise<ReplyBody<typeof firstEndpoint>> {
  const { trx, actor } = tx;
  await lockVersions(trx);
  await refuseSecond(trx);
  if (await isNameTaken(trx, { version, ordinance_version_id: null }))
    throw createFieldRefusal('version', 'ordinance.version_in_use');
  const content = { ...(await readStarter(trx)), version, effective_on, title: { en: title, fil: title } };
  const ordinance_version_id = await insertDraft(tx, content, { parent_id: null });
  await recordAudit(trx, actor, {
    act: 'ordinance.first_draft',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { version, effective_on },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  return { ordinance_version_id };
}

async function refuseSecond(trx: Trx): Promise<void> {
  const existingVersion = await trx
    .selectFrom('ordinance_version')
    .select('ordinance_version_id')
    .where('state', '<>', 'WITHDRAWN')
    .limit(1)
    .executeTakeFirst();
  if (existingVersion) throw new Refused('conflict', 'ordinance.not_first');
}

/** The starter code of the release. Refused: missing where it has none. */
export async function readStarter(trx: Trx): Promise<OrdinanceText> {
  const starter = await trx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'starter_revenue_code')
    .executeTakeFirst();
  if (!starter) throw new Refused('missing', 'ordinance.no_starter');
  return v.parse(OrdinanceText, starter.value);
}
