import writeWorkbook, { type SheetData } from 'write-excel-file/node';

import type { Municipality } from '../../domain/reference/reference-rows.ts';
import type { PrintedForm } from './form-content.ts';
import {
  ASSESSMENT_COLUMNS,
  LINE_COLUMNS,
  MUNICIPAL_TITLES,
  OATH,
  RECEIPT_COLUMNS,
  VERIFICATION_COLUMNS,
} from './form-labels.ts';
import type { MunicipalPart } from './municipal-part.ts';

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
      ...grid(LINE_COLUMNS, form.lines),
      [],
      [words('Declaration', BOLD)],
      [words(OATH, { columnSpan: 3, height: 60 })],
      [words('Name'), words('Date')],
      signature,
      ...municipalRows(form.municipal),
    ],
    { columns: [40, 40, 24, 18, 18, 24, 20].map((width) => ({ width })), sheet: 'Application' },
  ).toBuffer();
}

function grid(columns: readonly string[], rows: readonly (readonly string[])[]): SheetData {
  return [
    columns.map((title) => words(title, { ...BOLD, borderStyle: 'thin' })),
    ...rows.map((row) => row.map((cell) => words(cell, { borderStyle: 'thin' }))),
  ];
}

/** The municipality's part below the declaration of the applicant. */
function municipalRows({ verification, assessment, receipts, fire, signatories }: MunicipalPart): SheetData {
  return [
    [],
    [words(MUNICIPAL_TITLES.verification, BOLD)],
    ...grid(VERIFICATION_COLUMNS, verification),
    [],
    [words(MUNICIPAL_TITLES.assessment, BOLD)],
    ...grid(ASSESSMENT_COLUMNS, assessment),
    [],
    [words(MUNICIPAL_TITLES.receipts, BOLD)],
    ...grid(RECEIPT_COLUMNS, receipts),
    [],
    ...signatories.map(({ act, name, on }): SheetData[number] => [
      words(act),
      words(name, { borderStyle: 'thin' }),
      words(on, { borderStyle: 'thin' }),
    ]),
    [],
    [words(MUNICIPAL_TITLES.fire, BOLD)],
    ...fire.map(([label, value]): SheetData[number] => [words(label), words(value, { borderStyle: 'thin' })]),
  ];
}
