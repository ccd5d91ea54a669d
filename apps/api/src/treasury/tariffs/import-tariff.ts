import {
  type EndpointInput,
  type importTariff as endpoint,
  isMessageKey,
  OrdinanceText,
  type ReplyBody,
} from '@ebpls/contracts';
import { Tariff, TARIFF_MESSAGES } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { recordAudit } from '../../platform/identity/audit.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { assertEffectiveDay } from '../ordinances/check-draft.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import {
  isNameTaken,
  listVersions,
  lockVersions,
  readCalendar,
  type VersionRow,
} from '../ordinances/ordinances.queries.ts';
import { insertDraft, readStarter } from '../ordinances/start-draft.ts';
import { listDraftFindings } from './tariff-findings.ts';
import { listUnchangedReasons } from './unchanged-reasons.ts';
import { toTariffFrame } from './tariff-frame.ts';

type ImportInput = EndpointInput<typeof endpoint>['body'];

/**
 * Imports a document as a draft, or into the open draft of the same name; the importer counts as an editor. Refused:
 * invalid at the first place that is no tariff or for its first day, conflict where another draft of the same version
 * before is open.
 */
export async function importTariff(
  tx: ActorTransaction,
  input: ImportInput,
  file_name?: string,
): Promise<ReplyBody<typeof endpoint>> {
  const { trx, actor, rows } = tx;
  const tariff = readTariff(tx, input.tariff);
  await lockVersions(trx);
  assertEffectiveDay(tariff.effective_on, await readCalendar(trx), 'tariff.effective_on');
  const storedTariff = { effective_on: tariff.effective_on, tariff: input.tariff, tariff_reasons: input.reasons };
  const findings = await listDraftFindings(trx, storedTariff, { rows, locale: actor.locale });
  const versions = await listVersions(trx);
  const draft = versions.find(({ state, version }) => state === 'DRAFT' && version === tariff.version);
  const importedCode = { tariff, input };
  const savedDraft =
    draft === undefined
      ? await startTariff(tx, { ...importedCode, versions })
      : await replaceTariff(tx, { ...importedCode, draft });
  await recordAudit(trx, actor, {
    act: 'ordinance.import',
    object_kind: 'ordinance',
    object_id: savedDraft.ordinance_version_id,
    detail: {
      version: tariff.version,
      effective_on: tariff.effective_on,
      revision: savedDraft.revision,
      ...(file_name !== undefined && { file_name }),
    },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id: savedDraft.ordinance_version_id });
  const { tariff_reasons, ...reply } = savedDraft;
  const withReasons = findings.map((finding) => ({ ...finding, reason: tariff_reasons[finding.path] ?? null }));
  return { ...reply, state: 'DRAFT', findings: withReasons };
}

/** The document, read. Refused: invalid, with the place and the sentence of the first problem. */
export function readTariff({ actor }: ActorTransaction, document: unknown): Tariff {
  const result = v.safeParse(Tariff, document, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'tariff';
  const texts: Readonly<Record<string, { readonly en: string; readonly fil: string }>> = TARIFF_MESSAGES;
  const text = texts[issue.message] ?? texts[issue.received === 'undefined' ? 'tariff.missing' : 'tariff.format'];
  const problem = isMessageKey(issue.message)
    ? getMessageText(issue.message, {}, actor.locale)
    : (text?.[actor.locale] ?? issue.message);
  throw new Refused('invalid', 'ordinance.tariff_unreadable', {
    params: { place, problem },
    fields: { [`tariff.${place}`]: 'ordinance.tariff_field' },
  });
}

interface ImportedTariff {
  readonly tariff: Tariff;
  readonly input: ImportInput;
}

interface SavedDraft {
  readonly ordinance_version_id: number;
  readonly revision: number;
  readonly tariff_reasons: Readonly<Record<string, string>>;
}

/** The version in force on the first day of the tariff, else the oldest one. */
export function findVersionBefore(versions: readonly VersionRow[], { effective_on }: Tariff): VersionRow | undefined {
  const publishedVersions = versions.filter(({ state }) => state === 'PUBLISHED');
  return publishedVersions.find((version) => version.effective_on <= effective_on) ?? publishedVersions.at(-1);
}

async function startTariff(
  tx: ActorTransaction,
  { tariff, input, versions }: ImportedTariff & { readonly versions: readonly VersionRow[] },
): Promise<SavedDraft> {
  const { trx } = tx;
  const before = findVersionBefore(versions, tariff);
  const parent_id = before?.ordinance_version_id ?? null;
  if (versions.some((version) => version.state === 'DRAFT' && version.parent_id === parent_id))
    throw new Refused('conflict', 'ordinance.draft_open');
  if (await isNameTaken(trx, { version: tariff.version, ordinance_version_id: null }))
    throw createFieldRefusal('tariff.version', 'ordinance.version_in_use');
  const content = toTariffFrame(before?.content ?? (await readStarter(trx)), tariff);
  const ordinance_version_id = await insertDraft(tx, v.parse(OrdinanceText, content), {
    parent_id,
    tariff: input.tariff,
    tariff_reasons: input.reasons,
  });
  return { ordinance_version_id, revision: 1, tariff_reasons: input.reasons };
}

/** Writes the document into the draft. Refused: invalid where the draft of this name has the former shape. */
export async function replaceTariff(
  { trx, actor, now }: ActorTransaction,
  { tariff, input, draft }: ImportedTariff & { readonly draft: VersionRow },
): Promise<SavedDraft> {
  if (draft.tariff === null) throw createFieldRefusal('tariff.version', 'ordinance.version_in_use');
  const { ordinance_version_id } = draft;
  const tariff_reasons = { ...listUnchangedReasons(draft, input.tariff), ...input.reasons };
  const revision = draft.revision + 1;
  await trx
    .updateTable('ordinance_version')
    .set({
      version: tariff.version,
      effective_on: tariff.effective_on,
      title: tariff.title.en,
      content: JSON.stringify(v.parse(OrdinanceText, toTariffFrame(draft.content, tariff))),
      tariff: JSON.stringify(input.tariff),
      tariff_reasons: JSON.stringify(tariff_reasons),
      revision,
      edited_by: [...new Set([...draft.edited_by, actor.account_id])],
      saved_by: actor.account_id,
      saved_at: now,
    })
    .where('ordinance_version_id', '=', ordinance_version_id)
    .execute();
  return { ordinance_version_id, revision, tariff_reasons };
}
