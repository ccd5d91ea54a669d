// Draws the installments and receipts of a printed statement of account.

import { formatDay } from '@ebpls/contracts';

import type { StatementContent } from '../../tables/ledger.ts';
import { drawTable } from '../../platform/pdf/letterhead.ts';
import { type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import { placeTogether } from '../../platform/pdf/pages.ts';
import { formatPeso } from '../../platform/format.ts';
import {
  STATEMENT_BOTTOM,
  STATEMENT_LEFT,
  type StatementPlace,
  type GetStatementText,
  createTextGetter,
  SHEET_BOTTOM,
  STATEMENT_WIDTH,
} from './statement-layout.ts';

/** Draws every installment of every order with its paid and owed amounts. Returns the y below. */
export function drawParts(pdf: Pdf, content: StatementContent, { y, next }: StatementPlace): number {
  const columns = defineColumns(createTextGetter(content.locale));
  return drawTable(pdf, {
    x: STATEMENT_LEFT,
    y,
    columns,
    rows: listStatementRows(content),
    size: 8,
    bottom: STATEMENT_BOTTOM,
    next,
  });
}

function defineColumns(getText: GetStatementText) {
  const right = { width: 58, align: 'right' as const };
  return [
    { title: getText('statement.part'), width: 112 },
    { title: getText('statement.due'), width: 55 },
    { title: getText('statement.tax'), ...right },
    { title: getText('statement.fees'), ...right },
    { title: getText('statement.surcharge'), ...right },
    { title: getText('statement.interest'), ...right },
    { title: getText('statement.paid'), ...right },
    { title: getText('statement.balance'), ...right },
  ];
}

function listStatementRows({ rows, locale }: StatementContent): string[][] {
  return rows.map(({ title, top_no, due_on, tax, fees, surcharge, interest, paid, balance }) => [
    `${title}\n${top_no}`,
    formatDay(due_on, locale),
    ...[tax, fees, surcharge, interest, paid, balance].map((amount) => formatPeso(amount)),
  ]);
}

/** Draws the receipts of these payments, where there are any. Returns the y below. */
export function drawReceipts(pdf: Pdf, { rows, locale }: StatementContent, { y: top, next }: StatementPlace): number {
  const getText = createTextGetter(locale);
  const paymentRows = rows.flatMap(({ title, payments }) =>
    payments.map(({ receipt_no, paid_on, amount }) => [
      title,
      receipt_no,
      formatDay(paid_on, locale),
      formatPeso(amount),
    ]),
  );
  if (paymentRows.length === 0) return top;
  const y = writeText(pdf, getText('statement.payments'), {
    x: STATEMENT_LEFT,
    y: placeTogether(top, { height: 60, bottom: SHEET_BOTTOM, next }),
    width: STATEMENT_WIDTH,
    size: 11,
    bold: true,
  });
  const columns = [
    { title: getText('statement.part'), width: 180 },
    { title: getText('statement.receipt'), width: 140 },
    { title: getText('statement.paid_on'), width: 100 },
    { title: getText('statement.amount'), width: 94, align: 'right' as const },
  ];
  return drawTable(pdf, {
    x: STATEMENT_LEFT,
    y: y + 2,
    columns,
    rows: paymentRows,
    size: 8,
    bottom: STATEMENT_BOTTOM,
    next,
  });
}
