// Assesses the unfiled earlier years that a renewal declares.

import type { AssessCase, AssessResult, BackYearInput, BusinessFormInput, DeclarationInput } from '@ebpls/contracts';
import { assessBackYear, CaseRefused, getOrdinanceInForce, toBackYearInput } from '@ebpls/rules';
import { toFormerLines } from '@ebpls/rules/tariff';

import { findYearTariff } from '../../../platform/reference/find-ordinance-of-year.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { toAssessCase, getRules } from './assess-case.ts';
import type { FraudDays } from '../compliance/standing.queries.ts';

/** An unfiled year, as assessed with the renewal that declares it. */
export interface AssessedBackYear {
  readonly tax_year: number;
  readonly is_presumptive: boolean;
  readonly ordinance_version_id: number;
  readonly input: AssessCase;
  readonly result: AssessResult;
}

interface DeclaredYears {
  readonly form: BusinessFormInput;
  readonly declaration: Omit<DeclarationInput, 'signed_name' | 'agrees'>;
  readonly rows: ReferenceRows;
  readonly today: string;
  /** Years that a finding of fraud covers, each with the day of the discovery. */
  readonly fraud_days: FraudDays;
}

/** Every earlier year that a renewal declares, oldest first. Throws `CaseRefused` at `back_years.<place>`. */
export function assessBackYears(input: DeclaredYears): AssessedBackYear[] {
  return (input.declaration.back_years ?? [])
    .map((year, place) => assessAtPosition(place, () => assessOne(year, input)))
    .toSorted((one, other) => one.tax_year - other.tax_year);
}

function assessAtPosition<Result>(place: number, assess: () => Result): Result {
  try {
    return assess();
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    throw new CaseRefused(`back_years.${place}.${error.field}`, error.message_key, error.params);
  }
}

function assessOne(
  { tax_year, is_presumptive = false, zero_gross_affidavit = false, lines = [] }: BackYearInput,
  { form, declaration, rows, today, fraud_days }: DeclaredYears,
): AssessedBackYear {
  const rules = getRules(rows, tax_year);
  const tariff = findYearTariff(rows, tax_year);
  const hasCode = (code: string): boolean =>
    tariff === undefined ? rows.catalogue.some(({ line }) => line === code) : tariff.lines.has(code);
  const own = {
    ...declaration,
    zero_gross_affidavit: zero_gross_affidavit || is_presumptive,
    lines: toFormerLines(is_presumptive ? listRegisteredLines(form, rows) : lines, declaration, hasCode),
  };
  const application = { application_type: 'RENEWAL' as const, tax_year };
  const input = toAssessCase({ application, form, declaration: own }, today);
  const year = { input, is_presumptive, fraud_discovered_on: fraud_days.get(tax_year) };
  return {
    tax_year,
    is_presumptive,
    ordinance_version_id: findVersionInForce(rows, tax_year),
    input: toBackYearInput(year, rules),
    result: assessBackYear(year, rules),
  };
}

/** Every registered line without its gross; one of two tax categories once for each. */
function listRegisteredLines({ activity }: BusinessFormInput, { lines }: ReferenceRows) {
  return activity.lines.flatMap(({ line }) => {
    const categories = lines.get(line)?.taxed_as.map(({ category }) => category) ?? [];
    return categories.length > 1 ? categories.map((category) => ({ line, category })) : [{ line }];
  });
}

function findVersionInForce({ ordinances }: ReferenceRows, tax_year: number): number {
  const inForce = getOrdinanceInForce(
    ordinances.map(({ ordinance }) => ordinance),
    tax_year,
  );
  const version = ordinances.find(({ ordinance }) => ordinance === inForce);
  if (!version) throw new CaseRefused('tax_year', 'tax_year.no_ordinance');
  return version.ordinance_version_id;
}
