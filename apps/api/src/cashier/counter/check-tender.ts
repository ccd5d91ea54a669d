import type { Centavos, CounterTender } from '@ebpls/contracts';
import { addDays, addWorkingDays, toManilaDay } from '@ebpls/rules';

import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { Tender } from '../../tables/money.ts';
import { isChequeUsed, isSlipUsed } from './counter.queries.ts';

const CLEARING_DAYS = 3; // Banking days until a local cheque counts as paid (domain reference 5.4).
const STALE_AFTER_DAYS = 180; // A cheque goes stale six months after its date.

export interface CheckedTender {
  readonly tender: Tender;
  readonly channel: string;
  readonly reference: string;
  readonly change: Centavos;
  readonly clears_on: string | null; // End of the clearing hold; null when there is none.
}

/**
 * Checks the tender before anything is posted. Refused: invalid at the field when it is too little, post-dated, stale
 * or used before.
 */
export async function checkTender(
  tx: ActorTransaction,
  tender: CounterTender,
  amount: Centavos,
): Promise<CheckedTender> {
  if (tender.kind === 'CASH') return checkCash(tender, amount);
  return tender.kind === 'CHEQUE' ? checkCheque(tx, tender) : checkSlip(tx, tender);
}

function checkCash({ tendered }: Extract<CounterTender, { kind: 'CASH' }>, amount: Centavos): CheckedTender {
  if (tendered < amount) throw createFieldRefusal('tender.tendered', 'counter.short_tender');
  return {
    tender: 'CASH',
    channel: 'Cash',
    reference: 'over the counter',
    change: (tendered - amount) as Centavos,
    clears_on: null,
  };
}

async function checkCheque(
  { trx, today, rows }: ActorTransaction,
  cheque: Extract<CounterTender, { kind: 'CHEQUE' }>,
): Promise<CheckedTender> {
  if (cheque.dated_on > today) throw createFieldRefusal('tender.dated_on', 'tender.day_in_future');
  if (cheque.dated_on < addDays(today, -STALE_AFTER_DAYS))
    throw createFieldRefusal('tender.dated_on', 'tender.cheque_stale');
  if (await isChequeUsed(trx, cheque)) throw createFieldRefusal('tender.cheque_no', 'tender.cheque_used');
  const clears_on = cheque.is_managers ? null : addWorkingDays(today, CLEARING_DAYS, rows.holidays);
  return {
    tender: 'CHEQUE',
    channel: cheque.is_managers ? 'Manager’s cheque' : 'Cheque',
    reference: `${cheque.bank} ${cheque.cheque_no}`,
    change: 0 as Centavos,
    clears_on,
  };
}

async function checkSlip(
  { trx }: ActorTransaction,
  slip: Extract<CounterTender, { kind: 'DEPOSIT' }>,
): Promise<CheckedTender> {
  if (await isSlipUsed(trx, slip)) throw createFieldRefusal('tender.reference', 'tender.slip_used');
  return {
    tender: 'DEPOSIT',
    channel: 'Bank deposit',
    reference: `${slip.bank} ${slip.reference}`,
    change: 0 as Centavos,
    clears_on: null,
  };
}

/**
 * Effective day for the payer: for a slip the day on which the bank had the money, else today. Refused: invalid at the
 * field when it is in the future, or before the order was issued.
 */
export function getTenderDay(
  tender: CounterTender,
  { today, issued_at }: { readonly today: string; readonly issued_at: string | null },
): string {
  if (tender.kind !== 'DEPOSIT') return today;
  const { deposited_on } = tender;
  if (deposited_on > today) throw createFieldRefusal('tender.deposited_on', 'tender.day_in_future');
  const issued_on = issued_at === null ? today : toManilaDay(issued_at);
  if (deposited_on < issued_on)
    throw new Refused('invalid', 'tender.before_order', {
      params: { day: issued_on },
      fields: { 'tender.deposited_on': 'tender.before_order' },
    });
  return deposited_on;
}

interface TakenPayment {
  readonly payment_id: number;
  readonly amount: Centavos;
  readonly clears_on: string | null;
}

/**
 * Stores the cheque or the slip of a payment. Refused: conflict when another cashier used the same one at the same
 * time.
 */
export async function saveTender(
  { trx, today }: ActorTransaction,
  tender: CounterTender,
  { payment_id, amount, clears_on }: TakenPayment,
): Promise<void> {
  if (tender.kind === 'CASH') return;
  const insertedRow =
    tender.kind === 'CHEQUE'
      ? await trx
          .insertInto('cheque')
          .values({
            payment_id,
            amount,
            bank: tender.bank,
            cheque_no: tender.cheque_no,
            dated_on: tender.dated_on,
            is_managers: tender.is_managers,
            received_on: today,
            clears_on: clears_on ?? today,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('payment_id')
          .executeTakeFirst()
      : await trx
          .insertInto('deposit_slip')
          .values({ payment_id, bank: tender.bank, reference: tender.reference, deposited_on: tender.deposited_on })
          .onConflict((conflict) => conflict.doNothing())
          .returning('payment_id')
          .executeTakeFirst();
  if (!insertedRow) throw new Refused('conflict', tender.kind === 'CHEQUE' ? 'tender.cheque_used' : 'tender.slip_used');
}
