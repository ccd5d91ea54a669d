import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { type CalendarDay, toManilaDay, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Filed, Story, Town } from '../acts.ts';
import { BANK, clearCheques, closeBooks, type CounterDay, giveBooklet, spoilNext, take } from './counter.ts';
import { type Counter, openCounter, PAID_ONLINE, type Ordered } from './counter-days.ts';
import { workingDaysBefore } from '../timeline.ts';
import { dateNotifications } from '../finish.ts';
import { startTry, tell } from '../gateway.ts';
import { claim, settleMonths } from './gateway-office.ts';
import { claimBack, evaluate } from './refunds.ts';
import { draftCode } from './revenue-code.ts';
import { decideDoubtfulMoney, takeDoubtfulMoney } from './undone-money.ts';

const CHEQUE_THAT_CLEARED = 'SI-000149';
const CASH_WITH_PAPER = 'SI-000150';
const CASH_TODAY = 'SI-000151';
const CHEQUE_THAT_WAITS = 'SI-000152';
const PAID_TWICE = 'SI-000153';
const CHARGED_LESS = 'SI-000154';
const STILL_TO_PAY = 'SI-000155';
const BOOKLET = ['0004501', '0004550'] as const;

/**
 * The treasury of the last days: a counter with cash, cheques and paper receipts, closed and open reports, money set
 * aside, claims, settlements, a draft code.
 */
export async function tellTreasury(town: Town): Promise<void> {
  const counter = await openCounter(town);
  const early = counter.on('early', 30);
  await giveBooklet(early, ...BOOKLET);
  await take(early, await counter.order(early, CHEQUE_THAT_CLEARED), {
    series: 'EOR',
    handed: { kind: 'CHEQUE', bank: BANK, cheque_no: '0048812', dated_on: early.diary.day(), is_managers: false },
  });

  const reversed_no = await takeDoubtfulMoney(counter, early);
  const claimed = await tellYesterday(counter);
  await settleMonths(town, workingDaysBefore(toManilaDay(town.now), 3, town.holidays));
  await closeYesterday(town, counter, early.diary.day());
  const now = counter.on('today', 10);
  // Before the cheques that have waited long enough are taken as paid.
  await decideDoubtfulMoney(counter, now, reversed_no);
  await tellToday(now, counter, claimed);
  await draftCode(now, getYear(toManilaDay(town.now)) + 1);
  await dateNotifications(town);
}

/** Paper receipts, an order paid twice, one charged less, a claim; answers the number of the refund that was asked. */
async function tellYesterday(counter: Counter): Promise<string> {
  const yesterday = counter.on('yesterday', 40);
  await spoilNext(yesterday, BOOKLET[0]);
  await take(yesterday, await counter.order(yesterday, CASH_WITH_PAPER), { series: 'AF51', handed: { kind: 'CASH' } });
  await payTwice(yesterday, await counter.order(yesterday, PAID_TWICE));
  await payLess(await counter.order(yesterday, CHARGED_LESS));
  await claimKnown(counter.story(yesterday, PAID_ONLINE), counter.filed(PAID_ONLINE));
  return claimBack(counter.story(yesterday, CASH_WITH_PAPER), counter.filed(CASH_WITH_PAPER), {
    ground: 'WRONG_COMPUTATION',
    amount: '300.00',
    reason: 'The plate was billed again although I kept last year’s.',
  });
}

/** In January the last working day may be today, whose book stays open; then the day before is closed. */
async function closeYesterday({ now, holidays }: Town, counter: Counter, early: CalendarDay): Promise<void> {
  const today = toManilaDay(now);
  const evening = counter.on('yesterday', 89);
  await closeBooks(evening, {
    cashier: evening.diary.day() < today ? evening.diary.day() : early,
    electronic: workingDaysBefore(today, 2, holidays),
  });
}

/** Cheques and cash of today, an order that waits, the refund evaluated, another one asked. */
async function tellToday(now: CounterDay, counter: Counter, claimed: string): Promise<void> {
  await clearCheques(now);
  await take(now, await counter.order(now, CASH_TODAY), { series: 'EOR', handed: { kind: 'CASH' } });
  await take(now, await counter.order(now, CHEQUE_THAT_WAITS), {
    series: 'EOR',
    handed: { kind: 'CHEQUE', bank: BANK, cheque_no: '0071350', dated_on: now.diary.day(), is_managers: false },
  });
  await counter.order(now, STILL_TO_PAY);
  await evaluate(counter.story(now, CASH_WITH_PAPER), claimed, {
    amount_found: '250.00',
    finding: 'The plate fee of 250.00 was charged although the plate is still in use.',
  });
  await claimBack(counter.story(now, PAID_ONLINE), counter.filed(PAID_ONLINE), {
    ground: 'PAID_TWICE',
    amount: '50.00',
    reason: 'I bought the year sticker at the window as well.',
  });
}

/** The owner gives up at the gateway and pays cash; then the gateway says that it was paid after all. */
async function payTwice(day: CounterDay, ordered: Ordered): Promise<void> {
  const { story, filed } = ordered;
  const started = await startTry(story, filed);
  await tell(story, { ...started, decision: 'CANCELLED' });
  await take(day, ordered, { series: 'EOR', handed: { kind: 'CASH' } });
  await tell(story, { ...started, decision: 'SUCCEEDED' });
}

/** The gateway charged a hundred pesos less than was asked; the owner asks where the payment is. */
async function payLess({ story, filed }: Ordered): Promise<void> {
  const { request_id, amount: asked } = await startTry(story, filed);
  const amount = formatPesosText((Number(asked.replace('.', '')) - 10_000) as Centavos);
  await tell(story, { request_id, amount, decision: 'SUCCEEDED' });
  await claim(story, filed, {
    reference: '9026 114 377812',
    amount,
    paid_on: story.diary.day(),
    note: 'GCash took the money but the page still says that I owe.',
  });
}

/** A claim about a payment that is posted is answered at once. */
async function claimKnown(story: Story, filed: Filed): Promise<void> {
  const { rows } = await sql<{
    provider_ref: string;
    amount: Centavos;
    paid_on: CalendarDay;
  }>`
    select t.provider_ref, t.amount, (t.created_at at time zone 'Asia/Manila')::date as paid_on
    from payment_attempt t
    join bill using (bill_id)
    join application using (assessment_id)
    where assessment_code = ${filed.assessment_code}
  `.execute(story.server.api.db);
  for (const { provider_ref, amount, paid_on } of rows)
    await claim(story, filed, { reference: provider_ref, amount: formatPesosText(amount), paid_on, note: '' });
}
