// The sides of a table of amounts: chosen from what the document declares, with the amounts that are already typed.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { SimpleAmountText } from '../tariff-sheets/sheet.ts';

export type TableText = Extract<SimpleAmountText, { kind: 'TABLE' }>;
export type SideText = TableText['dimensions'][number];

/** Amounts of one table at most; the schema of a tariff refuses more. */
export const MAX_CELLS = 5_000;

const SEPARATOR = '\u001F';
/** Kinds of measures that are numbers. */
export const NUMBER_KINDS: ReadonlySet<string> = new Set(['MONEY', 'COUNT', 'DECIMAL']);

/** By what a side sorts, as the value of a choice: its kind with the codes of a classification or of measures. */
export function toSideKey(side: SideText): string {
  if (side.by === 'CLASSIFICATION') return [side.by, side.classification].join(SEPARATOR);
  return [side.by, ...(side.by === 'CHOICE' ? [side.measure] : side.of)].join(SEPARATOR);
}

export function parseSideKey(key: string): { readonly by: SideText['by']; readonly codes: readonly string[] } {
  const [by, ...codes] = key.split(SEPARATOR);
  return { by: by as SideText['by'], codes };
}

/** Everything by which a table can be sorted: classifications, choices, and ranges of a number. */
export function listSideKeys({ classifications, measures }: TariffText): string[] {
  return [
    ...classifications.map(({ code }) => ['CLASSIFICATION', code]),
    ...measures.filter(({ kind }) => kind === 'CHOICE').map(({ code }) => ['CHOICE', code]),
    ...measures.filter(({ kind }) => NUMBER_KINDS.has(kind)).map(({ code }) => ['RANGES', code]),
  ].map((parts) => parts.join(SEPARATOR));
}

/** A side by what its key says; ranges begin with one upper limit that is not filled in yet. */
function createSide(key: string): SideText {
  const { by, codes } = parseSideKey(key);
  const [code = ''] = codes;
  if (by === 'CLASSIFICATION') return { by, classification: code };
  if (by === 'CHOICE') return { by, measure: code };
  return { by, of: [...codes], bound: 'UP_TO', steps: [{ range: 'R1', to: '' }], above: 'R2' };
}

/** The codes of the values of a side, in the order of the document. */
function listSideCodes({ classifications, measures }: TariffText, side: SideText): string[] {
  if (side.by === 'RANGES') return [...side.steps.map(({ range }) => range), side.above];
  const rows =
    side.by === 'CHOICE'
      ? measures.find(({ code }) => code === side.measure)?.values
      : classifications.find(({ code }) => code === side.classification)?.values;
  return (rows ?? []).map(({ code }) => code);
}

/** How many amounts a table has when every one is filled in. */
export function countCells(document: TariffText, { dimensions }: Pick<TableText, 'dimensions'>): number {
  return dimensions.reduce((count, side) => count * Math.max(1, listSideCodes(document, side).length), 1);
}

/** The amounts of the first value of a side that has any, without this side. */
function listCellsWithout({ dimensions, cells }: TableText, place: number, codes: readonly string[]) {
  if (place >= dimensions.length) return cells;
  const firstCode = codes.find((code) => cells.some(({ at }) => at[place] === code));
  return cells
    .filter(({ at }) => at[place] === firstCode)
    .map(({ at, amount }) => ({ at: at.toSpliced(place, 1), amount }));
}

/**
 * The table with another side at a place, or a further one at the end; without a key the side is removed. Amounts of the
 * former side's first value are kept, for each value of the new side.
 */
export function putSide(
  document: TariffText,
  table: TableText,
  { place, key }: { readonly place: number; readonly key?: string | undefined },
): TableText {
  const formerDimension = table.dimensions[place];
  const cells = listCellsWithout(
    table,
    place,
    formerDimension === undefined ? [] : listSideCodes(document, formerDimension),
  );
  if (key === undefined) return { ...table, dimensions: table.dimensions.toSpliced(place, 1), cells };
  const side = createSide(key);
  const dimensions = table.dimensions.toSpliced(place, 1, side);
  const codes = listSideCodes(document, side);
  return {
    ...table,
    dimensions,
    cells: codes.flatMap((code) => cells.map(({ at, amount }) => ({ at: at.toSpliced(place, 0, code), amount }))),
  };
}
