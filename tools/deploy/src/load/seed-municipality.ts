// Seeds the municipality of a drill, and applications that are ready to be billed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Client } from 'pg';

import { ROOT } from '../programs.ts';
import type { Owner } from './people.ts';

const BARANGAY = '9990101015';
const LINE = 'L11';
/** The kind of document that owners of the load upload. */
export const PAPER = 'R06';

interface SeedRow {
  readonly [field: string]: unknown;
}

function records<T = SeedRow[]>(file: string): T {
  return JSON.parse(readFileSync(join(ROOT, 'tools/seed/data', file), 'utf8')) as T;
}

/**
 * Seeds the rows of which a bill is computed: the name, one barangay, one line of business, offices and the revenue
 * code.
 */
export async function seedMunicipality(client: Client): Promise<void> {
  const place = { name: 'San Isidro', province: 'Maligaya', region: 'Region 99', zip: '9901', website: '', hall: '' };
  const centre = { lat: 13.25, lng: 123.45 };
  const bounds = { south: 13.17, west: 123.37, north: 13.33, east: 123.53 };
  const code = records<SeedRow>('revenue-code-2024.json');
  const record = (file: string, key: string, value: string) => records(file).find((row) => row[key] === value);
  const insert = async (table: string, row: SeedRow): Promise<void> => {
    const places = Object.keys(row).map((_, at) => `$${at + 1}`);
    await client.query(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  };
  await insert('setting', { key: 'municipality', value: { ...place, centre, bounds, series_prefix: 'SI' } });
  await insert('barangay', {
    brgycode: BARANGAY,
    name: 'Silangan',
    class: 'urban',
    population: 1_000,
    role_name: 'barangay-silangan',
    ...centre,
  });
  await insert('line_of_business', {
    line: LINE,
    name: 'Hardware',
    content: record('lines-of-business.json', 'line', LINE),
  });
  await insert('requirement', { code: PAPER, content: record('requirements.json', 'code', PAPER) });
  for (const content of records('offices.json'))
    await insert('office', { office: content['office'], role_id: content['role_id'], content });
  await insert('ordinance_version', {
    version: code['version'],
    title: 'Revenue code',
    effective_on: code['effective_on'],
    state: 'PUBLISHED',
    content: code,
  });
}

/** A new hardware store as its owner registered and declared it. */
const FORM = {
  identity: { org_type: 'SOLE', registration_no: 'DTI-1', registration_date: '2026-01-05', company_name: 'Hardware' },
  place: { street: 'Purok 3', brgycode: BARANGAY, business_area_sqm: 85, premises: 'OWNED' },
  people: { employees_male: 2, employees_female: 1, vehicles: 0, motorcycles: 0 },
  activity: {
    sells_liquor: false,
    sells_tobacco: false,
    lines: [{ line: LINE, products: '', is_principal: true, units: {} }],
    total_assets: '750000.00',
    date_started: '2026-02-03',
  },
};
const DECLARATION = {
  zero_gross_affidavit: false,
  signed_name: 'Drill Owner',
  agrees: true,
  payment_mode: 'ANNUAL',
  total_assets: '750000.00',
  employees_male: 2,
  employees_female: 1,
  lines: [{ line: LINE, capitalization: '750000.00' }],
};

/** A business whose first application every office has cleared, and nobody has billed. */
export interface ClearedCase {
  readonly company_code: string;
  readonly assessment_code: string;
}

/** Seeds this many cleared cases of each owner, of this year. */
export async function seedCases(
  client: Client,
  owners: readonly Owner[],
  each: number,
): Promise<(ClearedCase & { readonly owner: Owner })[]> {
  const { rows } = await client.query<ClearedCase & { owner_id: string }>(
    `
    with numbers as (
      select owner_id, row_number() over () as n
      from unnest($1::bigint[]) owner_id cross join generate_series(1, $2::int)
    ), businesses as (
      insert into business (company_code, owner_id, company_name, brgycode, address, line_ids, form, registered_at)
      select 'SI-' || lpad(n::text, 6, '0'), owner_id, 'Hardware ' || n, $3, 'Purok 3', array[$4], $5, now()
      from numbers
      returning business_id, company_code, owner_id
    ), applications as (
      insert into application
        (assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, payment_mode,
         declaration, snapshot, submitted_at, accepted_at)
      select 'APP-' || to_char(now(), 'YYYY') || right(company_code, 7), business_id, owner_id, $3, 'NEW',
        extract(year from now())::int, 'CLEARED', 'ANNUAL', $6,
        jsonb_build_object('form', $5::jsonb, 'owner_name', 'Drill Owner'), now(), now()
      from businesses
      returning assessment_id, assessment_code, business_id
    ), clearances as (
      insert into clearance (assessment_id, office, brgycode, state, clearance_no)
      select assessment_id, 'fire', $3, 'APPROVED', 'FSIC' || substr(assessment_code, 4) from applications
    )
    select owner_id, company_code, assessment_code from businesses join applications using (business_id)
    `,
    [owners.map(({ account_id }) => account_id), each, BARANGAY, LINE, FORM, DECLARATION],
  );
  const byId = new Map(owners.map((owner) => [owner.account_id, owner]));
  return rows.flatMap(({ owner_id, company_code, assessment_code }) => {
    const owner = byId.get(Number(owner_id));
    return owner ? [{ owner, company_code, assessment_code }] : [];
  });
}
