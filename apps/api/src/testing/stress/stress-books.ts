// Reads the totals of the ledger after a load test, to check them.

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';

/** Totals of the books after a storm. */
export interface StressBooks {
  readonly payments: number;
  readonly receipts: number;
  /** Sum of all valid receipts, centavos. */
  readonly centavos: number;
  /** Missing receipt numbers before a later one. */
  readonly gaps: number;
  /** Payments whose receipts do not sum to them. */
  readonly wrong_sums: number;
  readonly paid_twice: number;
  readonly unpaid_attempts: number;
  readonly open_exceptions: number;
  /** Entries that do not balance in a fund. */
  readonly unbalanced: number;
  /** Receivable by the ledger less the open amounts of installments of orders in force, centavos. */
  readonly receivable_off: number;
  /** Money set aside and not decided, centavos. */
  readonly unapplied: number;
  /** Due from the gateway by the ledger less the payments, centavos. */
  readonly gateway_off: number;
  readonly unprocessed: number;
}

export async function readBooks(db: Database): Promise<StressBooks> {
  const computeBalance = (code: string) =>
    sql`(select coalesce(sum(debit - credit), 0)::bigint from journal_line where account_code = ${code})`;
  const { rows } = await sql<StressBooks>`
    select
      (select count(*) from payment) as payments, (select count(*) from receipt) as receipts,
      (select coalesce(sum(amount), 0)::bigint from receipt where state = 'ISSUED') as centavos,
      (select coalesce(max(right(receipt_no, 8)::integer), 0) - count(*) from receipt where series = 'EOR') as gaps,
      (
        select count(*)
        from payment p
        where amount <> (select coalesce(sum(r.amount), 0) from receipt r where r.payment_id = p.payment_id)
      ) as wrong_sums,
      (select count(*) from (select bill_id from payment group by bill_id having count(*) > 1) twice) as paid_twice,
      (select count(*) from payment_attempt where state <> 'SUCCEEDED') as unpaid_attempts,
      (select count(*) from payment_exception where state = 'OPEN') as open_exceptions,
      (
        select count(*)
        from (select entry_id from journal_line group by entry_id, fund having sum(debit) <> sum(credit)) off
      ) as unbalanced,
      ${computeBalance(ACCOUNTS.RECEIVABLE.account_code)} - (
        select coalesce(sum(t.amount - p.principal), 0)::bigint
        from installment_item t
        join item_payment p using (installment_id, line_no)
        join installment i using (installment_id)
        join bill b on b.bill_id = i.bill_id
        where b.state in ('APPROVED', 'SETTLED') and i.state not in ('VOID', 'WAIVED')
      ) as receivable_off, - ${computeBalance(ACCOUNTS.UNAPPLIED.account_code)} as unapplied,
      ${computeBalance(ACCOUNTS.GATEWAY.account_code)} - (select coalesce(sum(amount), 0)::bigint from payment) - (
        select coalesce(sum(amount), 0)::bigint from payment_exception where state = 'OPEN' and entry_id is not null
      ) as gateway_off, (select count(*) from payment_notification where verdict = 'RECEIVED') as unprocessed`.execute(
    db,
  );
  const [books] = rows;
  if (!books) throw new Error('the books cannot be read');
  return books;
}

/** The books when each of these payments was posted once and nothing else happened. */
export function createCleanBooks(
  payments: number,
  each: { readonly centavos: number; readonly receipts: number },
): StressBooks {
  return {
    payments,
    receipts: payments * each.receipts,
    centavos: payments * each.centavos,
    gaps: 0,
    wrong_sums: 0,
    paid_twice: 0,
    unpaid_attempts: 0,
    open_exceptions: 0,
    unbalanced: 0,
    receivable_off: 0,
    unapplied: 0,
    gateway_off: 0,
    unprocessed: 0,
  };
}
