// Reads the document of a version, or the conversion of a published one of the former shape.

import { type getTariff as endpoint, type Locale, Ordinance, type ReplyBody } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { convertOrdinance } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import type { Database } from '../../platform/database/database.ts';
import { loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { Refused } from '../../platform/refused.ts';
import { listLineUses } from './line-uses.queries.ts';

/** The document of a version of the former shape, with the lines of business of the catalogue and the barangays. */
export function convertVersion({ content }: { readonly content: unknown }, rows: ReferenceRows): TariffText {
  return convertOrdinance({
    ordinance: v.parse(Ordinance, content),
    lines: rows.catalogue,
    barangays: rows.barangays.withFormer(),
    holidays: rows.holidays,
    government: rows.municipality.government,
  });
}

type TariffReply = ReplyBody<typeof endpoint>;

/** How many businesses have each line, named in the language of the reader. */
async function listNamedLineUses(db: Database, { lines }: ReferenceRows, locale: Locale) {
  const uses = await listLineUses(db);
  return uses.map((use) => ({ ...use, name: lines.get(use.line)?.name[locale] ?? use.line }));
}

/**
 * The document of a version; of a draft also how many businesses have each line of business. Refused: missing, also for
 * an unpublished version of the former shape.
 */
export async function readTariffDocument(
  db: Database,
  ordinance_version_id: number,
  locale: Locale,
): Promise<TariffReply> {
  const version = await db
    .selectFrom('ordinance_version')
    .select(['revision', 'state', 'content', 'tariff'])
    .where('ordinance_version_id', '=', ordinance_version_id)
    .executeTakeFirst();
  const isReadable = version !== undefined && (version.tariff !== null || version.state === 'PUBLISHED');
  if (!isReadable) throw new Refused('missing', 'resource.missing');
  const { revision, state } = version;
  const rows = await loadReferenceRows(db);
  const tariff = { ...(version.tariff ?? convertVersion(version, rows)) };
  const line_uses = state === 'DRAFT' ? { line_uses: await listNamedLineUses(db, rows, locale) } : {};
  return { ordinance_version_id, revision, is_converted: version.tariff === null, tariff, ...line_uses };
}
