import { type Locale, type MessageKey, messageText } from '@ebpls/contracts';
import { manilaStamp } from '@ebpls/rules';

import type { Api } from '../../http/api.ts';
import { Refused } from '../../http/refused.ts';
import type { Actor } from '../../identity/actor.ts';
import { referenceRows } from '../../licensing/reference-rows.ts';
import { letterhead, table } from '../../papers/letterhead.ts';
import { drawQr } from '../../papers/qr.ts';
import { A4, bytesOf, INK, openSheet, rule, type Sheet, write } from '../../papers/sheet.ts';
import { dayInWords, peso } from '../../papers/words.ts';
import type { StatementContent } from '../../tables/ledger.ts';

const LEFT = 40;
const WIDTH = A4.width - LEFT * 2;
const BOTTOM = A4.height - 70;
const QR_SIZE = 84;

interface Issued {
  readonly soa_no: string;
  readonly as_of: string;
  readonly issued_at: string;
  readonly content: StatementContent;
  readonly owner_id: number;
}

type Say = (key: MessageKey, params?: Readonly<Record<string, string>>) => string;

function sayIn(locale: Locale): Say {
  return (key, params = {}) => messageText(key, params, locale);
}

/** An issued statement of account as it was issued, with the code that opens the payment. Another owner's is missing. */
export async function statementPaper(api: Api, actor: Actor, soa_no: string): Promise<Buffer> {
  const issued = await findIssued(api, soa_no);
  if (!issued || issued.owner_id !== actor.account_id) throw new Refused('missing', 'thing.missing');
  const { municipality } = await referenceRows(api.db);
  const { content } = issued;
  const say = sayIn(content.locale);
  const sheet = openSheet(`${say('statement.title')} ${soa_no}`, `Municipality of ${municipality.name}`);
  let y = letterhead(sheet, municipality, {
    office: 'Office of the Municipal Treasurer',
    x: LEFT,
    y: 36,
    width: WIDTH,
  });
  y = write(sheet, say('statement.title'), {
    x: LEFT,
    y: y + 10,
    width: WIDTH,
    size: 20,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  y = write(sheet, `${soa_no} · ${say('statement.as_of', { day: dayInWords(issued.as_of, content.locale) })}`, {
    x: LEFT,
    y: y + 2,
    width: WIDTH,
    size: 11,
    align: 'center',
  });
  y = facts(
    sheet,
    [
      [say('statement.business'), `${content.company_name} · ${content.company_code}`],
      [say('statement.owner'), content.owner_name],
      [say('statement.address'), content.address],
    ],
    y + 10,
  );
  y = table(sheet, { x: LEFT, y: y + 8, columns: columnsIn(say), rows: rowsOf(content), size: 8, bottom: BOTTOM });
  y = totals(sheet, content, y + 10);
  y = receipts(sheet, content, y + 8);
  foot(sheet, issued, { y, public_url: api.config.public_url });
  return bytesOf(sheet);
}

async function findIssued({ db }: Api, soa_no: string): Promise<Issued | undefined> {
  return db
    .selectFrom('statement_paper')
    .innerJoin('business', 'business.business_id', 'statement_paper.business_id')
    .select(['soa_no', 'as_of', 'issued_at', 'content', 'owner_id'])
    .where('soa_no', '=', soa_no)
    .executeTakeFirst();
}

function facts(sheet: Sheet, rows: readonly (readonly [string, string])[], top: number): number {
  let y = top;
  for (const [label, value] of rows) {
    write(sheet, label, { x: LEFT, y, width: 70, size: 10, color: INK.muted });
    y = write(sheet, value, { x: LEFT + 72, y, width: WIDTH - 72, size: 10 }) + 3;
  }
  return y;
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
    dayInWords(due_on, locale),
    ...[tax, fees, surcharge, interest, paid, balance].map((amount) => peso(amount)),
  ]);
}

const HALF = WIDTH / 2 - 12;

/** How the balance came about on the left, what is due of it on the right. */
function totals(
  sheet: Sheet,
  { since, due_now, overdue, not_yet_due, credits, locale }: StatementContent,
  top: number,
): number {
  const say = sayIn(locale);
  const start = onPage(sheet, top, 90);
  const left = [
    [say('statement.opening', { day: dayInWords(since.since, locale) }), since.opening],
    [say('statement.billed'), since.billed],
    [say('statement.added'), since.added],
    [say('statement.paid_since'), since.paid],
    [say('statement.balance'), since.balance],
  ] as const;
  const right = [
    [say('statement.due_now'), due_now],
    [say('statement.overdue'), overdue],
    [say('statement.not_yet_due'), not_yet_due],
    [say('statement.credits'), credits],
  ] as const;
  return Math.max(
    pairs(sheet, left, { x: LEFT, y: start, strong: left.length - 1 }),
    pairs(sheet, right, { x: LEFT + HALF + 24, y: start, strong: 0 }),
  );
}

function pairs(
  sheet: Sheet,
  rows: readonly (readonly [string, string])[],
  { x, y: top, strong }: { readonly x: number; readonly y: number; readonly strong: number },
): number {
  let y = top;
  for (const [index, [label, amount]] of rows.entries()) {
    const bold = index === strong;
    const below = write(sheet, label, { x, y: y + 3, width: HALF - 90, size: 9, bold });
    write(sheet, peso(amount), { x: x + HALF - 90, y: y + 3, width: 90, size: 9, bold, align: 'right' });
    y = below + 2;
    rule(sheet, { x, y, width: HALF });
  }
  return y;
}

function receipts(sheet: Sheet, { rows, locale }: StatementContent, top: number): number {
  const say = sayIn(locale);
  const paid = rows.flatMap(({ title, payments }) =>
    payments.map(({ receipt_no, paid_on, amount }) => [title, receipt_no, dayInWords(paid_on, locale), peso(amount)]),
  );
  if (paid.length === 0) return top;
  const y = write(sheet, say('statement.payments'), {
    x: LEFT,
    y: onPage(sheet, top, 60),
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
  return table(sheet, { x: LEFT, y: y + 2, columns, rows: paid, size: 8, bottom: BOTTOM });
}

function foot(
  sheet: Sheet,
  { issued_at, content }: Issued,
  { y: above, public_url }: { readonly y: number; readonly public_url: string },
): void {
  const { locale, company_code, current_assessment } = content;
  const say = sayIn(locale);
  const top = onPage(sheet, above + 12, QR_SIZE);
  if (current_assessment !== null)
    drawQr(
      sheet,
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
    ...(current_assessment === null ? [] : [say('statement.scan')]),
    say('statement.foot'),
    say('statement.issued', { moment: manilaStamp(issued_at) }),
  ];
  let y = top + 6;
  for (const [index, words] of sentences.entries())
    y = write(sheet, words, { ...beside, y, bold: index === 0, color: index === 0 ? INK.text : INK.muted }) + 3;
}

/** Until when the amounts are these, as the law lets time add to them. */
function holds({ stays_until, then_more, since, locale }: StatementContent): string {
  const say = sayIn(locale);
  if (stays_until !== null && then_more !== null)
    return say('statement.holds_until', { day: dayInWords(stays_until, locale), more: peso(then_more) });
  return say(since.balance === '0.00' ? 'statement.nothing_owed' : 'statement.holds');
}

/** The place on this page when so much fits below it, else the top of the next. */
function onPage(sheet: Sheet, y: number, height: number): number {
  if (y + height <= A4.height - 40) return y;
  sheet.addPage();
  return 48;
}
