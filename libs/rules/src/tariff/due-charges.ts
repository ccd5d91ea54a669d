// Finds the charges that a case owes, and the parts of the business for which each is computed.

import type { Bilingual } from '@ebpls/contracts';
import type { Fraction, TariffCharge } from '@ebpls/contracts/tariff';

import { getMonth, getQuarter, getYear } from '../time/calendar.ts';
import type { CaseLine, OpenCase } from './open-case.ts';
import { listCoveringCharges, type OpenCharge } from './open-tariff.ts';
import type { DueCharge } from './reliefs/reliefs.ts';
import { areTestsMet, type Scope } from './scope.ts';

interface ChargeScope {
  readonly name?: Bilingual;
  readonly scope: Scope;
}

/** Whether a charge belongs to the kind of application, to the amendment, and to a year that was not filed. */
function isForApplication({ types, amendments, back_years }: TariffCharge, { input }: OpenCase): boolean {
  if (!types.includes(input.type) || (input.is_back_year && back_years !== true)) return false;
  if (input.type !== 'AMENDMENT' || amendments === undefined) return true;
  return input.amendment !== undefined && amendments.includes(input.amendment);
}

/** What an office found for a charge, in the place of what the tariff computes. */
function findFoundAmount({ charge }: OpenCharge, { input }: OpenCase): DueCharge['found'] {
  if (input.found.length === 0 || charge.may_be_found !== true) return undefined;
  return input.found.find(({ charge: code }) => code === charge.code);
}

/**
 * The charge with the lines that it covers in a case; undefined when the case does not owe it. One that an office found
 * is due whatever its conditions say.
 */
export function findDueCharge(matter: OpenCase, open: OpenCharge): DueCharge | undefined {
  const { charge, fixed_tests, declared_tests } = open;
  if (!isForApplication(charge, matter)) return undefined;
  const foundCharge = findFoundAmount(open, matter);
  if (foundCharge !== undefined) return { open, lines: matter.lines, found: foundCharge };
  const lines = matter.lines.filter(
    (line) =>
      (fixed_tests.length === 0 || listCoveringCharges(matter.open, line.line).includes(open)) &&
      (declared_tests.length === 0 || areTestsMet({ matter, lines: [line] }, declared_tests)),
  );
  if (lines.length === 0 || !areTestsMet({ matter, lines }, charge.when)) return undefined;
  return { open, lines };
}

/** Charges that a case may owe: those that cover one of its lines or were found, in the order of the tariff. */
export function listCandidateCharges({ open, lines, input }: OpenCase): readonly OpenCharge[] {
  const [first] = lines;
  if (lines.length === 1 && first !== undefined && input.found.length === 0)
    return listCoveringCharges(open, first.line);
  const isFound = ({ charge: { code, in_force } }: OpenCharge): boolean =>
    in_force !== false && input.found.some(({ charge }) => charge === code);
  const candidates = new Set([
    ...lines.flatMap(({ line }) => listCoveringCharges(open, line)),
    ...(input.found.length === 0 ? [] : open.charges.filter(isFound)),
  ]);
  return [...candidates].toSorted((one, other) => one.place - other.place);
}

/** Whether a business began within its year: a new one, or another application that names its first day. */
function isBegunWithin({ type, date_started }: OpenCase['input']): boolean {
  return type === 'NEW' || (type !== 'RENEWAL' && date_started !== undefined);
}

/** The day on which a business began within its year; undefined where it pays for the whole of it. */
function findFirstDay(input: OpenCase['input']): string | undefined {
  const day = input.date_started ?? input.as_of;
  return isBegunWithin(input) && getYear(day) >= input.tax_year ? day : undefined;
}

export const MONTHS_OF_YEAR = 12;

/** The months that are left of the year of a new business, the running one included. */
export function findMonthsLeft(input: OpenCase['input']): number | undefined {
  const day = findFirstDay(input);
  return day === undefined ? undefined : MONTHS_OF_YEAR + 1 - getMonth(day);
}

/** What of the year is left for a new business, the running half, quarter or month included. */
export function findProration({ input }: OpenCase, { prorate, monthly }: TariffCharge): Fraction | undefined {
  const isByMonths = monthly === true && prorate === 'MONTHS'; // the months that are left multiply the amount
  const day = prorate === 'NONE' || isByMonths ? undefined : findFirstDay(input);
  if (day === undefined) return undefined;
  if (prorate === 'HALVES') return { numerator: getQuarter(day) <= 2 ? 2 : 1, denominator: 2 };
  return prorate === 'QUARTERS'
    ? { numerator: 5 - getQuarter(day), denominator: 4 }
    : { numerator: MONTHS_OF_YEAR + 1 - getMonth(day), denominator: MONTHS_OF_YEAR };
}

type GroupRule = Extract<TariffCharge['per'], { each: 'GROUP' }>;

/** The lines by their value of the classification, without the values that another one replaces or that are paid. */
function groupByValue(
  { lines, matter }: Scope,
  { classification, replaced = [], once_a_year }: GroupRule,
): Map<string, CaseLine[]> {
  const byValue = Map.groupBy(lines, ({ line }) => line.classes[classification] ?? '');
  const { type, paid_classes } = matter.input;
  if (once_a_year === true && type === 'AMENDMENT')
    for (const value of paid_classes[classification] ?? []) byValue.delete(value);
  for (const { value, by } of replaced) if (byValue.has(by)) byValue.delete(value);
  return byValue;
}

/** The parts for which a charge is computed: the business, each line, or each value of a classification. */
export function listChargeScopes({ charge: { per } }: OpenCharge, scope: Scope): ChargeScope[] {
  if (per.each === 'BUSINESS') return [{ scope }];
  if (per.each === 'LINE')
    return scope.lines.map((line) => ({ name: line.line.name, scope: { ...scope, lines: [line] } }));
  const byValue = groupByValue(scope, per);
  const values = scope.matter.open.classifications.get(per.classification)?.row.values ?? [];
  return values.flatMap(({ code, name }) => {
    const lines = byValue.get(code);
    return lines === undefined ? [] : [{ name, scope: { ...scope, lines } }];
  });
}
