// Writes an Excel workbook (XLSX).

import { packEntry, openPackingEntry, createZipFromCompressed } from './zip.ts';

/** Number formats of cells; texts have none. */
const FORMATS = { count: '0', money: '#,##0.00', day: 'd mmm yyyy', share: '0.00"%"' } as const;
export type Format = keyof typeof FORMATS;

export interface Cell {
  readonly value: string | number;
  readonly format?: Format;
  readonly is_bold?: boolean;
}
/** An absent cell is empty. */
export type Cells = readonly (Cell | undefined)[];

interface WorkbookShape {
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** Number of rows at the top that stay while the others scroll. */
  readonly sticky_rows: number;
  readonly made_at: Date;
}

/** A workbook of one sheet that grows by rows: only compressed bytes are held in memory (ECMA-376, part 1, 18.3). */
export interface Workbook {
  readonly add: (rows: readonly Cells[]) => Promise<void>;
  readonly end: () => Promise<Buffer>;
  /** Discards it before its end. */
  readonly drop: () => void;
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMAT_NAMES = Object.keys(FORMATS) as Format[];
/** Lower numbers are built-in formats. */
const FIRST_FORMAT = 164;

export async function openWorkbook({ widths, sticky_rows, made_at }: WorkbookShape): Promise<Workbook> {
  const sheet = openPackingEntry('xl/worksheets/sheet1.xml');
  let row_no = 0;
  await sheet.write(renderSheetHead(widths, sticky_rows));
  return {
    add: (rows) => sheet.write(rows.map((cells) => renderRow(cells, (row_no += 1))).join('')),
    end: async () => {
      await sheet.write('</sheetData></worksheet>');
      return createZipFromCompressed([...FRAME, await sheet.end()], made_at);
    },
    drop: sheet.drop,
  };
}

function renderSheetHead(widths: readonly number[], sticky_rows: number): string {
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const pane = `<pane ySplit="${sticky_rows}" topLeftCell="A${sticky_rows + 1}" activePane="bottomLeft" state="frozen"/>`;
  const views = `<sheetViews><sheetView workbookViewId="0">${sticky_rows > 0 ? pane : ''}</sheetView></sheetViews>`;
  const columns = cols.length === 0 ? '' : `<cols>${cols.join('')}</cols>`;
  return `${XML}<worksheet xmlns="${NAMESPACE}">${views}${columns}<sheetData>`;
}

function renderRow(cells: Cells, row_no: number): string {
  const cellTexts = cells.map((cell, at) =>
    cell === undefined ? '' : renderCell(cell, `${toColumnLetters(at)}${row_no}`),
  );
  return `<row r="${row_no}">${cellTexts.join('')}</row>`;
}

function renderCell({ value, format, is_bold = false }: Cell, place: string): string {
  const style = getStyleIndex(format, is_bold);
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${renderText(value)}</t></is></c>`;
}

/** The column's letters: A, B, …, Z, AA. */
function toColumnLetters(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : toColumnLetters(Math.floor(at / 26) - 1) + last;
}

/** Plain first, then each format; every one of them plain and bold. */
function getStyleIndex(format: Format | undefined, is_bold: boolean): number {
  return (format === undefined ? 0 : FORMAT_NAMES.indexOf(format) + 1) * 2 + (is_bold ? 1 : 0);
}

// Characters that XML 1.0 cannot hold, even escaped.
// oxlint-disable-next-line no-control-regex -- these characters are removed
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const XML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function renderText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(UNWRITABLE, '')
      // Spreadsheets read `_x0041_` as an escaped A.
      .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
      .replaceAll(/[&<>\r]/g, (sign) => XML_ENTITIES[sign] ?? sign)
  );
}

const WORKBOOK_DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A day, `2026-01-12`, as the serial number by which a spreadsheet sorts and computes. */
export function toDayNumber(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - DAY_ZERO) / WORKBOOK_DAY_MS);
}

function renderStyles(): string {
  const formats = FORMAT_NAMES.map(
    (name, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${FORMATS[name].replaceAll('"', '&quot;')}"/>`,
  );
  const numbers = [0, ...FORMAT_NAMES.map((_, at) => FIRST_FORMAT + at)];
  const styles = numbers.flatMap((number) => [renderStyle(number, 0), renderStyle(number, 1)]);
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  return [
    `${XML}<styleSheet xmlns="${NAMESPACE}"><numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

function renderStyle(number: number, font: 0 | 1): string {
  return `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

const renderRelation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
const renderRelations = (...all: readonly string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
const renderPartOverride = (name: string, kind: string): string =>
  `<Override PartName="/xl/${name}" ContentType="${TYPE}.${kind}+xml"/>`;

/** The files of a workbook that do not depend on its sheet. */
const FRAME = Object.entries({
  '[Content_Types].xml': [
    `${XML}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `${renderPartOverride('workbook.xml', 'sheet.main')}${renderPartOverride('worksheets/sheet1.xml', 'worksheet')}${renderPartOverride('styles.xml', 'styles')}</Types>`,
  ].join(''),
  '_rels/.rels': renderRelations(renderRelation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${XML}<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': renderRelations(
    renderRelation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    renderRelation('rId2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': renderStyles(),
}).map(([name, text]) => packEntry({ name, content: Buffer.from(text) }));
