import type { Centavos } from '@ebpls/contracts';
import { type AmountDue, computeAmountDue } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type InstallmentPart, toOpenInstallments } from '../ledger/due/open-installments.ts';
import { listReceived } from '../ledger/due/orders.queries.ts';
import { getLatePolicy } from '../../platform/reference/ordinance-policies.ts';

interface BalanceContext {
  readonly today: string;
  readonly rows: ReferenceRows;
}

interface OpenBill {
  readonly bill_id: number;
  readonly business_id: number;
  readonly ordinance_version_id: number;
}

interface PartRow extends InstallmentPart {
  readonly bill_id: number;
}

/** One approved bill with the amount due today; centavos. */
export interface OrderBalance {
  readonly bill_id: number;
  readonly business_id: number;
  readonly due: AmountDue;
}

/** Balance of every approved bill of the businesses, paid ones included. Three queries for any number of businesses. */
export async function listOrderBalances(
  db: Database | Trx,
  business_ids: readonly number[],
  day: BalanceContext,
): Promise<OrderBalance[]> {
  const bills = await findOpenBills(db, business_ids);
  if (bills.length === 0) return [];
  const ids = bills.map(({ bill_id }) => bill_id);
  const parts = Map.groupBy(await findParts(db, ids), ({ bill_id }) => bill_id);
  const receiptsByBill = Map.groupBy(await listReceived(db, ids), ({ bill_id }) => bill_id);
  return bills.map(({ bill_id, business_id, ordinance_version_id }) => {
    const open = toOpenInstallments(parts.get(bill_id) ?? [], {
      receipts: receiptsByBill.get(bill_id) ?? [],
      rows: day.rows,
    });
    return {
      bill_id,
      business_id,
      due: computeAmountDue(open, day.today, getLatePolicy(day.rows, ordinance_version_id)),
    };
  });
}

/**
 * Amount that each business owes today, penalties included, in centavos; businesses that owe nothing are left out.
 */
export async function loadCurrentBalances(
  db: Database | Trx,
  business_ids: readonly number[],
  day: BalanceContext,
): Promise<Map<number, Centavos>> {
  const owedByBusiness = new Map<number, Centavos>();
  for (const { business_id, due } of await listOrderBalances(db, business_ids, day))
    if (due.total > 0)
      owedByBusiness.set(business_id, ((owedByBusiness.get(business_id) ?? 0) + due.total) as Centavos);
  return owedByBusiness;
}

async function findOpenBills(db: Database | Trx, business_ids: readonly number[]): Promise<OpenBill[]> {
  if (business_ids.length === 0) return [];
  const { rows } = await sql<OpenBill>`
      select l.bill_id, a.business_id, l.ordinance_version_id
      from bill l
      join application a using (assessment_id)
      where a.business_id = any(${business_ids}::bigint[]) and l.state = 'APPROVED'`.execute(db);
  return rows;
}

async function findParts(db: Database | Trx, bill_ids: readonly number[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select
      i.bill_id, i.no, i.nominal_due_on, i.due_on, i.state, t.line_no, l.code, l.kind, t.amount, t.bears_penalty,
      t.late_code, t.due_on as item_due_on, t.early_until, t.early_discount, t.early_later, t.disputed_on, t.freed_on,
      i.of_ordinance_version_id
    from installment i
    join installment_item t using (installment_id)
    join bill_line l on l.bill_id = i.bill_id and l.line_no = t.line_no
    where i.bill_id = any(${bill_ids}::bigint[]) and i.state not in ('VOID', 'WAIVED')
    order by i.bill_id, i.no, t.line_no`.execute(db);
  return rows;
}
