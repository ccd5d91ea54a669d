import { type PDFFont, type PDFPage, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

import type { PaperLine } from './invoice-paper.ts';

const [WIDTH, HEIGHT, MARGIN] = [595.28, 841.89, 56]; // A4 in points, with its margins.
const TEXT_COLOUR = rgb(0.08, 0.13, 0.12);
const MUTED_COLOUR = rgb(0.3, 0.36, 0.35);
const RULE = rgb(0.78, 0.82, 0.8);

interface Look {
  readonly size: number;
  readonly above: number; // White space above the line.
  readonly isBold?: boolean;
  readonly isMuted?: boolean;
  readonly hasRule?: boolean;
}

const LOOKS: Readonly<Record<PaperLine['kind'], Look>> = {
  title: { size: 20, above: 0, isBold: true },
  shop: { size: 11, above: 10, isBold: true },
  muted: { size: 10, above: 3, isMuted: true },
  fact: { size: 10, above: 6 },
  heading: { size: 11, above: 18, isBold: true },
  text: { size: 10, above: 4 },
  columns: { size: 10, above: 24, isBold: true, hasRule: true },
  item: { size: 10, above: 8, hasRule: true },
  sum: { size: 10, above: 8 },
  total: { size: 13, above: 10, isBold: true },
};

interface Sheet {
  readonly document: PDFDocument;
  readonly fonts: { readonly plain: PDFFont; readonly bold: PDFFont };
  page: PDFPage;
  y: number; // Position of the last line; the page begins at the top.
}

/** The invoice as a PDF of A4 pages, as many as its lines need. */
export async function drawInvoice(paper: readonly PaperLine[], title: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en');
  const plainFont = await document.embedFont(StandardFonts.Helvetica);
  const boldFont = await document.embedFont(StandardFonts.HelveticaBold);
  const sheet: Sheet = {
    document,
    fonts: { plain: plainFont, bold: boldFont },
    page: document.addPage([WIDTH, HEIGHT]),
    y: HEIGHT - MARGIN,
  };
  for (const line of paper) drawLine(sheet, line);
  return new Uint8Array(await document.save());
}

function drawLine(sheet: Sheet, line: PaperLine): void {
  const look = LOOKS[line.kind];
  const font = look.isBold ? sheet.fonts.bold : sheet.fonts.plain;
  const end = 'end' in line ? toPrintableText(font, line.end) : '';
  const availableWidth = WIDTH - 2 * MARGIN - (end === '' ? 0 : font.widthOfTextAtSize(end, look.size) + 12);
  const rows = wrapText(
    toPrintableText(font, line.text),
    (text) => font.widthOfTextAtSize(text, look.size) <= availableWidth,
  );
  for (const [place, row] of rows.entries()) {
    moveDown(sheet, look.size * 1.2 + (place === 0 ? look.above : 0));
    const style = { y: sheet.y, size: look.size, font, color: look.isMuted ? MUTED_COLOUR : TEXT_COLOUR };
    sheet.page.drawText(row, { ...style, x: MARGIN });
    const x = WIDTH - MARGIN - font.widthOfTextAtSize(end, look.size);
    if (place === 0 && end !== '') sheet.page.drawText(end, { ...style, x });
  }
  if (look.hasRule) drawRule(sheet);
}

function moveDown(sheet: Sheet, by: number): void {
  sheet.y -= by;
  if (sheet.y >= MARGIN) return;
  sheet.page = sheet.document.addPage([WIDTH, HEIGHT]);
  sheet.y = HEIGHT - MARGIN - by;
}

function drawRule(sheet: Sheet): void {
  sheet.y -= 5;
  const { y } = sheet;
  sheet.page.drawLine({ start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y }, thickness: 0.75, color: RULE });
}

/** The text in rows that fit; a word that is too long for any row has a row of its own. */
function wrapText(text: string, fits: (text: string) => boolean): string[] {
  const rows = [''];
  for (const part of text.split(' ')) {
    const row = rows.at(-1) ?? '';
    const longerRow = row === '' ? part : `${row} ${part}`;
    if (row === '' || fits(longerRow)) rows[rows.length - 1] = longerRow;
    else rows.push(part);
  }
  return rows;
}

/** The text in the characters of the standard fonts; a name with other characters must not stop the PDF. */
function toPrintableText(font: PDFFont, text: string): string {
  const fontCharacters = new Set(font.getCharacterSet());
  return [...text.normalize('NFC').replaceAll('\u{A0}', ' ')]
    .map((character) => (fontCharacters.has(character.codePointAt(0) ?? 0) ? character : '?'))
    .join('');
}
