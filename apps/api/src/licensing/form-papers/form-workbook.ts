import writeWorkbook, { type SheetData } from 'write-excel-file/node';

import type { Municipality } from '../../domain/reference/reference-rows.ts';
import type { PrintedForm } from './form-content.ts';
import { LINE_COLUMNS, OATH } from './form-labels.ts';

type Cell = SheetData[number][number];

/** Every cell is typed as a text, so that nothing that somebody wrote is ever computed. */
const words = (value: string, more: object = {}): Cell => ({ value, type: String, wrap: true, ...more });

const BOLD = { fontWeight: 'bold' as const };

/** The same form as a workbook, for whoever works on with it. */
export function formWorkbook(form: PrintedForm, { name, province }: Municipality): Promise<Buffer> {
  const signature = form.signed ? [words(form.signed.name), words(form.signed.on)] : [words(''), words('')];
  return writeWorkbook(
    [
      [words(form.title, { ...BOLD, fontSize: 16 })],
      [words(`Municipality of ${name}, Province of ${province}`)],
      [words(form.is_draft ? `${form.number}, draft` : form.number)],
      ...form.parts.flatMap(({ title, rows }): SheetData => [
        [],
        [words(title, BOLD)],
        ...rows.map(([label, value]): SheetData[number] => [words(label), words(value, { borderStyle: 'thin' })]),
      ]),
      [],
      LINE_COLUMNS.map((title) => words(title, { ...BOLD, borderStyle: 'thin' })),
      ...form.lines.map((line) => line.map((cell) => words(cell, { borderStyle: 'thin' }))),
      [],
      [words('Declaration', BOLD)],
      [words(OATH, { columnSpan: 3, height: 60 })],
      [words('Name'), words('Date')],
      signature,
    ],
    { columns: [40, 40, 24, 18, 18, 20].map((width) => ({ width })), sheet: 'Application' },
  ).toBuffer();
}
