// Renders the report of collections and deposits as a PDF.

import { type CollectionSheetInput, formatDay, formatInstant, toGovernmentText } from '@ebpls/contracts';

import type { Api } from '../../platform/http/api.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Issuer, drawLetterhead, type PdfTable, drawTable } from '../../platform/pdf/letterhead.ts';
import { A4, toPdfBytes, PRINT_COLORS, openPdf, drawRule, type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import { addPage, measureHeight, placeTogether, fitOnePage } from '../../platform/pdf/pages.ts';
import { formatPeso } from '../../platform/format.ts';
import { FUND_NAMES } from '../../domain/ledger/chart-of-accounts.ts';
import { listSheetParts, type SheetCell, type SheetPart, SUMMARY } from './collection-rows.ts';

const REPORT_LEFT = 40;
const REPORT_WIDTH = A4.width - REPORT_LEFT * 2;
const CLOSED_BY = 'Verified and closed by the Office of the Municipal Treasurer.';
const REPORT_SPAN = { x: REPORT_LEFT, width: REPORT_WIDTH } as const;
const REPORT_BOTTOM = A4.height - 70;
/** Relative widths of the columns of a section, by their number. */
const WIDTHS: Readonly<Record<number, readonly number[]>> = {
  2: [70, 30],
  3: [40, 20, 40],
  4: [26, 22, 30, 22],
  5: [26, 18, 24, 14, 18],
  6: [24, 19, 19, 10, 12, 16],
};

const REPORT_FONT_SIZES = [8.5, 8, 7.5] as const;

/**
 * The report of collections and deposits, Appendix 34, with the certification of the officer and of the treasurer. The
 * certification stays on one sheet with the summary that it certifies; further sheets repeat the head.
 */
export async function renderCollectionPdf({ db }: Api, report: CollectionSheetInput): Promise<Buffer> {
  const { issuer: municipality } = await loadReferenceRows(db);
  return toPdfBytes(fitOnePage(REPORT_FONT_SIZES, (size) => drawReport({ report, municipality, size })));
}

interface ReportDrawing {
  readonly report: CollectionSheetInput;
  readonly municipality: Issuer;
  readonly size: number;
}

function drawReport({ report, municipality, size }: ReportDrawing): Pdf {
  const title = `Report of collections and deposits ${report.report_no ?? ''}`;
  const pdf = openPdf(title, municipality);
  let y = drawLetterhead(pdf, municipality, { office: 'Office of the Municipal Treasurer', ...REPORT_SPAN, y: 40 });
  y = writeText(pdf, 'Report of Collections and Deposits', {
    ...REPORT_SPAN,
    y: y + 12,
    size: 17,
    bold: true,
    color: PRINT_COLORS.primary,
    align: 'center',
  });
  y = writeText(pdf, `No. ${report.report_no ?? ''} · ${FUND_NAMES[report.fund]} · ${formatDay(report.day)}`, {
    ...REPORT_SPAN,
    y: y + 2,
    size: 11,
    bold: true,
    align: 'center',
  });
  y = writeText(pdf, `Accountable officer: ${report.collector_name}`, { ...REPORT_SPAN, y: y + 6, size: 10 });
  const addNextPage = (): number => addPage(pdf, { issuer: municipality, title, ...REPORT_SPAN });
  const parts = listSheetParts(report);
  const certificateIndex = parts.findIndex((part) => part.title === SUMMARY);
  for (const part of parts.slice(0, certificateIndex))
    y = drawSection(pdf, part, { y: y + 8, size, bottom: REPORT_BOTTOM, next: addNextPage });
  const drawSummary = (page: Pdf, top: number): number =>
    drawCertifiedSummary(page, { report, parts: parts.slice(certificateIndex), y: top, size, municipality });
  drawSummary(
    pdf,
    placeTogether(y, {
      height: measureHeight((scratch) => drawSummary(scratch, 0)),
      bottom: REPORT_BOTTOM + 30,
      next: addNextPage,
    }),
  );
  return pdf;
}

/** Draws the summary, the count of the cash and the two signatures under them. Returns the y below. */
function drawCertifiedSummary(
  pdf: Pdf,
  {
    report,
    parts,
    y: top,
    size,
    municipality: { government },
  }: {
    readonly report: CollectionSheetInput;
    readonly parts: readonly SheetPart[];
    readonly y: number;
    readonly size: number;
    readonly municipality: Issuer;
  },
): number {
  let y = top;
  for (const part of parts) y = drawSection(pdf, part, { y: y + 8, size, bottom: Number.POSITIVE_INFINITY });
  return drawCertification(pdf, report, { y: y + 14, government });
}

function drawSection(
  pdf: Pdf,
  { title, columns, rows }: SheetPart,
  { y: top, size, bottom, next }: { readonly y: number; readonly size: number } & Pick<PdfTable, 'bottom' | 'next'>,
): number {
  const y = next && top > bottom - 40 ? next() : top;
  const below = writeText(pdf, title, { ...REPORT_SPAN, y, size: 11, bold: true });
  const shares = WIDTHS[columns.length] ?? [];
  return drawTable(pdf, {
    x: REPORT_LEFT,
    y: below + 1,
    bottom,
    size,
    next,
    columns: columns.map((name, index) => ({
      title: name,
      width: (REPORT_WIDTH * (shares[index] ?? 0)) / 100,
      align: index === columns.length - 1 ? 'right' : 'left',
    })),
    rows: rows.map((row) => row.map(formatCell)),
  });
}

function formatCell(cell: SheetCell): string {
  if (typeof cell === 'string') return cell;
  return 'day' in cell ? formatDay(cell.day) : formatSignedPeso(cell.amount);
}

/** The minus is printed before the peso sign. */
function formatSignedPeso(amount: string): string {
  return amount.startsWith('-') ? `−${formatPeso(amount.slice(1))}` : formatPeso(amount);
}

interface Certification extends Pick<Issuer, 'government'> {
  readonly y: number;
}

/** Draws both sentences, then both names on one line below them. Returns the y below. */
function drawCertification(pdf: Pdf, report: CollectionSheetInput, { y, government }: Certification): number {
  const halfWidth = REPORT_WIDTH / 2 - 10;
  const leftColumn = { x: REPORT_LEFT, width: halfWidth };
  const right = { x: REPORT_LEFT + halfWidth + 20, width: halfWidth };
  const officer =
    report.prepared_by === ''
      ? 'The amounts were confirmed by the payment gateway.'
      : 'I certify that this is a true report of my collections and deposits.';
  const one = writeText(pdf, officer, { ...leftColumn, y, size: 9 });
  const two = writeText(pdf, toGovernmentText(CLOSED_BY, government), { ...right, y, size: 9 });
  const below = Math.max(one, two);
  return Math.max(
    drawSignatureLine(pdf, { ...leftColumn, y: below, name: report.prepared_by, at: report.prepared_at }),
    drawSignatureLine(pdf, { ...right, y: below, name: report.closed_by, at: report.closed_at }),
  );
}

interface SignaturePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly name: string;
  readonly at: string | null;
}

function drawSignatureLine(pdf: Pdf, { x, y, width, name, at }: SignaturePlace): number {
  if (name === '') return y;
  const line = writeText(pdf, name, { x, y: y + 22, width, size: 10, bold: true });
  drawRule(pdf, { x, y: line + 1, width });
  return at === null
    ? line + 4
    : writeText(pdf, formatInstant(at), { x, y: line + 4, width, size: 8.5, color: PRINT_COLORS.muted });
}
