// Draws the totals, installments and names of a printed order of payment.

import { type Centavos, formatDay, type InstallmentState } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { BillAccount } from '../../domain/ledger/bill-account.ts';
import type { OrderLine } from '../../domain/ledger/due/orders.queries.ts';
import { computeLineAdditions } from '../../domain/ledger/line-additions.ts';
import { formatAccountInstallmentName } from '../../domain/ledger/rule-sentences.ts';
import { sumDisputed } from '../../domain/ledger/due/disputes.ts';
import { drawTable } from '../../platform/pdf/letterhead.ts';
import { drawQr } from '../../platform/pdf/qr.ts';
import { PRINT_COLORS, type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import { formatPeso } from '../../platform/format.ts';
import { BILL_LEFT, type OrderPrint, sumAmounts, BILL_WIDTH } from './order-print.ts';

/** Name for a bill that nobody computed or approved: the revenue code allows billing at once. */
const BY_RULE = 'the system under the revenue code';
const BILL_QR_SIZE = 94;
const BESIDE_QR = BILL_LEFT + BILL_QR_SIZE + 12;
const DUE_COLUMNS = [
  { title: 'Installment', width: 107 },
  { title: 'Due', width: 62 },
  { title: 'Amount', width: 62, align: 'right' as const },
  { title: 'Surcharge', width: 56, align: 'right' as const },
  { title: 'Interest', width: 56, align: 'right' as const },
  { title: 'To pay', width: 66, align: 'right' as const },
];

/**
 * Draws the total, its due part, the installments beside the code that opens the payment, and the names. Returns the y
 * below.
 */
export function drawTotals(pdf: Pdf, print: OrderPrint, top: number): number {
  const { account } = print;
  const { due } = account;
  const { total, y: line } = drawSubtotals(pdf, account, top);
  const halfStyle = { width: BILL_WIDTH / 2, y: line + 1, size: 12, bold: true };
  writeText(pdf, `Total ${formatPeso(total)}`, { ...halfStyle, x: BILL_LEFT });
  const y =
    writeText(pdf, `Due on ${formatDay(due.as_of)}: ${formatPeso(due.total)}`, {
      ...halfStyle,
      x: BILL_LEFT + BILL_WIDTH / 2,
      color: PRINT_COLORS.primary,
      align: 'right',
    }) + 5;
  const below = drawTable(pdf, {
    x: BESIDE_QR,
    y,
    columns: DUE_COLUMNS,
    rows: toDueRows(account),
    size: 8,
    bottom: Number.POSITIVE_INFINITY,
  });
  return Math.max(y + BILL_QR_SIZE, drawFoot(pdf, print, { qr: y, y: below + 5 }));
}

/** Keeps an amount on the line of its label. */
const NO_BREAK = '\u00A0';

/**
 * Draws subtotals by agency, with surcharge and interest to the day of the paper. Returns their sum and the y below.
 */
function drawSubtotals(pdf: Pdf, account: BillAccount, top: number): { readonly total: Centavos; readonly y: number } {
  const { lines } = account;
  const own = lines.filter(({ of_year }) => of_year === null);
  const sumKinds = (...kinds: OrderLine['kind'][]) =>
    sumAmounts(own.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const sumEarlierYears = (isUnfiled: boolean) =>
    sumAmounts(
      lines
        .filter(({ of_year, is_unfiled }) => of_year !== null && is_unfiled === isUnfiled)
        .map(({ amount }) => amount),
    );
  const additions = lines.map((line) => computeLineAdditions(line, account.due));
  const amounts = [
    ['Business tax', sumKinds('TAX')],
    ['Fees', sumKinds('FEE')],
    ['BFP', sumKinds('FIRE')],
    ['Barangay', sumKinds('BARANGAY_FEE', 'BARANGAY_TAX')],
    ['Unpaid from earlier years', sumEarlierYears(false)],
    ['Years not filed', sumEarlierYears(true)],
    ['Surcharge', sumAmounts(additions.map(({ surcharge }) => surcharge))],
    ['Interest', sumAmounts(additions.map(({ interest }) => interest))],
  ] as const;
  const totals = amounts
    .filter(([, amount], index) => index < 4 || amount > 0)
    .map(([label, amount]) => `${label} ${formatPeso(amount)}`.replaceAll(' ', NO_BREAK));
  const y = writeText(pdf, totals.join('   '), {
    x: BILL_LEFT,
    y: top,
    width: BILL_WIDTH,
    size: 8.5,
    color: PRINT_COLORS.muted,
  });
  return { total: sumAmounts(amounts.map(([, amount]) => amount)), y };
}

function toDueRows(account: BillAccount): string[][] {
  return account.due.installments.map(({ no, due: due_on, parts, surcharge, interest, owed, status }) => {
    const owedText = owed > 0 ? formatPeso(owed) : STATUS_TEXTS[status];
    return [
      formatAccountInstallmentName(account, no, 'en'),
      formatDay(due_on),
      formatPeso(sumAmounts(parts.map(({ amount }) => amount))),
      formatPeso(surcharge),
      formatPeso(interest),
      owedText ?? 'Paid',
    ];
  });
}

const STATUS_TEXTS: Partial<Record<InstallmentState, string>> = { VOID: 'Void', WAIVED: 'Waived' };

function formatOrdinance(order: BillAccount['order'], { ordinances }: ReferenceRows): string {
  const version = ordinances.find(({ ordinance_version_id }) => ordinance_version_id === order.ordinance_version_id);
  return version === undefined ? '' : `${version.ordinance.title.en}, ${version.ordinance.version}`;
}

/** Sentences about lines that are or were disputed: the days without additions, and the amounts that are not billed. */
function listDisputeSentences({ lines, due }: BillAccount): string[] {
  return lines.flatMap(({ code, name }) => {
    const frozenDays = due.installments.flatMap(({ parts }) => parts).find((part) => part.code === code)?.freeze;
    if (!frozenDays) return [];
    return frozenDays.until === null
      ? `${name} has been disputed since ${formatDay(frozenDays.from)}. No charges will be added to it until a decision is made, ` +
          `and ${formatPeso(sumDisputed(due.installments, code))} of it is not included in the amount due.`
      : `${name} was disputed from ${formatDay(frozenDays.from)} to ${formatDay(frozenDays.until)}. ` +
          'Surcharge and interest are not charged for these days.';
  });
}

function drawFoot(
  pdf: Pdf,
  { account, ...print }: OrderPrint,
  { qr, y }: { readonly qr: number; readonly y: number },
): number {
  const { order } = account;
  drawQr(
    pdf,
    `${print.public_url}/app/management/companies/assessment/details/currentdue/${order.assessment_code}/${order.company_code}`,
    { x: BILL_LEFT, y: qr, size: BILL_QR_SIZE },
  );
  const beside = { x: BESIDE_QR, width: BILL_WIDTH - BILL_QR_SIZE - 12, size: 8.5 };
  const computedText = `Computed by ${order.computed_by_name ?? BY_RULE}, ${formatDay(toManilaDay(order.computed_at))}.`;
  const approvedText =
    order.approved_at === null
      ? ''
      : ` Approved by ${order.approved_by_name ?? BY_RULE}, ${formatDay(toManilaDay(order.approved_at))}.`;
  const note = [computedText + approvedText, ...listDisputeSentences(account)].join(' ');
  const below = writeText(pdf, note, { ...beside, y });
  const sentences =
    'Scan the code to pay. After a due date, a surcharge is added once, then interest for each month or part of a month. ' +
    `Basis: ${formatOrdinance(order, print.rows)}. This is not a receipt.`;
  return writeText(pdf, sentences, { ...beside, y: below + 2, size: 8, color: PRINT_COLORS.muted });
}
