import type { PaymentMode } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { ACCOUNTS } from '../accounting/chart.ts';

export interface DebtorRow {
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly brgycode: string;
  /** The latest installment of which anything was paid, however long ago; null when there is none. */
  readonly last_paid: {
    readonly no: number;
    readonly count: number;
    readonly mode: PaymentMode;
    readonly year: number;
  } | null;
}

/**
 * Businesses that may owe what was due before a day: the ledger expected principal of them on that day, or lateness
 * alone is unpaid, or was paid since.
 */
export async function listDebtors(
  db: Database,
  { as_of, brgycode }: { readonly as_of: string; readonly brgycode: string | null },
): Promise<DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`
    with open as (
      select l.bill_id, l.installment_no as no
      from journal_line l
      join journal_entry e using (entry_id)
      where l.account_code = ${ACCOUNTS.RECEIVABLE.account_code} and e.effective_on <= ${as_of}::date
      group by 1, 2
      having sum(l.debit - l.credit) > 0
    )
    select
      c.business_id, c.company_code, c.company_name, c.brgycode,
      (${lastPaidUntil(as_of)}) as last_paid
    from business c
    where (${brgycode}::text is null or c.brgycode = ${brgycode})
      and exists (
        select
        from application a
        join bill b using (assessment_id)
        join installment i using (bill_id)
        where a.business_id = c.business_id
          and i.due_on < ${as_of}::date
          and (
            (b.state = 'APPROVED' and i.state not in ('PAID', 'VOID', 'WAIVED'))
            or exists (select from open o where o.bill_id = i.bill_id and o.no = i.no)
            or exists (
              select
              from payment_allocation p
              where p.root_id = coalesce(i.root_id, i.installment_id) and p.paid_on > ${as_of}::date
            )
          )
      )
    order by c.company_code`.execute(db);
  return rows;
}

/** The latest installment of a business `c` of which anything was paid to that day. */
function lastPaidUntil(as_of: string) {
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
