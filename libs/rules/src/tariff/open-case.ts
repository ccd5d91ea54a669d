// Reads a case against a tariff: every value in the unit of its measure, and what cannot be is refused at its place.

import {
  type Hundredths,
  MAX_FIGURE,
  type TariffMeasure,
  parseHundredths,
  type TariffCase,
  type TariffLine,
} from '@ebpls/contracts/tariff';

import { parseSeveralFigures } from '@ebpls/contracts';

import { isComputedMeasure, listCaseFigures } from './amounts/computed-measures.ts';
import type { OpenTariff } from './open-tariff.ts';
import { TariffRefused } from './tariff-refused.ts';

/** A number is the total of what is measured one by one. */
export type MeasuredValue = Hundredths | string | boolean;

/** Declared values by the code of their measure; a number is a text as printed, or in hundredths. */
export type DeclaredValues = Readonly<Record<string, MeasuredValue>>;

/** A case as it is read; one that comes from a form has its figures as numbers, so that nothing is written and read. */
export interface DeclaredCase extends Omit<TariffCase, 'measures' | 'lines'> {
  readonly measures: DeclaredValues;
  readonly lines: readonly { readonly line: string; readonly measures: DeclaredValues }[];
}

/** The figures of the things that are measured one by one, by the code of their measure. */
type SeveralFigures = ReadonlyMap<string, readonly Hundredths[]>;

export interface CaseLine {
  readonly several: SeveralFigures;
  readonly index: number;
  readonly line: TariffLine;
  readonly values: ReadonlyMap<string, MeasuredValue>;
}

export interface OpenCase {
  readonly open: OpenTariff;
  readonly input: DeclaredCase;
  readonly lines: readonly CaseLine[];
  readonly values: ReadonlyMap<string, MeasuredValue>;
  readonly several: SeveralFigures;
  /** Values of the classifications that follow from measures, as far as they were read. */
  readonly classes: Map<string, string>;
}

function toFigure(value: string | Hundredths): Hundredths | undefined {
  if (typeof value === 'string') return parseHundredths(value);
  return Number.isInteger(value) && value >= 0 && value <= MAX_FIGURE ? value : undefined;
}

function readNumber(measure: TariffMeasure, value: string | Hundredths, place: string): Hundredths {
  const figure = toFigure(value);
  if (figure === undefined) throw new TariffRefused(place, 'tariff_case.measure_number', { measure: measure.name });
  if (measure.kind === 'COUNT' && figure % 100 !== 0)
    throw new TariffRefused(place, 'tariff_case.measure_whole', { measure: measure.name });
  return figure;
}

/** What is measured one by one; a thing of nothing is none. */
function readSeveral(measure: TariffMeasure, value: MeasuredValue, place: string): readonly Hundredths[] {
  const figures = typeof value === 'string' ? parseSeveralFigures(value) : [value];
  if (figures === undefined) throw new TariffRefused(place, 'tariff_case.measure_several', { measure: measure.name });
  return figures
    .map((figure) => {
      if (typeof figure !== 'boolean') return readNumber(measure, figure, place);
      throw new TariffRefused(place, 'tariff_case.measure_several', { measure: measure.name });
    })
    .filter((figure) => figure > 0);
}

function readValue(
  open: OpenTariff,
  measure: TariffMeasure,
  at: { value: MeasuredValue; place: string },
): MeasuredValue {
  const { value, place } = at;
  if (measure.kind === 'YES_NO') {
    if (typeof value === 'boolean') return value;
    throw new TariffRefused(place, 'tariff_case.measure_yes_no', { measure: measure.name });
  }
  if (typeof value === 'boolean')
    throw new TariffRefused(place, 'tariff_case.measure_number', { measure: measure.name });
  if (measure.kind !== 'CHOICE') return readNumber(measure, value, place);
  if (typeof value === 'string' && open.choices.get(measure.code)?.has(value)) return value;
  throw new TariffRefused(place, 'tariff_case.measure_choice', { measure: measure.name });
}

function readValues(
  open: OpenTariff,
  values: DeclaredValues,
  at: { readonly of: TariffMeasure['of']; readonly place: string },
): Pick<OpenCase, 'values' | 'several'> {
  const measuredValues = new Map<string, MeasuredValue>();
  const severalValues = new Map<string, readonly Hundredths[]>();
  for (const [code, value] of Object.entries(values)) {
    const place = `${at.place}.${code}`;
    const measure = open.measures.get(code);
    if (measure === undefined) throw new TariffRefused(place, 'tariff_case.measure_unknown', { measure: code });
    if (isComputedMeasure(measure))
      throw new TariffRefused(place, 'tariff_case.measure_computed', { measure: measure.name });
    if (measure.of !== at.of) {
      const key = at.of === 'LINE' ? 'tariff_case.measure_of_business' : 'tariff_case.measure_of_line';
      throw new TariffRefused(place, key, { measure: measure.name });
    }
    if (measure.several === true) {
      const figures = readSeveral(measure, value, place);
      severalValues.set(code, figures);
      measuredValues.set(code, readNumber(measure, sumFigures(figures), place));
    } else measuredValues.set(code, readValue(open, measure, { value, place }));
  }
  return { values: measuredValues, several: severalValues };
}

function sumFigures(figures: readonly Hundredths[]): Hundredths {
  return figures.reduce((sum, figure) => sum + figure, 0) as Hundredths;
}

/** A line that the tariff does not have; where other lines came from it, they are named. */
function createLineRefusal({ tariff }: OpenTariff, code: string, index: number): TariffRefused {
  const place = `lines.${index}.line`;
  const names = tariff.lines.flatMap(({ name, was = [] }) => (was.includes(code) ? [name] : []));
  if (names.length === 0) return new TariffRefused(place, 'tariff_case.line_unknown', { line: code });
  const successors = { en: names.map(({ en }) => en).join(', '), fil: names.map(({ fil }) => fil).join(', ') };
  return new TariffRefused(place, 'tariff_case.line_replaced', { line: code, successors });
}

function openLine(open: OpenTariff, { line: code, measures }: DeclaredCase['lines'][number], index: number): CaseLine {
  const line = open.lines.get(code);
  if (line === undefined) throw createLineRefusal(open, code, index);
  return { index, line, ...readValues(open, measures, { of: 'LINE', place: `lines.${index}.measures` }) };
}

/** The lines for which a relief is claimed; undefined: all of them. */
export function listClaimedLines({ line, lines }: TariffCase['reliefs'][number]): readonly string[] | undefined {
  return line === undefined ? lines : [line, ...(lines ?? [])];
}

function checkClaims({ reliefs, lines }: DeclaredCase, open: OpenTariff): void {
  for (const [index, claim] of reliefs.entries()) {
    const { code } = claim;
    if (!open.reliefs.has(code))
      throw new TariffRefused(`reliefs.${index}.code`, 'tariff_case.relief_unknown', { relief: code });
    if (listClaimedLines(claim)?.some((line) => !lines.some((each) => each.line === line)))
      throw new TariffRefused(`reliefs.${index}.line`, 'tariff_case.relief_line');
  }
}

function checkFound({ found }: DeclaredCase, { charges }: OpenTariff): void {
  for (const [index, { charge: code }] of found.entries()) {
    const rows = charges.filter(({ charge }) => charge.code === code);
    const key = rows.length === 0 ? 'tariff_case.charge_unknown' : 'tariff_case.charge_not_found';
    if (!rows.some(({ charge }) => charge.may_be_found === true))
      throw new TariffRefused(`found.${index}.charge`, key, { charge: rows[0]?.charge.name ?? code });
  }
}

/** Reads a case against a tariff. Refused: `TariffRefused` with the place of the first thing that cannot be. */
export function openTariffCase(open: OpenTariff, input: DeclaredCase): OpenCase {
  if (open.tariff.effective_on > `${input.tax_year}-01-01`)
    throw new TariffRefused('tax_year', 'tariff_case.not_in_force');
  const lines = input.lines.map((line, index) => openLine(open, line, index));
  for (const { index, line } of lines) {
    if (lines.some((other) => other.index < index && other.line === line))
      throw new TariffRefused(`lines.${index}.line`, 'tariff_case.line_twice');
  }
  checkClaims(input, open);
  checkFound(input, open);
  const { values, several } = readValues(open, input.measures, { of: 'BUSINESS', place: 'measures' });
  const caseFigures = listCaseFigures(open.tariff.measures, input);
  return { open, input, lines, values: new Map([...values, ...caseFigures]), several, classes: new Map() };
}
