import { drawTable } from '../../platform/pdf/letterhead.ts';
import { PRINT_COLORS, type Pdf, drawRule, writeText } from '../../platform/pdf/pdf.ts';
import { ASSESSMENT_COLUMNS, RECEIPT_COLUMNS, VERIFICATION_COLUMNS } from './form-labels.ts';
import { FORM_BOTTOM, FORM_LEFT, type PlaceOnPage, FORM_WIDTH } from './form-page.ts';
import type { MunicipalPart, Signatory } from './municipal-part.ts';

const VERIFICATION_WIDTHS = [148, 108, 28, 26, 44, 82, 63] as const;
const ASSESSMENT_WIDTHS = [203, 92, 68, 68, 68] as const;
const RECEIPT_WIDTHS = [203, 160, 136] as const;
const LABEL_WIDTH = 210;
const SIZE = 8.5;
const TITLE_HEIGHT = 60; // A title with the head and the first row of its table.
const SIGNATORY_HEIGHT = 44;

/** Draws the municipality's section of the form: verification, assessment, receipts, signatories and the fire station's part. */
export function drawMunicipalPart(pdf: Pdf, part: MunicipalPart, { y: top, next }: PlaceOnPage): void {
  const drawTitledGrid = (title: string, y: number, grid: Omit<Grid, 'y' | 'next'>): number =>
    drawGrid(pdf, { ...grid, y: drawTitle(pdf, title, { y, next }), next });
  let y = drawTitledGrid(part.titles.verification, top, {
    columns: toColumns(VERIFICATION_COLUMNS, VERIFICATION_WIDTHS, VERIFICATION_COLUMNS.length),
    rows: part.verification,
  });
  y = drawTitledGrid(part.titles.assessment, y, {
    columns: toColumns(ASSESSMENT_COLUMNS, ASSESSMENT_WIDTHS, 2),
    rows: part.assessment,
  });
  y = drawTitledGrid(part.titles.receipts, y, {
    columns: toColumns(RECEIPT_COLUMNS, RECEIPT_WIDTHS, 2),
    rows: part.receipts,
  });
  y = drawSignatories(pdf, part.signatories, { y, next });
  drawTitledGrid(part.titles.fire, y, {
    columns: [
      { title: '', width: LABEL_WIDTH },
      { title: '', width: FORM_WIDTH - LABEL_WIDTH },
    ],
    rows: part.fire,
  });
}

type TableColumn = Parameters<typeof drawTable>[1]['columns'][number];

interface Grid extends PlaceOnPage {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** Columns after the first `texts` hold amounts. */
function toColumns(titles: readonly string[], widths: readonly number[], texts: number): TableColumn[] {
  return titles.map((title, place) => ({
    title,
    width: widths[place] ?? 0,
    align: place < texts ? 'left' : 'right',
  }));
}

function drawTitle(pdf: Pdf, title: string, { y, next }: PlaceOnPage): number {
  const top = y + TITLE_HEIGHT > FORM_BOTTOM ? next() : y + 12;
  return writeText(pdf, title, {
    x: FORM_LEFT,
    y: top,
    width: FORM_WIDTH,
    size: 10.5,
    bold: true,
    color: PRINT_COLORS.primary,
  });
}

function drawGrid(pdf: Pdf, { y, ...grid }: Grid): number {
  return drawTable(pdf, { ...grid, x: FORM_LEFT, y: y + 2, size: SIZE, bottom: FORM_BOTTOM });
}

/** Two beside each other: the name and the day above a line, the act below it. */
function drawSignatories(pdf: Pdf, signatories: readonly Signatory[], { y: top, next }: PlaceOnPage): number {
  const rows = Math.ceil(signatories.length / 2);
  const y = top + rows * SIGNATORY_HEIGHT > FORM_BOTTOM ? next() : top + 6;
  const halfWidth = FORM_WIDTH / 2;
  for (const [index, { act, name, on }] of signatories.entries()) {
    const x = FORM_LEFT + (index % 2) * halfWidth;
    const line = y + Math.floor(index / 2) * SIGNATORY_HEIGHT + 26;
    const width = halfWidth - 14;
    writeText(pdf, [name, on].filter(Boolean).join(', '), { x, y: line - 13, width, size: 9, bold: true });
    drawRule(pdf, { x, y: line, width, color: PRINT_COLORS.text });
    writeText(pdf, act, { x, y: line + 2, width, size: 8, color: PRINT_COLORS.muted });
  }
  return y + rows * SIGNATORY_HEIGHT;
}
