// Checks tables and brackets: gaps, overlaps, rows that never apply, and figures that look mistyped.

import type { SimpleAmount, TableDimension } from '@ebpls/contracts/tariff';

import { listCoveringCharges, type OpenCharge, type OpenTariff, toCellKey } from '../open-tariff.ts';
import { createQuestion, createRefusal, type TariffFinding } from './finding.ts';

type Table = Extract<SimpleAmount, { kind: 'TABLE' }>;

/** The values that a side of a table can meet: of a classification of lines, those of the lines that it covers. */
function listSide(open: OpenTariff, row: OpenCharge, side: TableDimension): readonly string[] {
  if (side.by === 'RANGES') return [...side.steps.map(({ range }) => range), side.above];
  if (side.by === 'CHOICE') return [...(open.choices.get(side.measure) ?? [])];
  const classification = open.classifications.get(side.classification);
  const all = classification?.row.values.map(({ code }) => code) ?? [];
  if (classification?.row.found_from !== undefined) return all;
  const met = open.tariff.lines
    .filter((line) => listCoveringCharges(open, line).includes(row))
    .map(({ classes }) => classes[side.classification] ?? '');
  return all.filter((value) => met.includes(value));
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

const MOST_GAPS = 20; // of one table: the first ones say what is wrong

function checkTable(open: OpenTariff, row: OpenCharge, table: Table): TariffFinding[] {
  const { section } = row.charge;
  const path = `charges.${row.place}.amount.cells`;
  const keys = table.cells.map(({ at }) => toCellKey(at));
  const filledKeys = new Set(keys);
  const gaps = listCombinations(table.dimensions.map((side) => listSide(open, row, side)))
    .filter((at) => !filledKeys.has(toCellKey(at)))
    .slice(0, MOST_GAPS);
  return [
    ...gaps.map((at) => createRefusal(path, 'judge.gap', { section, params: { at: at.join(', ') } })),
    ...table.cells.flatMap(({ at }, index) => {
      const params = { at: at.join(', ') };
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

const TEN_TIMES = 10;

/** A falling bracket, or one ten times both of its neighbours, is asked about: a digit may be missing. */
function checkFigures(row: OpenCharge, figures: readonly number[], path: string): TariffFinding[] {
  const { section } = row.charge;
  return figures.flatMap((figure, index) => {
    const before = figures[index - 1];
    const after = figures[index + 1];
    if (before !== undefined && figure < before)
      return [createQuestion(`${path}.${index}`, 'judge.falls', { section })];
    const isFar = before !== undefined && before > 0 && figure >= TEN_TIMES * before;
    return isFar && (after === undefined || figure >= after)
      ? [createQuestion(`${path}.${index}`, 'judge.ten_times', { section })]
      : [];
  });
}

function checkAmount(open: OpenTariff, row: OpenCharge, amount: SimpleAmount): TariffFinding[] {
  const path = `charges.${row.place}.amount`;
  if (amount.kind === 'TABLE')
    return [
      ...checkTable(open, row, amount),
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
  if (amount.kind !== 'BRACKETS' && amount.kind !== 'MARGINAL') return [];
  const bounds = checkBounds(
    row,
    amount.steps.map(({ to }) => to),
    `${path}.steps`,
  );
  if (amount.kind === 'MARGINAL') return bounds;
  const above = amount.above.kind === 'AMOUNT' ? [amount.above.amount] : [];
  return [...bounds, ...checkFigures(row, [...amount.steps.map((step) => step.amount), ...above], `${path}.steps`)];
}

/** Gaps, overlaps and rows that never apply in the tables and brackets of a tariff, and figures to confirm. */
export function checkTables(open: OpenTariff): TariffFinding[] {
  return open.charges.flatMap((row) => row.amounts.flatMap((amount) => checkAmount(open, row, amount)));
}
