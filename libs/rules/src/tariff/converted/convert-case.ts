// Converts a case of the former shape to one that a converted tariff assesses.

import { type AssessCase, type AssessCaseLine, type Centavos, formatPesosText, UNITS } from '@ebpls/contracts';
import { TariffCase, type TariffCaseText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import type { Rules } from '../../case/matter.ts';
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
    }),
    ...(isAdded ? { line_added: true } : {}),
    ...Object.fromEntries(units.map(([unit, count]) => [unit, String(count)])),
  };
}

function toCaseLine(
  entry: AssessCaseLine,
  rules: Rules,
  type: AssessCase['application_type'],
): TariffCaseText['lines'][number] {
  const row = rules.lines.find(({ line }) => line === entry.line);
  const category = entry.category ?? row?.taxed_as[0]?.category ?? '';
  const isAdded = type === 'RENEWAL' && isAddedLine(entry) && !isTaxedByUnit(category, rules);
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

/** Line of a claim: of two categories each is covered, so that the claim is one for each. */
function toClaims({ exemptions, lines }: AssessCase, rules: Rules): TariffCaseText['reliefs'] {
  const ordinanceCodes = new Set(rules.ordinance.exemptions.map(({ code }) => code));
  return exemptions
    .filter(({ code }) => ordinanceCodes.has(code))
    .flatMap(({ code, line, ...figures }) => {
      const claim = { code, figures: toAmounts(figures) as Record<string, string> };
      if (line === undefined) return [claim];
      const covered = lines
        .filter((entry) => entry.line === line)
        .map((entry) => toCaseLine(entry, rules, 'RENEWAL').line);
      return covered.map((each) => ({ ...claim, line: each }));
    });
}

/** The case of a converted tariff. The former shape's own checks come first: `openMatter`. */
export function convertCase(input: AssessCase, rules: Rules): TariffCase {
  const text: TariffCaseText = {
    tax_year: input.tax_year,
    type: input.application_type,
    payment_mode: input.payment_mode,
    as_of: input.as_of,
    ...(input.date_started === undefined ? {} : { date_started: input.date_started }),
    measures: toBusinessValues(input, rules),
    lines: input.lines.map((entry) => toCaseLine(entry, rules, input.application_type)),
    reliefs: toClaims(input, rules),
  };
  return v.parse(TariffCase, text);
}
