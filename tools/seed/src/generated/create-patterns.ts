// Computes the bills of some generated businesses, which SQL then copies for all others.

import type { AssessResult } from '@ebpls/contracts';
import { assessCase, readCase, toAssessResultReply, type Rules } from '@ebpls/rules';

import { createBusinessCase, readSampleRules } from './business-cases.ts';

/**
 * Number of different generated businesses, which then repeat: each pattern is assessed once for each year and type.
 */
const PATTERNS = 40;
const APPLICATION_TYPES = ['NEW', 'RENEWAL'] as const;
const FUNDS = { MUNICIPAL: 'GENERAL', BARANGAY: 'TRUST-BARANGAY', BFP: 'TRUST-BFP' } as const;

type CaseInput = ReturnType<typeof createBusinessCase>;

/** Rows of the temporary tables from which the statements in `sql` fill the database. */
export interface Patterns {
  readonly count: number;
  readonly cases: readonly object[];
  readonly lines: readonly object[];
  readonly items: readonly object[];
}

/** Assessments of the rules for each pattern, type and year: orders, lines and installments, in centavos. */
export function createPatterns(years: readonly number[]): Patterns {
  const rules = readSampleRules();
  const keys = Array.from({ length: PATTERNS }, (_, pattern) => pattern).flatMap((pattern) =>
    APPLICATION_TYPES.flatMap((application_type) => years.map((tax_year) => ({ pattern, application_type, tax_year }))),
  );
  const patterns = keys.map((key) => assessPattern(key, rules));
  return {
    count: PATTERNS,
    cases: patterns.map(({ row }) => row),
    lines: patterns.flatMap(({ lines }) => lines),
    items: patterns.flatMap(({ items }) => items),
  };
}

interface PatternKey {
  readonly pattern: number;
  readonly application_type: 'NEW' | 'RENEWAL';
  readonly tax_year: number;
}

function assessPattern(key: PatternKey, rules: Rules) {
  const input = createBusinessCase(key.pattern, rules, key);
  const result = assessCase(readCase(input), rules);
  return {
    row: {
      ...key,
      payment_mode: input.payment_mode,
      form: toForm(input),
      declaration: toDeclaration(input),
      input,
      result: toAssessResultReply(result),
      total: result.totals.total,
    },
    lines: result.lines.map((line, index) => ({ ...key, ...toLineRow(line, index) })),
    items: toItemRows(result, key),
  };
}

function toLineRow({ basis, ...line }: AssessResult['lines'][number], index: number) {
  const { code, name, name_fil, kind, agency, account_code, ordinance_section, amount } = line;
  return {
    line_no: index + 1,
    code,
    name,
    name_fil,
    kind,
    agency,
    account_code,
    ordinance_section,
    amount,
    basis,
    fund: FUNDS[agency],
  };
}

function toItemRows(result: AssessResult, key: PatternKey): object[] {
  return result.installments.flatMap(({ no, nominal_due, due }) =>
    result.lines.flatMap((line, index) => {
      const { agency, code, name, account_code, kind, late_charges } = line;
      return line.split
        .filter((share) => share.no === no && share.amount > 0)
        .map(({ amount }) => ({
          ...key,
          no,
          nominal_due_on: nominal_due,
          due_on: due,
          line_no: index + 1,
          amount,
          agency,
          code,
          name,
          account_code,
          kind,
          fund: FUNDS[agency],
          bears_penalty: late_charges && key.application_type === 'RENEWAL',
        }));
    }),
  );
}

function toDeclaration({ payment_mode, total_assets, employees, lines }: CaseInput) {
  return {
    payment_mode,
    total_assets,
    employees_male: employees.male,
    employees_female: employees.female,
    lines,
    zero_gross_affidavit: false,
    signed_name: 'The owner',
    agrees: true,
  };
}

/** The form of registration, as far as one pattern has it; name, place and mobile number are of each business. */
function toForm(input: CaseInput) {
  return {
    identity: { ...NATURAL_PERSON, registration_date: input.date_started },
    place: { ...PREMISES, brgycode: input.brgycode, business_area_sqm: input.business_area_sqm },
    contacts: CONTACTS,
    people: {
      employees_male: input.employees.male,
      employees_female: input.employees.female,
      residents_male: 0,
      residents_female: 0,
      vehicles: 0,
      motorcycles: 0,
    },
    activity: {
      lines: input.lines.map(({ line, units }, index) => ({
        line,
        units,
        products: 'General merchandise',
        is_principal: index === 0,
      })),
      total_assets: input.total_assets,
      date_started: input.date_started,
      sells_liquor: input.sells_liquor,
      sells_tobacco: false,
    },
  };
}

const NATURAL_PERSON = {
  org_type: 'SOLE',
  registration_expiry: '',
  trade_name: '',
  has_one_name: false,
  last_name: 'Villarin',
  first_name: 'Ernesto',
  middle_name: '',
  suffix: '',
  sex: 'M',
  birth_date: '1980-05-05',
  civil_status: 'MARRIED',
  citizenship: 'Filipino',
};
const PREMISES = {
  unit: '',
  building: '',
  subdivision: '',
  zip: '9901',
  geo_lat: 13.25,
  geo_lng: 123.45,
  pin_remark: '',
  activity_of_place: 'MAIN_OFFICE',
  main_office_address: '',
  premises: 'OWNED',
  tax_declaration_no: 'TD-1',
};
const CONTACTS = {
  telephone: '',
  email: 'shop@generated.example',
  website: '',
  owner_address: 'Rizal Street',
  emergency_name: 'Ana Villarin',
  emergency_mobile: '09171234567',
  emergency_email: '',
};
