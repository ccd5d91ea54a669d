// Compares the tests of rows: whether they can hold together, and where on a quantity they meet.

import type { TariffTest } from '@ebpls/contracts/tariff';

import { addDays, countDays } from '../../time/calendar.ts';
import type { OpenCharge, OpenTariff } from '../open-tariff.ts';

/** From one quantity to another, both included, in hundredths. */
export interface QuantityRange {
  readonly of: readonly string[];
  readonly from: number;
  readonly to: number;
}

const LOWEST = 0;
const HIGHEST = Number.MAX_SAFE_INTEGER;

function toRange({ of, is, figure }: Extract<TariffTest, { test: 'QUANTITY' }>): QuantityRange {
  switch (is) {
    case 'AT_LEAST':
      return { of, from: figure, to: HIGHEST };
    case 'ABOVE':
      return { of, from: figure + 1, to: HIGHEST };
    case 'AT_MOST':
      return { of, from: LOWEST, to: figure };
    case 'BELOW':
      return { of, from: LOWEST, to: figure - 1 };
  }
}

/** The day of filing as a quantity without measures: days from the first one of a year. */
const FILING_DAY: readonly string[] = [];
const FIRST_DAY = '2001-01-01'; // of a year without a 29 February, which no day of every year is

/** A day of filing as its range has it, and back. */
export const toFilingNumber = (day: string): number => countDays(FIRST_DAY, `2001-${day}`);
export const toFilingDay = (number: number): string => addDays(FIRST_DAY, number).slice('2001-'.length);

function toFilingRange({ is, day }: Extract<TariffTest, { test: 'FILED' }>): QuantityRange {
  const number = toFilingNumber(day);
  return is === 'BY' ? { of: FILING_DAY, from: LOWEST, to: number } : { of: FILING_DAY, from: number + 1, to: HIGHEST };
}

function listTestRanges(test: TariffTest): readonly QuantityRange[] {
  if (test.test === 'FILED') return [toFilingRange(test)];
  return test.test === 'QUANTITY' ? [toRange(test)] : [];
}

/** One name for a quantity, in whatever order its measures are added. */
export function toQuantityKey(of: readonly string[]): string {
  return of.toSorted().join(' + ');
}

/** The range of each quantity on which all tests hold; one that ends before it begins can never hold. */
export function listRanges(tests: readonly TariffTest[]): QuantityRange[] {
  const ranges = tests.flatMap(listTestRanges);
  return [...Map.groupBy(ranges, ({ of }) => toQuantityKey(of)).values()].map((all) => ({
    of: all[0]?.of ?? [],
    from: Math.max(...all.map(({ from }) => from)),
    to: Math.min(...all.map(({ to }) => to)),
  }));
}

/** What a test says of a measure, or of a class that follows from measures: one of these values. */
interface AllowedValues {
  readonly subject: string;
  readonly values: readonly (string | boolean)[];
}

type ClassTest = Extract<TariffTest, { test: 'CLASS' }>;

const isFoundClass = ({ classifications }: OpenTariff, { classification }: ClassTest): boolean =>
  classifications.get(classification)?.row.found_from !== undefined;

function toFoundClasses({ classifications }: OpenTariff, { classification, one_of, is }: ClassTest): AllowedValues {
  const all = [...(classifications.get(classification)?.rank.keys() ?? [])];
  const values = is === false ? all.filter((value) => !one_of.includes(value)) : one_of;
  return { subject: `CLASS ${classification}`, values };
}

/** The answers that a test on a choice leaves; no answer is one of them where it names what is not chosen. */
function toChosenValues(
  { choices }: OpenTariff,
  { measure, one_of, is }: Extract<TariffTest, { test: 'CHOICE' }>,
): AllowedValues {
  const all = ['', ...(choices.get(measure) ?? [])];
  const values = is === false ? all.filter((value) => !one_of.includes(value)) : one_of;
  return { subject: `CHOICE ${measure}`, values };
}

/** Whether one of the lines is what a test names: yes, or with `is` false no. */
function toNamedLines({
  is,
  ...test
}: Extract<TariffTest, { test: 'CLASS' | 'MARK' | 'TAX' | 'LINE' }>): AllowedValues {
  return { subject: JSON.stringify(test), values: [is !== false] };
}

function toAllowedValues(open: OpenTariff, test: TariffTest): AllowedValues | undefined {
  switch (test.test) {
    case 'YES':
    case 'DECLARED':
      return { subject: `${test.test} ${test.measure}`, values: [test.is] };
    case 'CHOICE':
      return toChosenValues(open, test);
    case 'CLASS':
      return isFoundClass(open, test) ? toFoundClasses(open, test) : toNamedLines(test);
    case 'QUANTITY':
    case 'FILED':
      return undefined;
    default:
      return toNamedLines(test);
  }
}

/** Two tests that cannot hold together: a yes and a no, or closed lists without a common value. */
function isOpposite(open: OpenTariff, one: TariffTest, other: TariffTest): boolean {
  const [first, second] = [toAllowedValues(open, one), toAllowedValues(open, other)];
  if (first === undefined || first.subject !== second?.subject) return false;
  return !first.values.some((value) => second.values.includes(value));
}

/** Whether tests on the same part of a case can never hold together. */
export function areTestsExclusive(open: OpenTariff, one: readonly TariffTest[], other: readonly TariffTest[]): boolean {
  const isNever = listRanges([...one, ...other]).some(({ from, to }) => from > to);
  return isNever || one.some((test) => other.some((each) => isOpposite(open, test, each)));
}

function listTestedMeasures(test: TariffTest): readonly string[] {
  if (test.test === 'QUANTITY') return test.of;
  return 'measure' in test ? [test.measure] : [];
}

/** A test on the lines that a charge covers. */
function isOnLines(open: OpenTariff, test: TariffTest): boolean {
  if (test.test === 'CLASS') return !isFoundClass(open, test);
  return test.test === 'MARK' || test.test === 'TAX' || test.test === 'LINE';
}

/** Tests on the case that two charges read alike: those of the business, and those of lines where both cover the same. */
function listCaseTests(open: OpenTariff, row: OpenCharge, other: OpenCharge): readonly TariffTest[] {
  if (JSON.stringify(row.charge.lines) === JSON.stringify(other.charge.lines)) return row.charge.when;
  return row.charge.when.filter(
    (test) =>
      !isOnLines(open, test) && listTestedMeasures(test).every((code) => open.measures.get(code)?.of === 'BUSINESS'),
  );
}

/** Whether two charges can never be due in one case. */
export function areCasesExclusive(open: OpenTariff, one: OpenCharge, other: OpenCharge): boolean {
  return areTestsExclusive(open, listCaseTests(open, one, other), listCaseTests(open, other, one));
}

/** Whether two charges can never be due for the same line of business. */
export function areLinesExclusive(open: OpenTariff, one: OpenCharge, other: OpenCharge): boolean {
  return areTestsExclusive(open, one.declared_tests, other.declared_tests) || areCasesExclusive(open, one, other);
}

/** A range of a quantity that both charges read, on which both are due. */
export function findCommonRange(one: OpenCharge, other: OpenCharge): QuantityRange | undefined {
  const tests = ({ charge }: OpenCharge): readonly TariffTest[] => [...charge.lines, ...charge.when];
  const listMeasured = (row: OpenCharge): QuantityRange[] => listRanges(tests(row)).filter(({ of }) => of.length > 0);
  const [first, second] = [listMeasured(one), listMeasured(other)];
  const both = first.find((range) => second.some(({ of }) => toQuantityKey(of) === toQuantityKey(range.of)));
  if (both === undefined) return undefined;
  return listRanges([...tests(one), ...tests(other)]).find(({ of }) => of === both.of);
}

export const isOpenEnded = ({ to }: QuantityRange): boolean => to === HIGHEST;
