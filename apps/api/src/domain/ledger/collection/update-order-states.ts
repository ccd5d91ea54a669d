// Updates the states of an order and its installments after a payment or its reversal.

import type { BillState, InstallmentState } from '@ebpls/contracts';
import { billMachine, type InstallmentDue, getNextState } from '@ebpls/rules';
import { sql } from 'kysely';

import type { OrderRow } from '../due/orders.queries.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';
import { type BillAccount, openAccount } from '../bill-account.ts';
import { listWaitingInstallments } from './pending-money.queries.ts';

export interface OrderStates {
  readonly bill: BillState;
  /**
   * Nothing is owed of the amounts that the permit depends on: the first installment, all fees and the arrears of
   * earlier years.
   */
  readonly isFirstPaid: boolean;
  /** A payment is received that the bank has not confirmed. */
  readonly isPendingAtBank: boolean;
  readonly account: BillAccount;
}

const WITHOUT_PAYMENT: readonly InstallmentState[] = ['VOID', 'WAIVED'];

/**
 * Updates the states of a locked order and its installments by its allocations and the rules of today: an installment
 * is paid when it owes nothing, surcharge and interest included, and waits for no bank (domain reference 3.10c). The
 * caller moves the application.
 */
export async function updateOrderStates(tx: Transaction, order: OrderRow): Promise<OrderStates> {
  const { trx, rows, today } = tx;
  const account = await openAccount(trx, order, { rows, day: today });
  const pendingInstallments = await listWaitingInstallments(trx, order.bill_id);
  const states = account.due.installments.map((installment) => ({
    no: installment.no,
    state: toState(installment, pendingInstallments.has(installment.no)),
    awaits_bank: pendingInstallments.has(installment.no) && installment.payable === 0,
  }));
  await saveStates(tx, order, states);
  const isOpen = ({ no, state }: (typeof states)[number]): boolean =>
    pendingInstallments.has(no) || (state !== 'PAID' && !WITHOUT_PAYMENT.includes(state));
  const bill = await saveBillState(tx, order, states.some(isOpen) ? 'unsettle' : 'settle');
  const earlierNumbers = new Set(account.items.filter(({ of_year }) => of_year !== null).map(({ no }) => no));
  const isFirstPaid = !states.some((each) => isOpen(each) && (each.no === 1 || earlierNumbers.has(each.no)));
  return { bill, isFirstPaid, isPendingAtBank: pendingInstallments.size > 0, account };
}

/** Every unpaid installment is stored as NOT_DUE: due or overdue depends on the day. */
function toState({ status, paid }: InstallmentDue, isWaiting: boolean): InstallmentState {
  if (WITHOUT_PAYMENT.includes(status)) return status;
  if (status === 'PAID' && !isWaiting) return 'PAID';
  return paid > 0 ? 'PARTIAL' : 'NOT_DUE';
}

async function saveStates(
  { trx, now }: Transaction,
  { bill_id }: OrderRow,
  states: readonly { readonly no: number; readonly state: InstallmentState; readonly awaits_bank: boolean }[],
): Promise<void> {
  await sql`
    update installment i
    set
      state = x.state, awaits_bank = x.awaits_bank,
      paid_at = case when x.state = i.state then i.paid_at when x.state = 'PAID' then ${now}::timestamptz end
    from json_to_recordset(${JSON.stringify(states)}::json) as x(no integer, state text, awaits_bank boolean)
    where i.bill_id = ${bill_id}::bigint
      and i.no = x.no
      and (i.state <> x.state or i.awaits_bank <> x.awaits_bank)`.execute(trx);
}

async function saveBillState(
  { trx }: Transaction,
  { bill_id, state }: OrderRow,
  act: 'settle' | 'unsettle',
): Promise<BillState> {
  const transition = getNextState(billMachine, state, { act, actor: 'system' });
  if ('refused' in transition) return state;
  await trx.updateTable('bill').set({ state: transition.to }).where('bill_id', '=', bill_id).execute();
  return transition.to;
}
