// Loads the amounts that an owner paid over five years and the number of their permits.

import { type ReplyBody, type Centavos, type getOwnerFigures, formatPesosText } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';

/** This year and the four before it. */
const YEARS = 5;

/** Amounts in centavos. */
interface PaidMonthRow {
  readonly year: number;
  readonly month: number;
  readonly tax: Centavos;
  readonly fees: Centavos;
  readonly fire: Centavos;
  readonly barangay: Centavos;
  readonly late: Centavos;
}

interface CompanyRow {
  readonly company_code: string;
  readonly company_name: string;
  readonly paid_this_year: Centavos;
}

/**
 * Amounts that an owner paid over the years according to the ledger, and the number of their permits in force today.
 */
export async function loadOwnerFigures(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  owner_id: number,
): Promise<ReplyBody<typeof getOwnerFigures>> {
  const today = clock.today();
  const year = Number(today.slice(0, 4));
  const paidMonths = await listPaidMonths(db, owner_id, `${year - YEARS + 1}-01-01`);
  const companies = await listPaidCompanies(db, owner_id, `${year}-01-01`);
  const permits_in_force = await countPermits(db, owner_id, today);
  return {
    year,
    permits_in_force,
    paid: paidMonths.map(({ year: paidYear, month, ...parts }) => ({
      year: paidYear,
      month,
      tax: formatPesosText(parts.tax),
      fees: formatPesosText(parts.fees),
      fire: formatPesosText(parts.fire),
      barangay: formatPesosText(parts.barangay),
      late: formatPesosText(parts.late),
    })),
    companies: companies.map((row) => ({ ...row, paid_this_year: formatPesosText(row.paid_this_year) })),
  };
}

/** Lines of the owner's receipts: amounts received less amounts reversed or owed back. */
const selectOwnLines = (owner_id: number) => sql`
  application a
  join bill b using (assessment_id)
  join journal_entry e on e.bill_id = b.bill_id and e.kind in ('COLLECTION', 'REVERSAL', 'REFUND_DUE')
  join journal_line l on l.entry_id = e.entry_id and l.kind is not null
  left join bill_line billed on billed.bill_id = l.bill_id and billed.line_no = l.line_no
  where a.owner_id = ${owner_id}::bigint`;

const PART = sql`
  case
    when l.kind <> 'PRINCIPAL' then 'late'
    when l.fund = 'TRUST-BFP' then 'fire'
    when l.fund = 'TRUST-BARANGAY' then 'barangay'
    when billed.kind = 'TAX' then 'tax'
    else 'fees'
  end`;

async function listPaidMonths(db: Database, owner_id: number, from: string): Promise<PaidMonthRow[]> {
  const { rows } = await sql<PaidMonthRow>`
    with line as (
      select e.effective_on, l.credit - l.debit as amount, ${PART} as part
      from ${selectOwnLines(owner_id)} and e.effective_on >= ${from}::date
    )
    select
      extract(year from effective_on)::int as year,
      extract(month from effective_on)::int as month,
      coalesce(sum(amount) filter (where part = 'tax'), 0)::bigint as tax,
      coalesce(sum(amount) filter (where part = 'fees'), 0)::bigint as fees,
      coalesce(sum(amount) filter (where part = 'fire'), 0)::bigint as fire,
      coalesce(sum(amount) filter (where part = 'barangay'), 0)::bigint as barangay,
      coalesce(sum(amount) filter (where part = 'late'), 0)::bigint as late
    from line
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}

async function listPaidCompanies(db: Database, owner_id: number, from: string): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    with paid as (
      select a.business_id, sum(l.credit - l.debit)::bigint as amount
      from ${selectOwnLines(owner_id)} and e.effective_on >= ${from}::date
      group by a.business_id
    )
    select c.company_code, c.company_name, coalesce(paid.amount, 0)::bigint as paid_this_year
    from business c
    left join paid using (business_id)
    where c.owner_id = ${owner_id}::bigint and c.discarded_at is null
    order by paid_this_year desc, c.company_name, c.company_code`.execute(db);
  return rows;
}

async function countPermits(db: Database, owner_id: number, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('permit as p')
    .innerJoin('business as c', 'c.business_id', 'p.business_id')
    .where('c.owner_id', '=', owner_id)
    .where('p.state', '=', 'ACTIVE')
    .where('p.expires_on', '>=', today)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
