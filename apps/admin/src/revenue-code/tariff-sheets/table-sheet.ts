// The table of a charge by one to three dimensions, as the ordinance prints it: the last one across, the others down.

import type { TariffText } from '@ebpls/contracts/tariff';
import type { Locale } from '@ebpls/contracts';

import {
  type AmountPlace,
  createCell,
  createReadCell,
  readAt,
  type FigureSheet,
  type SheetCell,
  writeAt,
  type SimpleAmountText,
} from './sheet.ts';

type TableText = Extract<SimpleAmountText, { kind: 'TABLE' }>;
type DimensionText = TableText['dimensions'][number];

interface SideValue {
  readonly code: string;
  readonly name: string;
}

/** A dimension with more values than this runs down the page instead of across. */
const MOST_COLUMNS = 8;

/** The values of a side: of a classification that lines have, those that the table has an amount for or that lines use. */
export function listSideValues(document: TariffText, side: DimensionText, locale: Locale): SideValue[] {
  if (side.by === 'RANGES') return listRangeNames(side);
  const rows =
    side.by === 'CHOICE'
      ? document.measures.find(({ code }) => code === side.measure)?.values
      : document.classifications.find(({ code }) => code === side.classification)?.values;
  return (rows ?? []).map(({ code, name }) => ({ code, name: name[locale] }));
}

function listRangeNames({ steps, above }: RangesText): SideValue[] {
  const before = (index: number): string => steps[index - 1]?.to ?? '0';
  return [
    ...steps.map(({ range, to }, index) => ({ code: range, name: `${before(index)} – ${to}` })),
    { code: above, name: `> ${steps.at(-1)?.to ?? '0'}` },
  ];
}

function listCombinations(sides: readonly (readonly SideValue[])[]): SideValue[][] {
  return sides.reduce<SideValue[][]>((all, side) => all.flatMap((at) => side.map((value) => [...at, value])), [[]]);
}

const toKey = (at: readonly string[]): string => at.join('\u001F');

/** A cell of the table; an empty one is no row of the document. */
function createTableCell({ document, path, amount }: AmountPlace<TableText>, at: readonly string[]): SheetCell {
  const key = toKey(at);
  const place = amount.cells.findIndex((cell) => toKey(cell.at) === key);
  const list = `${path}.cells`;
  const write = (target: TariffText, text: string): TariffText => {
    const cells = readAt(target, list) as TableText['cells'];
    const index = cells.findIndex((cell) => toKey(cell.at) === key);
    if (index === -1) return text.trim() === '' ? target : writeAt(target, list, [...cells, { at, amount: text }]);
    if (text.trim() === '') return writeAt(target, list, cells.toSpliced(index, 1));
    return writeAt(target, `${list}.${index}.amount`, text);
  };
  if (place === -1) return { path: `${list}.${at.join(', ')}`, text: '', write };
  return { ...createCell(document, `${list}.${place}`), text: amount.cells[place]?.amount ?? '', write };
}

/** The table with a row for each value of its first sides, or one amount for each row where the last side is long. */
export function toTableSheet(place: AmountPlace<TableText>): FigureSheet {
  const { document, path, amount, title, t } = place;
  const sides = amount.dimensions.map((side) => listSideValues(document, side, t.locale));
  const last = sides.at(-1) ?? [];
  const isAcross = sides.length > 1 && last.length <= MOST_COLUMNS;
  const down = isAcross ? sides.slice(0, -1) : sides;
  const across: readonly (SideValue | undefined)[] = isAcross ? last : [undefined];
  return {
    path,
    title,
    columns: [
      { key: 'row', header: t('row') },
      ...across.map((value) => ({
        key: value?.code ?? 'amount',
        header: value?.name ?? t(amount.per_unit === undefined ? 'amount' : 'amount_each'),
        align: 'end' as const,
      })),
    ],
    rows: listCombinations(down).map((values) => {
      const at = values.map(({ code }) => code);
      const rowPath = `${path}.cells.${at.join(', ')}`;
      return {
        key: toKey(at),
        path: rowPath,
        cells: [
          createReadCell(rowPath, values.map(({ name }) => name).join(', ')),
          ...across.map((value) => createTableCell(place, value === undefined ? at : [...at, value.code])),
        ],
      };
    }),
  };
}

type RangesText = Extract<DimensionText, { by: 'RANGES' }>;

/** A code of a range that the side does not have yet. */
function createRangeCode({ steps, above }: RangesText): string {
  const codes = new Set([...steps.map(({ range }) => range), above]);
  let number = codes.size + 1;
  while (codes.has(`R${number}`)) number += 1;
  return `R${number}`;
}

/** A range before another one takes a part of it, with its amounts; one that is removed takes its amounts along. */
function createRangeActs(path: string, side: number): Required<Pick<FigureSheet, 'insert' | 'remove'>> {
  const change = (document: TariffText, next: (table: TableText, ranges: RangesText) => Partial<TableText>) => {
    const table = readAt(document, path) as TableText;
    const ranges = table.dimensions[side];
    return ranges?.by === 'RANGES' ? writeAt(document, path, { ...table, ...next(table, ranges) }) : document;
  };
  return {
    insert: (document, at) =>
      change(document, ({ dimensions, cells }, ranges) => {
        const range = createRangeCode(ranges);
        const next = ranges.steps[at]?.range ?? ranges.above;
        const steps = ranges.steps.toSpliced(at, 0, { range, to: '' });
        const addedCells = cells.filter((cell) => cell.at[side] === next);
        return {
          dimensions: dimensions.with(side, { ...ranges, steps }),
          cells: [...cells, ...addedCells.map((cell) => ({ ...cell, at: cell.at.with(side, range) }))],
        };
      }),
    remove: (document, at) =>
      change(document, ({ dimensions, cells }, ranges) => ({
        dimensions: dimensions.with(side, { ...ranges, steps: ranges.steps.toSpliced(at, 1) }),
        cells: cells.filter((cell) => cell.at[side] !== ranges.steps[at]?.range),
      })),
  };
}

/** The upper bounds of the ranges that are sides of a table. */
export function listRangeSheets({ document, path, amount, t }: AmountPlace<TableText>): FigureSheet[] {
  return amount.dimensions.flatMap((side, index): FigureSheet[] => {
    if (side.by !== 'RANGES') return [];
    const at = `${path}.dimensions.${index}`;
    return [
      {
        path: at,
        title: t('ranges'),
        columns: [
          { key: 'range', header: t('row') },
          { key: 'to', header: t(side.bound === 'BELOW' ? 'to_below' : 'to'), align: 'end' },
        ],
        rows: side.steps.map(({ range }, step) => {
          const rowPath = `${at}.steps.${step}`;
          return {
            key: rowPath,
            path: rowPath,
            cells: [createReadCell(rowPath, range), createCell(document, `${rowPath}.to`)],
          };
        }),
        ...createRangeActs(path, index),
      },
    ];
  });
}
