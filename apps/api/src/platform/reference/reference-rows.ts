// Loads the reference data of the municipality (barangays, offices, requirements, revenue code, holidays), cached.

import {
  Barangay,
  type Bilingual,
  type ClearingOffice,
  type Holiday,
  type LatePolicy,
  LineOfBusiness,
  OfficeFacts,
  Ordinance,
  Requirement,
  StoredLocalGovernment,
  toGovernmentMessage,
} from '@ebpls/contracts';
import { Tariff } from '@ebpls/contracts/tariff';
import { toClosedDays, type Holidays, type RuleOrdinance } from '@ebpls/rules';
import { openTariff, type OpenTariff, withNamedPolicies } from '@ebpls/rules/tariff';
import { sql } from 'kysely';
import * as v from 'valibot';

import type { Database, Trx } from '../database/database.ts';
import { setMessageGovernment } from '../messages/catalogue.ts';
import { SEAL_SETTING } from '../mail/mail-seal.ts';
import type { Issuer } from '../pdf/letterhead.ts';
import { BarangaysByCode } from './barangays-by-code.ts';
import { toAllBarangayCodes } from './tariff-barangays.ts';
import { findOrdinanceOfYear } from './find-ordinance-of-year.ts';
import { toCatalogueLine } from './tariff-lines.ts';

/** Name and place of the municipality: one row of the settings. */
export const Municipality = v.object({
  /** Rows of earlier releases have none. */
  government: StoredLocalGovernment,
  name: v.string(),
  province: v.string(),
  region: v.string(),
  zip: v.string(),
  website: v.string(),
  hall: v.string(),
  centre: v.object({ lat: v.number(), lng: v.number() }),
  bounds: v.object({ south: v.number(), west: v.number(), north: v.number(), east: v.number() }),
  /** Prefix of every business number: two capital letters. */
  series_prefix: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});
export type Municipality = v.InferOutput<typeof Municipality>;

/** The uploaded seal of the municipality; `print` is the data URL of a JPEG, absent in rows of older versions. */
export const SentSeal = v.object({ storage_id: v.string(), print: v.optional(v.string()) });

/** Reference data that only the administrator changes. */
export interface ReferenceRows {
  readonly municipality: Municipality;
  /** The municipality with its seal, for printed papers. */
  readonly issuer: Municipality & Issuer;
  /** Id of the picture of the seal; absent where none was sent. */
  readonly seal_id: string | undefined;
  readonly barangays: BarangaysByCode;
  /** Every line of business: those of the catalogue, and those of each published tariff. */
  readonly lines: ReadonlyMap<string, LineOfBusiness>;
  /** The lines of versions of the former shape; a published tariff may have other ones of the same code. */
  readonly catalogue: readonly LineOfBusiness[];
  readonly requirements: ReadonlyMap<string, Requirement>;
  readonly offices: ReadonlyMap<ClearingOffice, OfficeFacts>;
  readonly holiday_rows: readonly Pick<Holiday, 'day' | 'kind'>[];
  readonly holidays: Holidays;
  /** Ordinances that allow rules to replace the review of an office. */
  readonly rule_ordinances: readonly RuleOrdinance[];
  readonly ordinances: readonly {
    readonly ordinance_version_id: number;
    readonly effective_on: string;
    readonly ordinance: Omit<Ordinance, 'late'> & { readonly late: LatePolicy };
    /** The version's tariff, opened for assessments; absent where the version has the former shape. */
    readonly tariff?: OpenTariff;
  }[];
}

interface CachedRows {
  readonly revision: unknown;
  readonly rows: ReferenceRows;
}

// Every node notices a change of rows within this time, without a query before every reply.
const CACHE_TRUST_MS = 500;

// A municipality has one database, and each test has its own.
const cache = new WeakMap<object, CachedRows>();
const loading = new WeakMap<object, Promise<CachedRows>>();
const checked_at = new WeakMap<object, number>();

/**
 * The reference rows, from memory until a row of them changes on any node. `db` is never a transaction, because the
 * cache outlives it.
 */
export async function loadReferenceRows(db: Database): Promise<ReferenceRows> {
  const cachedRows = cache.get(db);
  if (cachedRows !== undefined && (isFresh(db) || (await getReferenceRevision(db)) === cachedRows.revision))
    return cachedRows.rows;
  const load = loading.get(db) ?? readReferenceRows(db);
  loading.set(db, load);
  try {
    const cachedRows = await load;
    cache.set(db, cachedRows);
    return cachedRows.rows;
  } finally {
    loading.delete(db);
  }
}

/** Makes this node reload the rows at once, after codes that no table contains any more. */
export function forgetReferenceRows(db: Database): void {
  checked_at.delete(db);
}

function isFresh(db: Database): boolean {
  const now = performance.now();
  if (now - (checked_at.get(db) ?? -Infinity) < CACHE_TRUST_MS) return true;
  checked_at.set(db, now);
  return false;
}

async function getReferenceRevision(db: Database | Trx): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'reference_revision').executeTakeFirst();
  return row?.value;
}

async function readReferenceRows(db: Database): Promise<CachedRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({ revision: await getReferenceRevision(trx), rows: await readRows(trx) }));
}

async function readMunicipality(trx: Trx): Promise<Pick<ReferenceRows, 'municipality' | 'issuer' | 'seal_id'>> {
  const settings = await trx
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('key', 'in', ['municipality', SEAL_SETTING])
    .execute();
  const findValue = (key: string): unknown => settings.find((row) => row.key === key)?.value;
  const municipality = v.parse(Municipality, findValue('municipality'));
  setMessageGovernment(municipality.government);
  const seal = v.parse(v.optional(SentSeal), findValue(SEAL_SETTING));
  return {
    municipality,
    issuer: { ...municipality, seal: seal?.print },
    seal_id: seal?.storage_id,
  };
}

async function readRows(trx: Trx): Promise<ReferenceRows> {
  const municipality = await readMunicipality(trx);
  const barangayRows = await sql<unknown>`
    select
      b.brgycode, b.name, b.class, b.population, b.role_name, coalesce(r.id, 0) as role_id, b.lat, b.lng, b.shape,
      b.fee_overrides as clearance_fee
    from barangay b
    left join role r on lower(r.name) = lower(b.role_name)
    order by b.name`.execute(trx);
  const formerRows = await trx.selectFrom('former_barangay').select(['former_code', 'brgycode']).execute();
  const lines = await trx.selectFrom('line_of_business').select('content').orderBy('line').execute();
  const requirements = await trx.selectFrom('requirement').select('content').orderBy('code').execute();
  const offices = await trx.selectFrom('office').select('content').execute();
  const holiday_rows = (await trx.selectFrom('holiday').select(['day', 'kind']).execute()) as Pick<
    Holiday,
    'day' | 'kind'
  >[];
  const requirementRows = requirements.map(({ content }) => v.parse(Requirement, content));
  const requirementsByCode = new Map(requirementRows.map((row) => [row.code, row]));
  const barangays = new BarangaysByCode(
    barangayRows.rows.map((row) => v.parse(Barangay, row)),
    new Map(formerRows.map(({ former_code, brgycode }) => [former_code, brgycode])),
  );
  const holidays = toClosedDays(holiday_rows);
  const ordinances = await readOrdinances(trx, barangays, holidays);
  const catalogue = lines.map(({ content }) => v.parse(LineOfBusiness, content));
  const tariffLines = listTariffLines(ordinances, requirementsByCode);
  return {
    ...municipality,
    barangays,
    catalogue,
    lines: new Map([...catalogue, ...tariffLines].map((line) => [line.line, line])),
    requirements: requirementsByCode,
    offices: new Map(offices.map(({ content }) => toOffice(content, municipality.municipality))),
    holiday_rows,
    holidays,
    rule_ordinances: await trx.selectFrom('rule_ordinance').selectAll().execute(),
    ordinances,
  };
}

/** The office, with its names and duties in the words of a city where it is one. */
function toOffice(content: unknown, { government }: Municipality): [ClearingOffice, OfficeFacts] {
  const facts = v.parse(OfficeFacts, content);
  const title = toGovernmentMessage(facts.title, government);
  const checks = toGovernmentMessage(facts.checks, government);
  return [facts.office, { ...facts, title, checks }];
}

/** The lines of every published tariff; of one code the line of the latest version is last. */
function listTariffLines(
  ordinances: ReferenceRows['ordinances'],
  requirements: ReferenceRows['requirements'],
): LineOfBusiness[] {
  const lines = ordinances.toReversed().flatMap(({ tariff }) => tariff?.tariff.lines ?? []);
  return lines.map((line) => toCatalogueLine(line, requirements));
}

async function readOrdinances(
  trx: Trx,
  barangays: BarangaysByCode,
  holidays: ReferenceRows['holidays'],
): Promise<ReferenceRows['ordinances']> {
  const rows = await trx
    .selectFrom('ordinance_version')
    .select(['ordinance_version_id', 'effective_on', 'content', 'tariff'])
    .where('state', '=', 'PUBLISHED')
    .orderBy('effective_on', 'desc')
    .execute();
  return rows.map(({ content, tariff, ...row }) => {
    const ordinance = v.parse(Ordinance, content);
    if (tariff === null) return { ...row, ordinance };
    const open = openTariff(toAllBarangayCodes(v.parse(Tariff, tariff), barangays), holidays);
    return { ...row, tariff: open, ordinance: { ...ordinance, late: withNamedPolicies(ordinance.late, open) } };
  });
}

/** Lines of business that a year's forms offer: those of its tariff, or of the catalogue where it has none. */
export function listOfferedLines(
  { ordinances, lines, catalogue }: ReferenceRows,
  tax_year: number,
): readonly LineOfBusiness[] {
  const inForce = findOrdinanceOfYear(ordinances, tax_year);
  if (inForce?.tariff !== undefined) return inForce.tariff.tariff.lines.flatMap(({ code }) => lines.get(code) ?? []);
  return catalogue;
}

/** The text in the reader's language. */
export function getLocaleText(text: Bilingual, locale: 'en' | 'fil'): string {
  return text[locale];
}
