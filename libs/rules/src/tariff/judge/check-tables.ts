// Checks tables and brackets: gaps, overlaps, rows that never apply, and bounds out of order.

import type { Bilingual } from '@ebpls/contracts';
import type { SimpleAmount, TableDimension, TariffTest } from '@ebpls/contracts/tariff';

import { type OpenCharge, type OpenTariff, toCellKey } from '../open-tariff.ts';
import { listAmountPlaces } from './check-figures.ts';
import { listCoveredLines } from './covered-lines.ts';
import { createQuestion, createRefusal, type TariffFinding } from './finding.ts';

type AmountPlace = ReturnType<typeof listAmountPlaces>[number];

interface TablePlace {
  readonly table: Extract<SimpleAmount, { kind: 'TABLE' }>;
  readonly path: string;
}

/** The values that a side of a table can meet: of a classification of lines, those of the lines that it covers. */
function listSide(open: OpenTariff, row: OpenCharge, side: TableDimension): readonly string[] {
  if (side.by === 'RANGES') return [...side.steps.map(({ range }) => range), side.above];
  if (side.by === 'CHOICE') return [...(open.choices.get(side.measure) ?? [])];
  const classification = open.classifications.get(side.classification);
  const all = classification?.row.values.map(({ code }) => code) ?? [];
  if (classification?.row.found_from !== undefined) return all;
  const met = new Set(listCoveredLines(open, row).map(({ classes }) => classes[side.classification] ?? ''));
  return all.filter((value) => met.has(value));
}

function isKnownValue(open: OpenTariff, side: TableDimension | undefined, value: string): boolean {
  if (side === undefined) return false;
  if (side.by === 'RANGES') return side.above === value || side.steps.some(({ range }) => range === value);
  if (side.by === 'CHOICE') return open.choices.get(side.measure)?.has(value) ?? false;
  return open.classifications.get(side.classification)?.rank.has(value) ?? false;
}

function listCombinations(sides: readonly (readonly string[])[]): string[][] {
  return sides.reduce<string[][]>((all, side) => all.flatMap((at) => side.map((value) => [...at, value])), [[]]);
}

function findValueName(open: OpenTariff, side: TableDimension | undefined, value: string): Bilingual {
  const row =
    side?.by === 'CHOICE'
      ? open.measures.get(side.measure)
      : open.classifications.get(side?.by === 'CLASSIFICATION' ? side.classification : '')?.row;
  return row?.values?.find(({ code }) => code === value)?.name ?? { en: value, fil: value };
}

/** The place of an amount in a table by the names of its values; a range has its code alone. */
function formatPlace(open: OpenTariff, { dimensions }: TablePlace['table'], at: readonly string[]): Bilingual {
  const names = at.map((value, side) => findValueName(open, dimensions[side], value));
  return { en: names.map(({ en }) => en).join(', '), fil: names.map(({ fil }) => fil).join(', ') };
}

const MOST_GAPS = 20; // of one table: the first ones say what is wrong

function checkTable(open: OpenTariff, row: OpenCharge, { table, path }: TablePlace): TariffFinding[] {
  const { section } = row.charge;
  const keys = table.cells.map(({ at }) => toCellKey(at));
  const filledKeys = new Set(keys);
  const gaps = listCombinations(table.dimensions.map((side) => listSide(open, row, side)))
    .filter((at) => !filledKeys.has(toCellKey(at)))
    .slice(0, MOST_GAPS);
  return [
    ...gaps.map((at) => createRefusal(path, 'judge.gap', { section, params: { at: formatPlace(open, table, at) } })),
    ...table.cells.flatMap(({ at }, index) => {
      const params = { at: formatPlace(open, table, at) };
      if (keys.indexOf(toCellKey(at)) < index)
        return [createRefusal(`${path}.${index}`, 'judge.overlap', { section, params })];
      const isReachable =
        at.length === table.dimensions.length &&
        at.every((value, side) => isKnownValue(open, table.dimensions[side], value));
      return isReachable ? [] : [createRefusal(`${path}.${index}`, 'judge.unreachable', { section, params })];
    }),
  ];
}

function checkBounds(row: OpenCharge, bounds: readonly number[], path: string): TariffFinding[] {
  return bounds.flatMap((bound, index) =>
    index > 0 && bound <= (bounds[index - 1] ?? 0)
      ? [createRefusal(`${path}.${index}.to`, 'judge.bounds', { section: row.charge.section })]
      : [],
  );
}

/** An amount counts instead of the one before it only in a sum, and is then not added to it as well. */
function checkInstead({ charge, amounts }: OpenCharge, { amount, path }: AmountPlace): TariffFinding[] {
  const isCompared = charge.amount.kind === 'SUM' && amount !== amounts[0] && amount.added !== true;
  if (amount.instead === undefined || isCompared) return [];
  return [createRefusal(`${path}.instead`, 'judge.instead', { section: charge.section })];
}

function checkAmount(open: OpenTariff, row: OpenCharge, { amount, path }: AmountPlace): TariffFinding[] {
  if (amount.kind === 'MARGINAL' || amount.kind === 'BRACKETS')
    return checkBounds(
      row,
      amount.steps.map(({ to }) => to),
      `${path}.steps`,
    );
  if (amount.kind !== 'TABLE') return [];
  return [
    ...checkTable(open, row, { table: amount, path: `${path}.cells` }),
    ...amount.dimensions.flatMap((side, index) =>
      side.by === 'RANGES'
        ? checkBounds(
            row,
            side.steps.map(({ to }) => to),
            `${path}.dimensions.${index}.steps`,
          )
        : [],
    ),
  ];
}

/** Whether a charge is due only where a choice is answered, or comes to nothing where it is not. */
function isAnswerKnown({ lines, when, nothing_when }: OpenCharge['charge'], measure: string): boolean {
  const isAnswered = (test: TariffTest): boolean =>
    (test.test === 'DECLARED' || test.test === 'CHOICE') && test.measure === measure && test.is !== false;
  const [nothing, ...others] = nothing_when?.tests ?? [];
  const isNothing = nothing?.test === 'DECLARED' && nothing.measure === measure && !nothing.is && others.length === 0;
  return isNothing || [...when, ...lines].some(isAnswered);
}

/** Choices that the form of every business answers. */
const FORM_CHOICES = new Set(['barangay', 'organisation']);

/** A table by a choice that may stay without an answer: a business that gives none could not be billed. */
function checkChoices(open: OpenTariff, { charge }: OpenCharge, { amount, path }: AmountPlace): TariffFinding[] {
  if (amount.kind !== 'TABLE' || charge.in_force === false) return [];
  const { section, name } = charge;
  return amount.dimensions.flatMap((side, index) => {
    if (side.by !== 'CHOICE' || FORM_CHOICES.has(side.measure)) return [];
    const measure = open.measures.get(side.measure);
    const isByBarangay = measure?.values?.some(({ barangays }) => barangays !== undefined) === true;
    if (measure?.when_absent !== 'NOTHING' || isByBarangay || isAnswerKnown(charge, side.measure)) return [];
    const params = { charge: name, measure: measure.name };
    return [createQuestion(`${path}.dimensions.${index}.measure`, 'judge.choice_absent', { section, params })];
  });
}

/** Gaps, overlaps and rows that never apply in the tables of a tariff, and brackets out of order. */
export function checkTables(open: OpenTariff): TariffFinding[] {
  return open.charges.flatMap((row) =>
    listAmountPlaces(row).flatMap((at) => [
      ...checkInstead(row, at),
      ...checkAmount(open, row, at),
      ...checkChoices(open, row, at),
    ]),
  );
}
