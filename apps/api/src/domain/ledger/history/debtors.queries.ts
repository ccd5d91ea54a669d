// Lists businesses that may owe amounts due before a day, with their last payment.

import type { PaymentMode } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { ACCOUNTS } from '../chart-of-accounts.ts';

export interface DebtorRow {
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly brgycode: string;
  /** The latest installment with any payment, at any time; null when there is none. */
  readonly last_paid: {
    readonly no: number;
    readonly count: number;
    readonly mode: PaymentMode;
    readonly year: number;
  } | null;
}

/**
 * Businesses that may owe amounts due before a day: the ledger expected principal of them on that day, or only
 * surcharge and interest are unpaid, or they were paid since.
 */
export async function listDebtors(
  db: Database,
  { as_of, brgycode }: { readonly as_of: string; readonly brgycode: string | null },
): Promise<DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`
    with owing as (${selectOwingBusinesses(as_of)})
    select
      c.business_id, c.company_code, c.company_name, c.brgycode,
      (${selectLastPaymentUntil(as_of)}) as last_paid
    from owing
    join business c using (business_id)
    where ${brgycode}::text is null or c.brgycode = ${brgycode}
    order by c.company_code`.execute(db);
  return rows;
}

/** Businesses with an amount due before a day that was unpaid on it, or paid since. */
function selectOwingBusinesses(as_of: string) {
  return sql`
    with open as (${selectOpenInstallments(as_of)}), paid_since as (${selectPaymentsSince(as_of)}), due as (
    select i.bill_id
    from installment i
    join bill b using (bill_id)
    where b.state = 'APPROVED' and i.state not in ('PAID', 'VOID', 'WAIVED') and i.due_on < ${as_of}::date
    union
    select i.bill_id
    from open o
    join installment i on i.bill_id = o.bill_id and i.no = o.no
    where i.due_on < ${as_of}::date
    union
    select i.bill_id
    from paid_since p
    join installment i on coalesce(i.root_id, i.installment_id) = p.root_id
    where i.due_on < ${as_of}::date
    )
    select distinct a.business_id
    from due
    join bill b using (bill_id)
    join application a using (assessment_id)`;
}

/** Installments with principal receivable on a day. */
function selectOpenInstallments(as_of: string) {
  return sql`
    with unpaid as (
    -- Installments of booked orders that are unpaid now, and installments whose books changed since that day.
    select i.bill_id, i.no
    from installment i
    join bill b using (bill_id)
    where i.state <> 'PAID' and b.state not in ('COMPUTED', 'SUPERSEDED')
    union
    select l.bill_id, l.installment_no
    from journal_entry e
    join journal_line l using (entry_id)
    where e.effective_on > ${as_of}::date and l.account_code = ${ACCOUNTS.RECEIVABLE.account_code}
    )
    select u.bill_id, u.no
    from unpaid u
    cross join lateral (
      select sum(l.debit - l.credit) as owed
      from journal_line l
      join journal_entry e using (entry_id)
      where l.bill_id = u.bill_id
        and l.installment_no = u.no
        and l.account_code = ${ACCOUNTS.RECEIVABLE.account_code}
        and e.effective_on <= ${as_of}::date
    ) on_that_day
    where on_that_day.owed > 0`;
}

/** Installments, as first billed, with a payment after a day. */
function selectPaymentsSince(as_of: string) {
  return sql`
    select distinct coalesce(i.root_id, i.installment_id) as root_id
    from journal_entry e
    join journal_line l using (entry_id)
    join installment i on i.bill_id = l.bill_id and i.no = l.installment_no
    where e.effective_on > ${as_of}::date and l.kind is not null`;
}

/** The latest installment of a business `c` with any payment up to that day. */
function selectLastPaymentUntil(as_of: string) {
  return sql`
    select
      json_build_object(
        'no', coalesce(g.of_no, g.no), 'mode',
        coalesce(
          g.of_mode, case when gf.application_type = 'NEW' then 'ANNUAL' else coalesce(gf.payment_mode, 'ANNUAL') end
        ), 'year', coalesce(g.of_year, gf.tax_year), 'count',
        (
          select count(*)
          from installment m
          where m.bill_id = g.bill_id and m.root_id is null and m.of_year is not distinct from g.of_year
        )
      )
    from application f
    join bill p using (assessment_id)
    join installment i using (bill_id)
    join installment g on g.installment_id = coalesce(i.root_id, i.installment_id)
    join bill gb on gb.bill_id = g.bill_id
    join application gf on gf.assessment_id = gb.assessment_id
    where f.business_id = c.business_id
      and exists (
        select
        from journal_line l
        join journal_entry e using (entry_id)
        where l.bill_id = p.bill_id
          and l.installment_no = i.no
          and e.kind in ('COLLECTION', 'REVERSAL')
          and l.kind is not null
          and e.effective_on <= ${as_of}::date
        having sum(l.credit - l.debit) > 0
      )
    order by i.nominal_due_on desc
    limit 1`;
}
