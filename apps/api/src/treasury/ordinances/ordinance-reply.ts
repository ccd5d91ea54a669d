// Reads the versions of the revenue code as replies, with the actions of the reader.

import type { ReplyBody, getOrdinance, OrdinanceRow, TariffFindingReply } from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';

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
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { findTariffRefusal, listTariffFindings } from '../tariffs/tariff-findings.ts';

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
  const rehearsal = await readRehearsal(db, ordinance_version_id, { content, revision, locale: actor.locale });
  const decider = await loadDecider(db, actor);
  const findings = row.tariff === null ? [] : listTariffFindings(row, { rows: await loadReferenceRows(db), ...actor });
  const refusalKey = row.state === 'DRAFT' ? findPublishRefusal(row, decider, { rehearsal, findings }) : undefined;
  return {
    ...toRowReply(row, actor),
    revision,
    content,
    ...(row.tariff !== null && { tariff: toTariffReply(row.tariff, findings) }),
    editors: [...row.editors],
    changes: parent ? listOrdinanceChanges(parent.content, content, actor.locale) : [],
    rehearsal,
    open_draft_id: row.open_draft_id,
    acts: listActs(row, actor, refusalKey),
    why_not_publish: refusalKey === undefined ? null : getMessageText(refusalKey, {}, actor.locale),
  };
}

function toTariffReply(tariff: Readonly<Record<string, unknown>>, findings: TariffFindingReply[]) {
  const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  return { lines: count(tariff['lines']), charges: count(tariff['charges']), findings };
}

/** The editors of a draft, which another person publishes. */
export function toPublishDecision({
  edited_by,
  began_at,
}: Pick<VersionRow, 'edited_by' | 'began_at'>): SecondPersonDecision {
  return { action: 'ordinance.publish', people: edited_by, since: began_at, own: 'ordinance.own_draft' };
}

function findPublishRefusal(
  draft: VersionRow,
  decider: Decider,
  { rehearsal, findings }: Pick<VersionReply, 'rehearsal'> & { readonly findings: readonly TariffFindingReply[] },
): MessageKey | undefined {
  if (!isAllowed(decider.actor, 'ordinance.publish')) return 'ordinance.treasurer_publishes';
  const another = findSecondPersonReason(decider, toPublishDecision(draft));
  const refusal = another ?? findTariffRefusal(findings);
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
