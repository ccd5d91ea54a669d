import { type AssessCase, formatDay } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { BillAccount } from '../../domain/ledger/bill-account.ts';
import { PRINT_COLORS, type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import { formatPeso } from '../../platform/format.ts';
import { BILL_LEFT, BILL_WIDTH } from './order-print.ts';

const MODE_TEXTS = { ANNUAL: 'Annual', SEMI_ANNUAL: 'Semi-annual', QUARTERLY: 'Quarterly' } as const;

/** Draws number, days, business and owner of an order. Returns the y below. */
export function drawBillFacts(pdf: Pdf, { order, due }: BillAccount, top: number): number {
  const rows = [
    ['Order no.', order.top_no ?? '—', 'Tax year', `${order.tax_year}, ${MODE_TEXTS[order.payment_mode]}`],
    [
      'Date',
      formatDay(toManilaDay(order.approved_at ?? order.computed_at)),
      ...getValidity(order.valid_until, due.as_of),
    ],
    ['Business', `${order.company_name} · ${order.company_code}`, 'Application', order.assessment_code],
    ['Owner', order.owner_name, 'Address', order.address],
  ] as const;
  let y = top;
  for (const [label, value, label2, value2] of rows) {
    const one = writeText(pdf, value, { x: BILL_LEFT + 62, y, width: 220, size: 9.5 });
    const two = writeText(pdf, value2, { x: BILL_LEFT + 352, y, width: BILL_WIDTH - 352, size: 9.5 });
    writeText(pdf, label, { x: BILL_LEFT, y, width: 60, size: 9.5, color: PRINT_COLORS.muted });
    writeText(pdf, label2, { x: BILL_LEFT + 290, y, width: 60, size: 9.5, color: PRINT_COLORS.muted });
    y = Math.max(one, two) + 2;
  }
  return y;
}

/** The last day of the amounts; after it, the day on which surcharge and interest were computed for this print. */
function getValidity(valid_until: string | null, as_of: string): readonly [label: string, day: string] {
  if (valid_until !== null && valid_until < as_of) return ['As of', formatDay(as_of)];
  return ['Valid until', valid_until === null ? '—' : formatDay(valid_until)];
}

/** Lines of business with the capital or gross that they are taxed on. */
export function formatDeclaredLines({ lines }: AssessCase, { lines: lineRows }: ReferenceRows): string {
  const declaredLines = lines.map((declaredLine) => {
    const { name, taxed_as = [] } = lineRows.get(declaredLine.line) ?? {};
    const category = declaredLine.category ?? taxed_as[0]?.category ?? '';
    return `${name?.en ?? declaredLine.line} (${category}): ${listLineBases(declaredLine).join(', ') || 'no operation'}`;
  });
  return declaredLines.join('; ');
}

function listLineBases({
  capitalization,
  gross_essential,
  gross_non_essential,
}: AssessCase['lines'][number]): string[] {
  const amounts = [
    ['capital', capitalization],
    ['gross', gross_non_essential],
    ['gross of essential goods', gross_essential],
  ] as const;
  return amounts.flatMap(([label, amount]) => (amount ? [`${label} ${formatPeso(amount)}`] : []));
}
