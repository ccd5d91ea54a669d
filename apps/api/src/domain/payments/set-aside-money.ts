// Stores gateway payments that match no order as unallocated payments, for the treasury.

import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAct } from '../applications/record-act.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { reverseEntry, recordUnappliedMoney } from '../ledger/ledger.ts';
import type { LockedAttempt } from './locked-attempt.ts';
import { insertEvent } from '../notifications/events/events.ts';
import { paymentsChanged } from './payment-events.ts';

/**
 * Closes a mismatch once the right charge was confirmed: the money set aside before was the same money, reported
 * wrongly.
 */
export async function closeMismatchException(tx: Transaction, request_id: string): Promise<void> {
  const closedExceptions = await tx.trx
    .updateTable('payment_exception')
    .set({ state: 'CLOSED', outcome: 'POSTED', closed_at: tx.now })
    .where('request_id', '=', request_id)
    .where('kind', '=', 'MISMATCH')
    .where('state', '<>', 'CLOSED')
    .returning('entry_id')
    .execute();
  for (const { entry_id } of closedExceptions) if (entry_id !== null) await reverseEntry(tx, entry_id, request_id);
}

interface NewException {
  readonly kind: 'OVERPAYMENT' | 'MISMATCH';
  readonly request_id: string;
  readonly amount: Centavos;
  readonly currency: string;
  readonly detail: string;
}

/**
 * Books no receipt: the money goes to the treasurer's list, once for each attempt and kind, and the owner gets one
 * mail.
 */
export async function setAsideMoney(
  tx: Transaction,
  { attempt, application, order, result }: LockedAttempt,
  kind: NewException['kind'],
): Promise<void> {
  const requestedAmount = kind === 'MISMATCH' ? attempt.charged : attempt.amount;
  const amount = (result.amount ?? requestedAmount) as Centavos;
  const currency = result.currency ?? 'PHP';
  const detail = `${result.code} ${currency} ${formatPesosText(amount)}, asked ${formatPesosText(requestedAmount)}`;
  const { request_id } = attempt;
  const exception_id = await openException(tx, { kind, request_id, amount, currency, detail });
  if (exception_id === undefined) return;
  // A refund needs the gateway's number.
  await tx.trx
    .updateTable('payment_attempt')
    .set({ response_id: result.response_id, provider_ref: result.provider_ref })
    .where('request_id', '=', request_id)
    .execute();
  // The books are in pesos: another currency, or an unreadable amount, is reported and not booked.
  if (currency === 'PHP' && amount > 0) {
    const { business_id } = application;
    const entry_id = await recordUnappliedMoney(tx, { amount, business_id, bill_id: order.bill_id, memo: request_id });
    await tx.trx.updateTable('payment_exception').set({ entry_id }).where('exception_id', '=', exception_id).execute();
  }
  await recordAct(tx, application, {
    audit: {
      act: 'payment.set_aside',
      object_kind: 'attempt',
      object_id: request_id,
      detail: { kind, detail },
    },
    mail: { template: 'payment_set_aside', params: { amount: formatPeso(amount), top_no: attempt.top_no } },
  });
  await insertEvent(tx, paymentsChanged, {});
}

/** Returns the number of the new exception; undefined when one of the kind is open for that attempt. */
async function openException({ trx, now }: Transaction, exception: NewException): Promise<number | undefined> {
  const row = await trx
    .insertInto('payment_exception')
    .values({ ...exception, currency: exception.currency.slice(0, 10), opened_at: now })
    // A literal, not a parameter: the planner of a named statement must see which partial index applies.
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', 'kind'])
        .where(sql<boolean>`state <> 'CLOSED'`)
        .doNothing(),
    )
    .returning('exception_id')
    .executeTakeFirst();
  return row?.exception_id;
}
