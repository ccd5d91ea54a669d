// Finds the charges that a case owes, and the parts of the business for which each is computed.

import type { Bilingual } from '@ebpls/contracts';
import type { Fraction, TariffCharge } from '@ebpls/contracts/tariff';

import { getMonth, getQuarter, getYear } from '../time/calendar.ts';
import type { CaseLine, OpenCase } from './open-case.ts';
import { listCoveringCharges, type OpenCharge } from './open-tariff.ts';
import type { DueCharge } from './reliefs.ts';
import { areTestsMet, type Scope } from './scope.ts';

interface ChargeScope {
  readonly name?: Bilingual;
  readonly scope: Scope;
}

/** The charge with the lines that it covers in a case; undefined when the case does not owe it. */
export function findDueCharge(matter: OpenCase, open: OpenCharge): DueCharge | undefined {
  const { charge, fixed_tests, declared_tests } = open;
  if (!charge.types.includes(matter.input.type)) return undefined;
  const lines = matter.lines.filter(
    (line) =>
      (fixed_tests.length === 0 || listCoveringCharges(matter.open, line.line).includes(open)) &&
      (declared_tests.length === 0 || areTestsMet({ matter, lines: [line] }, declared_tests)),
  );
  if (lines.length === 0 || !areTestsMet({ matter, lines }, charge.when)) return undefined;
  return { open, lines };
}

/** Charges that a case may owe: those that cover one of its lines, in the order of the tariff. */
export function listCandidateCharges({ open, lines }: OpenCase): readonly OpenCharge[] {
  const [first] = lines;
  if (lines.length === 1 && first !== undefined) return listCoveringCharges(open, first.line);
  const candidates = new Set(lines.flatMap(({ line }) => listCoveringCharges(open, line)));
  return [...candidates].toSorted((one, other) => one.place - other.place);
}

/** What of the year is left for a new business, the running quarter or month included. */
export function findProration({ input }: OpenCase, { prorate }: TariffCharge): Fraction | undefined {
  const day = input.date_started ?? input.as_of;
  if (prorate === 'NONE' || input.type !== 'NEW' || getYear(day) < input.tax_year) return undefined;
  return prorate === 'QUARTERS'
    ? { numerator: 5 - getQuarter(day), denominator: 4 }
    : { numerator: 13 - getMonth(day), denominator: 12 };
}

type GroupRule = Extract<TariffCharge['per'], { each: 'GROUP' }>;

/** The lines by their value of the classification, without the values that another one replaces. */
function groupByValue(
  lines: readonly CaseLine[],
  { classification, replaced = [] }: GroupRule,
): Map<string, CaseLine[]> {
  const byValue = Map.groupBy(lines, ({ line }) => line.classes[classification] ?? '');
  for (const { value, by } of replaced) if (byValue.has(by)) byValue.delete(value);
  return byValue;
}

/** The parts for which a charge is computed: the business, each line, or each value of a classification. */
export function listChargeScopes({ charge: { per } }: OpenCharge, scope: Scope): ChargeScope[] {
  if (per.each === 'BUSINESS') return [{ scope }];
  if (per.each === 'LINE')
    return scope.lines.map((line) => ({ name: line.line.name, scope: { ...scope, lines: [line] } }));
  const byValue = groupByValue(scope.lines, per);
  const values = scope.matter.open.classifications.get(per.classification)?.row.values ?? [];
  return values.flatMap(({ code, name }) => {
    const lines = byValue.get(code);
    return lines === undefined ? [] : [{ name, scope: { ...scope, lines } }];
  });
}
