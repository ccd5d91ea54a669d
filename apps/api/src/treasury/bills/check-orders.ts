import type { AmountDue } from '@ebpls/rules';
import { sql } from 'kysely';

import { formatPeso } from '../../platform/format.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Trx } from '../../platform/database/database.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import { computeFormerDue } from '../../domain/ledger/bill-account.ts';
import { updateOrderStates } from '../../domain/ledger/collection/update-order-states.ts';
import { findOrder, lockBill } from '../../domain/ledger/due/orders.queries.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';

const BATCH_SIZE = 200;

/**
 * Compares the stored states of orders from before the single allocation of payments with their receipts and the rules,
 * once for each order. Differences, the amount owed included, become rows for the treasurer, and the states follow the
 * receipts (decision 0020).
 */
export async function checkOrders(api: Api): Promise<void> {
  for (let bills = await listUnchecked(api); bills.length > 0; bills = await listUnchecked(api))
    for (const bill_id of bills) await inTransaction(api, undefined, (tx) => checkOrder(tx, bill_id));
}

async function listUnchecked({ db }: Api): Promise<number[]> {
  const rows = await db
    .selectFrom('bill')
    .select('bill_id')
    .where('is_checked', '=', false)
    .orderBy('bill_id')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ bill_id }) => bill_id);
}

async function checkOrder(tx: Transaction, bill_id: number): Promise<void> {
  const { trx } = tx;
  const order = await findOrder(trx, bill_id);
  if (!order) return;
  const application = await lockApplicationById(tx, order.assessment_id);
  const state = await lockBill(trx, bill_id);
  await trx.updateTable('bill').set({ is_checked: true }).where('bill_id', '=', bill_id).execute();
  if (state !== 'APPROVED' && state !== 'SETTLED') return;
  const before = await describeStates(trx, bill_id);
  const { isFirstPaid, account } = await updateOrderStates(tx, { ...order, state });
  if (application.state === 'FOR_PAYMENT' && isFirstPaid)
    await moveApplication(tx, application, { act: 'complete_payment', as: 'system' });
  if (application.state === 'PAID' && !isFirstPaid)
    await moveApplication(tx, application, {
      act: 'reopen_payment',
      as: 'system',
      params: { amount: formatPeso(account.due.total) },
    });
  const after = await describeStates(trx, bill_id);
  await insertDifference(tx, { bill_id, kind: 'STATE', recorded: before, computed: after });
  const formerDue = sumOwed(computeFormerDue(account, { rows: tx.rows, day: tx.today }));
  const owedTotal = sumOwed(account.due);
  await insertDifference(tx, { bill_id, kind: 'OWED', recorded: String(formerDue), computed: String(owedTotal) });
}

/** Amount owed on an order, disputed amounts included, less overpayments. Centavos. */
function sumOwed({ installments }: AmountDue): number {
  return installments.reduce((sum, { owed, surplus }) => sum + owed - surplus, 0);
}

interface Difference {
  readonly bill_id: number;
  readonly kind: 'STATE' | 'OWED';
  readonly recorded: string;
  readonly computed: string;
}

async function insertDifference({ trx, now }: Transaction, difference: Difference): Promise<void> {
  if (difference.recorded === difference.computed) return;
  await trx
    .insertInto('order_difference')
    .values({ ...difference, installment_no: null, line_no: null, found_at: now })
    .execute();
}

/** States of an application, its order and its installments as one text: paid, ended or open. */
async function describeStates(trx: Trx, bill_id: number): Promise<string> {
  const { rows } = await sql<{ states: string }>`
    select
      concat_ws(
        ', ', a.state, b.state,
        (
          select
            string_agg(
              i.no || ' ' || case when i.state in ('PAID', 'VOID', 'WAIVED') then i.state else 'OPEN' end,
              ', ' order by i.no
            )
          from installment i
          where i.bill_id = b.bill_id
        )
      ) as states
    from bill b
    join application a using (assessment_id)
    where b.bill_id = ${bill_id}::bigint`.execute(trx);
  return rows[0]?.states ?? '';
}
