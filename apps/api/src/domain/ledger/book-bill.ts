import type { Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { Fund } from '../../tables/ledger.ts';
import { ACCOUNTS, FUNDS_BY_AGENCY } from './chart-of-accounts.ts';
import { type EntryLine, postEntry } from './ledger.ts';
import { findOrder, listItems, listLines } from './due/orders.queries.ts';

const RECEIVABLE = ACCOUNTS.RECEIVABLE.account_code;
const DEFERRED_ACCOUNT = ACCOUNTS.DEFERRED.account_code;

/**
 * Posts an order of payment in force to the ledger: billed and unpaid amounts are receivable, and become revenue when
 * they are collected. Of lines added to an order in force, only those after `after_line`.
 */
export async function recordBill(tx: Transaction, bill_id: number, { after_line = 0 } = {}): Promise<void> {
  const order = await findOrder(tx.trx, bill_id);
  if (!order) throw new Error(`bill ${bill_id} is gone`);
  const lines = new Map((await listLines(tx.trx, [bill_id])).map((line) => [line.line_no, line]));
  const billedItems = (await listItems(tx.trx, [bill_id]))
    .filter(({ state, line_no }) => state !== 'VOID' && state !== 'WAIVED' && line_no > after_line)
    .flatMap(({ no, line_no, amount, paid }): EntryLine[] => {
      const line = lines.get(line_no);
      return line
        ? [
            {
              account_code: RECEIVABLE,
              fund: FUNDS_BY_AGENCY[line.agency],
              debit: (amount - paid) as Centavos,
              installment_no: no,
              line_no,
              code: line.code,
              name: line.name,
            },
          ]
        : [];
    });
  const deferredLines = [...Map.groupBy(billedItems, ({ fund }) => fund)].map(([fund, own]): EntryLine => ({
    account_code: DEFERRED_ACCOUNT,
    fund,
    credit: sumDebits(own),
  }));
  if (sumDebits(billedItems) === 0) return;
  await postEntry(tx, {
    kind: 'BILL',
    business_id: order.business_id,
    bill_id,
    memo: order.top_no ?? '',
    lines: [...billedItems, ...deferredLines],
  });
}

function sumDebits(lines: readonly EntryLine[]): Centavos {
  return lines.reduce((sum, { debit = 0 as Centavos }) => sum + debit, 0) as Centavos;
}

interface RemainingReceivable {
  readonly fund: Fund;
  readonly installment_no: number;
  readonly left: Centavos;
}

/**
 * Reverses the uncollected bookings of an order that is no longer in force, or of one of its installments when the
 * number is given.
 */
export async function reverseBillEntry(
  tx: Transaction,
  bill_id: number,
  { memo, installment_no }: { readonly memo: string; readonly installment_no?: number },
): Promise<void> {
  const { rows } = await sql<RemainingReceivable & { business_id: number }>`
    select l.fund, l.installment_no, sum(l.debit - l.credit)::bigint as left, max(e.business_id)::bigint as business_id
    from journal_line l
    join journal_entry e using (entry_id)
    where l.bill_id = ${bill_id}::bigint
      and l.account_code = ${RECEIVABLE}
      and (${installment_no ?? null}::integer is null or l.installment_no = ${installment_no ?? null}::integer)
    group by 1, 2
    having sum(l.debit - l.credit) > 0
    order by 1, 2`.execute(tx.trx);
  const [first] = rows;
  if (!first) return;
  const lines = rows.flatMap(({ fund, installment_no: no, left }): EntryLine[] => [
    { account_code: DEFERRED_ACCOUNT, fund, debit: left },
    { account_code: RECEIVABLE, fund, credit: left, installment_no: no },
  ]);
  await postEntry(tx, { kind: 'BILL_VOID', business_id: first.business_id, bill_id, memo, lines });
}
