import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { type CalendarDay, toManilaDay, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import type { FiledApplication, ScenarioContext, DemoMunicipality } from '../acts.ts';
import {
  clearCheques,
  closeBooks,
  type CounterDay,
  getBank,
  issueBooklet,
  markNextFormSpoiled,
  takeCounterPayment,
} from './counter.ts';
import { type Counter, openCounter, type DayOrder } from './counter-days.ts';
import { subtractWorkingDays } from '../timeline.ts';
import { updateNotificationDates } from '../system-moves.ts';
import { startTry, sendNotification } from '../gateway.ts';
import { claimMissingPayment, settleMonths } from './gateway-office.ts';
import { claimRefund, evaluateRefund } from './refunds.ts';
import { draftCode } from './revenue-code.ts';
import { decideDoubtfulMoney, takeDoubtfulMoney } from './doubtful-money.ts';

const BOOKLET = ['0004501', '0004550'] as const;

/**
 * Makes the demo treasury of the last days: a counter with cash, cheques and paper receipts, closed and open reports,
 * money set aside, claims, settlements, a draft code.
 */
export async function runTreasury(municipality: DemoMunicipality): Promise<void> {
  const counter = await openCounter(municipality);
  const earlyCounter = counter.on('early', 30);
  await issueBooklet(earlyCounter, ...BOOKLET);
  await takeCounterPayment(earlyCounter, await counter.order(earlyCounter, 'cheque_that_cleared'), {
    series: 'EOR',
    tendered: {
      kind: 'CHEQUE',
      bank: getBank(earlyCounter),
      cheque_no: '0048812',
      dated_on: earlyCounter.timeline.day(),
      is_managers: false,
    },
  });

  const reversed_no = await takeDoubtfulMoney(counter, earlyCounter);
  const refund_no = await runYesterday(counter);
  await settleMonths(municipality, subtractWorkingDays(toManilaDay(municipality.now), 3, municipality.holidays));
  await closeYesterday(municipality, counter, earlyCounter.timeline.day());
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
  await takeCounterPayment(yesterday, await counter.order(yesterday, 'cash_with_paper'), {
    series: 'AF51',
    tendered: { kind: 'CASH' },
  });
  await payTwice(yesterday, await counter.order(yesterday, 'paid_twice'));
  await payLess(await counter.order(yesterday, 'charged_less'));
  await claimKnown(counter.context(yesterday, 'paid_online'), counter.application('paid_online'));
  return claimRefund(counter.context(yesterday, 'cash_with_paper'), counter.application('cash_with_paper'), {
    ground: 'WRONG_COMPUTATION',
    amount: '300.00',
    reason: 'One of the fees was billed for a larger place than mine.',
  });
}

/** In January the last working day may be today, whose book stays open; then the day before is closed. */
async function closeYesterday(
  { now, holidays }: DemoMunicipality,
  counter: Counter,
  earlyDay: CalendarDay,
): Promise<void> {
  const today = toManilaDay(now);
  const evening = counter.on('yesterday', 89);
  await closeBooks(evening, {
    cashier: evening.timeline.day() < today ? evening.timeline.day() : earlyDay,
    electronic: subtractWorkingDays(today, 2, holidays),
  });
}

/** Cheques and cash of today, an order that waits, the refund evaluated, another one requested. */
async function runToday(now: CounterDay, counter: Counter, refund_no: string): Promise<void> {
  await clearCheques(now);
  await takeCounterPayment(now, await counter.order(now, 'cash_today'), { series: 'EOR', tendered: { kind: 'CASH' } });
  await takeCounterPayment(now, await counter.order(now, 'cheque_that_waits'), {
    series: 'EOR',
    tendered: {
      kind: 'CHEQUE',
      bank: getBank(now),
      cheque_no: '0071350',
      dated_on: now.timeline.day(),
      is_managers: false,
    },
  });
  await counter.order(now, 'still_to_pay');
  await evaluateRefund(counter.context(now, 'cash_with_paper'), refund_no, {
    amount_found: '250.00',
    finding: 'The place was measured again: 250.00 of what was billed is not due.',
  });
  await claimRefund(counter.context(now, 'paid_online'), counter.application('paid_online'), {
    ground: 'PAID_TWICE',
    amount: '50.00',
    reason: 'I paid one of the fees at the window as well.',
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
