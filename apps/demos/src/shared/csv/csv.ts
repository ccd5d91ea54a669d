// Writes and reads CSV files (RFC 4180) that spreadsheets open.

import { saveFile } from '@ebpls/api-client';

export type CsvRow = readonly (string | number)[];

/** Text that a spreadsheet would read as a formula; it gets an apostrophe in front, which reading removes again. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a file that spreadsheets open (RFC 4180), with the mark by which they see that it is UTF-8. */
export function writeCsv(rows: readonly CsvRow[]): string {
  return `\u{FEFF}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function findSeparator(body: string): string {
  const [head = ''] = body.split('\n', 1);
  return head.includes(';') && !head.includes(',') ? ';' : ',';
}

/** A quoted piece, a mark that may separate, the end of a line, or anything else. */
const PIECE = /"((?:[^"]|"")*)"|([,;])|\r?\n|([^",;\r\n]+|")/g;

/** The cells of a file, comma or semicolon between them; lines with nothing in them are left out. */
export function readCsv(text: string): string[][] {
  const body = text.replace(/^\u{FEFF}/u, '');
  const separator = findSeparator(body);
  const rows: string[][] = [];
  let row = [''];
  const close = (): void => {
    rows.push(row.map(withoutMark));
    row = [''];
  };
  for (const [piece, quotedText, mark, bare] of body.matchAll(PIECE)) {
    if (mark === separator) row.push('');
    else if (piece.endsWith('\n') && quotedText === undefined) close();
    else row[row.length - 1] += quotedText === undefined ? `${mark ?? bare}` : quotedText.replaceAll('""', '"');
  }
  close();
  return rows.filter((cells) => cells.some((value) => value !== ''));
}

const withoutMark = (value: string): string => {
  const text = value.trim();
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
};

/** The rows below the head, each keyed by the names of the head, in lower case. */
export function readRecords(text: string): Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = readCsv(text);
  const names = head.map((name) => name.toLowerCase());
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? ''])));
}

/** Hands rows to the person as a file. */
export function saveCsv(name: string, rows: readonly CsvRow[]): void {
  saveFile({ blob: new Blob([writeCsv(rows)], { type: 'text/csv' }), file_name: `${name}.csv` });
}
