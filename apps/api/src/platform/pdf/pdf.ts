// Opens a PDF and writes text and rules on it.

import { formatGovernmentName, type NamedGovernment } from '@ebpls/contracts';
import PdfFile from 'pdfkit';

import { boldFont, regularFont } from './fonts.ts';
import { toPrintableText } from './printable-text.ts';

export type Pdf = PDFKit.PDFDocument;

/** Colours of the light theme; papers are always light. */
export const PRINT_COLORS = {
  text: '#14211F',
  muted: '#4C5B58',
  primary: '#0B655C',
  line: '#D5DCD9',
  danger: '#B3261E',
  paper: '#FFFFFF',
} as const;

const LINE_GAP = 0.15;

export const A4 = { width: 595.28, height: 841.89 } as const;

/** An empty A4 document with our fonts, by the local government as its author. */
export function openPdf(title: string, author: NamedGovernment): Pdf {
  // No first font: the library would load one that is never used.
  const pdf = new PdfFile({
    size: 'A4',
    margin: 0,
    font: '',
    bufferPages: true,
    lang: 'en-PH',
    displayTitle: true,
    info: { Title: title, Author: formatGovernmentName(author), Creator: 'eBPLS' },
  });
  pdf.registerFont('regular', regularFont());
  pdf.registerFont('bold', boldFont());
  return pdf.font('regular').fillColor(PRINT_COLORS.text);
}

/** Ends the document and resolves to its bytes. Several pages are numbered. */
export function toPdfBytes(pdf: Pdf): Promise<Buffer> {
  numberPages(pdf);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

function numberPages(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    writeText(pdf, `${pdf.info.Title ?? ''} · ${page + 1} / ${count}`, {
      x: 40,
      y: A4.height - 26,
      width: A4.width - 80,
      size: 8,
      color: PRINT_COLORS.muted,
      align: 'right',
    });
  }
}

export interface Writing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** Writes within a width, wrapping; returns the y below the text. */
export function writeText(
  pdf: Pdf,
  words: string,
  { x, y, width, size = 10, bold = false, color = PRINT_COLORS.text, align = 'left' }: Writing,
): number {
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(toPrintableText(words), x, y, { width, align, lineGap: size * LINE_GAP });
  return pdf.y;
}

interface Fitting extends Omit<Writing, 'size'> {
  readonly from: number;
  readonly to: number;
}

/** Like `writeText`, in the largest size of the range at which each line stays one line. */
export function drawFittedText(pdf: Pdf, words: string, { from, to, ...writing }: Fitting): number {
  pdf.font(writing.bold === true ? 'bold' : 'regular');
  const isWide = (size: number): boolean =>
    toPrintableText(words)
      .split('\n')
      .some((line) => pdf.fontSize(size).widthOfString(line) > writing.width);
  return writeText(pdf, words, { ...writing, size: findLargestSize({ from, to, isTooLarge: isWide }) });
}

/** Like `writeText`, in the largest size of the range at which the wrapped text is no higher than this. */
export function drawTextWithin(
  pdf: Pdf,
  words: string,
  { height, from, to, ...writing }: Fitting & { readonly height: number },
): number {
  pdf.font(writing.bold === true ? 'bold' : 'regular');
  const isHigh = (size: number): boolean =>
    pdf.fontSize(size).heightOfString(toPrintableText(words), { width: writing.width, lineGap: size * LINE_GAP }) >
    height;
  return writeText(pdf, words, { ...writing, size: findLargestSize({ from, to, isTooLarge: isHigh }) });
}

function findLargestSize({
  from,
  to,
  isTooLarge,
}: {
  readonly from: number;
  readonly to: number;
  readonly isTooLarge: (size: number) => boolean;
}): number {
  let size = from;
  while (size > to && isTooLarge(size)) size -= 0.5;
  return size;
}

/** A thin line across. */
export function drawRule(
  pdf: Pdf,
  {
    x,
    y,
    width,
    color = PRINT_COLORS.line,
    weight = 0.75,
  }: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly color?: string;
    readonly weight?: number;
  },
): void {
  pdf
    .save()
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke()
    .restore();
}

const RAYS = 'M24 9.5v4M14.8 12.6l2.3 3.3M33.2 12.6l-2.3 3.3M9.2 19.8l3.7 1.6M38.8 19.8l-3.7 1.6';
const LAND =
  'M7.5 25.5h33M9 31c5-2.6 25-2.6 30 0M13 36.2c4-2.2 18-2.2 22 0M24 25.5v13.5M16.5 25.8l-4.5 9M31.5 25.8l4.5 9';

interface SealPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * The municipality's uploaded seal, a data URL, which the library uses as its key: it is in the file once however
 * often it is drawn. Without one the sun over fields.
 */
export function drawSeal(pdf: Pdf, { x, y, size }: SealPlace, picture?: string): void {
  if (picture === undefined) drawDefaultSeal(pdf, { x, y, size });
  else pdf.image(picture, x, y, { width: size, height: size });
}

function drawDefaultSeal(pdf: Pdf, { x, y, size }: SealPlace): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 48);
  pdf.circle(24, 24, 23).fill(PRINT_COLORS.primary);
  pdf.circle(24, 24, 19.5).lineWidth(1).strokeColor(PRINT_COLORS.paper).stroke();
  pdf.lineWidth(1.6).lineCap('round').strokeColor(PRINT_COLORS.paper);
  pdf.path(RAYS).stroke().path(LAND).stroke();
  pdf.path('M17 25a7 7 0 0114 0z').fill(PRINT_COLORS.paper);
  pdf.restore();
}

/** Writes across the page, so that a paper that is not in force is never taken for one that is. */
export function drawDiagonalText(pdf: Pdf, words: string): void {
  pdf
    .save()
    .rotate(-32, { origin: [A4.width / 2, A4.height / 2] })
    .fillOpacity(0.16);
  drawFittedText(pdf, words, {
    x: 20,
    y: A4.height / 2 - 40,
    width: A4.width - 40,
    from: 72,
    to: 30,
    bold: true,
    color: PRINT_COLORS.danger,
    align: 'center',
  });
  pdf.restore();
}
