// Reads billed and paid amounts from the ledger, with every installment that was ever in force.

import type { BillLineKind, BillState, Centavos, InstallmentState, PaymentMode } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { listRows, orderByText, type PageQuery, type RowPage } from '../../../platform/database/list-rows.ts';
import type { EntryKind, PaidKind } from '../../../tables/ledger.ts';
import { ACCOUNTS } from '../chart-of-accounts.ts';
import type { ItemLateTerms } from '../due/item-terms.ts';

/**
 * An installment that was ever in force, with its order. A carried-over installment has a root: the installment as it
 * was first billed.
 */
export interface BookedInstallment {
  readonly installment_id: number;
  readonly root_id: number;
  readonly bill_id: number;
  readonly no: number;
  /** Number, mode and year as first billed, and the number of installments of that year in its order. */
  readonly of_no: number;
  readonly mode: PaymentMode;
  readonly year: number;
  readonly count: number;
  readonly nominal_due_on: string;
  readonly due_on: string;
  readonly top_no: string;
  readonly state: BillState;
  readonly installment_state: InstallmentState;
  readonly ordinance_version_id: number;
  readonly assessment_code: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
}

/** Ledger amounts of an installment on one day, summed by entry, receipt and line of the bill. */
export interface BookedAmount {
  readonly bill_id: number;
  readonly no: number;
  readonly line_no: number | null;
  readonly entry_kind: EntryKind;
  /** `DISCOUNT` is what a receipt took off for early payment; null for what was billed or reversed. */
  readonly kind: PaidKind | 'DISCOUNT' | null;
  readonly effective_on: string;
  readonly receipt_no: string | null;
  readonly debit: Centavos;
  readonly credit: Centavos;
}

export interface BookedLine extends ItemLateTerms {
  readonly bill_id: number;
  readonly no: number;
  readonly line_no: number;
  /** Line number in the installment as first billed. */
  readonly root_line_no: number;
  readonly code: string;
  readonly kind: BillLineKind;
  readonly amount: Centavos;
}

export interface BookedRows {
  readonly installments: readonly BookedInstallment[];
  readonly amounts: readonly BookedAmount[];
  readonly lines: readonly BookedLine[];
}

/**
 * The books of businesses up to an effective day, in three queries for any number of businesses. `owned` is a condition
 * on `application a`.
 */
export async function readBooks(
  db: Database,
  ownership:
    | { readonly owned: RawBuilder<boolean>; readonly company_codes: readonly string[] }
    | { readonly business_ids: readonly number[] },
  until: string,
): Promise<BookedRows> {
  const where =
    'owned' in ownership
      ? sql`${ownership.owned} and c.company_code = any(${[...ownership.company_codes]}::text[])`
      : sql`a.business_id = any(${[...ownership.business_ids]}::bigint[])`;
  const installments = await listInstallments(db, where);
  if (installments.length === 0) return { installments, amounts: [], lines: [] };
  const bill_ids = [...new Set(installments.map(({ bill_id }) => bill_id))];
  return { installments, amounts: await listAmounts(db, bill_ids, until), lines: await listBilledLines(db, bill_ids) };
}

interface BilledPage extends PageQuery {
  readonly company_code?: string | undefined;
}

interface BilledCompany {
  readonly business_id: number;
  readonly company_code: string;
}

/** The businesses that were ever billed, as a page in the order of the statement. */
export function listBilledCompanies(
  db: Database,
  isOwned: RawBuilder<boolean>,
  { company_code, ...page }: BilledPage,
): Promise<RowPage<BilledCompany>> {
  return listRows({
    db,
    select: sql<BilledCompany>`
      select distinct c.business_id, c.company_code
      from application a
      join business c using (business_id)
      join bill b using (assessment_id)`,
    where: [
      isOwned,
      sql`b.top_no is not null`,
      sql`${company_code ?? null}::text is null or c.company_code = ${company_code ?? null}`,
    ],
    order: orderByText({ text: sql`c.company_code`, numberColumn: 'c.business_id' }),
    ...page,
    getKey: ({ business_id, company_code: code }) => [code, business_id],
  });
}

/** Number of the businesses that meet a condition on `business b` and were never billed. */
export async function countUnbilledCompanies(db: Database, isOwned: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from business b
    where ${isOwned}
      and b.discarded_at is null
      and not exists (
        select
        from application a
        join bill l using (assessment_id)
        where a.business_id = b.business_id and l.top_no is not null
      )`.execute(db);
  return rows[0]?.count ?? 0;
}

async function listInstallments(db: Database, where: RawBuilder<unknown>): Promise<BookedInstallment[]> {
  const { rows } = await sql<BookedInstallment>`
    select
      i.installment_id, coalesce(i.root_id, i.installment_id) as root_id, i.bill_id, i.no,
      coalesce(i.of_no, i.no) as of_no,
      coalesce(
        i.of_mode, case when a.application_type = 'NEW' then 'ANNUAL' else coalesce(a.payment_mode, 'ANNUAL') end
      ) as mode, coalesce(i.of_year, a.tax_year) as year, count(*) over (partition by i.bill_id, i.of_year) as count,
      i.nominal_due_on, i.due_on, b.top_no, b.state, i.state as installment_state, b.ordinance_version_id, a.assessment_code, c.business_id,
      c.company_code, c.company_name
    from application a
    join business c using (business_id)
    join bill b using (assessment_id)
    join installment i using (bill_id)
    where ${where} and b.top_no is not null
    order by c.company_code, year desc, i.due_on, i.installment_id`.execute(db);
  return rows;
}

async function listAmounts(db: Database, bill_ids: readonly number[], until: string): Promise<BookedAmount[]> {
  const { rows } = await sql<BookedAmount>`
    select
      l.bill_id, l.installment_no as no, l.line_no, e.kind as entry_kind,
      case when e.kind in ('BILL', 'BILL_VOID') then l.kind else coalesce(l.kind, 'DISCOUNT') end as kind, e.effective_on, e.receipt_no,
      sum(l.debit)::bigint as debit, sum(l.credit)::bigint as credit
    from journal_line l
    join journal_entry e using (entry_id)
    where l.bill_id = any(${[...bill_ids]}::bigint[])
      and l.installment_no is not null
      and e.effective_on <= ${until}::date
      and (
        l.kind is not null
        or (
          l.account_code = ${ACCOUNTS.RECEIVABLE.account_code}
          and (e.kind in ('BILL', 'BILL_VOID') or (l.line_no is not null and e.kind in ('COLLECTION', 'REVERSAL')))
        )
      )
    group by 1, 2, 3, 4, 5, 6, 7
    order by e.effective_on, e.receipt_no`.execute(db);
  return rows;
}

async function listBilledLines(db: Database, bill_ids: readonly number[]): Promise<BookedLine[]> {
  const { rows } = await sql<BookedLine>`
    select
      i.bill_id, i.no, l.line_no, coalesce(t.root_line_no, t.line_no) as root_line_no, l.code, l.kind, t.amount,
      t.bears_penalty, t.late_code, t.due_on as item_due_on, t.early_until, t.early_discount, t.early_later, t.disputed_on, t.freed_on
    from installment i
    join installment_item t using (installment_id)
    join bill_line l on l.bill_id = i.bill_id and l.line_no = t.line_no
    where i.bill_id = any(${[...bill_ids]}::bigint[])
    order by i.bill_id, i.no, l.line_no`.execute(db);
  return rows;
}

/**
 * Unapplied money of each business as of a day. A credit leaves the same account, so it counts only where the money was
 * known before as that business's.
 */
export async function listUnapplied(
  db: Database,
  business_ids: readonly number[],
  until: string,
): Promise<ReadonlyMap<number, Centavos>> {
  const { rows } = await sql<{ business_id: number; amount: Centavos }>`
    select
      e.business_id,
      sum(
        l.credit - case when e.kind = 'CREDIT' and not exists (
          select from journal_entry o where o.business_id = e.business_id and o.kind = 'UNAPPLIED' and o.memo = e.memo
        ) then 0 else l.debit end
      )::bigint as amount
    from journal_entry e
    join journal_line l using (entry_id)
    where e.business_id = any(${[...business_ids]}::bigint[])
      and e.effective_on <= ${until}::date
      and l.account_code = ${ACCOUNTS.UNAPPLIED.account_code}
    group by 1`.execute(db);
  return new Map(rows.map(({ business_id, amount }) => [business_id, amount]));
}
