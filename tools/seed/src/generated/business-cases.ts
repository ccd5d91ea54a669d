// Generates declarations of businesses of every kind, for generated databases and benchmarks.

import { type AssessCase, Barangay, LineOfBusiness, Ordinance, UNITS } from '@ebpls/contracts';
import { toClosedDays, readCase, type Rules } from '@ebpls/rules';
import * as v from 'valibot';

import { DEFAULT_MUNICIPALITY, listHolidays, readMunicipality } from '../municipality/municipality.ts';
import { readRecords } from '../records.ts';

const MODES = ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'] as const;
const EVERY_FIFTH = 5;
const FIRST_YEAR = 2026;

/** Year and kind of the application of a generated business. */
interface CaseYear {
  readonly tax_year: number;
  /** Without it every fifth business is new. */
  readonly application_type?: 'NEW' | 'RENEWAL';
}

/** San Isidro's rules as the server holds them. */
export function readSampleRules(): Rules {
  const sanIsidro = readMunicipality(DEFAULT_MUNICIPALITY);
  return {
    ordinance: v.parse(Ordinance, readRecords('revenue-code-2024.json')),
    lines: v.parse(v.array(LineOfBusiness), readRecords('lines-of-business.json')),
    barangays: v.parse(v.array(Barangay), sanIsidro.barangays),
    holidays: toClosedDays(listHolidays(sanIsidro)),
  };
}

/**
 * A population of businesses of every line, size, mode and barangay; the same at every run. One in three has two lines.
 */
export function createBusinessCases(
  count: number,
  rules: Rules,
  year: CaseYear = { tax_year: FIRST_YEAR },
): AssessCase[] {
  return Array.from({ length: count }, (_, number) => readCase(createBusinessCase(number, rules, year)));
}

/** Declaration of one business, money in pesos as it is typed. */
export function createBusinessCase(
  number: number,
  { lines, barangays }: Rules,
  { tax_year, application_type = number % EVERY_FIFTH === 0 ? 'NEW' : 'RENEWAL' }: CaseYear,
) {
  const isNew = application_type === 'NEW';
  const second = number % 3 === 0 ? [createCaseLine(number + 31, isNew, lines)] : [];
  return {
    tax_year,
    application_type,
    org_type: number % 7 === 0 ? 'CORPORATION' : 'SOLE',
    payment_mode: MODES[number % MODES.length],
    as_of: `${tax_year}-01-${String(5 + (number % 20)).padStart(2, '0')}`,
    date_started: isNew ? `${tax_year}-02-03` : '2019-03-01',
    total_assets: `${80_000 + ((number * 7_919) % 90_000_000)}.00`,
    business_area_sqm: 8 + ((number * 13) % 900),
    employees: { male: number % 23, female: number % 17 },
    brgycode: barangays[number % barangays.length]?.brgycode,
    lines: [createCaseLine(number, isNew, lines), ...second],
    sells_liquor: number % 11 === 0,
  };
}

function createCaseLine(number: number, isNew: boolean, lines: Rules['lines']) {
  const line = lines[number % lines.length];
  const units = Object.fromEntries(UNITS.map((unit) => [unit, 1 + (number % 4)]));
  const declaredFigures = isNew
    ? { capitalization: `${50_000 + ((number * 4_409) % 4_000_000)}.00` }
    : {
        gross_non_essential: `${20_000 + ((number * 104_729) % 9_000_000)}.50`,
        gross_essential: `${(number * 3_571) % 700_000}.25`,
      };
  return { line: line?.line, category: line?.taxed_as[0]?.category, ...declaredFigures, units };
}
