import { type Issuer, drawLetterhead, drawTable } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import {
  toPdfBytes,
  PRINT_COLORS,
  openPdf,
  type Pdf,
  drawRule,
  writeText,
  drawDiagonalText,
} from '../../platform/pdf/pdf.ts';
import type { PrintedForm } from './form-content.ts';
import { LINE_COLUMNS, OATH } from './form-labels.ts';
import { FORM_BOTTOM, FORM_LEFT, type PlaceOnPage, FORM_WIDTH } from './form-page.ts';
import { drawMunicipalPart } from './municipal-pdf.ts';

const LABEL_WIDTH = 180;
const LINE_WIDTHS = [118, 96, 75, 70, 70, 70] as const;
const OATH_HEIGHT = 120;

/** Renders the filled form on A4; an unfiled one is marked so across each page. */
export function renderFormPdf(form: PrintedForm, municipality: Issuer): Promise<Buffer> {
  const title = `${form.title} ${form.number}`.trim();
  const pdf = openPdf(title, municipality);
  const addFormPage = (): number => addPage(pdf, { issuer: municipality, title, x: FORM_LEFT, width: FORM_WIDTH });
  let y = drawLetterhead(pdf, municipality, {
    office: 'Business Permits and Licensing Office',
    x: FORM_LEFT,
    y: 40,
    width: FORM_WIDTH,
  });
  y = writeText(pdf, form.title, {
    x: FORM_LEFT,
    y: y + 14,
    width: FORM_WIDTH,
    size: 18,
    bold: true,
    align: 'center',
    color: PRINT_COLORS.primary,
  });
  for (const { title: part, rows } of form.parts)
    y = drawTable(pdf, {
      x: FORM_LEFT,
      y: y + 10,
      columns: [
        { title: part, width: LABEL_WIDTH },
        { title: '', width: FORM_WIDTH - LABEL_WIDTH },
      ],
      rows,
      bottom: FORM_BOTTOM,
      next: addFormPage,
    });
  y = drawLines(pdf, form, { y, next: addFormPage });
  y = drawOath(pdf, form, y + OATH_HEIGHT > FORM_BOTTOM ? addFormPage() : y + 14);
  drawMunicipalPart(pdf, form.municipal, { y: y + 14, next: addFormPage });
  if (form.is_draft) drawOnEachPage(pdf, () => drawDiagonalText(pdf, 'DRAFT'));
  return toPdfBytes(pdf);
}

function drawLines(pdf: Pdf, { lines }: PrintedForm, { y, next }: PlaceOnPage): number {
  if (lines.length === 0) return y;
  const columns = LINE_COLUMNS.map((title, place) => ({
    title,
    width: LINE_WIDTHS[place] ?? 70,
    align: place < 3 ? ('left' as const) : ('right' as const),
  }));
  return drawTable(pdf, { x: FORM_LEFT, y: y + 14, columns, rows: lines, size: 8.5, bottom: FORM_BOTTOM, next });
}

function drawOath(pdf: Pdf, { signature }: PrintedForm, top: number): number {
  let y = writeText(pdf, 'Declaration', {
    x: FORM_LEFT,
    y: top,
    width: FORM_WIDTH,
    size: 10,
    bold: true,
    color: PRINT_COLORS.muted,
  });
  y = writeText(pdf, OATH, { x: FORM_LEFT, y: y + 2, width: FORM_WIDTH, size: 9.5 });
  const line = y + 30;
  const halfWidth = FORM_WIDTH / 2;
  if (signature) {
    writeText(pdf, signature.name, { x: FORM_LEFT, y: line - 15, width: halfWidth - 10, size: 10, bold: true });
    writeText(pdf, signature.on, { x: FORM_LEFT + halfWidth, y: line - 15, width: halfWidth, size: 10 });
  }
  drawRule(pdf, { x: FORM_LEFT, y: line, width: halfWidth - 10, color: PRINT_COLORS.text });
  drawRule(pdf, { x: FORM_LEFT + halfWidth, y: line, width: halfWidth, color: PRINT_COLORS.text });
  writeText(pdf, signature ? 'Name, signed electronically' : 'Name and signature', {
    x: FORM_LEFT,
    y: line + 3,
    width: halfWidth - 10,
    size: 8.5,
    color: PRINT_COLORS.muted,
  });
  return writeText(pdf, 'Date', {
    x: FORM_LEFT + halfWidth,
    y: line + 3,
    width: halfWidth,
    size: 8.5,
    color: PRINT_COLORS.muted,
  });
}

function drawOnEachPage(pdf: Pdf, draw: () => void): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    draw();
  }
}
