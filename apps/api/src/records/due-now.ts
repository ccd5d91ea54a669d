import type { BillLineKind, Centavos, LatePolicy } from '@ebpls/contracts';
import { amountDue, type OpenInstallment } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../database.ts';
import type { ReferenceRows } from '../licensing/reference-rows.ts';
import { listReceived, type ReceivedMoney } from '../treasury/orders.queries.ts';

interface Day {
  readonly today: string;
  readonly rows: ReferenceRows;
}

interface OpenBill {
  readonly bill_id: number;
  readonly business_id: number;
  readonly ordinance_version_id: number;
}

interface PartRow {
  readonly bill_id: number;
  readonly no: number;
  readonly nominal_due: string;
  readonly due: string;
  readonly code: string;
  readonly kind: BillLineKind;
  readonly amount: Centavos;
  readonly late_charges: boolean;
  /** Of an installment that was carried over from another version of the revenue code. */
  readonly of_ordinance_version_id: number | null;
}

/** What each business owes today, penalties included; a business that owes nothing is absent. Three queries for any number of businesses. */
export async function dueNow(
  db: Database | Trx,
  business_ids: readonly number[],
  day: Day,
): Promise<Map<number, Centavos>> {
  const owed = new Map<number, Centavos>();
  const bills = await findOpenBills(db, business_ids);
  if (bills.length === 0) return owed;
  const open = await findInstallments(
    db,
    bills.map(({ bill_id }) => bill_id),
    day.rows,
  );
  for (const { bill_id, business_id, ordinance_version_id } of bills) {
    const { total } = amountDue(open.get(bill_id) ?? [], day.today, lateBy(day.rows, ordinance_version_id));
    if (total > 0) owed.set(business_id, ((owed.get(business_id) ?? 0) + total) as Centavos);
  }
  return owed;
}

function lateBy({ ordinances }: ReferenceRows, ordinance_version_id: number): LatePolicy {
  const version = ordinances.find((known) => known.ordinance_version_id === ordinance_version_id);
  if (version === undefined)
    throw new Error(`a bill rests on ordinance version ${ordinance_version_id}, which is not published`);
  return version.ordinance.late;
}

async function findOpenBills(db: Database | Trx, business_ids: readonly number[]): Promise<OpenBill[]> {
  if (business_ids.length === 0) return [];
  const { rows } =
    await sql<OpenBill>`select l.bill_id, a.business_id, l.ordinance_version_id from bill l join application a using (assessment_id)
    where a.business_id = any(${business_ids}::bigint[]) and l.state = 'APPROVED'`.execute(db);
  return rows;
}

async function findInstallments(
  db: Database | Trx,
  bill_ids: readonly number[],
  rows: ReferenceRows,
): Promise<Map<number, OpenInstallment[]>> {
  const parts = await sql<PartRow>`
    select i.bill_id, i.no, i.nominal_due_on as nominal_due, i.due_on as due, l.code, l.kind, t.amount, t.bears_penalty as late_charges, i.of_ordinance_version_id
    from installment i join installment_item t using (installment_id) join bill_line l on l.bill_id = i.bill_id and l.line_no = t.line_no
    where i.bill_id = any(${bill_ids}::bigint[]) and i.state not in ('VOID', 'WAIVED') order by i.bill_id, i.no, t.line_no`.execute(
    db,
  );
  return byBill(parts.rows, { received: await listReceived(db, bill_ids), rows });
}

function byBill(
  parts: readonly PartRow[],
  { received, rows }: { readonly received: readonly ReceivedMoney[]; readonly rows: ReferenceRows },
): Map<number, OpenInstallment[]> {
  const groups = Map.groupBy(parts, ({ bill_id, no }) => `${bill_id}:${no}`);
  const open = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { bill_id, no, nominal_due, due, of_ordinance_version_id } = first;
    const paid = received.filter((row) => row.bill_id === bill_id && row.installment_no === no);
    const late = of_ordinance_version_id === null ? {} : { late: lateBy(rows, of_ordinance_version_id) };
    return [{ bill_id, installment: { no, nominal_due, due, parts: group, paid, ...late } }];
  });
  return new Map(
    [...Map.groupBy(open, ({ bill_id }) => bill_id)].map(([bill_id, installments]) => [
      bill_id,
      installments.map(({ installment }) => installment),
    ]),
  );
}
