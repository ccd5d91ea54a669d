// The classifications of a revenue code as tables: their names, and for each one its values.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { SheetWords } from './sheet.messages.ts';
import { createCell, createReadCell, createRowActs, type FigureSheet, type SheetRow } from './sheet.ts';
import { listValueUses, type ValueUses } from './value-uses.ts';

type ClassificationText = TariffText['classifications'][number];

const BLANK_VALUE = { code: '', name: { en: '', fil: '' } };
const PATH = 'classifications';

/** Rows with their code and names; a code that is saved is used elsewhere, so that it is not typed over. */
function toNameRows(
  document: TariffText,
  { path, rows, savedCodes }: { path: string; rows: readonly { code: string }[]; savedCodes: ReadonlySet<string> },
): SheetRow[] {
  return rows.map(({ code }, index) => {
    const at = `${path}.${index}`;
    return {
      key: at,
      path: at,
      cells: [
        savedCodes.has(code) ? createReadCell(`${at}.code`, code) : createCell(document, `${at}.code`),
        createCell(document, `${at}.name.en`),
        createCell(document, `${at}.name.fil`),
      ],
    };
  });
}

const listNameColumns = (t: SheetWords) => [
  { key: 'code', header: t('code') },
  { key: 'name.en', header: t('name_en') },
  { key: 'name.fil', header: t('name_fil') },
];

/** Names in a sentence at most; the others are counted. */
const MAX_NAMES = 10;

function formatNames(rows: ValueUses['lines'], t: SheetWords): string {
  const names = rows.slice(0, MAX_NAMES).map(({ code, name }) => `${name[t.locale]} (${code})`);
  const extraCount = rows.length - names.length;
  return [...names, ...(extraCount > 0 ? [t('more_names', { more: extraCount })] : [])].join(', ');
}

/** Why a row stays; undefined where nothing uses it. */
function formatUses(name: string, { lines, rows }: ValueUses, t: SheetWords): string | undefined {
  if (lines.length + rows.length === 0) return undefined;
  return [
    ...(lines.length === 0 ? [] : [t('used_by_lines', { name, count: lines.length, lines: formatNames(lines, t) })]),
    ...(rows.length === 0 ? [] : [t('used_by_rows', { name, rows: formatNames(rows, t) })]),
    t('used_first'),
  ].join(' ');
}

const isRepeated = (rows: readonly { readonly code: string }[], code: string): boolean =>
  rows.filter((row) => row.code === code).length > 1;

function toClassificationSheet(document: TariffText, t: SheetWords, savedCodes: ReadonlySet<string>): FigureSheet {
  const { classifications } = document;
  const { insert, remove } = createRowActs({ path: PATH, blank: { ...BLANK_VALUE, values: [BLANK_VALUE] } });
  return {
    path: PATH,
    title: t('part_classifications'),
    columns: listNameColumns(t),
    rows: toNameRows(document, { path: PATH, rows: classifications, savedCodes }),
    insert,
    remove: (target, at) => {
      const next = remove(target, at);
      const code = target.classifications[at]?.code ?? '';
      return isRepeated(target.classifications, code) ? next : withoutClass(next, code);
    },
    checkRemoval: (target, at) => {
      const row = target.classifications[at];
      if (row === undefined || isRepeated(target.classifications, row.code)) return undefined;
      return formatUses(row.name[t.locale], listValueUses(target, { classification: row.code }), t);
    },
  };
}

/** The lines without their value of a classification that is gone. */
function withoutClass(document: TariffText, classification: string): TariffText {
  const lines = document.lines.map((line) => {
    if (!(classification in line.classes)) return line;
    const { [classification]: _gone, ...classes } = line.classes;
    return { ...line, classes };
  });
  return { ...document, lines };
}

interface ValueSheetInput {
  readonly place: number;
  readonly row: ClassificationText;
  readonly savedCodes: ReadonlySet<string>;
}

/** The values of one classification; one that follows from measures has steps that name its values. */
function toValueSheet(document: TariffText, t: SheetWords, { place, row, savedCodes }: ValueSheetInput): FigureSheet {
  const path = `${PATH}.${place}.values`;
  return {
    path,
    title: t('values_of', { name: row.name[t.locale] || row.code }),
    columns: listNameColumns(t),
    rows: toNameRows(document, { path, rows: row.values, savedCodes }),
    ...createRowActs({ path, blank: BLANK_VALUE }),
    checkRemoval: (target, at) => {
      const classification = target.classifications[place];
      const value = classification?.values[at];
      if (classification === undefined || value === undefined || isRepeated(classification.values, value.code))
        return undefined;
      const steps = (classification.found_from ?? []).flatMap((scale) => [
        ...scale.steps.map((step) => step.value),
        scale.above,
      ]);
      if (steps.includes(value.code)) return t('used_by_steps', { name: value.name[t.locale] });
      const uses = listValueUses(target, { classification: classification.code, value: value.code });
      return formatUses(value.name[t.locale], uses, t);
    },
  };
}

/**
 * The tables of the classifications. `saved` holds those that are saved: their codes and those of their values stay, as
 * lines and charges name them.
 */
export function listClassificationSheets(
  document: TariffText,
  t: SheetWords,
  savedClassifications: readonly ClassificationText[],
): FigureSheet[] {
  const savedValues = new Map(
    savedClassifications.map(({ code, values }) => [code, new Set(values.map((value) => value.code))]),
  );
  return [
    toClassificationSheet(document, t, new Set(savedValues.keys())),
    ...document.classifications.map((row, place) =>
      toValueSheet(document, t, { place, row, savedCodes: savedValues.get(row.code) ?? new Set() }),
    ),
  ];
}
