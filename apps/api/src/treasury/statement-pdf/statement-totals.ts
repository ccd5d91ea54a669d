import type { StatementContent } from '../../tables/ledger.ts';
import { drawQr } from '../../platform/pdf/qr.ts';
import { INK, rule, type Pdf, write } from '../../platform/pdf/pdf.ts';
import { keepTogether } from '../../platform/pdf/pages.ts';
import { peso } from '../../platform/format.ts';
import { type IssuedStatement, LEFT, type Place, sayIn, SHEET_BOTTOM, WIDTH } from './statement-layout.ts';

const NONE = '0.00';
const QR_SIZE = 84;
const HALF = WIDTH / 2 - 12;

/** How the balance came about on the left, what is due of it on the right. */
export function drawTotals(
  pdf: Pdf,
  { since, due_now, overdue, not_yet_due, disputed = NONE, credits, locale }: StatementContent,
  { y: top, next }: Place,
): number {
  const say = sayIn(locale);
  const start = keepTogether(top, { height: 90, bottom: SHEET_BOTTOM, next });
  const left = [
    [say('statement.opening', { day: since.since }), since.opening],
    [say('statement.billed'), since.billed],
    [say('statement.added'), since.added],
    [say('statement.paid_since'), since.paid],
    [say('statement.balance'), since.balance],
  ] as const;
  const right = [
    [say('statement.due_now'), due_now],
    [say('statement.overdue'), overdue],
    [say('statement.not_yet_due'), not_yet_due],
    ...(disputed === NONE ? [] : [[say('statement.disputed'), disputed] as const]),
    [say('statement.credits'), credits],
  ] as const;
  return Math.max(
    pairs(pdf, left, { x: LEFT, y: start, strong: left.length - 1 }),
    pairs(pdf, right, { x: LEFT + HALF + 24, y: start, strong: 0 }),
  );
}

function pairs(
  pdf: Pdf,
  rows: readonly (readonly [string, string])[],
  { x, y: top, strong }: { readonly x: number; readonly y: number; readonly strong: number },
): number {
  let y = top;
  for (const [index, [label, amount]] of rows.entries()) {
    const bold = index === strong;
    const below = write(pdf, label, { x, y: y + 3, width: HALF - 90, size: 9, bold });
    write(pdf, peso(amount), { x: x + HALF - 90, y: y + 3, width: 90, size: 9, bold, align: 'right' });
    y = below + 2;
    rule(pdf, { x, y, width: HALF });
  }
  return y;
}

/** Until when the amounts hold, and the code that opens the payment. */
export function drawFoot(
  pdf: Pdf,
  { issued_at, content }: IssuedStatement,
  { y: above, next, public_url }: Place & { readonly public_url: string },
): void {
  const { locale, company_code, current_assessment } = content;
  const say = sayIn(locale);
  const top = keepTogether(above + 12, { height: QR_SIZE, bottom: SHEET_BOTTOM, next });
  if (current_assessment !== null)
    drawQr(
      pdf,
      `${public_url}/app/management/companies/assessment/details/currentdue/${current_assessment}/${company_code}`,
      { x: LEFT, y: top, size: QR_SIZE },
    );
  const beside = {
    x: current_assessment === null ? LEFT : LEFT + QR_SIZE + 12,
    width: current_assessment === null ? WIDTH : WIDTH - QR_SIZE - 12,
    size: 9,
  };
  const sentences = [
    holds(content),
    ...toWaitingSentences(content),
    ...disputedSentences(content),
    ...(current_assessment === null ? [] : [say('statement.scan')]),
    say('statement.foot'),
    say('statement.issued', { moment: issued_at }),
  ];
  let y = top + 6;
  for (const [index, words] of sentences.entries())
    y = write(pdf, words, { ...beside, y, bold: index === 0, color: index === 0 ? INK.text : INK.muted }) + 3;
}

/** What the bank has not confirmed. A statement from before such money was waited for has none. */
function toWaitingSentences({ waiting = [], locale }: StatementContent): string[] {
  const say = sayIn(locale);
  return waiting.map(({ kind, amount, received_on: day, ...paper }) =>
    say(`statement.waiting_${kind}`, { ...paper, amount: peso(amount), day }),
  );
}

/** From when to when nothing was added to a disputed line. A statement from before lines were disputed has none. */
function disputedSentences({ disputes = [], locale }: StatementContent): string[] {
  const say = sayIn(locale);
  return disputes.map(({ line_name: line, filed_on: from, ended_on: until }) =>
    until === null
      ? say('statement.dispute_open', { line, from })
      : say('statement.dispute_ended', { line, from, until }),
  );
}

/** Until when the amounts are these, as the law lets time add to them. */
function holds({ stays_until, then_more, since, locale }: StatementContent): string {
  const say = sayIn(locale);
  if (stays_until !== null && then_more !== null)
    return say('statement.holds_until', { day: stays_until, more: peso(then_more) });
  return say(since.balance === '0.00' ? 'statement.nothing_owed' : 'statement.holds');
}
