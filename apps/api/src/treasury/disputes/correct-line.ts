import type { Centavos } from '@ebpls/contracts';
import { splitRefund } from '@ebpls/rules';
import { sql } from 'kysely';

import { formatPeso } from '../../platform/format.ts';
import { Refused } from '../../platform/refused.ts';
import { ACCOUNTS, FUNDS_BY_AGENCY } from '../../domain/ledger/chart-of-accounts.ts';
import { postEntry } from '../../domain/ledger/ledger.ts';
import {
  type InstallmentItem,
  listItems,
  listLines,
  type OrderLine,
  type OrderRow,
} from '../../domain/ledger/due/orders.queries.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

interface Correction {
  readonly order: OrderRow;
  readonly line_no: number;
  readonly amount_found: Centavos;
  readonly memo: string;
}

/**
 * Reduces a line of an order in force. Each unpaid installment gives its share, whole to the centavo, and the
 * difference leaves the receivables. Refused: invalid when more was paid on the line than the amount found; that part
 * is claimed as a refund (LGC s.196).
 */
export async function correctLine(tx: Transaction, { order, line_no, amount_found, memo }: Correction): Promise<void> {
  const line = (await listLines(tx.trx, [order.bill_id])).find((each) => each.line_no === line_no);
  if (!line) throw new Refused('missing', 'resource.missing');
  const items = (await listItems(tx.trx, [order.bill_id])).filter(
    (item) => item.line_no === line_no && item.state !== 'VOID' && item.state !== 'WAIVED' && item.paid < item.amount,
  );
  const unpaidAmounts = items.map(({ amount, paid }) => (amount - paid) as Centavos);
  const reduction = (line.amount - amount_found) as Centavos;
  const minimum = (line.amount - sumShares(unpaidAmounts)) as Centavos;
  if (amount_found < minimum)
    throw new Refused('invalid', 'dispute.below_paid', {
      params: { amount: formatPeso(minimum) },
      fields: { amount_found: 'dispute.below_paid' },
    });
  const shares = splitRefund(unpaidAmounts, reduction);
  await reduceLine(
    tx,
    { order, line, less: reduction },
    items.map((item, index) => ({ item, share: shares[index] ?? NO_AMOUNT })),
  );
  await reverseReducedEntries(
    tx,
    { order, line, less: reduction, memo },
    items.map((item, index) => ({ item, share: shares[index] ?? NO_AMOUNT })),
  );
}

const NO_AMOUNT = 0 as Centavos;

interface LineReduction {
  readonly order: OrderRow;
  readonly line: OrderLine;
  readonly less: Centavos;
}

interface Share {
  readonly item: InstallmentItem;
  readonly share: Centavos;
}

async function reduceLine(
  { trx }: Transaction,
  { order, line, less }: LineReduction,
  shares: readonly Share[],
): Promise<void> {
  const { bill_id } = order;
  for (const { item, share } of shares)
    await trx
      .updateTable('installment_item')
      .set(({ eb }) => ({
        amount: eb('amount', '-', share),
        early_discount: sql<Centavos | null>`floor(early_discount * (amount - ${share}::bigint)::numeric / amount)::bigint`,
      }))
      .where('installment_id', '=', item.installment_id)
      .where('line_no', '=', line.line_no)
      .execute();
  await trx
    .updateTable('bill')
    .set(({ eb }) => ({ total: eb('total', '-', less) }))
    .where('bill_id', '=', bill_id)
    .execute();
}

async function reverseReducedEntries(
  tx: Transaction,
  { order, line, less, memo }: LineReduction & { readonly memo: string },
  shares: readonly Share[],
): Promise<void> {
  const fund = FUNDS_BY_AGENCY[line.agency];
  const receivable = { account_code: ACCOUNTS.RECEIVABLE.account_code, fund, line_no: line.line_no };
  await postEntry(tx, {
    kind: 'BILL_VOID',
    business_id: order.business_id,
    bill_id: order.bill_id,
    memo,
    lines: [
      { account_code: ACCOUNTS.DEFERRED.account_code, fund, debit: less },
      ...shares
        .filter(({ share }) => share > 0)
        .map(({ item, share }) => ({
          ...receivable,
          code: line.code,
          name: line.name,
          installment_no: item.no,
          credit: share,
        })),
    ],
  });
}

function sumShares(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
