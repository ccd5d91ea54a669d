// The lines of business as one table: names, tax row, classes, marks and measures.

import type { Bilingual } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';

import type { SheetWords } from './sheet.messages.ts';
import {
  createCell,
  createReadCell,
  createRowActs,
  type FigureSheet,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
  writeAt,
} from './sheet.ts';

export type TariffLineText = TariffText['lines'][number];
type ClassificationText = TariffText['classifications'][number];

const BLANK: TariffLineText = {
  code: '',
  name: { en: '', fil: '' },
  synonyms: [],
  tax: '',
  classes: {},
  marks: [],
  measures: [],
  papers: [],
  offices: [],
};

const joinCodes = (codes: readonly string[]): string => codes.join(', ');
const splitCodes = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');

function createCodesCell(line: TariffLineText, path: string, field: 'marks' | 'measures'): SheetCell {
  const at = `${path}.${field}`;
  return { path: at, text: joinCodes(line[field]), write: (target, text) => writeAt(target, at, splitCodes(text)) };
}

/** The classes are keyed by the town's own codes, which may have a dot. */
function createClassCell(line: TariffLineText, path: string, code: string): SheetCell {
  return {
    path: `${path}.classes.${code}`,
    text: line.classes[code] ?? '',
    write: (target, value) => {
      const place = Number(path.slice('lines.'.length));
      return writeAt(target, `${path}.classes`, { ...target.lines[place]?.classes, [code]: value });
    },
  };
}

/** The classifications that each line has a value of. */
function listLineClassifications({ classifications }: Pick<TariffText, 'classifications'>): ClassificationText[] {
  return classifications.filter(({ found_from }) => found_from === undefined);
}

const toOptions = (rows: readonly { readonly code: string; readonly name: Bilingual }[], t: SheetWords) =>
  rows.map(({ code, name }) => ({ value: code, label: name[t.locale] }));

function createLineCells(
  document: TariffText,
  place: number,
  saved_codes: ReadonlySet<string> | undefined,
): readonly SheetCell[] {
  const line = document.lines[place] ?? BLANK;
  const path = `lines.${place}`;
  const isSaved = saved_codes?.has(line.code) === true;
  return [
    isSaved ? createReadCell(`${path}.code`, line.code) : createCell(document, `${path}.code`),
    createCell(document, `${path}.name.en`),
    createCell(document, `${path}.name.fil`),
    createCell(document, `${path}.tax`),
    ...listLineClassifications(document).map(({ code }) => createClassCell(line, path, code)),
    createCodesCell(line, path, 'marks'),
    createCodesCell(line, path, 'measures'),
  ];
}

/** The columns of the lines; the tax row and the classes are choices. */
export function listLineColumns(document: Pick<TariffText, 'classifications' | 'taxes'>, t: SheetWords): SheetColumn[] {
  return [
    { key: 'code', header: t('code') },
    { key: 'name.en', header: t('name_en') },
    { key: 'name.fil', header: t('name_fil') },
    { key: 'tax', header: t('tax'), options: toOptions(document.taxes, t) },
    ...listLineClassifications(document).map(({ code, name, values }) => ({
      key: code,
      header: name[t.locale],
      options: toOptions(values, t),
    })),
    { key: 'marks', header: t('marks') },
    { key: 'measures', header: t('line_measures') },
  ];
}

interface LineChoice {
  /** Places of the lines that are shown; all of them where absent. */
  readonly places?: readonly number[];
  /** Codes of lines that are saved: businesses are registered under them, so they are not typed over. */
  readonly saved_codes?: ReadonlySet<string>;
}

/** The table of the lines of business, or of those at the given places. */
export function toLineSheet(document: TariffText, t: SheetWords, choice: LineChoice = {}): FigureSheet {
  const { places = document.lines.map((_, place) => place), saved_codes } = choice;
  const { insert, remove } = createRowActs({ path: 'lines', blank: BLANK });
  return {
    path: 'lines',
    title: t('part_lines'),
    columns: listLineColumns(document, t),
    rows: places
      .filter((place) => place in document.lines)
      .map((place): SheetRow => {
        const path = `lines.${place}`;
        return { key: path, path, cells: createLineCells(document, place, saved_codes) };
      }),
    insert: (target, at) => insert(target, places[at] ?? target.lines.length),
    remove: (target, at) => remove(target, places[at] ?? target.lines.length),
  };
}
