// Finds the order that billed the year of an application, and the later order that its unpaid balance was carried over to.

import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { findOrder, type OrderRow } from './orders.queries.ts';

/** Whether a bill `b` billed its year: it is in force, or a later order took over its balance. One for each application. */
export const IS_BILLED = sql<boolean>`(b.state in ('APPROVED', 'SETTLED') or b.carried_to is not null)`;

/** The order that billed the year of an application, also after its balance was carried over. */
export async function findBilledOrder(db: Database | Trx, assessment_id: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<{ bill_id: number }>`
    select b.bill_id from bill b where b.assessment_id = ${assessment_id}::bigint and ${IS_BILLED}`.execute(db);
  const [bill] = rows;
  return bill && findOrder(db, bill.bill_id);
}

/** The order that has the balance of an order now, over all years of carrying over: itself while it is in force. */
export async function findCarryingOrder(db: Database | Trx, bill_id: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<{ bill_id: number }>`
    with recursive carrying as (
      select bill_id, carried_to from bill where bill_id = ${bill_id}::bigint
      union
      select b.bill_id, b.carried_to from bill b join carrying c on b.bill_id = c.carried_to
    )
    select bill_id from carrying where carried_to is null`.execute(db);
  const [bill] = rows;
  return bill && findOrder(db, bill.bill_id);
}
