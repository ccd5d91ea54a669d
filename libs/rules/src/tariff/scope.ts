// Reads quantities, classes and tests in a part of a case: one line, a group of lines, or the whole business.

import {
  type Hundredths,
  MAX_FIGURE,
  type TariffMeasure,
  type Quantity,
  type TariffTest,
} from '@ebpls/contracts/tariff';

import { multiplyFigures } from './amounts/computed-measures.ts';
import type { CaseLine, MeasuredValue, OpenCase } from './open-case.ts';
import { getWorkingDayFrom } from '../time/calendar.ts';
import { isNamedByLine } from './open-tariff.ts';
import { TariffRefused } from './tariff-refused.ts';

/** The part of a case on which a charge is computed; `extra` is added to what the lines declare of `extra_of`. */
export interface Scope {
  readonly matter: OpenCase;
  readonly lines: readonly CaseLine[];
  readonly extra?: { readonly of: Quantity; readonly figure: Hundredths };
  /** The one of several things for which an amount is computed. */
  readonly thing?: { readonly code: string; readonly figure: Hundredths };
}

/** The figures of several things in a scope. Refused: a required measure that is not declared. */
export function listFigures(scope: Scope, code: string): readonly Hundredths[] {
  const { matter, lines } = scope;
  readQuantity(scope, [code]);
  const places = matter.open.measures.get(code)?.of === 'BUSINESS' ? [matter] : lines;
  return places.flatMap(({ several }) => several.get(code) ?? []);
}

function readFigure(measure: TariffMeasure, line: CaseLine | undefined, values: OpenCase['values']): Hundredths {
  const value = values.get(measure.code);
  if (typeof value === 'number') return value;
  const isAsked = line === undefined || !measure.only_listed || line.line.measures.includes(measure.code);
  if (measure.when_absent === 'NOTHING' || !isAsked) return 0 as Hundredths;
  const place = line === undefined ? 'measures' : `lines.${line.index}.measures`;
  throw new TariffRefused(`${place}.${measure.code}`, 'tariff_case.measure_required', { measure: measure.name });
}

function readDeclared({ matter, lines }: Scope, measure: TariffMeasure): number {
  if (measure.of === 'BUSINESS') return readFigure(measure, undefined, matter.values);
  return lines.reduce((sum, line) => sum + readFigure(measure, line, line.values), 0);
}

function getMeasure({ matter }: Scope, code: string): TariffMeasure {
  const measure = matter.open.measures.get(code);
  if (measure === undefined) throw new TariffRefused(code, 'tariff_case.measure_unknown', { measure: code });
  return measure;
}

/** What is left of some measures after others: of each line by itself, so that no line lessens what another one owes. */
function readDifference({ matter, lines }: Scope, { difference, of }: TariffMeasure): number {
  const sum = (scope: Scope, codes: Quantity = []): number =>
    codes.reduce((all, code) => all + readDeclared(scope, getMeasure(scope, code)), 0);
  const subtract = (scope: Scope): number => Math.max(0, sum(scope, difference?.of) - sum(scope, difference?.less));
  if (of === 'BUSINESS') return subtract({ matter, lines: matter.lines });
  return lines.reduce((all, line) => all + subtract({ matter, lines: [line] }), 0);
}

/** Measures multiplied with each other: of each line by itself. Refused: a product that is no quantity any more. */
function readProduct({ matter, lines }: Scope, { code, name, of, product }: TariffMeasure): number {
  const multiply = (scope: Scope): number => {
    const read = (product?.of ?? []).map((each) => readDeclared(scope, getMeasure(scope, each)) as Hundredths);
    const figure = multiplyFigures([...read, ...(product?.each === undefined ? [] : [product.each])]);
    if (figure > MAX_FIGURE) throw new TariffRefused(code, 'tariff_case.measure_number', { measure: name });
    return Number(figure);
  };
  if (of === 'BUSINESS') return multiply({ matter, lines: matter.lines });
  return lines.reduce((all, line) => all + multiply({ matter, lines: [line] }), 0);
}

function readMeasure(scope: Scope, code: string): number {
  if (scope.thing?.code === code) return scope.thing.figure;
  const measure = getMeasure(scope, code);
  if (measure.product !== undefined) return readProduct(scope, measure);
  return measure.difference === undefined ? readDeclared(scope, measure) : readDifference(scope, measure);
}

/** Whether a measure is one of some, or what is left of one of them. */
function isMeasureRead(measure: TariffMeasure | undefined, of: Quantity): boolean {
  return measure !== undefined && [measure.code, ...(measure.difference?.of ?? [])].some((code) => of.includes(code));
}

/** A quantity of a scope: its measures added, those of lines over all of its lines. In hundredths. */
export function readQuantity(scope: Scope, quantity: Quantity): Hundredths {
  const { extra } = scope;
  let sum = 0;
  for (const code of quantity) sum += readMeasure(scope, code);
  const { measures } = scope.matter.open;
  if (extra !== undefined && quantity.some((code) => isMeasureRead(measures.get(code), extra.of))) sum += extra.figure;
  return sum as Hundredths;
}

/** A step of a table or of brackets fits; the bound belongs to it or to the next one. */
export function isWithinStep(figure: Hundredths, to: Hundredths, bound: 'BELOW' | 'UP_TO'): boolean {
  return bound === 'BELOW' ? figure < to : figure <= to;
}

/**
 * The value of a classification in a scope: by the measures from which it follows, else the one that is last in the list
 * among the values of the lines. Empty where no line has one.
 */
export function findClass(scope: Scope, code: string): string {
  const classification = scope.matter.open.classifications.get(code);
  if (classification === undefined) return '';
  const { row, rank } = classification;
  const isLater = (one: string, other: string): boolean => (rank.get(one) ?? -1) > (rank.get(other) ?? -1);
  if (row.found_from === undefined)
    return scope.lines
      .map(({ line }) => line.classes[code] ?? '')
      .reduce((highest, value) => (isLater(value, highest) ? value : highest), '');
  const storedValue = scope.matter.classes.get(code);
  if (storedValue !== undefined) return storedValue;
  const value = row.found_from
    .map(({ of, bound, steps, above }) => {
      const figure = readQuantity({ matter: scope.matter, lines: scope.matter.lines }, of);
      return steps.find(({ to }) => isWithinStep(figure, to, bound))?.value ?? above;
    })
    .reduce((highest, value) => (isLater(value, highest) ? value : highest), '');
  scope.matter.classes.set(code, value);
  return value;
}

/** The text of a choice, declared for the business; of lines the one that is last in the list of its values. */
export function findChoice({ matter, lines }: Scope, code: string): string {
  const value = matter.values.get(code);
  if (typeof value === 'string') return value;
  const values = matter.open.measures.get(code)?.values ?? [];
  return values.findLast((each) => lines.some((line) => line.values.get(code) === each.code))?.code ?? '';
}

const COMPARE = {
  AT_LEAST: (figure: number, than: number) => figure >= than,
  ABOVE: (figure: number, than: number) => figure > than,
  AT_MOST: (figure: number, than: number) => figure <= than,
  BELOW: (figure: number, than: number) => figure < than,
} as const;

function hasValue({ matter, lines }: Scope, code: string, wantedValue?: MeasuredValue): boolean {
  const fits = (values: OpenCase['values']): boolean =>
    wantedValue === undefined ? values.has(code) : values.get(code) === wantedValue;
  return fits(matter.values) || lines.some(({ values }) => fits(values));
}

function isFoundClass({ matter }: Scope, classification: string): boolean {
  return matter.open.classifications.get(classification)?.row.found_from !== undefined;
}

/** Whether a class that follows from measures, or one of the lines of a scope, is what a test names. */
function isNamed(scope: Scope, test: TariffTest): boolean {
  if (test.test === 'CLASS' && isFoundClass(scope, test.classification))
    return test.one_of.includes(findClass(scope, test.classification));
  return scope.lines.some(({ line }) => isNamedByLine(line, test));
}

/** Whether an application was filed by a day of its tax year; one that is not filed yet would be on the day of the case. */
function isFiledBy({ input, open }: OpenCase, test: Extract<TariffTest, { test: 'FILED' }>): boolean {
  const day = `${input.tax_year}-${test.day}`;
  const lastDay = test.moves_to_working_day === true ? getWorkingDayFrom(day, open.holidays) : day;
  return (input.filed_on ?? input.as_of) <= lastDay;
}

/** Whether a test holds in a scope; a test on lines holds when one of them passes it, or with `is` false none. */
function isTestMet(scope: Scope, test: TariffTest): boolean {
  switch (test.test) {
    case 'QUANTITY':
      return COMPARE[test.is](readQuantity(scope, test.of), test.figure);
    case 'CHOICE':
      return test.one_of.includes(findChoice(scope, test.measure)) === (test.is !== false);
    case 'YES':
      return hasValue(scope, test.measure, true) === test.is;
    case 'DECLARED':
      return hasValue(scope, test.measure) === test.is;
    case 'FILED':
      return isFiledBy(scope.matter, test) === (test.is === 'BY');
    default:
      return isNamed(scope, test) === (test.is !== false);
  }
}

export function areTestsMet(scope: Scope, tests: readonly TariffTest[]): boolean {
  return tests.every((test) => isTestMet(scope, test));
}
