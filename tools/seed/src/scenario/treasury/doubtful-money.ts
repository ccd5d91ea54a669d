import * as contracts from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import { CASHIER, TREASURER } from '../acts.ts';
import { type CounterDay, getBank, takeCounterPayment } from './counter.ts';
import type { Counter, DayOrder } from './counter-days.ts';
import { getCase } from '../../municipality/municipality.ts';

/**
 * Takes demo payments that are decided later: a deposit slip, a cheque, a receipt that is cancelled on its day and
 * issued again, and one that is reversed later; returns the number of the latter.
 */
export async function takeDoubtfulMoney(counter: Counter, earlyDay: CounterDay): Promise<string> {
  await takeSlip(earlyDay, await counter.order(earlyDay, 'slip_matched'), '2200418');
  await takeCounterPayment(earlyDay, await counter.order(earlyDay, 'cheque_returned'), {
    series: 'EOR',
    tendered: {
      kind: 'CHEQUE',
      bank: getBank(earlyDay),
      cheque_no: '0063907',
      dated_on: earlyDay.timeline.day(),
      is_managers: false,
    },
  });
  const cancelledOrder = await counter.order(earlyDay, 'receipt_cancelled');
  const receipt_no = await takeCounterPayment(earlyDay, cancelledOrder, { series: 'EOR', tendered: { kind: 'CASH' } });
  earlyDay.server.at(earlyDay.timeline.next());
  await earlyDay.server.call(TREASURER, contracts.cancelReceipt, {
    params: { receipt_no },
    body: { reason: 'The owner handed over the money of another order.' },
  });
  await takeCounterPayment(earlyDay, cancelledOrder, { series: 'EOR', tendered: { kind: 'CASH' } });
  return takeCounterPayment(earlyDay, await counter.order(earlyDay, 'receipt_reversed'), {
    series: 'EOR',
    tendered: { kind: 'CASH' },
  });
}

/** Today: the bank credits one slip, and another one is taken; it returns a cheque; a receipt is reversed. */
export async function decideDoubtfulMoney(counter: Counter, now: CounterDay, reversed_no: string): Promise<void> {
  const { server, timeline } = now;
  const { data: slips } = await server.call(TREASURER, contracts.listDepositSlips, { query: {} });
  for (const { payment_id, reference } of slips) {
    server.at(timeline.next());
    const params = { payment_id: String(payment_id) };
    const body = { bank_reference: `CR-${reference}` };
    await server.call(TREASURER, contracts.matchDepositSlip, { params, body });
  }
  await takeSlip(now, await counter.order(now, 'slip_waits'), '2200731');
  await returnCheque(now);
  await reverseReceipt(now, reversed_no);
}

async function takeSlip(day: CounterDay, openOrder: DayOrder, reference: string): Promise<void> {
  const tender = { kind: 'DEPOSIT', bank: getBank(day), reference, deposited_on: day.timeline.day() } as const;
  await takeCounterPayment(day, openOrder, { series: 'EOR', tendered: tender });
}

/** Early in January the cheque may not be at the bank yet. */
async function returnCheque({ server, timeline }: CounterDay): Promise<void> {
  const { data } = await server.call(TREASURER, contracts.listCheques, { query: { state: 'DEPOSITED' } });
  const { code } = getCase(server.municipality, 'cheque_returned');
  const cheque = data.find(({ company_code }) => company_code === code);
  if (!cheque) return;
  server.at(timeline.next());
  const params = { cheque_id: String(cheque.cheque_id) };
  await server.call(TREASURER, contracts.bounceCheque, {
    params,
    body: { reason: 'Drawn against insufficient funds.' },
  });
}

/** The cashier requests it and the treasurer grants it; a receipt of today is cancelled instead. */
async function reverseReceipt({ server, timeline }: CounterDay, receipt_no: string): Promise<void> {
  const reason = `Received for this store, but meant for the store of the same owner in ${server.municipality.capital}.`;
  server.at(timeline.next());
  if ((await findIssueDay({ server, timeline }, receipt_no)) === toManilaDay(server.api.clock.now())) return;
  const { approval_id } = await server.call(CASHIER, contracts.requestApproval, {
    body: { kind: 'REVERSE', receipt_no, reason },
  });
  server.at(timeline.next());
  await server.call(TREASURER, contracts.decideApproval, {
    params: { approval_id: String(approval_id) },
    body: { is_granted: true, remarks: '' },
  });
}

async function findIssueDay({ server }: CounterDay, receipt_no: string): Promise<string> {
  const { issued_at } = await server.api.db
    .selectFrom('receipt')
    .select('issued_at')
    .where('receipt_no', '=', receipt_no)
    .executeTakeFirstOrThrow();
  return toManilaDay(issued_at);
}
