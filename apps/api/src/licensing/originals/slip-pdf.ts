// Renders the slip of the originals that an owner brings, with the code that an office scans.

import { drawLetterhead, drawTable, type Issuer } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { A4, openPdf, type Pdf, PRINT_COLORS, toPdfBytes, writeText } from '../../platform/pdf/pdf.ts';
import { drawQr } from '../../platform/pdf/qr.ts';
import type { OriginalsSlip } from './slip-content.ts';

const LEFT = 48;
const WIDTH = A4.width - LEFT * 2;
const SPAN = { x: LEFT, width: WIDTH } as const;
const BOTTOM = A4.height - 60;
const QR_SIZE = 130; // points, so that a module is wide enough for a scanner at the counter
const LABEL_WIDTH = 110;

/** Renders the slip on A4: the code of the application, what to bring, and to which office. */
export function renderOriginalsSlip(slip: OriginalsSlip, municipality: Issuer): Promise<Buffer> {
  const title = `Originals to bring ${slip.reference}`;
  const pdf = openPdf(title, municipality);
  const place = { bottom: BOTTOM, next: () => addPage(pdf, { issuer: municipality, title, ...SPAN }), x: LEFT };
  let y = drawLetterhead(pdf, municipality, { office: 'Business Permits and Licensing Office', ...SPAN, y: 40 });
  y = drawCode(pdf, slip.reference, y + 14);
  y = drawTable(pdf, {
    ...place,
    y: y + 14,
    columns: [
      { title: '', width: LABEL_WIDTH },
      { title: '', width: WIDTH - LABEL_WIDTH },
    ],
    rows: slip.facts,
  });
  y = drawTable(pdf, {
    ...place,
    y: y + 14,
    columns: [
      { title: 'Original', width: 220 },
      { title: 'Office', width: 170 },
      { title: '', width: WIDTH - 390 },
    ],
    rows: slip.originals,
  });
  writeText(
    pdf,
    'Show this slip at each office. The office will scan the code and record that it has seen the original.',
    {
      ...SPAN,
      y: y + 14,
      size: 10,
      color: PRINT_COLORS.muted,
    },
  );
  return toPdfBytes(pdf);
}

/** Draws the title and the code of the application. Returns the y below. */
function drawCode(pdf: Pdf, reference: string, top: number): number {
  const centeredStyle = { ...SPAN, bold: true, align: 'center' } as const;
  const y = writeText(pdf, 'Originals to bring', { ...centeredStyle, y: top, size: 18, color: PRINT_COLORS.primary });
  drawQr(pdf, reference, { x: LEFT + (WIDTH - QR_SIZE) / 2, y: y + 10, size: QR_SIZE });
  return writeText(pdf, reference, { ...centeredStyle, y: y + QR_SIZE + 14, size: 13 });
}
