// Reads the document of a version, or the conversion of a published one of the former shape.

import {
  type getTariff as endpoint,
  type Locale,
  Ordinance,
  type ReplyBody,
  type TariffBarangay,
} from '@ebpls/contracts';
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

/** The barangays by name, each with its former codes, which a document may still name. */
function listBarangaysWithCodes({ barangays }: Pick<ReferenceRows, 'barangays'>): TariffBarangay[] {
  const byCurrent = Map.groupBy(barangays.withFormer(), ({ brgycode }) => barangays.currentCode(brgycode));
  return [...barangays.values()]
    .map(({ brgycode, name }) => ({
      brgycode,
      name,
      former_codes: (byCurrent.get(brgycode) ?? []).map((row) => row.brgycode).filter((code) => code !== brgycode),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** What the editor of a draft chooses among, beside the rows of the document. */
async function loadDraftChoices(db: Database, rows: ReferenceRows, locale: Locale) {
  return {
    line_uses: await listNamedLineUses(db, rows, locale),
    barangays: listBarangaysWithCodes(rows),
    offices: [...rows.offices.values()].map(({ office, title }) => ({ office, title })),
  };
}

/**
 * The document of a version; of a draft also how many businesses have each line of business, the barangays and the
 * offices. Refused: missing, also for
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
  const choices = state === 'DRAFT' ? await loadDraftChoices(db, rows, locale) : {};
  return { ordinance_version_id, revision, is_converted: version.tariff === null, tariff, ...choices };
}
