// Reads the versions of the revenue code as replies, with the actions of the reader.

import {
  Bilingual,
  type ReplyBody,
  type getOrdinance,
  type Locale,
  type OrdinanceChange,
  type OrdinanceRow,
  type TariffFindingReply,
} from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';
import * as v from 'valibot';

import type { Database } from '../../platform/database/database.ts';
import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  type Decider,
  type SecondPersonDecision,
  loadDecider,
  findSecondPersonReason,
} from '../../domain/access/separation/second-person.ts';
import { listOrdinanceChanges } from './ordinance-changes.ts';
import { findVersion, listVersions, type VersionRow } from './ordinances.queries.ts';
import { readRehearsal } from './rehearsal-reply.ts';
import { FROM_DOCUMENT } from './save-draft.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { toTariffAmendment } from '../tariff-files/tariff-amendment.ts';
import { toVersionDocument } from '../tariff-files/version-document.ts';
import { findProofRefusal } from '../tariff-proofs/check-proof.ts';
import { findProof, type ProofRow } from '../tariff-proofs/tariff-proofs.queries.ts';
import { findTariffRefusal, listDraftFindings, listTariffFindings } from '../tariffs/tariff-findings.ts';

type VersionReply = ReplyBody<typeof getOrdinance>;
type VersionAct = VersionReply['acts'][number];

function toRowReply(row: VersionRow, { locale }: Actor): OrdinanceRow {
  const {
    ordinance_version_id,
    version,
    effective_on,
    state,
    parent_id,
    parent_version,
    bills,
    created_by,
    created_at,
    saved_by,
    saved_at,
    published_by,
    published_at,
    reason,
  } = row;
  const parent =
    parent_id === null || parent_version === null ? null : { ordinance_version_id: parent_id, version: parent_version };
  return {
    ordinance_version_id,
    version,
    effective_on,
    state,
    parent,
    bills,
    created_by,
    created_at,
    saved_by,
    saved_at,
    published_by,
    published_at,
    reason,
    title: row.content.title[locale],
  };
}

export async function readVersions(db: Database, actor: Actor): Promise<{ data: OrdinanceRow[] }> {
  return { data: (await listVersions(db)).map((row) => toRowReply(row, actor)) };
}

/** A whole version, with the acts of the reader. Refused: missing. */
export async function readVersion(db: Database, actor: Actor, ordinance_version_id: number): Promise<VersionReply> {
  const row = await findVersion(db, ordinance_version_id);
  if (!row) throw new Refused('missing', 'resource.missing');
  const { content, revision } = row;
  const parent = row.parent_id === null ? undefined : await findVersion(db, row.parent_id);
  const rows = await loadReferenceRows(db);
  const { locale } = actor;
  const lineNames = mapLineNames(row, locale);
  const rehearsal = await readRehearsal(db, ordinance_version_id, { content, revision, locale, rows, lineNames });
  const decider = await loadDecider(db, actor);
  const tariff = await readTariffReply(db, { row, parent, rows, locale });
  const proof = await findProof(db, ordinance_version_id);
  const refusalKey =
    row.state === 'DRAFT'
      ? findPublishRefusal(row, decider, { rehearsal, proof, findings: tariff?.findings ?? [] })
      : undefined;
  return {
    ...toRowReply(row, actor),
    revision,
    content,
    ...(tariff !== undefined && { tariff }),
    editors: [...row.editors],
    changes: parent ? listVersionChanges(parent, row, locale) : [],
    rehearsal,
    open_draft_id: row.open_draft_id,
    acts: listActs(row, actor, refusalKey),
    why_not_publish: refusalKey === undefined ? null : getMessageText(refusalKey, {}, actor.locale),
  };
}

const HEADING_FIELDS: ReadonlySet<string> = new Set(['version', 'title', 'effective_on']);
const FROM_TARIFF: ReadonlySet<string> = new Set([...FROM_DOCUMENT, ...HEADING_FIELDS]);

/** The changes figure by figure; of a tariff only those beside its document, which its amendment names. */
function listVersionChanges(parent: VersionRow, { content, tariff }: VersionRow, locale: Locale): OrdinanceChange[] {
  const changes = listOrdinanceChanges(parent.content, content, locale);
  return tariff === null ? changes : changes.filter(({ path }) => !FROM_TARIFF.has(path.split('.')[0] ?? ''));
}

interface TariffVersion {
  readonly row: VersionRow;
  readonly parent: VersionRow | undefined;
  readonly rows: ReferenceRows;
  readonly locale: Locale;
}

/** What a version that is a tariff holds, what was found in it and what it changes; undefined for the former shape. */
async function readTariffReply(
  db: Database,
  { row, parent, rows, locale }: TariffVersion,
): Promise<VersionReply['tariff']> {
  const { tariff, state } = row;
  if (tariff === null) return undefined;
  const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  const formerVersion = parent && { version: parent.version, document: toVersionDocument(parent, rows) };
  const context = { rows, locale };
  return {
    lines: count(tariff['lines']),
    charges: count(tariff['charges']),
    findings: state === 'DRAFT' ? await listDraftFindings(db, row, context) : listTariffFindings(row, context),
    amendment: formerVersion
      ? toTariffAmendment({ former: formerVersion, next: toVersionDocument(row, rows) }, locale)
      : null,
  };
}

const NamedLines = v.object({ lines: v.array(v.object({ code: v.string(), name: Bilingual })) });

function mapLineNames({ tariff }: VersionRow, locale: Locale): ReadonlyMap<string, string> {
  const result = v.safeParse(NamedLines, tariff);
  return new Map(result.success ? result.output.lines.map(({ code, name }) => [code, name[locale]]) : []);
}

/** The editors of a draft, which another person publishes. */
export function toPublishDecision({
  edited_by,
  began_at,
}: Pick<VersionRow, 'edited_by' | 'began_at'>): SecondPersonDecision {
  return { action: 'ordinance.publish', people: edited_by, since: began_at, own: 'ordinance.own_draft' };
}

interface PublishState extends Pick<VersionReply, 'rehearsal'> {
  readonly findings: readonly TariffFindingReply[];
  readonly proof: ProofRow | undefined;
}

function findPublishRefusal(
  draft: VersionRow,
  decider: Decider,
  { rehearsal, findings, proof }: PublishState,
): MessageKey | undefined {
  if (!isAllowed(decider.actor, 'ordinance.publish')) return 'ordinance.treasurer_publishes';
  const otherPersonReason = findSecondPersonReason(decider, toPublishDecision(draft));
  const refusal = otherPersonReason ?? findTariffRefusal(findings) ?? findProofRefusal(proof, draft.revision);
  if (refusal !== undefined || draft.parent_id === null) return refusal;
  return rehearsal?.is_current === true && rehearsal.state === 'DONE' ? undefined : 'ordinance.not_rehearsed';
}

function listActs(
  { state, open_draft_id, is_copyable, parent_id }: VersionRow,
  actor: Actor,
  refusalKey: MessageKey | undefined,
): VersionAct[] {
  if (!isAllowed(actor, 'ordinance.write')) return [];
  if (state === 'PUBLISHED') return open_draft_id === null ? ['draft'] : [];
  if (state === 'WITHDRAWN') return is_copyable ? ['draft'] : [];
  return [
    'save',
    ...(parent_id === null ? [] : ['rehearse' as const]),
    ...(refusalKey === undefined ? ['publish' as const] : []),
    'withdraw',
  ];
}
