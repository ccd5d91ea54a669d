import { formatDay } from '@ebpls/contracts';

import type { StatementContent } from '../../tables/ledger.ts';
import { table } from '../../platform/pdf/letterhead.ts';
import { type Pdf, write } from '../../platform/pdf/pdf.ts';
import { keepTogether } from '../../platform/pdf/pages.ts';
import { peso } from '../../platform/format.ts';
import { BOTTOM, LEFT, type Place, type Say, sayIn, SHEET_BOTTOM, WIDTH } from './statement-layout.ts';

/** Every part of every order with what is paid and owed of it. Answers the y below. */
export function drawParts(pdf: Pdf, content: StatementContent, { y, next }: Place): number {
  const columns = columnsIn(sayIn(content.locale));
  return table(pdf, { x: LEFT, y, columns, rows: rowsOf(content), size: 8, bottom: BOTTOM, next });
}

function columnsIn(say: Say) {
  const right = { width: 58, align: 'right' as const };
  return [
    { title: say('statement.part'), width: 112 },
    { title: say('statement.due'), width: 55 },
    { title: say('statement.tax'), ...right },
    { title: say('statement.fees'), ...right },
    { title: say('statement.surcharge'), ...right },
    { title: say('statement.interest'), ...right },
    { title: say('statement.paid'), ...right },
    { title: say('statement.balance'), ...right },
  ];
}

function rowsOf({ rows, locale }: StatementContent): string[][] {
  return rows.map(({ title, top_no, due_on, tax, fees, surcharge, interest, paid, balance }) => [
    `${title}\n${top_no}`,
    formatDay(due_on, locale),
    ...[tax, fees, surcharge, interest, paid, balance].map((amount) => peso(amount)),
  ]);
}

/** The receipts that paid them, where there are any. Answers the y below. */
export function drawReceipts(pdf: Pdf, { rows, locale }: StatementContent, { y: top, next }: Place): number {
  const say = sayIn(locale);
  const paid = rows.flatMap(({ title, payments }) =>
    payments.map(({ receipt_no, paid_on, amount }) => [title, receipt_no, formatDay(paid_on, locale), peso(amount)]),
  );
  if (paid.length === 0) return top;
  const y = write(pdf, say('statement.payments'), {
    x: LEFT,
    y: keepTogether(top, { height: 60, bottom: SHEET_BOTTOM, next }),
    width: WIDTH,
    size: 11,
    bold: true,
  });
  const columns = [
    { title: say('statement.part'), width: 180 },
    { title: say('statement.receipt'), width: 140 },
    { title: say('statement.paid_on'), width: 100 },
    { title: say('statement.amount'), width: 94, align: 'right' as const },
  ];
  return table(pdf, { x: LEFT, y: y + 2, columns, rows: paid, size: 8, bottom: BOTTOM, next });
}
