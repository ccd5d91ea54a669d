import { formatDayInWords } from '@ebpls/contracts';

import type { PermitContent } from '../../tables/money.ts';
import { INK, rule, type Pdf, write, writeWithin } from '../../platform/pdf/pdf.ts';
import { peso } from '../../platform/format.ts';
import { LEFT, WIDTH } from './permit-layout.ts';

/** Three lines, so that a business of many lines, receipts and clearances still leaves room for the code below. */
const ROW_MOST = 34;

/** On what the permit rests: lines, application, payment, clearances. */
export function drawGrounds(pdf: Pdf, content: PermitContent, top: number): number {
  let y = top;
  rule(pdf, { x: LEFT, y, width: WIDTH });
  for (const [label, value, label2 = '', value2 = ''] of groundRows(content)) {
    const half = label2 !== '';
    write(pdf, label, { x: LEFT, y: y + 6.5, width: 94, size: 9.5, color: INK.muted });
    const below = writeWithin(pdf, value, {
      x: LEFT + 96,
      y: y + 6,
      width: half ? 176 : WIDTH - 96,
      height: ROW_MOST,
      from: label === 'Clearances' ? 9 : 10.5,
      to: 6,
      bold: label === 'Total',
    });
    if (half) {
      write(pdf, label2, { x: LEFT + 280, y: y + 6.5, width: 60, size: 9.5, color: INK.muted });
      write(pdf, value2, { x: LEFT + 344, y: y + 6, width: WIDTH - 344, size: 10.5 });
    }
    y = below + 5;
    rule(pdf, { x: LEFT, y, width: WIDTH });
  }
  return y;
}

type GroundRow = readonly [label: string, value: string, label2?: string, value2?: string];

function groundRows(content: PermitContent): readonly GroundRow[] {
  const paid = content.event
    ? 'Paid in full'
    : content.unpaid_due_days.length === 0
      ? `${content.payment_mode}, paid in full`
      : `${content.payment_mode}; valid subject to payment by ${content.unpaid_due_days.map((day) => formatDayInWords(day)).join(', ')}`;
  return [
    ...(content.event
      ? ([
          ['Event', content.event.event_name],
          ['Held at', content.event.venue],
        ] as const)
      : []),
    ['Line of business', content.lines.join('; ')],
    [
      'Application',
      `${content.application_type} · ${content.assessment_code}`,
      'Paid on',
      formatDayInWords(content.paid_on),
    ],
    ['Payment', paid],
    ['Receipts', content.receipt_nos.join(' · ')],
    ['Business tax', peso(content.business_tax), 'Fees', peso(content.fees)],
    ['Total', peso(content.total)],
    ['Clearances', clearancesOf(content)],
    ...(content.is_by_law ? ([['Ground', 'Approved by law, RA 11032 s.10']] as const) : []),
  ];
}

function clearancesOf({ clearance_nos, is_provisional, is_by_law }: PermitContent): string {
  if (clearance_nos.length === 0 && is_by_law) return 'Offices check afterwards';
  return clearance_nos.join(' · ') || (is_provisional ? 'The offices are still looking' : 'None required');
}
