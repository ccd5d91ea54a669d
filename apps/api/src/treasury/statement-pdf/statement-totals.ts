// Draws the balances and the foot of a printed statement of account.

import type { StatementContent } from '../../tables/ledger.ts';
import { getJointPaymentPath } from '../../domain/applications/notices/owner-mail-path.ts';
import { drawQr } from '../../platform/pdf/qr.ts';
import { PRINT_COLORS, drawRule, type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import { placeTogether } from '../../platform/pdf/pages.ts';
import { formatPeso } from '../../platform/format.ts';
import {
  type IssuedStatement,
  STATEMENT_LEFT,
  type StatementPlace,
  createTextGetter,
  SHEET_BOTTOM,
  STATEMENT_WIDTH,
} from './statement-layout.ts';

const ZERO_TEXT = '0.00';
const STATEMENT_QR_SIZE = 84;
const HALF_WIDTH = STATEMENT_WIDTH / 2 - 12;

/** Draws the changes of the balance on the left, and the due amounts on the right. */
export function drawTotals(
  pdf: Pdf,
  { since, due_now, overdue, not_yet_due, disputed = ZERO_TEXT, credits, locale }: StatementContent,
  { y: top, next }: StatementPlace,
): number {
  const getText = createTextGetter(locale);
  const start = placeTogether(top, { height: 90, bottom: SHEET_BOTTOM, next });
  const leftColumn = [
    [getText('statement.opening', { day: since.since }), since.opening],
    [getText('statement.billed'), since.billed],
    [getText('statement.added'), since.added],
    [getText('statement.paid_since'), since.paid],
    [getText('statement.balance'), since.balance],
  ] as const;
  const right = [
    [getText('statement.due_now'), due_now],
    [getText('statement.overdue'), overdue],
    [getText('statement.not_yet_due'), not_yet_due],
    ...(disputed === ZERO_TEXT ? [] : [[getText('statement.disputed'), disputed] as const]),
    [getText('statement.credits'), credits],
  ] as const;
  return Math.max(
    drawPairs(pdf, leftColumn, { x: STATEMENT_LEFT, y: start, strong: leftColumn.length - 1 }),
    drawPairs(pdf, right, { x: STATEMENT_LEFT + HALF_WIDTH + 24, y: start, strong: 0 }),
  );
}

function drawPairs(
  pdf: Pdf,
  rows: readonly (readonly [string, string])[],
  { x, y: top, strong }: { readonly x: number; readonly y: number; readonly strong: number },
): number {
  let y = top;
  for (const [index, [label, amount]] of rows.entries()) {
    const isBold = index === strong;
    const below = writeText(pdf, label, { x, y: y + 3, width: HALF_WIDTH - 90, size: 9, bold: isBold });
    writeText(pdf, formatPeso(amount), {
      x: x + HALF_WIDTH - 90,
      y: y + 3,
      width: 90,
      size: 9,
      bold: isBold,
      align: 'right',
    });
    y = below + 2;
    drawRule(pdf, { x, y, width: HALF_WIDTH });
  }
  return y;
}

/**
 * Path that the printed code opens: the payment of the one order that has something due, or of all of them in one.
 * Undefined where nothing can be paid. Statements issued before rows named their order have the first order only.
 */
export function findPaymentPath({
  rows,
  company_code,
  current_assessment,
}: Pick<StatementContent, 'rows' | 'company_code' | 'current_assessment'>): string | undefined {
  const codes = [...new Set(rows.flatMap(({ payable }) => payable?.assessment_code ?? []))];
  if (codes.length > 1) return getJointPaymentPath(codes);
  const code = codes[0] ?? current_assessment;
  return code === null ? undefined : `/app/management/companies/assessment/details/currentdue/${code}/${company_code}`;
}

/** Draws the last day of the amounts, and the code that opens the payment. */
export function drawFoot(
  pdf: Pdf,
  { issued_at, content }: IssuedStatement,
  { y: above, next, public_url }: StatementPlace & { readonly public_url: string },
): void {
  const { locale } = content;
  const paymentPath = findPaymentPath(content);
  const getText = createTextGetter(locale);
  const top = placeTogether(above + 12, { height: STATEMENT_QR_SIZE, bottom: SHEET_BOTTOM, next });
  if (paymentPath !== undefined)
    drawQr(pdf, `${public_url}${paymentPath}`, { x: STATEMENT_LEFT, y: top, size: STATEMENT_QR_SIZE });
  const qrWidth = paymentPath === undefined ? 0 : STATEMENT_QR_SIZE + 12;
  const beside = { x: STATEMENT_LEFT + qrWidth, width: STATEMENT_WIDTH - qrWidth, size: 9 };
  const sentences = [
    formatValidity(content),
    ...toWaitingSentences(content),
    ...listDisputeSentences(content),
    ...(paymentPath === undefined ? [] : [getText('statement.scan')]),
    getText('statement.footer'),
    getText('statement.issued', { moment: issued_at }),
  ];
  let y = top + 6;
  for (const [index, words] of sentences.entries())
    y =
      writeText(pdf, words, {
        ...beside,
        y,
        bold: index === 0,
        color: index === 0 ? PRINT_COLORS.text : PRINT_COLORS.muted,
      }) + 3;
}

/** Money that the bank has not confirmed. Statements from before such money was tracked have none. */
function toWaitingSentences({ waiting = [], locale }: StatementContent): string[] {
  const getText = createTextGetter(locale);
  return waiting.map(({ kind, amount, received_on: day, ...paper }) =>
    getText(`statement.pending_${kind}`, { ...paper, amount: formatPeso(amount), day }),
  );
}

/** Days on which nothing was added to a disputed line. Statements from before disputes existed have none. */
function listDisputeSentences({ disputes = [], locale }: StatementContent): string[] {
  const getText = createTextGetter(locale);
  return disputes.map(({ line_name: line, filed_on: from, ended_on: until }) =>
    until === null
      ? getText('statement.dispute_open', { line, from })
      : getText('statement.dispute_ended', { line, from, until }),
  );
}

/** Last day of these amounts, before the law adds to them. */
function formatValidity({ stays_until, then_more, since, locale }: StatementContent): string {
  const getText = createTextGetter(locale);
  if (stays_until !== null && then_more !== null)
    return getText('statement.valid_until', { day: stays_until, more: formatPeso(then_more) });
  return getText(since.balance === '0.00' ? 'statement.nothing_owed' : 'statement.unchanged');
}
