// Writes the reference data of a municipality: of San Isidro in the demo data, or of one that is still empty.

import {
  Barangay,
  ChecklistLine,
  ClearingOffice,
  Holiday,
  LineOfBusiness,
  OfficeFacts,
  OfficeTemplates,
  Ordinance,
  Requirement,
} from '@ebpls/contracts';
import * as v from 'valibot';

import type { Trx } from '../../../apps/api/src/platform/database/database.ts';
import { writeOffices } from '../../../apps/api/src/platform/reference/write-offices.ts';
import { readRecords } from './records.ts';
import { readShapes } from './barangay-shapes.ts';

/** The fictional municipality of the demo data: San Isidro, Province of Maligaya (region code 99). */
const MUNICIPALITY = {
  name: 'San Isidro',
  province: 'Maligaya',
  region: 'Region 99',
  zip: '9901',
  website: 'https://sanisidro-maligaya.example',
  hall: 'Municipal Hall, Poblacion I, San Isidro, Maligaya 9901',
  centre: { lat: 13.25, lng: 123.45 },
  bounds: { south: 13.17, west: 123.37, north: 13.33, east: 123.53 },
  series_prefix: 'SI',
};

/** Business numbers of the demonstration begin at SI-000101. */
const LAST_NUMBER_BEFORE = 100;
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
const EVERLASTING = 0;

const json = (value: unknown): string => JSON.stringify(value);

/** Reads a file of records and checks each with its contract. */
export function listReferenceRecords<S extends v.GenericSchema>(
  file: string,
  schema: S,
): { readonly input: v.InferInput<S>; readonly read: v.InferOutput<S> }[] {
  return readRecords<v.InferInput<S>[]>(file).map((input) => ({ input, read: v.parse(schema, input) }));
}

/**
 * Writes what the municipality knows before anyone applies: places, lines, papers, offices, holidays, the ordinance.
 */
export async function writeReference(trx: Trx): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key: 'municipality', value: json(MUNICIPALITY) })
    .execute();
  await trx
    .insertInto('number_series')
    .values({ series: 'company', year: EVERLASTING, last: LAST_NUMBER_BEFORE })
    .execute();
  await writeBarangays(trx);
  await writeCatalogue(trx);
  await writeOrdinance(trx);
  await writeRuleOrdinances(trx);
}

/** San Isidro has enacted by ordinance what rules may decide for its own offices. */
async function writeRuleOrdinances(trx: Trx): Promise<void> {
  await trx
    .insertInto('rule_ordinance')
    .values(
      (['LOW_RISK_RENEWAL', 'PROVISIONAL_PERMIT'] as const).map((rule) => ({
        rule,
        ordinance_no: 'Municipal Ordinance 12 of 2025',
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
    .values([
      { key: 'municipality', value: json(UNNAMED_MUNICIPALITY) },
      { key: 'starter_revenue_code', value: json(readOrdinance()) },
    ])
    .execute();
  await writeCatalogue(trx, ({ kind }) => kind !== 'LOCAL');
}

async function writeCatalogue(trx: Trx, keeps: (holiday: Holiday) => boolean = () => true): Promise<void> {
  const lines = listReferenceRecords('lines-of-business.json', LineOfBusiness);
  await trx
    .insertInto('line_of_business')
    .values(lines.map(({ input }) => ({ line: input.line, name: input.name.en, content: json(input) })))
    .execute();
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
  const holidays = listReferenceRecords('holidays.json', Holiday).filter(({ read }) => keeps(read));
  await trx
    .insertInto('holiday')
    .values(holidays.map(({ input }) => ({ day: input.day, name: input.name.en, kind: input.kind })))
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

async function writeBarangays(trx: Trx): Promise<void> {
  const barangays = listReferenceRecords('barangays.json', Barangay);
  await trx
    .insertInto('role')
    .values(barangays.map(({ input }) => ({ id: input.role_id, name: input.role_name, brgycode: input.brgycode })))
    .execute();
  const shapes = readShapes();
  const rows = barangays.map(({ input: { role_id: _role, clearance_fee, ...row } }) => ({
    ...row,
    shape: shapes.has(row.brgycode) ? json(shapes.get(row.brgycode)) : null,
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
