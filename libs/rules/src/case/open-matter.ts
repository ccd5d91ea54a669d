// Joins a declared case with the revenue code and the municipality's lists into the input of one tax computation.

import {
  type AssessCase,
  type AssessCaseLine,
  type Centavos,
  type LineOfBusiness,
  type Ordinance,
  type Rate,
  UNITS,
} from '@ebpls/contracts';

import { CaseRefused } from './case-refused.ts';
import { NOTHING, WHOLE_RATE } from '../money.ts';
import type { Matter, Rules, TaxedLine } from './matter.ts';
import { getScale } from '../tax/scale.ts';
import { getQuarter, getYear } from '../time/calendar.ts';
import { checkCase } from './check-case.ts';
import { getYearBeginning } from './check-dates.ts';

const QUARTERS = 4;

/**
 * Tax category of a line of business; a line of two categories is entered once for each, with its category (rule 6).
 */
function getTaxCategory(
  { taxed_as }: LineOfBusiness,
  entry: AssessCaseLine,
  field: string,
): LineOfBusiness['taxed_as'][number] {
  const matchingTaxes = taxed_as.filter(({ category }) => entry.category === undefined || category === entry.category);
  const [only] = matchingTaxes;
  if (only === undefined) throw new CaseRefused(`${field}.category`, 'lines.category_not_of_line');
  if (matchingTaxes.length > 1) throw new CaseRefused(`${field}.category`, 'lines.category_required');
  return only;
}

function getTaxedCapital(entry: AssessCaseLine, beginning: Matter['beginning']): Centavos | undefined {
  if (beginning === 'NEW') return entry.capitalization ?? NOTHING;
  const isAdded =
    entry.capitalization !== undefined &&
    entry.gross_essential === undefined &&
    entry.gross_non_essential === undefined;
  return isAdded ? entry.capitalization : undefined;
}

function toTaxedLine(
  entry: AssessCaseLine,
  index: number,
  context: { readonly rules: Rules; readonly beginning: Matter['beginning'] },
): TaxedLine {
  const field = `lines.${index}`;
  const line = context.rules.lines.find((candidate) => candidate.line === entry.line);
  if (line === undefined) throw new CaseRefused(`${field}.line`, 'lines.unknown');
  const kind = getTaxCategory(line, entry, field);
  const row = context.rules.ordinance.business_tax.rows.find(({ category }) => category === kind.category);
  if (row === undefined) throw new CaseRefused(`${field}.category`, 'lines.category_unknown');
  return {
    index,
    entry,
    line,
    row,
    permit_group: kind.permit_group,
    gross_essential: entry.gross_essential ?? NOTHING,
    gross_non_essential: entry.gross_non_essential ?? NOTHING,
    capital: row.schedule.kind === 'PER_UNIT' ? undefined : getTaxedCapital(entry, context.beginning),
  };
}

/** Quarters left of the year, the running one included; whole when the business began before it (rule 5). */
function computeProration({ date_started, as_of, tax_year }: AssessCase): Rate {
  const firstDay = date_started ?? as_of;
  if (getYear(firstDay) < tax_year) return WHOLE_RATE;
  return ((WHOLE_RATE * (QUARTERS + 1 - getQuarter(firstDay))) / QUARTERS) as Rate;
}

function countUnits(lines: readonly AssessCaseLine[]): Matter['units'] {
  const unitCounts = UNITS.map(
    (unit) => [unit, lines.reduce((all, { units }) => all + (units?.[unit] ?? 0), 0)] as const,
  );
  return Object.fromEntries(unitCounts) as Matter['units'];
}

function checkVersion({ effective_on }: Ordinance, tax_year: number): void {
  if (effective_on > `${tax_year}-01-01`) throw new CaseRefused('tax_year', 'tax_year.no_ordinance');
}

/** Looks everything of a case up and refuses what cannot be. */
export function openMatter(input: AssessCase, rules: Rules): Matter {
  checkVersion(rules.ordinance, input.tax_year);
  const barangay = rules.barangays.find(({ brgycode }) => brgycode === input.brgycode);
  if (barangay === undefined) throw new CaseRefused('brgycode', 'barangay.unknown');

  const beginning = getYearBeginning(input);
  const workers = input.employees.male + input.employees.female;
  const matter: Matter = {
    input,
    barangay,
    workers,
    beginning,
    ordinance: rules.ordinance,
    lines: input.lines.map((entry, index) => toTaxedLine(entry, index, { rules, beginning })),
    scale: getScale(input.total_assets, workers, rules.ordinance.scale),
    units: countUnits(input.lines),
    proration: computeProration(input),
  };
  checkCase(matter);
  return matter;
}
