// Joins the receipts of a list into the payments for which they were issued.

import type { Centavos, CounterReceiptRow } from '@ebpls/contracts';

/** A payment at the counter with its receipts; the other facts are those of its newest receipt in the list. */
export interface CounterPayment extends CounterReceiptRow {
  /** All its receipts, in the order of their issue, also those that are on another page of the list. */
  readonly receipts: NonNullable<CounterReceiptRow['payment_receipts']>;
}

/**
 * The payments of a page of receipts, in the order of the page; amounts are those of the whole payment. An act is
 * offered while it is on each receipt, because the receipts of a payment are cancelled and reversed together.
 */
export function toCounterPayments(rows: readonly CounterReceiptRow[]): CounterPayment[] {
  const groups = Map.groupBy(rows, ({ payment_id, state }) => `${payment_id} ${state}`);
  return [...groups.values()].flatMap((group) => {
    const [newest] = group;
    if (newest === undefined) return [];
    const receipts = newest.payment_receipts ?? group.toReversed();
    return {
      ...newest,
      receipts,
      amount: receipts.reduce<number>((sum, { amount }) => sum + amount, 0) as Centavos,
      acts: newest.acts.filter((act) => group.every(({ acts }) => acts.includes(act))),
    };
  });
}
