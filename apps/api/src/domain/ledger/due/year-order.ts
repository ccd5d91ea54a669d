// Finds the order of payment on which the permit of a year is based, and unpaid orders of earlier years.

import type { ApplicationType, AssessCase, BusinessChangeInput, Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';

interface BusinessRef {
  readonly business_id: number;
  readonly tax_year: number;
}

export interface YearOrder {
  readonly bill_id: number;
  /** Case that the year was assessed on. */
  readonly input: AssessCase;
}

/**
 * The order that the permit of a year is based on, of the new application or the renewal; undefined when the year has
 * none.
 */
export async function findYearOrder(
  db: Database | Trx,
  { business_id, tax_year }: BusinessRef,
): Promise<YearOrder | undefined> {
  const { rows } = await sql<YearOrder>`
    select b.bill_id, b.input
    from application a
    join bill b using (assessment_id)
    where a.business_id = ${business_id}::bigint
      and a.tax_year = ${tax_year}
      and a.application_type in ('NEW', 'RENEWAL')
      and a.state = 'ISSUED'
      and b.state in ('APPROVED', 'SETTLED')
    order by a.assessment_id desc, b.version desc
    limit 1`.execute(db);
  return rows[0];
}

/**
 * Business tax of the year that counts at a closure: all of every installment due by then, all money received for later
 * ones, and the tax of the year's amendments, less what was refunded (rules 1 and 35 of domain reference 4.7). A first permit is due on the day
 * of its bill, also when its order is valid for longer.
 */
export async function sumCarriedTax(
  db: Database | Trx,
  { business_id, tax_year }: BusinessRef,
  closureDate: string,
): Promise<Centavos> {
  const { rows } = await sql<{ carried: Centavos }>`
    select
      coalesce(sum(
        case
          when a.application_type = 'AMENDMENT' or
            case when a.application_type = 'NEW' and i.no = 1 then i.nominal_due_on else i.due_on end <= ${closureDate}::date
          then case l.kind when 'TAX' then t.amount else 0 end
          else (
            select coalesce(sum(p.amount), 0)
            from payment_allocation p
            where p.root_id = i.installment_id and p.root_line_no = t.line_no and p.installment_id = i.installment_id
          )
        end
      ), 0)::bigint as carried
    from application a
    join bill b using (assessment_id)
    join installment i using (bill_id)
    join installment_item t using (installment_id)
    join bill_line l on l.bill_id = i.bill_id and l.line_no = t.line_no
    where a.business_id = ${business_id}::bigint
      and a.tax_year = ${tax_year}
      and a.application_type in ('NEW', 'RENEWAL', 'AMENDMENT')
      and a.state = 'ISSUED'
      and b.state in ('APPROVED', 'SETTLED')
      and i.root_id is null
      and i.of_year is null`.execute(db);
  const refundedTax = await sumRefundedTax(db, { business_id, tax_year }, ['NEW', 'RENEWAL', 'AMENDMENT']);
  return Math.max(0, (rows[0]?.carried ?? 0) - refundedTax) as Centavos;
}

/**
 * Business tax of a year that approved refunds gave back, from the orders of these kinds of application and from later
 * orders that carried it over: the year has it no more (LGC s.196).
 */
export async function sumRefundedTax(
  db: Database | Trx,
  { business_id, tax_year }: BusinessRef,
  applicationTypes: readonly ApplicationType[],
): Promise<Centavos> {
  const { rows } = await sql<{ refunded: Centavos }>`
    select coalesce(sum(l.debit - l.credit), 0)::bigint as refunded
    from journal_entry e
    join journal_line l using (entry_id)
    join bill_line t on t.bill_id = e.bill_id and t.line_no = l.line_no
    join bill b on b.bill_id = e.bill_id
    join application a using (assessment_id)
    where e.business_id = ${business_id}::bigint
      and e.kind = 'REFUND_DUE'
      and l.kind = 'PRINCIPAL'
      and t.kind = 'TAX'
      and coalesce(t.of_year, a.tax_year) = ${tax_year}
      and a.application_type = any(${[...applicationTypes]}::text[])`.execute(db);
  return rows[0]?.refunded ?? (0 as Centavos);
}

export interface UnpaidOrder {
  readonly top_no: string;
  readonly due_on: string;
}

/**
 * Orders of a business with an unpaid amount that was due by a day; unpaid amounts of earlier years were always due.
 */
export async function listUnpaidOrders(
  db: Database | Trx,
  { business_id, tax_year }: BusinessRef,
  by: string,
): Promise<UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select b.top_no, min(i.due_on) as due_on
    from application a
    join bill b using (assessment_id)
    join installment i using (bill_id)
    where a.business_id = ${business_id}::bigint
      and a.application_type <> 'RETIREMENT'
      and b.state = 'APPROVED'
      and i.state not in ('PAID', 'VOID', 'WAIVED')
      and (a.tax_year < ${tax_year} or i.root_id is not null or i.due_on <= ${by}::date)
    group by b.bill_id, b.top_no
    order by due_on, b.bill_id`.execute(db);
  return rows;
}

/** The lines that amendments of the year added and dropped, oldest first. */
export async function listLineChanges(
  db: Database | Trx,
  { business_id, tax_year }: BusinessRef,
): Promise<Extract<BusinessChangeInput, { kind: 'ADD_LINE' | 'DROP_LINE' }>[]> {
  const { rows } = await sql<{ change: Extract<BusinessChangeInput, { kind: 'ADD_LINE' | 'DROP_LINE' }> }>`
    select a.change
    from application a
    where a.business_id = ${business_id}::bigint
      and a.tax_year = ${tax_year}
      and a.amendment in ('ADD_LINE', 'DROP_LINE')
      and a.state = 'ISSUED'
    order by a.assessment_id`.execute(db);
  return rows.map(({ change }) => change);
}
