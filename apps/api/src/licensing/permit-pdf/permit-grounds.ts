// Draws the grounds of a permit: lines of business, application, payment and clearances.

import { formatDayInWords } from '@ebpls/contracts';

import type { PermitContent } from '../../tables/money.ts';
import { PRINT_COLORS, drawRule, type Pdf, writeText, drawTextWithin } from '../../platform/pdf/pdf.ts';
import { formatPeso } from '../../platform/format.ts';
import { PERMIT_LEFT, PERMIT_WIDTH } from './permit-layout.ts';

/**
 * Height of three lines, in points, so that a business of many lines, receipts and clearances still leaves space for
 * the code below.
 */
const MAX_GROUND_ROW_HEIGHT = 34;

/** Grounds of the permit: lines, application, payment, clearances. */
export function drawGrounds(pdf: Pdf, content: PermitContent, top: number): number {
  let y = top;
  drawRule(pdf, { x: PERMIT_LEFT, y, width: PERMIT_WIDTH });
  for (const [label, value, label2 = '', value2 = ''] of listGroundRows(content)) {
    const isHalfWidth = label2 !== '';
    writeText(pdf, label, { x: PERMIT_LEFT, y: y + 6.5, width: 94, size: 9.5, color: PRINT_COLORS.muted });
    const below = drawTextWithin(pdf, value, {
      x: PERMIT_LEFT + 96,
      y: y + 6,
      width: isHalfWidth ? 176 : PERMIT_WIDTH - 96,
      height: MAX_GROUND_ROW_HEIGHT,
      from: label === 'Clearances' ? 9 : 10.5,
      to: 6,
      bold: label === 'Total',
    });
    if (isHalfWidth) {
      writeText(pdf, label2, { x: PERMIT_LEFT + 280, y: y + 6.5, width: 60, size: 9.5, color: PRINT_COLORS.muted });
      writeText(pdf, value2, { x: PERMIT_LEFT + 344, y: y + 6, width: PERMIT_WIDTH - 344, size: 10.5 });
    }
    y = below + 5;
    drawRule(pdf, { x: PERMIT_LEFT, y, width: PERMIT_WIDTH });
  }
  return y;
}

type GroundRow = readonly [label: string, value: string, label2?: string, value2?: string];

function listGroundRows(content: PermitContent): readonly GroundRow[] {
  const paymentText = content.event
    ? 'Paid in full'
    : content.unpaid_due_days.length === 0
      ? `${content.payment_mode}, paid in full`
      : `${content.payment_mode}; valid subject to payment by ${content.unpaid_due_days.map((day) => formatDayInWords(day)).join(', ')}`;
  return [
    ...(content.event
      ? ([
          ['Event', content.event.event_name],
          ['Venue', content.event.venue],
        ] as const)
      : []),
    ['Line of business', content.lines.join('; ')],
    [
      'Application',
      `${content.application_type} · ${content.assessment_code}`,
      'Paid on',
      formatDayInWords(content.paid_on),
    ],
    ['Payment', paymentText],
    ['Receipts', content.receipt_nos.join(' · ')],
    ['Business tax', formatPeso(content.business_tax), 'Fees', formatPeso(content.fees)],
    ['Total', formatPeso(content.total)],
    ['Clearances', formatClearances(content)],
    ...(content.is_by_law ? ([['Ground', 'Approved by law, RA 11032, Sec. 10']] as const) : []),
  ];
}

function formatClearances({ clearance_nos, is_provisional, is_by_law }: PermitContent): string {
  if (clearance_nos.length === 0 && is_by_law) return 'For post-audit by the offices';
  return clearance_nos.join(' · ') || (is_provisional ? 'Under review by the offices' : 'None required');
}
