import { type CollectionSheetSent, formatDay, formatInstant } from '@ebpls/contracts';

import type { Api } from '../../platform/http/api.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { type Issuer, letterhead, type Table, table } from '../../platform/pdf/letterhead.ts';
import { A4, bytesOf, INK, openPdf, rule, type Pdf, write } from '../../platform/pdf/pdf.ts';
import { addPage, heightOf, keepTogether, onOnePage } from '../../platform/pdf/pages.ts';
import { peso } from '../../platform/format.ts';
import { FUND_NAMES } from '../../domain/accounting/chart.ts';
import { partsOf, type SheetCell, type SheetPart, SUMMARY } from './collection-rows.ts';

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

const SIZES = [8.5, 8, 7.5] as const;

/**
 * The report of collections and deposits, Appendix 34, with the certification of the officer and of the treasurer.
 * The certification stays on one sheet with the summary that it certifies; a further sheet repeats the head.
 */
export async function collectionPdf({ db }: Api, report: CollectionSheetSent): Promise<Buffer> {
  const { issuer: municipality } = await referenceRows(db);
  return bytesOf(onOnePage(SIZES, (size) => drawReport({ report, municipality, size })));
}

interface Drawing {
  readonly report: CollectionSheetSent;
  readonly municipality: Issuer;
  readonly size: number;
}

function drawReport({ report, municipality, size }: Drawing): Pdf {
  const title = `Report of collections and deposits ${report.report_no ?? ''}`;
  const pdf = openPdf(title, `Municipality of ${municipality.name}`);
  let y = letterhead(pdf, municipality, {
    office: 'Office of the Municipal Treasurer',
    x: LEFT,
    y: 40,
    width: WIDTH,
  });
  y = write(pdf, 'Report of Collections and Deposits', {
    x: LEFT,
    y: y + 12,
    width: WIDTH,
    size: 17,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  y = write(pdf, `No. ${report.report_no ?? ''} · ${FUND_NAMES[report.fund]} · ${formatDay(report.day)}`, {
    x: LEFT,
    y: y + 2,
    width: WIDTH,
    size: 11,
    bold: true,
    align: 'center',
  });
  y = write(pdf, `Accountable officer: ${report.collector_name}`, { x: LEFT, y: y + 6, width: WIDTH, size: 10 });
  const next = (): number => addPage(pdf, { issuer: municipality, title, x: LEFT, width: WIDTH });
  const parts = partsOf(report);
  const certified = parts.findIndex((part) => part.title === SUMMARY);
  for (const part of parts.slice(0, certified)) y = section(pdf, part, { y: y + 8, size, bottom: BOTTOM, next });
  const summary = (on: Pdf, top: number): number =>
    certifiedSummary(on, { report, parts: parts.slice(certified), y: top, size });
  summary(pdf, keepTogether(y, { height: heightOf((scratch) => summary(scratch, 0)), bottom: BOTTOM + 30, next }));
  return pdf;
}

/** The summary, the count of the cash and the two signatures under them. Answers the y below. */
function certifiedSummary(
  pdf: Pdf,
  {
    report,
    parts,
    y: top,
    size,
  }: {
    readonly report: CollectionSheetSent;
    readonly parts: readonly SheetPart[];
    readonly y: number;
    readonly size: number;
  },
): number {
  let y = top;
  for (const part of parts) y = section(pdf, part, { y: y + 8, size, bottom: Number.POSITIVE_INFINITY });
  return certification(pdf, report, y + 14);
}

function section(
  pdf: Pdf,
  { title, columns, rows }: SheetPart,
  { y: top, size, bottom, next }: { readonly y: number; readonly size: number } & Pick<Table, 'bottom' | 'next'>,
): number {
  const y = next && top > bottom - 40 ? next() : top;
  const below = write(pdf, title, { x: LEFT, y, width: WIDTH, size: 11, bold: true });
  const shares = WIDTHS[columns.length] ?? [];
  return table(pdf, {
    x: LEFT,
    y: below + 1,
    bottom,
    size,
    next,
    columns: columns.map((name, index) => ({
      title: name,
      width: (WIDTH * (shares[index] ?? 0)) / 100,
      align: index === columns.length - 1 ? 'right' : 'left',
    })),
    rows: rows.map((row) => row.map(cellText)),
  });
}

function cellText(cell: SheetCell): string {
  if (typeof cell === 'string') return cell;
  return 'day' in cell ? formatDay(cell.day) : signed(cell.amount);
}

/** A minus stands before the sign of the peso. */
function signed(amount: string): string {
  return amount.startsWith('-') ? `−${peso(amount.slice(1))}` : peso(amount);
}

/** Both sentences, then both names on one line below them. Answers the y below. */
function certification(pdf: Pdf, report: CollectionSheetSent, y: number): number {
  const half = WIDTH / 2 - 10;
  const left = { x: LEFT, width: half };
  const right = { x: LEFT + half + 20, width: half };
  const officer =
    report.prepared_by === ''
      ? 'The amounts are those that the payment gateway confirmed.'
      : 'I certify that this is a true report of my collections and deposits.';
  const one = write(pdf, officer, { ...left, y, size: 9 });
  const two = write(pdf, 'Verified and closed by the Office of the Municipal Treasurer.', { ...right, y, size: 9 });
  const below = Math.max(one, two);
  return Math.max(
    signature(pdf, { ...left, y: below, name: report.prepared_by, at: report.prepared_at }),
    signature(pdf, { ...right, y: below, name: report.closed_by, at: report.closed_at }),
  );
}

interface Signature {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly name: string;
  readonly at: string | null;
}

function signature(pdf: Pdf, { x, y, width, name, at }: Signature): number {
  if (name === '') return y;
  const line = write(pdf, name, { x, y: y + 22, width, size: 10, bold: true });
  rule(pdf, { x, y: line + 1, width });
  return at === null ? line + 4 : write(pdf, formatInstant(at), { x, y: line + 4, width, size: 8.5, color: INK.muted });
}
