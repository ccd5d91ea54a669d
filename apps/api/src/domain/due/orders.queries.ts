import type {
  Agency,
  ApplicationType,
  Basis,
  BillLineKind,
  BillState,
  Centavos,
  InstallmentState,
  PaymentMode,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

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
  readonly warnings: readonly {
    readonly message_key: string;
    readonly params: Readonly<Record<string, string | number>>;
  }[];
  /** Null when the rules computed it and nobody else (decision 0088). */
  readonly computed_by: number | null;
  /** When its application was filed. */
  readonly filed_at: string;
  readonly computed_by_name: string | null;
  readonly computed_at: string;
  readonly approved_by_name: string | null;
  readonly approved_at: string | null;
  readonly valid_until: string | null;
  /** Why it was taken back or voided. */
  readonly reason: string | null;
}

const SELECT = sql`
  select
    b.bill_id, b.assessment_id, a.assessment_code, a.business_id, c.company_code, c.company_name, c.address, a.owner_id,
    coalesce(a.snapshot->>'owner_name', o.firstname || ' ' || o.lastname) as owner_name, a.application_type,
    coalesce(a.payment_mode, 'ANNUAL') as payment_mode, a.tax_year, b.top_no, b.version, b.state,
    b.ordinance_version_id, b.total, coalesce(b.result->'warnings', '[]') as warnings, b.computed_by,
    coalesce(a.submitted_at, a.created_at) as filed_at,
    p.firstname || ' ' || p.lastname as computed_by_name, b.computed_at,
    q.firstname || ' ' || q.lastname as approved_by_name, b.approved_at, b.valid_until, b.reason
  from bill b
  join application a using (assessment_id)
  join business c using (business_id)
  join account o on o.id = a.owner_id
  left join account p on p.id = b.computed_by
  left join account q on q.id = b.approved_by`;

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

/** Every bill of an application, newest first. */
export async function listVersions(db: Database | Trx, assessment_id: number): Promise<OrderRow[]> {
  const { rows } =
    await sql<OrderRow>`${SELECT} where b.assessment_id = ${assessment_id}::bigint order by b.version desc`.execute(db);
  return rows;
}

/** Locks the bill; bill before attempt, everywhere, so that no two transactions wait for each other. */
export async function lockBill(trx: Trx, bill_id: number): Promise<BillState> {
  const row = await trx
    .selectFrom('bill')
    .select('state')
    .where('bill_id', '=', bill_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
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
  readonly basis: Basis;
  readonly amount: Centavos;
  /** The earlier tax year that it was carried over from; null for the order's own. */
  readonly of_year: number | null;
}

/**
 * The lines of bills, in the order in which they are printed. What was billed is kept as it was; the amount is what a
 * dispute found right, where one was upheld.
 */
export async function listLines(db: Database | Trx, bill_ids: readonly number[]): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select
      l.bill_id, l.line_no, l.code, l.name, l.name_fil, l.kind, l.agency, l.account_code, l.ordinance_section, l.basis,
      l.amount - coalesce(d.amount_billed - d.amount_found, 0) as amount, l.of_year
    from bill_line l
    left join line_dispute d on d.bill_id = l.bill_id and d.line_no = l.line_no and d.state = 'UPHELD'
    where l.bill_id = any(${[...bill_ids]}::bigint[])
    order by l.bill_id, l.line_no`.execute(db);
  return rows;
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
  /** Principal received. */
  readonly paid: Centavos;
  readonly bears_penalty: boolean;
  readonly disputed_on: string | null;
  readonly freed_on: string | null;
  /**
   * Of an installment that was carried over: the year, number and mode under which it was first billed, and its revenue
   * code.
   */
  readonly of_year: number | null;
  readonly of_no: number | null;
  readonly of_mode: PaymentMode | null;
  readonly of_ordinance_version_id: number | null;
}

/** Every installment of bills with its share of each line. */
export async function listItems(db: Database | Trx, bill_ids: readonly number[]): Promise<InstallmentItem[]> {
  const { rows } = await sql<InstallmentItem>`
    select
      i.bill_id, i.installment_id, i.no, i.nominal_due_on, i.due_on, i.state, i.paid_at, t.line_no, t.amount, t.paid,
      t.bears_penalty, t.disputed_on, t.freed_on, i.of_year, i.of_no, i.of_mode, i.of_ordinance_version_id
    from installment i
    join installment_item t using (installment_id)
    where i.bill_id = any(${[...bill_ids]}::bigint[])
    order by i.bill_id, i.no, t.line_no`.execute(db);
  return rows;
}

export interface ReceivedMoney {
  readonly bill_id: number;
  readonly installment_no: number;
  readonly paid_on: string;
  readonly amount: Centavos;
  readonly receipt_nos: string[];
}

/**
 * What was received for each installment on each day that counts, with the receipts that stand; read from the ledger,
 * reversals taken off. What was paid on an installment before it was carried over into a newer order still counts
 * there.
 */
export async function listReceived(db: Database | Trx, bill_ids: readonly number[]): Promise<ReceivedMoney[]> {
  const { rows } = await sql<ReceivedMoney>`
    with asked as (
      select l.entry_id, l.bill_id, l.installment_no, l.credit - l.debit as amount
      from journal_line l
      where l.bill_id = any(${[...bill_ids]}::bigint[]) and l.kind is not null and l.installment_no is not null
      union all
      select l.entry_id, i.bill_id, i.no, l.credit - l.debit
      from installment i
      join installment f on (
        f.installment_id = i.root_id or f.root_id = i.root_id
      ) and f.installment_id < i.installment_id
      join journal_line l on l.bill_id = f.bill_id and l.installment_no = f.no and l.kind is not null
      where i.bill_id = any(${[...bill_ids]}::bigint[]) and i.root_id is not null
    )
    select
      a.bill_id, a.installment_no, e.effective_on as paid_on, sum(a.amount)::bigint as amount,
      array_agg(distinct e.receipt_no) as receipt_nos
    from asked a
    join journal_entry e using (entry_id)
    join receipt r on r.receipt_no = e.receipt_no and r.state = 'ISSUED'
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows;
}
