// Converts a case of the former shape to one that a converted tariff assesses.

import { type AssessCase, type AssessCaseLine, type Centavos, formatPesosText, UNITS } from '@ebpls/contracts';
import { TariffCase, type TariffCaseText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { getYearBeginning } from '../../case/check-dates.ts';
import type { Rules } from '../../case/matter.ts';
import { listMeasurableFees } from '../../fees/measured-fees.ts';
import { countDays } from '../../time/calendar.ts';
import { toLineCode } from './converted-lines.ts';
import { isLineUnit } from './converted-measures.ts';

type Values = TariffCaseText['measures'];

function toAmounts(amounts: Readonly<Record<string, Centavos | undefined>>): Values {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([code, amount]) =>
      amount === undefined ? [] : [[code, formatPesosText(amount)] as const],
    ),
  );
}

/** A line of a renewal that declares capital and no gross was added with it. */
function isAddedLine({ capitalization, gross_essential, gross_non_essential }: AssessCaseLine): boolean {
  return capitalization !== undefined && gross_essential === undefined && gross_non_essential === undefined;
}

/** A line of a category that is taxed by the unit declares no capital. */
function isTaxedByUnit(category: string, { ordinance }: Rules): boolean {
  const row = ordinance.business_tax.rows.find((tax) => tax.category === category);
  return row?.schedule.kind === 'PER_UNIT';
}

function toLineValues(entry: AssessCaseLine, isAdded: boolean, rules: Rules): Values {
  const units = Object.entries(entry.units ?? {}).filter(([unit]) => isLineUnit(unit, rules));
  return {
    ...toAmounts({
      gross: entry.gross_non_essential,
      gross_essential: entry.gross_essential,
      capital: entry.capitalization,
      gross_closing: entry.gross_current_year,
      gross_closing_essential: entry.gross_current_year_essential,
    }),
    ...(isAdded ? { line_added: true } : {}),
    ...Object.fromEntries(units.map(([unit, count]) => [unit, String(count)])),
  };
}

function toCaseLine(
  entry: AssessCaseLine,
  rules: Rules,
  beginning: ReturnType<typeof getYearBeginning>,
): TariffCaseText['lines'][number] {
  const row = rules.lines.find(({ line }) => line === entry.line);
  const category = entry.category ?? row?.taxed_as[0]?.category ?? '';
  const isAdded = beginning === 'RENEWAL' && isAddedLine(entry) && !isTaxedByUnit(category, rules);
  return {
    line: row === undefined ? entry.line : toLineCode(row, category),
    measures: toLineValues(entry, isAdded, rules),
  };
}

function toBusinessValues(input: AssessCase, rules: Rules): Values {
  const countUnit = (unit: (typeof UNITS)[number]): number =>
    input.lines.reduce((sum, { units }) => sum + (units?.[unit] ?? 0), 0);
  const units = UNITS.filter((unit) => !isLineUnit(unit, rules)).map((unit) => [unit, String(countUnit(unit))]);
  return {
    assets: formatPesosText(input.total_assets),
    floor_area: formatPesosText(input.business_area_sqm as Centavos),
    male_employees: String(input.employees.male),
    female_employees: String(input.employees.female),
    organisation: input.org_type,
    barangay: input.brgycode,
    liquor_or_tobacco: input.sells_liquor || input.sells_tobacco,
    ...(input.closure_date === undefined
      ? {}
      : { days_since_closure: String(Math.max(0, countDays(input.closure_date, input.as_of))) }),
    ...Object.fromEntries(units),
  };
}

/** Line of a claim: of two categories both are covered. */
function toClaims({ exemptions, lines }: AssessCase, rules: Rules): TariffCaseText['reliefs'] {
  const ordinanceCodes = new Set<string>(rules.ordinance.exemptions.map(({ code }) => code));
  return exemptions
    .filter(({ code }) => ordinanceCodes.has(code))
    .flatMap(({ code, line, figures: _ofTariffs, ...figures }) => {
      const claim = { code, figures: toAmounts(figures) as Record<string, string> };
      if (line === undefined) return [claim];
      const coveredLines = lines
        .filter((entry) => entry.line === line)
        .map((entry) => toCaseLine(entry, rules, 'RENEWAL').line);
      return [{ ...claim, lines: coveredLines }];
    });
}

/** What offices found of the fees that they may find; what they found of others changes nothing. */
function toFoundCharges({ found_fees = [] }: AssessCase, { ordinance }: Rules): TariffCaseText['found'] {
  const codes = new Set(
    listMeasurableFees(
      ordinance,
      found_fees.map(({ code }) => code),
    ).map(({ code }) => code),
  );
  return found_fees
    .filter(({ code }, index) => codes.has(code) && found_fees.findIndex((other) => other.code === code) === index)
    .map(({ code, amount, ...found }) => ({ ...found, charge: code, amount: formatPesosText(amount) }));
}

/** The first day is named for a new business alone, or for another application of one that began within the year. */
function toFirstDay(
  { date_started, as_of }: AssessCase,
  beginning: ReturnType<typeof getYearBeginning>,
  type: TariffCase['type'],
) {
  if (type === 'NEW') return date_started === undefined ? {} : { date_started };
  return beginning === 'NEW' ? { date_started: date_started ?? as_of } : {};
}

/** What a case of the former shape does not say of the application that is assessed. */
export type ConvertedApplication = Partial<
  Pick<TariffCaseText, 'type' | 'amendment' | 'paid_classes' | 'is_back_year' | 'is_presumed' | 'tax_paid'>
>;

/**
 * The case of a converted tariff: as the former shape names the application, or another one, such as an amendment. The
 * former shape's own checks come first: `openMatter`.
 */
export function convertCase(input: AssessCase, rules: Rules, application: ConvertedApplication = {}): TariffCase {
  const beginning = getYearBeginning(input);
  const { type = input.application_type } = application;
  const text: TariffCaseText = {
    ...application,
    tax_year: input.tax_year,
    type,
    payment_mode: input.payment_mode,
    as_of: input.as_of,
    ...toFirstDay(input, beginning, type),
    measures: toBusinessValues(input, rules),
    lines: input.lines.map((entry) => toCaseLine(entry, rules, beginning)),
    reliefs: toClaims(input, rules),
    found: toFoundCharges(input, rules),
  };
  return v.parse(TariffCase, text);
}
