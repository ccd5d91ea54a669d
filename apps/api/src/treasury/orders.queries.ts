import type { Agency, ApplicationType, BillLineKind, BillState, Centavos, InstallmentState, PaymentMode } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../database.ts';

/** A bill with what every reader needs of its application and business. */
export interface OrderRow {
  readonly bill_id: number;
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly address: string;
  readonly owner_id: number;
  readonly owner_name: string;
  readonly application_type: ApplicationType;
  readonly payment_mode: PaymentMode;
  readonly tax_year: number;
  readonly top_no: string | null;
  readonly version: number;
  readonly state: BillState;
  readonly ordinance_version_id: number;
  readonly total: Centavos;
  readonly warnings: readonly { readonly message_key: string; readonly params: Readonly<Record<string, string | number>> }[];
  readonly computed_by: number;
  readonly computed_by_name: string;
  readonly computed_at: string;
  readonly approved_by_name: string | null;
  readonly approved_at: string | null;
  readonly valid_until: string | null;
}

const SELECT = sql`select b.bill_id, b.assessment_id, a.assessment_code, a.business_id, c.company_code, c.company_name, c.address, a.owner_id,
    coalesce(a.snapshot->>'owner_name', o.firstname || ' ' || o.lastname) as owner_name,
    a.application_type, coalesce(a.payment_mode, 'ANNUAL') as payment_mode, a.tax_year, b.top_no, b.version, b.state, b.ordinance_version_id, b.total,
    coalesce(b.result->'warnings', '[]') as warnings, b.computed_by, p.firstname || ' ' || p.lastname as computed_by_name, b.computed_at,
    q.firstname || ' ' || q.lastname as approved_by_name, b.approved_at, b.valid_until
  from bill b join application a using (assessment_id) join business c using (business_id)
  join account o on o.id = a.owner_id join account p on p.id = b.computed_by left join account q on q.id = b.approved_by`;

async function readOne(db: Database | Trx, where: RawBuilder<unknown>): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`${SELECT} where ${where} order by b.version desc limit 1`.execute(db);
  return rows[0];
}

/** A bill in any state; undefined when there is none of that number. */
export function findOrder(db: Database | Trx, bill_id: number): Promise<OrderRow | undefined> {
  return readOne(db, sql`b.bill_id = ${bill_id}::bigint`);
}

/** The newest bill of an application, whatever became of it. */
export function findNewestOrder(db: Database | Trx, assessment_id: number): Promise<OrderRow | undefined> {
  return readOne(db, sql`b.assessment_id = ${assessment_id}::bigint`);
}

/** The order of payment in force: approved, and paid or not. */
export function findOrderInForce(db: Database | Trx, assessment_id: number): Promise<OrderRow | undefined> {
  return readOne(db, sql`b.assessment_id = ${assessment_id}::bigint and b.state in ('APPROVED', 'SETTLED')`);
}

/** Orders in force of an owner's businesses, newest year first. */
export async function listOrdersOfOwner(db: Database, owner_id: number, company_code: string | undefined): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`${SELECT} where a.owner_id = ${owner_id}::bigint and b.state in ('APPROVED', 'SETTLED')
    and (${company_code ?? null}::text is null or c.company_code = ${company_code ?? null}) order by c.company_code, a.tax_year desc, b.bill_id desc`.execute(db);
  return rows;
}

/** Locks the bill; bill before attempt, everywhere, so that no two transactions wait for each other. */
export async function lockBill(trx: Trx, bill_id: number): Promise<BillState> {
  const row = await trx.selectFrom('bill').select('state').where('bill_id', '=', bill_id).forNoKeyUpdate().executeTakeFirstOrThrow();
  return row.state;
}

export interface OrderLine {
  readonly bill_id: number;
  readonly line_no: number;
  readonly code: string;
  readonly name: string;
  readonly name_fil: string;
  readonly kind: BillLineKind;
  readonly agency: Agency;
  readonly account_code: string;
  readonly ordinance_section: string;
  readonly basis: { readonly message_key: string; readonly params: Readonly<Record<string, string | number>> };
  readonly amount: Centavos;
}

/** The lines of bills, in the order in which they are printed. */
export function listLines(db: Database | Trx, bill_ids: readonly number[]): Promise<OrderLine[]> {
  return db.selectFrom('bill_line').selectAll().where('bill_id', 'in', [...bill_ids]).orderBy('bill_id').orderBy('line_no').execute();
}

export interface InstallmentItem {
  readonly bill_id: number;
  readonly installment_id: number;
  readonly no: number;
  readonly nominal_due_on: string;
  readonly due_on: string;
  readonly state: InstallmentState;
  readonly paid_at: string | null;
  readonly line_no: number;
  readonly amount: Centavos;
  readonly bears_penalty: boolean;
}

/** Every installment of bills with its share of each line. */
export async function listItems(db: Database | Trx, bill_ids: readonly number[]): Promise<InstallmentItem[]> {
  const { rows } = await sql<InstallmentItem>`
    select i.bill_id, i.installment_id, i.no, i.nominal_due_on, i.due_on, i.state, i.paid_at, t.line_no, t.amount, t.bears_penalty
    from installment i join installment_item t using (installment_id) where i.bill_id = any(${[...bill_ids]}::bigint[]) order by i.bill_id, i.no, t.line_no`.execute(db);
  return rows;
}

export interface ReceivedMoney {
  readonly bill_id: number;
  readonly installment_no: number;
  readonly paid_on: string;
  readonly amount: Centavos;
  readonly receipt_nos: string[];
}

/** What was received for each installment on each Manila day, with the receipts that stand. */
export async function listReceived(db: Database | Trx, bill_ids: readonly number[]): Promise<ReceivedMoney[]> {
  const { rows } = await sql<ReceivedMoney>`
    select p.bill_id, l.installment_no, to_char(p.paid_at at time zone 'Asia/Manila', 'YYYY-MM-DD') as paid_on, sum(l.amount)::bigint as amount, array_agg(distinct l.receipt_no) as receipt_nos
    from payment p join receipt r using (payment_id) join receipt_line l using (receipt_no)
    where p.bill_id = any(${[...bill_ids]}::bigint[]) and r.state = 'ISSUED'
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}
