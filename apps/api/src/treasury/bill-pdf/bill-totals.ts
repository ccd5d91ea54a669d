import { type Centavos, formatDay, type InstallmentState } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';

import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';
import type { Account } from '../../domain/accounting/account.ts';
import type { OrderLine } from '../../domain/due/orders.queries.ts';
import { computeLineAdditions } from '../../domain/accounting/line-additions.ts';
import { nameOfInstallment } from '../../domain/accounting/sentences.ts';
import { heldOn } from '../../domain/due/disputes.ts';
import { table } from '../../platform/pdf/letterhead.ts';
import { drawQr } from '../../platform/pdf/qr.ts';
import { INK, type Pdf, write } from '../../platform/pdf/pdf.ts';
import { peso } from '../../platform/format.ts';
import { LEFT, type OrderPrint, sumOf, WIDTH } from './order-print.ts';

/** Nobody computed it, or approved it: the revenue code lets it be billed at once. */
const BY_RULE = 'rule of the revenue code';
const QR_SIZE = 94;
const BESIDE = LEFT + QR_SIZE + 12;
const DUE_COLUMNS = [
  { title: 'Installment', width: 107 },
  { title: 'Due', width: 62 },
  { title: 'Amount', width: 62, align: 'right' as const },
  { title: 'Surcharge', width: 56, align: 'right' as const },
  { title: 'Interest', width: 56, align: 'right' as const },
  { title: 'To pay', width: 66, align: 'right' as const },
];

/**
 * The total, what is due of it, the installments beside the code that opens the payment, and the names. Answers the y
 * below.
 */
export function drawTotals(pdf: Pdf, print: OrderPrint, top: number): number {
  const { account } = print;
  const { due } = account;
  const { total, y: line } = subtotals(pdf, account, top);
  const half = { width: WIDTH / 2, y: line + 1, size: 12, bold: true };
  write(pdf, `Total ${peso(total)}`, { ...half, x: LEFT });
  const y =
    write(pdf, `Due on ${formatDay(due.as_of)}: ${peso(due.total)}`, {
      ...half,
      x: LEFT + WIDTH / 2,
      color: INK.primary,
      align: 'right',
    }) + 5;
  const below = table(pdf, {
    x: BESIDE,
    y,
    columns: DUE_COLUMNS,
    rows: dueRows(account),
    size: 8,
    bottom: Number.POSITIVE_INFINITY,
  });
  return Math.max(y + QR_SIZE, foot(pdf, print, { qr: y, y: below + 5 }));
}

/** Keeps an amount on the line of its word. */
const NO_BREAK = '\u00A0';

/**
 * Subtotals by whose money it is and what lateness added to the day of the paper. Answers their sum and the y below.
 */
function subtotals(pdf: Pdf, account: Account, top: number): { readonly total: Centavos; readonly y: number } {
  const { lines } = account;
  const own = lines.filter(({ of_year }) => of_year === null);
  const of = (...kinds: OrderLine['kind'][]) =>
    sumOf(own.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const earlier = (unfiled: boolean) =>
    sumOf(
      lines.filter(({ of_year, is_unfiled }) => of_year !== null && is_unfiled === unfiled).map(({ amount }) => amount),
    );
  const added = lines.map((line) => computeLineAdditions(line, account.due));
  const amounts = [
    ['Business tax', of('TAX')],
    ['Fees', of('FEE')],
    ['Fire bureau', of('FIRE')],
    ['Barangay', of('BARANGAY_FEE', 'BARANGAY_TAX')],
    ['Unpaid of earlier years', earlier(false)],
    ['Years not filed', earlier(true)],
    ['Surcharge', sumOf(added.map(({ surcharge }) => surcharge))],
    ['Interest', sumOf(added.map(({ interest }) => interest))],
  ] as const;
  const totals = amounts
    .filter(([, amount], index) => index < 4 || amount > 0)
    .map(([word, amount]) => `${word} ${peso(amount)}`.replaceAll(' ', NO_BREAK));
  const y = write(pdf, totals.join('   '), { x: LEFT, y: top, width: WIDTH, size: 8.5, color: INK.muted });
  return { total: sumOf(amounts.map(([, amount]) => amount)), y };
}

function dueRows(account: Account): string[][] {
  return account.due.installments.map(({ no, due: due_on, parts, surcharge, interest, owed, status }) => {
    const left = owed > 0 ? peso(owed) : LEFT_OF[status];
    return [
      nameOfInstallment(account, no, 'en'),
      formatDay(due_on),
      peso(sumOf(parts.map(({ amount }) => amount))),
      peso(surcharge),
      peso(interest),
      left ?? 'Paid',
    ];
  });
}

const LEFT_OF: Partial<Record<InstallmentState, string>> = { VOID: 'Void', WAIVED: 'Waived' };

function ordinanceOf(order: Account['order'], { ordinances }: ReferenceRows): string {
  const version = ordinances.find(({ ordinance_version_id }) => ordinance_version_id === order.ordinance_version_id);
  return version === undefined ? '' : `${version.ordinance.title.en}, ${version.ordinance.version}`;
}

/** Which lines are or were disputed, from when to when nothing was added to them, and what is not asked for. */
function disputedSentences({ lines, due }: Account): string[] {
  return lines.flatMap(({ code, name }) => {
    const frozen = due.installments.flatMap(({ parts }) => parts).find((part) => part.code === code)?.frozen;
    if (!frozen) return [];
    return frozen.until === null
      ? `${name} is disputed since ${formatDay(frozen.from)}: until it is decided nothing is added to it, ` +
          `and ${peso(heldOn(due.installments, code))} of it is not in what is due.`
      : `${name} was disputed from ${formatDay(frozen.from)} to ${formatDay(frozen.until)}: ` +
          'surcharge and interest do not count these days.';
  });
}

function foot(
  pdf: Pdf,
  { account, ...print }: OrderPrint,
  { qr, y }: { readonly qr: number; readonly y: number },
): number {
  const { order } = account;
  drawQr(
    pdf,
    `${print.public_url}/app/management/companies/assessment/details/currentdue/${order.assessment_code}/${order.company_code}`,
    { x: LEFT, y: qr, size: QR_SIZE },
  );
  const beside = { x: BESIDE, width: WIDTH - QR_SIZE - 12, size: 8.5 };
  const computed = `Computed by ${order.computed_by_name ?? BY_RULE}, ${formatDay(manilaDay(order.computed_at))}.`;
  const approved =
    order.approved_at === null
      ? ''
      : ` Approved by ${order.approved_by_name ?? BY_RULE}, ${formatDay(manilaDay(order.approved_at))}.`;
  const said = [computed + approved, ...disputedSentences(account)].join(' ');
  const below = write(pdf, said, { ...beside, y });
  const sentences =
    'Scan the code to pay. Amounts change when a due day passes: surcharge once, then interest for each month begun. ' +
    `By the ${ordinanceOf(order, print.rows)}. This is not a receipt.`;
  return write(pdf, sentences, { ...beside, y: below + 2, size: 8, color: INK.muted });
}
