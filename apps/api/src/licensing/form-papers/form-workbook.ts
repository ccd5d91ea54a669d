// Renders the application form as a workbook.

import { formatGovernmentPlace } from '@ebpls/contracts';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';

import type { Municipality } from '../../platform/reference/reference-rows.ts';
import type { PrintedForm } from './form-content.ts';
import { ASSESSMENT_COLUMNS, LINE_COLUMNS, OATH, RECEIPT_COLUMNS, VERIFICATION_COLUMNS } from './form-labels.ts';
import type { MunicipalPart } from './municipal-part.ts';

type Cell = SheetData[number][number];

/** Every cell is typed as text, so that no typed value is ever computed. */
const toTextCell = (value: string, options: object = {}): Cell => ({ value, type: String, wrap: true, ...options });

const BOLD = { fontWeight: 'bold' as const };

/** Renders the same form as a workbook, for further work on its values. */
export function renderFormWorkbook(form: PrintedForm, municipality: Municipality): Promise<Buffer> {
  const signature = form.signature
    ? [toTextCell(form.signature.name), toTextCell(form.signature.on)]
    : [toTextCell(''), toTextCell('')];
  return writeWorkbook(
    [
      [toTextCell(form.title, { ...BOLD, fontSize: 16 })],
      [toTextCell(formatGovernmentPlace(municipality))],
      [toTextCell(form.is_draft ? `${form.number}, draft` : form.number)],
      ...form.parts.flatMap(({ title, rows }): SheetData => [
        [],
        [toTextCell(title, BOLD)],
        ...rows.map(([label, value]): SheetData[number] => [
          toTextCell(label),
          toTextCell(value, { borderStyle: 'thin' }),
        ]),
      ]),
      [],
      ...toGrid(LINE_COLUMNS, form.lines),
      [],
      [toTextCell('Declaration', BOLD)],
      [toTextCell(OATH, { columnSpan: 3, height: 60 })],
      [toTextCell('Name'), toTextCell('Date')],
      signature,
      ...toMunicipalRows(form.municipal),
    ],
    { columns: [40, 40, 24, 18, 18, 24, 20].map((width) => ({ width })), sheet: 'Application' },
  ).toBuffer();
}

function toGrid(columns: readonly string[], rows: readonly (readonly string[])[]): SheetData {
  return [
    columns.map((title) => toTextCell(title, { ...BOLD, borderStyle: 'thin' })),
    ...rows.map((row) => row.map((cell) => toTextCell(cell, { borderStyle: 'thin' }))),
  ];
}

/** The municipality's part below the declaration of the applicant. */
function toMunicipalRows({ titles, verification, assessment, receipts, fire, signatories }: MunicipalPart): SheetData {
  return [
    [],
    [toTextCell(titles.verification, BOLD)],
    ...toGrid(VERIFICATION_COLUMNS, verification),
    [],
    [toTextCell(titles.assessment, BOLD)],
    ...toGrid(ASSESSMENT_COLUMNS, assessment),
    [],
    [toTextCell(titles.receipts, BOLD)],
    ...toGrid(RECEIPT_COLUMNS, receipts),
    [],
    ...signatories.map(({ act, name, on }): SheetData[number] => [
      toTextCell(act),
      toTextCell(name, { borderStyle: 'thin' }),
      toTextCell(on, { borderStyle: 'thin' }),
    ]),
    [],
    [toTextCell(titles.fire, BOLD)],
    ...fire.map(([label, value]): SheetData[number] => [toTextCell(label), toTextCell(value, { borderStyle: 'thin' })]),
  ];
}
