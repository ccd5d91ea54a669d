import { type Issuer, letterhead, table } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { bytesOf, INK, openPdf, type Pdf, rule, write, writeAcross } from '../../platform/pdf/pdf.ts';
import type { PrintedForm } from './form-content.ts';
import { LINE_COLUMNS, OATH } from './form-labels.ts';
import { BOTTOM, LEFT, type PlaceOnPage, WIDTH } from './form-page.ts';
import { drawMunicipalPart } from './municipal-pdf.ts';

const LABEL_WIDTH = 180;
const LINE_WIDTHS = [118, 96, 75, 70, 70, 70] as const;
const OATH_HEIGHT = 120;

/** The filled form on A4; what is not filed yet says so across each page. */
export function formPdf(form: PrintedForm, municipality: Issuer): Promise<Buffer> {
  const title = `${form.title} ${form.number}`.trim();
  const pdf = openPdf(title, `Municipality of ${municipality.name}`);
  const next = (): number => addPage(pdf, { issuer: municipality, title, x: LEFT, width: WIDTH });
  let y = letterhead(pdf, municipality, {
    office: 'Business Permit and Licensing Office',
    x: LEFT,
    y: 40,
    width: WIDTH,
  });
  y = write(pdf, form.title, {
    x: LEFT,
    y: y + 14,
    width: WIDTH,
    size: 18,
    bold: true,
    align: 'center',
    color: INK.primary,
  });
  for (const { title: part, rows } of form.parts)
    y = table(pdf, {
      x: LEFT,
      y: y + 10,
      columns: [
        { title: part, width: LABEL_WIDTH },
        { title: '', width: WIDTH - LABEL_WIDTH },
      ],
      rows,
      bottom: BOTTOM,
      next,
    });
  y = drawLines(pdf, form, { y, next });
  y = drawOath(pdf, form, y + OATH_HEIGHT > BOTTOM ? next() : y + 14);
  drawMunicipalPart(pdf, form.municipal, { y: y + 14, next });
  if (form.is_draft) onEachPage(pdf, () => writeAcross(pdf, 'DRAFT'));
  return bytesOf(pdf);
}

function drawLines(pdf: Pdf, { lines }: PrintedForm, { y, next }: PlaceOnPage): number {
  if (lines.length === 0) return y;
  const columns = LINE_COLUMNS.map((title, place) => ({
    title,
    width: LINE_WIDTHS[place] ?? 70,
    align: place < 3 ? ('left' as const) : ('right' as const),
  }));
  return table(pdf, { x: LEFT, y: y + 14, columns, rows: lines, size: 8.5, bottom: BOTTOM, next });
}

function drawOath(pdf: Pdf, { signed }: PrintedForm, top: number): number {
  let y = write(pdf, 'Declaration', { x: LEFT, y: top, width: WIDTH, size: 10, bold: true, color: INK.muted });
  y = write(pdf, OATH, { x: LEFT, y: y + 2, width: WIDTH, size: 9.5 });
  const line = y + 30;
  const half = WIDTH / 2;
  if (signed) {
    write(pdf, signed.name, { x: LEFT, y: line - 15, width: half - 10, size: 10, bold: true });
    write(pdf, signed.on, { x: LEFT + half, y: line - 15, width: half, size: 10 });
  }
  rule(pdf, { x: LEFT, y: line, width: half - 10, color: INK.text });
  rule(pdf, { x: LEFT + half, y: line, width: half, color: INK.text });
  write(pdf, signed ? 'Name, signed electronically' : 'Name and signature', {
    x: LEFT,
    y: line + 3,
    width: half - 10,
    size: 8.5,
    color: INK.muted,
  });
  return write(pdf, 'Date', { x: LEFT + half, y: line + 3, width: half, size: 8.5, color: INK.muted });
}

function onEachPage(pdf: Pdf, draw: () => void): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    draw();
  }
}
