// Writes the reference data of a municipality: of one of the demonstration, or of one that is still empty.

import {
  ChecklistLine,
  ClearingOffice,
  type Holiday,
  LineOfBusiness,
  OfficeFacts,
  OfficeTemplates,
  Ordinance,
  Requirement,
} from '@ebpls/contracts';
import * as v from 'valibot';

import type { Trx } from '../../../apps/api/src/platform/database/database.ts';
import { Municipality } from '../../../apps/api/src/platform/reference/reference-rows.ts';
import { writeOffices } from '../../../apps/api/src/platform/reference/write-offices.ts';
import { readRecords } from './records.ts';
import { recordMunicipality } from './municipality/stored-municipality.ts';
import { drawShapes } from './municipality/draw-shapes.ts';
import {
  DEFAULT_MUNICIPALITY,
  listHolidays,
  type MunicipalityRecords,
  readMunicipality,
} from './municipality/municipality.ts';

/** Name and place of a municipality before its first administrator enters them: empty, somewhere in the Philippines. */
const UNNAMED_MUNICIPALITY = {
  name: '',
  province: '',
  region: '',
  zip: '',
  website: '',
  hall: '',
  centre: { lat: 12.8797, lng: 121.774 },
  bounds: { south: 4.5, west: 116.8, north: 21.2, east: 126.7 },
  series_prefix: 'BN',
};

/** Number of the series that carries no year. */
const NO_YEAR = 0;

const json = (value: unknown): string => JSON.stringify(value);

/** Reads a file of records and checks each with its contract. */
export function listReferenceRecords<S extends v.GenericSchema>(
  file: string,
  schema: S,
): { readonly input: v.InferInput<S>; readonly read: v.InferOutput<S> }[] {
  return readRecords<v.InferInput<S>[]>(file).map((input) => ({ input, read: v.parse(schema, input) }));
}

/**
 * Writes what a municipality knows before anyone applies, San Isidro unless another is given: places, lines, papers,
 * offices, holidays, the ordinance.
 */
export async function writeReference(
  trx: Trx,
  municipality: MunicipalityRecords = readMunicipality(DEFAULT_MUNICIPALITY),
): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key: 'municipality', value: json(v.parse(Municipality, municipality)) })
    .execute();
  await trx
    .insertInto('number_series')
    .values({ series: 'company', year: NO_YEAR, last: municipality.last_number_before })
    .execute();
  await writeBarangays(trx, municipality);
  await writeCatalogue(trx, listHolidays(municipality));
  if (municipality.code === undefined) {
    await writeLines(trx);
    await writeOrdinance(trx);
  } else await writeStarter(trx);
  await recordMunicipality(trx, municipality);
  await writeRuleOrdinances(trx, municipality);
}

/** The municipality has enacted by ordinance what rules may decide for its own offices. */
async function writeRuleOrdinances(trx: Trx, { rule_ordinance_no }: MunicipalityRecords): Promise<void> {
  await trx
    .insertInto('rule_ordinance')
    .values(
      (['LOW_RISK_RENEWAL', 'PROVISIONAL_PERMIT'] as const).map((rule) => ({
        rule,
        ordinance_no: rule_ordinance_no,
        in_force_from: '2025-12-01',
        in_force_until: null,
      })),
    )
    .execute();
}

/**
 * Writes the rows with which an empty municipality begins (decision 0148): the catalogues that every one of them
 * shares, and the starter's revenue code to copy from. Its name, its barangays and its ordinance are its own.
 */
export async function writeEmptyMunicipality(trx: Trx): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key: 'municipality', value: json(UNNAMED_MUNICIPALITY) })
    .execute();
  await writeStarter(trx);
  await writeLines(trx);
  await writeCatalogue(trx, listHolidays({ feasts: [] }));
}

/** The revenue code from which a municipality without one copies what no tariff holds. */
async function writeStarter(trx: Trx): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key: 'starter_revenue_code', value: json(readOrdinance()) })
    .execute();
}

/** The lines of business of the former shape; a municipality with a tariff has those of its tariff. */
async function writeLines(trx: Trx): Promise<void> {
  const lines = listReferenceRecords('lines-of-business.json', LineOfBusiness);
  await trx
    .insertInto('line_of_business')
    .values(lines.map(({ input }) => ({ line: input.line, name: input.name.en, content: json(input) })))
    .execute();
}

async function writeCatalogue(trx: Trx, holidays: readonly Holiday[]): Promise<void> {
  const requirements = listReferenceRecords('requirements.json', Requirement);
  await trx
    .insertInto('requirement')
    .values(requirements.map(({ input }) => ({ code: input.code, content: json(input) })))
    .execute();
  await writeOffices(
    trx,
    listReferenceRecords('offices.json', OfficeFacts).map(({ input }) => input),
  );
  await writeChecklists(trx);
  await writeTemplates(trx);
  await trx
    .insertInto('holiday')
    .values(holidays.map(({ day, name, kind }) => ({ day, name: name.en, kind })))
    .execute();
}

/** Written before the first case: a case keeps the list with which it was filed. */
const CHECKLISTS_SINCE = '2020-01-01T00:00:00+08:00';

async function writeChecklists(trx: Trx): Promise<void> {
  const rows = listReferenceRecords(
    'checklists.json',
    v.object({ office: ClearingOffice, items: v.array(ChecklistLine) }),
  ).map(({ read: { office, items } }) => ({
    office,
    version: 1,
    items: json(items),
    published_by: null,
    published_at: CHECKLISTS_SINCE,
  }));
  await trx.insertInto('office_checklist').values(rows).execute();
}

async function writeTemplates(trx: Trx): Promise<void> {
  const templatesRow = v.object({ office: ClearingOffice, templates: OfficeTemplates.entries.templates });
  const rows = listReferenceRecords('decision-templates.json', templatesRow).map(({ read: { office, templates } }) => ({
    office,
    version: 1,
    templates: json(templates),
    published_by: null,
    published_at: CHECKLISTS_SINCE,
  }));
  await trx.insertInto('office_templates').values(rows).execute();
}

async function writeBarangays(trx: Trx, municipality: MunicipalityRecords): Promise<void> {
  const { barangays } = municipality;
  await trx
    .insertInto('role')
    .values(barangays.map(({ role_id, role_name, brgycode }) => ({ id: role_id, name: role_name, brgycode })))
    .execute();
  const shapes = drawShapes(municipality);
  const rows = barangays.map(({ role_id: _role, clearance_fee, ...row }) => ({
    ...row,
    shape: json(shapes.get(row.brgycode)),
    fee_overrides: json(clearance_fee),
  }));
  await trx.insertInto('barangay').values(rows).execute();
}

function readOrdinance(): v.InferInput<typeof Ordinance> {
  const ordinance = readRecords<v.InferInput<typeof Ordinance>>('revenue-code-2024.json');
  v.parse(Ordinance, ordinance);
  return ordinance;
}

async function writeOrdinance(trx: Trx): Promise<void> {
  const ordinance = readOrdinance();
  const row = {
    version: ordinance.version,
    title: ordinance.title.en,
    effective_on: ordinance.effective_on,
    state: 'PUBLISHED' as const,
    content: json(ordinance),
    published_at: `${ordinance.effective_on}T00:00:00+08:00`,
  };
  await trx.insertInto('ordinance_version').values(row).execute();
}
