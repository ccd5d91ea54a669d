// Queries of bills and orders of payment, with their lines and installments.

import type {
  Agency,
  ApplicationState,
  ApplicationType,
  Basis,
  BillLineKind,
  BillState,
  Centavos,
  InstallmentState,
  PaymentMode,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { ItemLateTerms } from './item-terms.ts';

/** A bill with the fields of its application and business that every reader needs. */
export interface OrderRow {
  readonly bill_id: number;
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly application_state: ApplicationState;
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
  /** Null when only the rules computed it (decision 0088). */
  readonly computed_by: number | null;
  /** Time of filing of its application. */
  readonly filed_at: string;
  readonly computed_by_name: string | null;
  readonly computed_at: string;
  readonly approved_by_name: string | null;
  readonly approved_at: string | null;
  readonly valid_until: string | null;
  /** Reason of a reopening or voiding. */
  readonly reason: string | null;
}

const SELECT_ORDERS = sql`
  select
    b.bill_id, b.assessment_id, a.assessment_code, a.state as application_state, a.business_id, c.company_code,
    c.company_name, c.address, a.owner_id,
    coalesce(a.snapshot->>'owner_name', o.full_name) as owner_name, a.application_type,
    coalesce(a.payment_mode, 'ANNUAL') as payment_mode, a.tax_year, b.top_no, b.version, b.state,
    b.ordinance_version_id, b.total, coalesce(b.result->'warnings', '[]') as warnings, b.computed_by,
    coalesce(a.submitted_at, a.created_at) as filed_at,
    p.full_name as computed_by_name, b.computed_at,
    q.full_name as approved_by_name, b.approved_at, b.valid_until, b.reason
  from bill b
  join application a using (assessment_id)
  join business c using (business_id)
  join account o on o.id = a.owner_id
  left join account p on p.id = b.computed_by
  left join account q on q.id = b.approved_by`;

async function readOne(db: Database | Trx, where: RawBuilder<unknown>): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`${SELECT_ORDERS} where ${where} order by b.version desc limit 1`.execute(db);
  return rows[0];
}

/** A bill in any state; undefined when the number does not exist. */
export function findOrder(db: Database | Trx, bill_id: number): Promise<OrderRow | undefined> {
  return readOne(db, sql`b.bill_id = ${bill_id}::bigint`);
}

/** The newest bill of an application, in any state. */
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
    await sql<OrderRow>`${SELECT_ORDERS} where b.assessment_id = ${assessment_id}::bigint order by b.version desc`.execute(
      db,
    );
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
  /** Earlier tax year of the line; null for the order's own year. */
  readonly of_year: number | null;
  /** The year was not filed, and this order assesses it first; false for a line that an older order billed, and for a
   * deficiency of a year that was filed. */
  readonly is_unfiled: boolean;
}

/**
 * Lines of bills in printing order. The billed amount stays stored; `amount` is the amount that an upheld dispute found
 * right, where there is one.
 */
export async function listLines(db: Database | Trx, bill_ids: readonly number[]): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select
      l.bill_id, l.line_no, l.code, l.name, l.name_fil, l.kind, l.agency, l.account_code, l.ordinance_section, l.basis,
      l.amount - coalesce(d.amount_billed - d.amount_found, 0) as amount, l.of_year,
      l.of_year is not null and not exists (
        select
        from installment i
        join installment_item t using (installment_id)
        where i.bill_id = l.bill_id and t.line_no = l.line_no and i.root_id is not null
      ) and not exists (select from tax_deficiency x where x.bill_id = l.bill_id and x.line_no = l.line_no) as is_unfiled
    from bill_line l
    left join line_dispute d on d.bill_id = l.bill_id and d.line_no = l.line_no and d.state = 'UPHELD'
    where l.bill_id = any(${[...bill_ids]}::bigint[])
    order by l.bill_id, l.line_no`.execute(db);
  return rows;
}

export interface InstallmentItem extends ItemLateTerms {
  readonly bill_id: number;
  readonly installment_id: number;
  readonly no: number;
  readonly nominal_due_on: string;
  readonly due_on: string;
  readonly state: InstallmentState;
  readonly paid_at: string | null;
  readonly line_no: number;
  readonly amount: Centavos;
  /** Received amount and the discount taken off with it, earlier orders of the installment included. */
  readonly paid: Centavos;
  readonly surcharge_paid: Centavos;
  readonly interest_paid: Centavos;
  /**
   * Set on an installment carried over: the year, number and mode under which it was first billed, and its revenue
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
      i.bill_id, i.installment_id, i.no, i.nominal_due_on, i.due_on, i.state, i.paid_at, t.line_no, t.amount,
      p.principal as paid, p.surcharge as surcharge_paid, p.interest as interest_paid,
      t.bears_penalty, t.late_code, t.due_on as item_due_on, t.early_until, t.early_discount, t.early_later, t.disputed_on, t.freed_on, i.of_year, i.of_no, i.of_mode, i.of_ordinance_version_id
    from installment i
    join installment_item t using (installment_id)
    join item_payment p on p.installment_id = t.installment_id and p.line_no = t.line_no
    where i.bill_id = any(${[...bill_ids]}::bigint[]) and p.bill_id = any(${[...bill_ids]}::bigint[])
    order by i.bill_id, i.no, t.line_no`.execute(db);
  return rows;
}

/** Amounts that one receipt in force paid of one installment, line by line. Centavos. */
export interface ReceivedMoney {
  readonly bill_id: number;
  readonly installment_no: number;
  readonly paid_on: string;
  readonly receipt_no: string;
  readonly amount: Centavos;
  readonly lines: readonly AllocatedLine[];
}

interface AllocatedLine {
  readonly line_no: number;
  readonly principal: Centavos;
  /** Taken off the line because it was paid early. */
  readonly discount: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
}

/**
 * Payments of the receipts in force on each installment, in posting order; reversed payments are left out. Payments on
 * an installment before a newer order carried it over count too.
 */
export async function listReceived(db: Database | Trx, bill_ids: readonly number[]): Promise<ReceivedMoney[]> {
  const { rows } = await sql<ReceivedMoney>`
    with paid as (
      select
        i.bill_id, i.no as installment_no, p.paid_on, p.receipt_no, t.line_no, min(p.entry_id) as entry_id,
        coalesce(sum(p.amount) filter (where p.component = 'PRINCIPAL'), 0)::bigint as principal,
        coalesce(sum(p.amount) filter (where p.component = 'DISCOUNT'), 0)::bigint as discount,
        coalesce(sum(p.amount) filter (where p.component = 'SURCHARGE'), 0)::bigint as surcharge,
        coalesce(sum(p.amount) filter (where p.component = 'INTEREST'), 0)::bigint as interest
      from installment i
      join payment_allocation p on p.root_id = coalesce(i.root_id, i.installment_id)
        and p.installment_id <= i.installment_id
      left join installment_item t on t.installment_id = i.installment_id
        and coalesce(t.root_line_no, t.line_no) = p.root_line_no
      where i.bill_id = any(${[...bill_ids]}::bigint[])
      group by 1, 2, 3, 4, 5
      having sum(p.amount) <> 0
    )
    select
      bill_id, installment_no, paid_on, receipt_no, sum(principal + surcharge + interest)::bigint as amount,
      json_agg(
        json_build_object(
          'line_no', line_no, 'principal', principal, 'discount', discount, 'surcharge', surcharge, 'interest', interest
        ) order by line_no
      ) filter (where line_no is not null) as lines
    from paid
    group by 1, 2, 3, 4
    order by bill_id, installment_no, paid_on, min(entry_id)`.execute(db);
  return rows.map((row) => ({ ...row, lines: row.lines ?? [] }));
}
