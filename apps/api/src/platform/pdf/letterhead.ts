// Draws the letterhead and tables of printed documents.

import { formatGovernmentName, type LocalGovernment, toGovernmentText } from '@ebpls/contracts';

import { PRINT_COLORS, drawRule, drawSeal, type Pdf, writeText, drawFittedText } from './pdf.ts';

export interface Issuer {
  readonly name: string;
  readonly government: LocalGovernment;
  /** Empty where the local government belongs to no province. */
  readonly province: string;
  readonly hall: string;
  /** The municipality's own seal as the data URL of a JPEG; without it the product's drawing is used. */
  readonly seal?: string | undefined;
}

/**
 * Head of every paper: republic, province, local government and the issuing office, as it is called in a municipality.
 * Returns the y below.
 */
export function drawLetterhead(
  pdf: Pdf,
  issuer: Issuer,
  { office, x, y, width }: { readonly office: string; readonly x: number; readonly y: number; readonly width: number },
): number {
  drawSeal(pdf, { x, y, size: 63 }, issuer.seal);
  const drawLine = (words: string, size: number, style: { bold?: boolean; color?: string; at: number }) =>
    writeText(pdf, words, {
      x,
      y: style.at,
      width,
      size,
      align: 'center',
      bold: style.bold ?? false,
      color: style.color ?? PRINT_COLORS.text,
    });
  let below = drawLine('Republic of the Philippines', 10.5, { at: y });
  if (issuer.province !== '') below = drawLine(`Province of ${issuer.province}`, 10.5, { at: below + 1 });
  below = drawLine(formatGovernmentName(issuer), 13.5, { at: below + 2, bold: true });
  return drawLine(toGovernmentText(office, issuer.government), 9, { at: below + 1, color: PRINT_COLORS.muted });
}

interface PdfTableColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export interface PdfTable {
  readonly x: number;
  readonly y: number;
  readonly columns: readonly PdfTableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly size?: number;
  /** The y below which a new page begins. */
  readonly bottom: number;
  /** Adds the next page and returns the y at which the table continues. */
  readonly next?: (() => number) | undefined;
}

/** The smallest printed size of an amount; one of ten digits still fits the narrowest column. */
const SMALLEST = 5.5;
/** Height of the titles and the beginning of a row, so that no titles end a page alone. */
const ONE_ROW = 24;

/**
 * A plain table with a line under each row; continues on a new page with its titles. An amount shrinks before
 * it breaks. Returns the y below.
 */
export function drawTable(pdf: Pdf, { x, y, columns, rows, size = 9, bottom, next }: PdfTable): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const drawRow = (cells: readonly string[], top: number, isBold: boolean): number => {
    let leftEdge = x;
    let below = top;
    for (const [index, { width: own, align = 'left' }] of columns.entries()) {
      const place = {
        x: leftEdge + 2,
        y: top + 3,
        width: own - 4,
        align,
        bold: isBold,
        color: isBold ? PRINT_COLORS.muted : PRINT_COLORS.text,
      };
      const words = cells[index] ?? '';
      const rowBottom =
        align === 'right' && !isBold
          ? drawFittedText(pdf, words, { ...place, from: size, to: SMALLEST })
          : writeText(pdf, words, { ...place, size });
      below = Math.max(below, rowBottom);
      leftEdge += own;
    }
    drawRule(pdf, { x, y: below + 2.5, width });
    return below + 2.5;
  };
  const titles = columns.map(({ title }) => title);
  const addNextPage = (): number => {
    if (next) return drawRow(titles, next(), true);
    pdf.addPage();
    return drawRow(titles, 48, true);
  };
  let top = y + ONE_ROW > bottom && rows.length > 0 ? addNextPage() : drawRow(titles, y, true);
  for (const row of rows) {
    if (top > bottom) top = addNextPage();
    top = drawRow(row, top, false);
  }
  return top;
}
