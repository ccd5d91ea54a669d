// Draws the content of a certificate of retirement (domain reference 6.2).

import { formatDayInWords } from '@ebpls/contracts';

import { PRINT_COLORS, type Pdf, drawRule, writeText, drawFittedText, drawTextWithin } from '../../platform/pdf/pdf.ts';
import { formatPeso } from '../../platform/format.ts';
import type { PermitContent } from '../../tables/money.ts';
import { PERMIT_LEFT, PERMIT_WIDTH } from './permit-layout.ts';

const CENTRED_TEXT = { x: PERMIT_LEFT, width: PERMIT_WIDTH, align: 'center' } as const;
const MAX_ROW_HEIGHT = 34;

/**
 * Content of a certificate of retirement: the owner, the closed lines, the day, and the facts it is based on (domain
 * reference 6.2).
 */
export function drawCertificate(pdf: Pdf, content: PermitContent, top: number): number {
  let y = writeText(pdf, 'Certificate of Retirement', {
    ...CENTRED_TEXT,
    y: top,
    size: 27,
    bold: true,
    color: PRINT_COLORS.primary,
  });
  y = writeText(pdf, `No. ${content.permit_no}`, { ...CENTRED_TEXT, y, size: 11, color: PRINT_COLORS.muted }) + 18;
  drawRule(pdf, { x: PERMIT_LEFT, y, width: PERMIT_WIDTH, color: PRINT_COLORS.primary, weight: 1.1 });
  y = writeText(pdf, 'This certifies that the business', {
    ...CENTRED_TEXT,
    y: y + 18,
    size: 10.5,
    color: PRINT_COLORS.muted,
  });
  y = drawFittedText(pdf, content.company_name, { ...CENTRED_TEXT, y: y + 2, from: 24, to: 13, bold: true });
  y = writeText(pdf, `of ${content.granted_to}`, { ...CENTRED_TEXT, y, size: 10.5 });
  y = writeText(pdf, content.address, { ...CENTRED_TEXT, y, size: 10.5, color: PRINT_COLORS.muted });
  y = writeText(pdf, 'closed on', { ...CENTRED_TEXT, y: y + 12, size: 10.5, color: PRINT_COLORS.muted });
  y = writeText(pdf, formatDayInWords(content.closed_on ?? ''), { ...CENTRED_TEXT, y, size: 20, bold: true });
  y = writeText(
    pdf,
    'and is retired. Its taxes up to that date are settled, and its permit and plate were surrendered.',
    {
      ...CENTRED_TEXT,
      y: y + 4,
      size: 10.5,
    },
  );
  return drawCertificateRows(pdf, content, y + 20);
}

function drawCertificateRows(pdf: Pdf, content: PermitContent, top: number): number {
  let y = top;
  drawRule(pdf, { x: PERMIT_LEFT, y, width: PERMIT_WIDTH });
  for (const [label, value] of listCertificateRows(content)) {
    writeText(pdf, label, { x: PERMIT_LEFT, y: y + 6.5, width: 120, size: 9.5, color: PRINT_COLORS.muted });
    y =
      drawTextWithin(pdf, value, {
        x: PERMIT_LEFT + 124,
        y: y + 6,
        width: PERMIT_WIDTH - 124,
        height: MAX_ROW_HEIGHT,
        from: 10.5,
        to: 6,
      }) + 5;
    drawRule(pdf, { x: PERMIT_LEFT, y, width: PERMIT_WIDTH });
  }
  return y;
}

function listCertificateRows(content: PermitContent): readonly (readonly [string, string])[] {
  return [
    ['Business no.', content.company_code],
    ['Plate no.', content.plate_no],
    ['Lines of business', content.lines.join('; ')],
    ['Reason', content.closure_reason ?? ''],
    ['Application', content.assessment_code],
    ['Deficiency and fees', `${formatPeso(content.total)}, paid on ${formatDayInWords(content.paid_on)}`],
    ['Receipts', content.receipt_nos.join(' · ')],
    ['Clearances', content.clearance_nos.join(' · ') || 'None required'],
  ];
}
