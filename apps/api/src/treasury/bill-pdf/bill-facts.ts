import { type AssessCase, formatDay } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';

import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';
import type { Account } from '../../domain/accounting/account.ts';
import { INK, type Pdf, write } from '../../platform/pdf/pdf.ts';
import { peso } from '../../platform/format.ts';
import { LEFT, WIDTH } from './order-print.ts';

const MODES = { ANNUAL: 'Annual', SEMI_ANNUAL: 'Semi-annual', QUARTERLY: 'Quarterly' } as const;

/** Number, days, business and owner of an order. Answers the y below. */
export function drawFacts(pdf: Pdf, { order }: Account, top: number): number {
  const rows = [
    ['Order no.', order.top_no ?? '—', 'Tax year', `${order.tax_year}, ${MODES[order.payment_mode]}`],
    [
      'Date',
      formatDay(manilaDay(order.approved_at ?? order.computed_at)),
      'Valid until',
      order.valid_until === null ? '—' : formatDay(order.valid_until),
    ],
    ['Business', `${order.company_name} · ${order.company_code}`, 'Application', order.assessment_code],
    ['Owner', order.owner_name, 'Address', order.address],
  ] as const;
  let y = top;
  for (const [label, value, label2, value2] of rows) {
    const one = write(pdf, value, { x: LEFT + 62, y, width: 220, size: 9.5 });
    const two = write(pdf, value2, { x: LEFT + 352, y, width: WIDTH - 352, size: 9.5 });
    write(pdf, label, { x: LEFT, y, width: 60, size: 9.5, color: INK.muted });
    write(pdf, label2, { x: LEFT + 290, y, width: 60, size: 9.5, color: INK.muted });
    y = Math.max(one, two) + 2;
  }
  return y;
}

/** The lines of business with the capital or gross by which they are taxed. */
export function declared({ lines }: AssessCase, { lines: known }: ReferenceRows): string {
  const declared_lines = lines.map((declaredLine) => {
    const { name, taxed_as = [] } = known.get(declaredLine.line) ?? {};
    const category = declaredLine.category ?? taxed_as[0]?.category ?? '';
    return `${name?.en ?? declaredLine.line} (${category}): ${basisOf(declaredLine).join(', ') || 'no operation'}`;
  });
  return declared_lines.join('; ');
}

function basisOf({ capitalization, gross_essential, gross_non_essential }: AssessCase['lines'][number]): string[] {
  const amounts = [
    ['capital', capitalization],
    ['gross', gross_non_essential],
    ['gross of essential goods', gross_essential],
  ] as const;
  return amounts.flatMap(([word, amount]) => (amount ? [`${word} ${peso(amount)}`] : []));
}
