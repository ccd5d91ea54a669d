// Inspects a workbook before it is read: its size, cells whose value nobody typed, and cells that show a per cent.

import type { TariffMessageKey } from '@ebpls/rules/tariff';

import type { FileProblem } from '../file-problem.ts';
import { listZipEntries, unpackEntry, type ZipEntry } from './zip-entries.ts';

/** Bytes of a file at most; the code of 1,000 lines and 400 charges has less than one megabyte. */
export const MAX_FILE_BYTES = 10_000_000;
const MAX_UNPACKED_BYTES = 80_000_000;
const MAX_ENTRIES = 500;
const MAX_SHEET_ROWS = 20_000;

const SHEET = /<sheet\s[^>]*>/g;
const RELATION = /<Relationship\s[^>]*>/g;
const FORMULA = /<c\s[^>]*?r="([A-Z]+\d+)"[^>]*>\s*<f[\s>/]/g;
const MERGED_CELL = /<mergeCell\s[^>]*?ref="([A-Z]+\d+)[^"]*"/g;
const ROW = /<row[\s/>]/g;

type EntryTexts = ReadonlyMap<string, string>;

function unpackTexts(bytes: Buffer, entries: readonly ZipEntry[]): EntryTexts | undefined {
  let remainingBytes = MAX_UNPACKED_BYTES;
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const unpackedEntry = entry.size > remainingBytes ? undefined : unpackEntry(bytes, entry, remainingBytes);
    if (unpackedEntry === undefined) return undefined;
    remainingBytes -= unpackedEntry.length;
    if (/\.(?:xml|rels)$/.test(entry.name)) texts.set(entry.name, unpackedEntry.toString('utf8'));
  }
  return texts;
}

/** The name of each sheet, with the text of its file. */
function listSheetTexts(texts: EntryTexts): { readonly name: string; readonly text: string }[] {
  const relations = new Map(
    [...(texts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(RELATION)].map(([relation]) => [
      /\sId="([^"]*)"/.exec(relation)?.[1],
      /\sTarget="([^"]*)"/.exec(relation)?.[1],
    ]),
  );
  return [...(texts.get('xl/workbook.xml') ?? '').matchAll(SHEET)].map(([sheet]) => {
    const target = relations.get(/\sr:id="([^"]*)"/.exec(sheet)?.[1])?.replace(/^\/?(?:xl\/)?/, '') ?? '';
    return { name: /\sname="([^"]*)"/.exec(sheet)?.[1] ?? '', text: texts.get(`xl/${target}`) ?? '' };
  });
}

function checkSheet({ name, text }: ReturnType<typeof listSheetTexts>[number]): FileProblem[] {
  if ([...text.matchAll(ROW)].length > MAX_SHEET_ROWS) return [{ place: name, key: 'tariff.too_many_rows' }];
  const find = (pattern: RegExp, key: TariffMessageKey): FileProblem[] =>
    [...text.matchAll(pattern)].map(([, cell = '']) => ({ place: `${name}!${cell}`, key }));
  return [...find(FORMULA, 'tariff.formula'), ...find(MERGED_CELL, 'tariff.merged')];
}

const NUMBER_FORMATS = /<numFmt\s[^>]*>/g;
const STYLES = /<cellXfs[\s>].*?<\/cellXfs>/s;
const STYLE = /<xf\s[^>]*>/g;
const STYLED_CELL = /<c\s[^>]*>/g;
const PERCENT_FORMATS = ['9', '10']; // 0% and 0.00% of every spreadsheet program

const readAttribute = (tag: string, name: string): string =>
  new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The numbers of the styles that show a number as a per cent. */
function listPercentStyles(styles: string): ReadonlySet<string> {
  const own = [...styles.matchAll(NUMBER_FORMATS)].filter(([tag]) => readAttribute(tag, 'formatCode').includes('%'));
  const formats = new Set([...PERCENT_FORMATS, ...own.map(([tag]) => readAttribute(tag, 'numFmtId'))]);
  return new Set(
    [...(STYLES.exec(styles)?.[0] ?? '').matchAll(STYLE)].flatMap(([tag], index) =>
      formats.has(readAttribute(tag, 'numFmtId')) ? [`${index}`] : [],
    ),
  );
}

function listPercentCells(texts: EntryTexts, sheets: ReturnType<typeof listSheetTexts>): ReadonlySet<string> {
  const styles = listPercentStyles(texts.get('xl/styles.xml') ?? '');
  if (styles.size === 0) return new Set();
  return new Set(
    sheets.flatMap(({ name, text }) =>
      [...text.matchAll(STYLED_CELL)].flatMap(([tag]) =>
        styles.has(readAttribute(tag, 's')) ? [`${name}!${readAttribute(tag, 'r')}`] : [],
      ),
    ),
  );
}

/** What a workbook is besides its values: what keeps it from being read, and the cells whose number is a per cent. */
export interface WorkbookInspection {
  readonly problems: readonly FileProblem[];
  readonly percent_cells: ReadonlySet<string>;
}

/**
 * What keeps a workbook from being read: more than it may hold, formulas, whose value may be another one in every
 * program, and merged cells, of which all but the first are empty.
 */
export function inspectWorkbook(bytes: Buffer): WorkbookInspection {
  const refuse = (key: TariffMessageKey): WorkbookInspection => ({
    problems: [{ place: 'code', key }],
    percent_cells: new Set(),
  });
  if (bytes.length > MAX_FILE_BYTES) return refuse('tariff.file_too_large');
  const entries = listZipEntries(bytes);
  if (entries === undefined) return refuse('tariff.workbook');
  const texts = entries.length > MAX_ENTRIES ? undefined : unpackTexts(bytes, entries);
  if (texts === undefined) return refuse('tariff.file_too_large');
  const sheets = listSheetTexts(texts);
  return { problems: sheets.flatMap(checkSheet), percent_cells: listPercentCells(texts, sheets) };
}
