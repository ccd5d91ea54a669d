import type { CollectionSheetSent } from '@ebpls/contracts';
import { manilaStamp } from '@ebpls/rules';

import type { Api } from '../../http/api.ts';
import { referenceRows } from '../../licensing/reference-rows.ts';
import { letterhead, table } from '../../papers/letterhead.ts';
import { A4, bytesOf, INK, openSheet, rule, type Sheet, write } from '../../papers/sheet.ts';
import { longDay, peso } from '../../papers/words.ts';
import { FUND_NAMES, partsOf, type SheetPart } from './collection-rows.ts';

const LEFT = 40;
const WIDTH = A4.width - LEFT * 2;
const BOTTOM = A4.height - 70;
/** Relative widths of the columns of a section, by how many it has. */
const WIDTHS: Readonly<Record<number, readonly number[]>> = {
  2: [70, 30],
  3: [40, 20, 40],
  4: [26, 22, 30, 22],
  5: [26, 18, 24, 14, 18],
  6: [24, 19, 19, 10, 12, 16],
};

/** The report of collections and deposits, Appendix 34, with the certification of the officer and of the treasurer. */
export async function collectionPaper(api: Api, report: CollectionSheetSent): Promise<Buffer> {
  const { municipality } = await referenceRows(api.db);
  const sheet = openSheet(
    `Report of collections and deposits ${report.report_no ?? ''}`,
    `Municipality of ${municipality.name}`,
  );
  let y = letterhead(sheet, municipality, {
    office: 'Office of the Municipal Treasurer',
    x: LEFT,
    y: 40,
    width: WIDTH,
  });
  y = write(sheet, 'Report of Collections and Deposits', {
    x: LEFT,
    y: y + 12,
    width: WIDTH,
    size: 17,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  y = write(sheet, `No. ${report.report_no ?? ''} · ${FUND_NAMES[report.fund]} · ${longDay(report.day)}`, {
    x: LEFT,
    y: y + 2,
    width: WIDTH,
    size: 11,
    bold: true,
    align: 'center',
  });
  y = write(sheet, `Accountable officer: ${report.collector_name}`, { x: LEFT, y: y + 6, width: WIDTH, size: 10 });
  for (const part of partsOf(report)) y = section(sheet, part, y + 8);
  certification(sheet, report, y + 14);
  return bytesOf(sheet);
}

function section(sheet: Sheet, { title, columns, rows }: SheetPart, top: number): number {
  const y = top > BOTTOM - 40 ? nextPage(sheet) : top;
  const below = write(sheet, title, { x: LEFT, y, width: WIDTH, size: 11, bold: true });
  const shares = WIDTHS[columns.length] ?? [];
  return table(sheet, {
    x: LEFT,
    y: below + 1,
    bottom: BOTTOM,
    size: 8.5,
    columns: columns.map((name, index) => ({
      title: name,
      width: (WIDTH * (shares[index] ?? 0)) / 100,
      align: index === columns.length - 1 ? 'right' : 'left',
    })),
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : signed(cell.amount)))),
  });
}

function nextPage(sheet: Sheet): number {
  sheet.addPage();
  return 48;
}

/** A minus stands before the sign of the peso. */
function signed(amount: string): string {
  return amount.startsWith('-') ? `−${peso(amount.slice(1))}` : peso(amount);
}

function certification(sheet: Sheet, report: CollectionSheetSent, top: number): void {
  const y = top > BOTTOM - 90 ? nextPage(sheet) : top;
  const half = WIDTH / 2 - 10;
  const officer =
    report.prepared_by === ''
      ? 'The amounts are those that the payment gateway confirmed.'
      : `I certify that this is a true report of my collections and deposits.`;
  signature(sheet, { x: LEFT, y, width: half, words: officer, name: report.prepared_by, at: report.prepared_at });
  signature(sheet, {
    x: LEFT + half + 20,
    y,
    width: half,
    words: 'Verified and closed by the Office of the Municipal Treasurer.',
    name: report.closed_by,
    at: report.closed_at,
  });
}

function signature(
  sheet: Sheet,
  {
    x,
    y,
    width,
    words,
    name,
    at,
  }: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly words: string;
    readonly name: string;
    readonly at: string | null;
  },
): void {
  const below = write(sheet, words, { x, y, width, size: 9 });
  if (name === '') return;
  const line = write(sheet, name, { x, y: below + 22, width, size: 10, bold: true });
  rule(sheet, { x, y: line + 1, width });
  if (at !== null) write(sheet, manilaStamp(at), { x, y: line + 4, width, size: 8.5, color: INK.muted });
}
