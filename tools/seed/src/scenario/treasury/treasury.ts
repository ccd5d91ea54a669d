import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { type CalendarDay, toManilaDay, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import type { FiledApplication, ScenarioContext, DemoMunicipality } from '../acts.ts';
import {
  BANK,
  clearCheques,
  closeBooks,
  type CounterDay,
  issueBooklet,
  markNextFormSpoiled,
  takeCounterPayment,
} from './counter.ts';
import { type Counter, openCounter, PAID_ONLINE, type DayOrder } from './counter-days.ts';
import { subtractWorkingDays } from '../timeline.ts';
import { updateNotificationDates } from '../system-moves.ts';
import { startTry, sendNotification } from '../gateway.ts';
import { claimMissingPayment, settleMonths } from './gateway-office.ts';
import { claimRefund, evaluateRefund } from './refunds.ts';
import { draftCode } from './revenue-code.ts';
import { decideDoubtfulMoney, takeDoubtfulMoney } from './doubtful-money.ts';

const CHEQUE_THAT_CLEARED = 'SI-000149';
const CASH_WITH_PAPER = 'SI-000150';
const CASH_TODAY = 'SI-000151';
const CHEQUE_THAT_WAITS = 'SI-000152';
const PAID_TWICE = 'SI-000153';
const CHARGED_LESS = 'SI-000154';
const STILL_TO_PAY = 'SI-000155';
const BOOKLET = ['0004501', '0004550'] as const;

/**
 * Makes the demo treasury of the last days: a counter with cash, cheques and paper receipts, closed and open reports,
 * money set aside, claims, settlements, a draft code.
 */
export async function runTreasury(municipality: DemoMunicipality): Promise<void> {
  const counter = await openCounter(municipality);
  const early = counter.on('early', 30);
  await issueBooklet(early, ...BOOKLET);
  await takeCounterPayment(early, await counter.order(early, CHEQUE_THAT_CLEARED), {
    series: 'EOR',
    tendered: { kind: 'CHEQUE', bank: BANK, cheque_no: '0048812', dated_on: early.timeline.day(), is_managers: false },
  });

  const reversed_no = await takeDoubtfulMoney(counter, early);
  const refund_no = await runYesterday(counter);
  await settleMonths(municipality, subtractWorkingDays(toManilaDay(municipality.now), 3, municipality.holidays));
  await closeYesterday(municipality, counter, early.timeline.day());
  const now = counter.on('today', 10);
  // Before the cheques that have waited long enough are taken as paid.
  await decideDoubtfulMoney(counter, now, reversed_no);
  await runToday(now, counter, refund_no);
  await draftCode(now, getYear(toManilaDay(municipality.now)) + 1);
  await updateNotificationDates(municipality);
}

/** Paper receipts, an order paid twice, one charged less, a claim; returns the number of the requested refund. */
async function runYesterday(counter: Counter): Promise<string> {
  const yesterday = counter.on('yesterday', 40);
  await markNextFormSpoiled(yesterday, BOOKLET[0]);
  await takeCounterPayment(yesterday, await counter.order(yesterday, CASH_WITH_PAPER), {
    series: 'AF51',
    tendered: { kind: 'CASH' },
  });
  await payTwice(yesterday, await counter.order(yesterday, PAID_TWICE));
  await payLess(await counter.order(yesterday, CHARGED_LESS));
  await claimKnown(counter.context(yesterday, PAID_ONLINE), counter.application(PAID_ONLINE));
  return claimRefund(counter.context(yesterday, CASH_WITH_PAPER), counter.application(CASH_WITH_PAPER), {
    ground: 'WRONG_COMPUTATION',
    amount: '300.00',
    reason: 'The plate was billed again although I kept last year’s.',
  });
}

/** In January the last working day may be today, whose book stays open; then the day before is closed. */
async function closeYesterday(
  { now, holidays }: DemoMunicipality,
  counter: Counter,
  early: CalendarDay,
): Promise<void> {
  const today = toManilaDay(now);
  const evening = counter.on('yesterday', 89);
  await closeBooks(evening, {
    cashier: evening.timeline.day() < today ? evening.timeline.day() : early,
    electronic: subtractWorkingDays(today, 2, holidays),
  });
}

/** Cheques and cash of today, an order that waits, the refund evaluated, another one requested. */
async function runToday(now: CounterDay, counter: Counter, refund_no: string): Promise<void> {
  await clearCheques(now);
  await takeCounterPayment(now, await counter.order(now, CASH_TODAY), { series: 'EOR', tendered: { kind: 'CASH' } });
  await takeCounterPayment(now, await counter.order(now, CHEQUE_THAT_WAITS), {
    series: 'EOR',
    tendered: { kind: 'CHEQUE', bank: BANK, cheque_no: '0071350', dated_on: now.timeline.day(), is_managers: false },
  });
  await counter.order(now, STILL_TO_PAY);
  await evaluateRefund(counter.context(now, CASH_WITH_PAPER), refund_no, {
    amount_found: '250.00',
    finding: 'The plate fee of 250.00 was charged although the plate is still in use.',
  });
  await claimRefund(counter.context(now, PAID_ONLINE), counter.application(PAID_ONLINE), {
    ground: 'PAID_TWICE',
    amount: '50.00',
    reason: 'I bought the year sticker at the window as well.',
  });
}

/** The owner gives up at the gateway and pays cash; then the gateway reports it as paid after all. */
async function payTwice(day: CounterDay, openOrder: DayOrder): Promise<void> {
  const { context, application } = openOrder;
  const firstTry = await startTry(context, application);
  await sendNotification(context, { ...firstTry, decision: 'CANCELLED' });
  await takeCounterPayment(day, openOrder, { series: 'EOR', tendered: { kind: 'CASH' } });
  await sendNotification(context, { ...firstTry, decision: 'SUCCEEDED' });
}

/** The gateway charged a hundred pesos less than the order; the owner claims that the payment is missing. */
async function payLess({ context, application }: DayOrder): Promise<void> {
  const { request_id, amount: orderedAmount } = await startTry(context, application);
  const amount = formatPesosText((Number(orderedAmount.replace('.', '')) - 10_000) as Centavos);
  await sendNotification(context, { request_id, amount, decision: 'SUCCEEDED' });
  await claimMissingPayment(context, application, {
    reference: '9026 114 377812',
    amount,
    paid_on: context.timeline.day(),
    note: 'GCash took the money but the page still says that I owe.',
  });
}

/** A claim about a payment that is posted is answered at once. */
async function claimKnown(context: ScenarioContext, application: FiledApplication): Promise<void> {
  const { rows } = await sql<{
    provider_ref: string;
    amount: Centavos;
    paid_on: CalendarDay;
  }>`
    select t.provider_ref, t.amount, (t.created_at at time zone 'Asia/Manila')::date as paid_on
    from payment_attempt t
    join bill using (bill_id)
    join application using (assessment_id)
    where assessment_code = ${application.assessment_code}
  `.execute(context.server.api.db);
  for (const { provider_ref, amount, paid_on } of rows)
    await claimMissingPayment(context, application, {
      reference: provider_ref,
      amount: formatPesosText(amount),
      paid_on,
      note: '',
    });
}
