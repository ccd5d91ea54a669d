// Seeds the reference data of the test municipality.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ApplicationType, DeclarationInput, PaymentMode, WholeForm } from '@ebpls/contracts';
import * as v from 'valibot';

import { Municipality } from '../platform/reference/reference-rows.ts';
import { writeOffices } from '../platform/reference/write-offices.ts';
import type { Database } from '../platform/database/database.ts';
import type { TestPerson } from './open-server.ts';

const RECORDS = join(import.meta.dirname, '..', '..', '..', '..', 'tools', 'seed', 'data');

interface HolidayRow {
  readonly day: string;
  readonly name: { readonly en: string };
  readonly kind: string;
}

interface SeedRow {
  readonly [field: string]: unknown;
}

function readRecords<T = SeedRow[]>(file: string): T {
  return JSON.parse(readFileSync(join(RECORDS, file), 'utf8')) as T;
}

type OfficeRows = Parameters<typeof writeOffices>[1];

const toJson = (value: unknown): string => JSON.stringify(value);

/** Seeds the reference data of the municipality, from the records of San Isidro, for tests of computations. */
export async function seedMunicipality(db: Database): Promise<void> {
  const municipality = readRecords<{ feasts: HolidayRow[] }>('towns/san-isidro/municipality.json');
  await db
    .insertInto('setting')
    .values({
      key: 'municipality',
      value: toJson(v.parse(Municipality, municipality)),
    })
    .execute();
  const barangays = readRecords<
    {
      brgycode: string;
      name: string;
      class: string;
      population: number;
      role_name: string;
      role_id: number;
      lat: number;
      lng: number;
      clearance_fee: SeedRow;
    }[]
  >('towns/san-isidro/barangays.json');
  await db
    .insertInto('role')
    .values(barangays.map(({ role_id, role_name, brgycode }) => ({ id: role_id, name: role_name, brgycode })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('barangay')
    .values(
      barangays.map(({ role_id: _role, clearance_fee, ...row }) => ({ ...row, fee_overrides: toJson(clearance_fee) })),
    )
    .execute();
  await db
    .insertInto('line_of_business')
    .values(
      readRecords<{ line: string; name: { en: string } }[]>('lines-of-business.json').map((row) => ({
        line: row.line,
        name: row.name.en,
        content: toJson(row),
      })),
    )
    .execute();
  await db
    .insertInto('requirement')
    .values(
      readRecords<{ code: string }[]>('requirements.json').map((row) => ({ code: row.code, content: toJson(row) })),
    )
    .execute();
  await db.transaction().execute((trx) => writeOffices(trx, readRecords<OfficeRows>('offices.json')));
  await db
    .insertInto('holiday')
    .values(
      [...readRecords<HolidayRow[]>('holidays.json'), ...municipality.feasts].map(({ day, name, kind }) => ({
        day,
        name: name.en,
        kind,
      })),
    )
    .execute();
  const code = readRecords<{ version: string; title: { en: string }; effective_on: string }>('revenue-code-2024.json');
  await db
    .insertInto('rule_ordinance')
    .values(
      (['LOW_RISK_RENEWAL', 'PROVISIONAL_PERMIT'] as const).map((rule) => ({
        rule,
        ordinance_no: 'Municipal Ordinance 12 of 2025',
        in_force_from: '2026-01-01',
        in_force_until: null,
      })),
    )
    .execute();
  await db
    .insertInto('ordinance_version')
    .values({
      version: code.version,
      title: code.title.en,
      effective_on: code.effective_on,
      state: 'PUBLISHED',
      content: toJson(code),
    })
    .execute();
}

export interface FiledCase {
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
}

interface FiledInput {
  readonly type?: ApplicationType;
  readonly mode?: PaymentMode;
  readonly state?: 'CLEARED' | 'SUBMITTED';
}

let filedCount = 0;

/**
 * An application that every office has cleared: V12 (new hardware) or, as a renewal, V01 (general merchandise) of
 * domain reference 4.6.
 */
export async function createClearedApplication(
  db: Database,
  owner: TestPerson,
  { type = 'NEW', mode = 'ANNUAL', state = 'CLEARED' }: FiledInput = {},
): Promise<FiledCase> {
  filedCount += 1;
  const number = String(filedCount).padStart(6, '0');
  const form = type === 'NEW' ? HARDWARE : MERCHANDISE;
  const declaration = type === 'NEW' ? NEW_HARDWARE : RENEWED_MERCHANDISE;
  const { business_id } = await db
    .insertInto('business')
    .values({
      company_code: `SI-${number}`,
      owner_id: owner.account_id,
      state: type === 'NEW' ? 'PROSPECT' : 'ACTIVE',
      company_name: `${form.identity.company_name} ${filedCount}`,
      brgycode: form.place.brgycode,
      address: 'Purok 3, Silangan',
      line_ids: form.activity.lines.map(({ line }) => line),
      form: toJson(form),
      registered_at: '2026-01-05T00:00:00Z',
    })
    .returning('business_id')
    .executeTakeFirstOrThrow();
  const assessment_code = `APP-2026-${number}`;
  const { assessment_id } = await db
    .insertInto('application')
    .values({
      assessment_code,
      business_id,
      owner_id: owner.account_id,
      brgycode: form.place.brgycode,
      application_type: type,
      tax_year: 2026,
      state,
      payment_mode: mode,
      declaration: toJson({ ...declaration, payment_mode: mode }),
      snapshot: toJson({ form, owner_name: 'Ernesto C. Villarin' }),
      submitted_at: '2026-01-08T01:00:00Z',
      accepted_at: '2026-01-08T02:00:00Z',
    })
    .returning('assessment_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('clearance')
    .values({
      assessment_id,
      office: 'fire',
      brgycode: form.place.brgycode,
      state: 'APPROVED',
      clearance_no: `FSIC-2026-${number}`,
    })
    .execute();
  return { assessment_id, assessment_code, company_code: `SI-${number}` };
}

function createSeedForm(
  name: string,
  place: { brgycode: string; area: number },
  activity: Pick<WholeForm['activity'], 'lines' | 'total_assets' | 'date_started'>,
): WholeForm {
  return {
    identity: {
      org_type: 'SOLE',
      registration_no: 'DTI-1',
      registration_date: '2026-01-05',
      registration_expiry: '',
      tin: '123-456-789',
      company_name: name,
      trade_name: '',
      has_one_name: false,
      last_name: 'Villarin',
      first_name: 'Ernesto',
      middle_name: 'C.',
      suffix: '',
      sex: 'M',
      birth_date: '1980-05-05',
      civil_status: 'MARRIED',
      citizenship: 'Filipino',
    },
    place: {
      unit: '',
      building: '',
      street: 'Purok 3',
      subdivision: '',
      brgycode: place.brgycode,
      zip: '9901',
      geo_lat: 13.25,
      geo_lng: 123.45,
      pin_remark: '',
      activity_of_place: 'MAIN_OFFICE',
      main_office_address: '',
      business_area_sqm: place.area,
      premises: 'OWNED',
      tax_declaration_no: 'TD-1',
    },
    contacts: {
      telephone: '',
      mobile: '09171234567',
      email: 'shop@example.com',
      website: '',
      owner_address: 'Purok 3',
      emergency_name: 'Ana',
      emergency_mobile: '09171234567',
      emergency_email: '',
    },
    people: {
      employees_male: 2,
      employees_female: 1,
      residents_male: 2,
      residents_female: 1,
      vehicles: 0,
      motorcycles: 0,
    },
    activity: { sells_liquor: false, sells_tobacco: false, ...activity },
  };
}

const HARDWARE = createSeedForm(
  'Matibay Hardware',
  { brgycode: '9990101015', area: 85 },
  {
    lines: [{ line: 'L11', products: '', is_principal: true, units: {} }],
    total_assets: '750000.00',
    date_started: '2026-02-03',
  },
);
const MERCHANDISE = createSeedForm(
  'RJ General Merchandise',
  { brgycode: '9990101015', area: 60 },
  {
    lines: [{ line: 'L04', products: '', is_principal: true, units: {} }],
    total_assets: '900000.00',
    date_started: '2019-03-01',
  },
);

const SIGNED_DECLARATION = { zero_gross_affidavit: false, signed_name: 'Ernesto C. Villarin', agrees: true as const };
const NEW_HARDWARE: DeclarationInput = {
  ...SIGNED_DECLARATION,
  payment_mode: 'ANNUAL',
  total_assets: '750000.00',
  employees_male: 2,
  employees_female: 1,
  lines: [{ line: 'L11', capitalization: '750000.00' }],
};
const RENEWED_MERCHANDISE: DeclarationInput = {
  ...SIGNED_DECLARATION,
  payment_mode: 'ANNUAL',
  total_assets: '900000.00',
  employees_male: 2,
  employees_female: 2,
  lines: [{ line: 'L04', gross_non_essential: '1200000.00' }],
};
