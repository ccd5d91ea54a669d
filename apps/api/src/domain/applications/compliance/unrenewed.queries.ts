// Queries of the years in which a permitted business filed no renewal.

import { getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { findYearWindow } from '../../../platform/reference/ordinance-policies.ts';

/** A year without a filing of a business that held a permit. */
export interface UnrenewedYear {
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_name: string;
  readonly brgycode: string;
  readonly year: number;
  /** End of the window for the renewal of that year. */
  readonly due_on: string;
  /** The newest recorded permit; null where former permits are on paper. */
  readonly permit_no: string | null;
}

interface UnrenewedInput {
  readonly as_of: string;
  readonly brgycode: string | null;
  readonly rows: Pick<ReferenceRows, 'ordinances' | 'holidays'>;
}

/**
 * Businesses that continue without a renewal, one row for each year since their last permit whose window ended before
 * the day and for which nothing was filed by then (domain reference 3.10b). Businesses whose former permits are on
 * paper have only the newest of these years. Retired and closing businesses and those closed by order are left out.
 */
export async function listUnrenewedYears(
  db: Database,
  { as_of, brgycode, rows: reference }: UnrenewedInput,
): Promise<UnrenewedYear[]> {
  const year = getYear(as_of);
  const last_year = findYearWindow(year, reference).until < as_of ? year : year - 1;
  const { rows } = await sql<Omit<UnrenewedYear, 'due_on'>>`
    select
      b.company_code, b.company_name, o.firstname || ' ' || o.lastname as owner_name, b.brgycode, y.year,
      p.permit_no
    from business b
    join account o on o.id = b.owner_id
    left join lateral (
      select p.permit_no, extract(year from p.expires_on)::int as year
      from permit p
      where p.business_id = b.business_id
        and p.kind = 'PERMIT'
        and (p.signed_at at time zone 'Asia/Manila')::date <= ${as_of}::date
      order by p.expires_on desc, p.permit_id desc
      limit 1
    ) p on true
    cross join lateral generate_series(coalesce(p.year, ${last_year}::int - 1) + 1, ${last_year}::int) as y (year)
    where b.registered_at is not null
      and b.discarded_at is null
      and b.state in ('ACTIVE', 'EXPIRED', 'SUSPENDED')
      and (${brgycode}::text is null or b.brgycode = ${brgycode})
      and not exists (
        select
        from application a
        where a.business_id = b.business_id
          and a.application_type in ('NEW', 'RENEWAL')
          and a.tax_year = y.year
          and a.state not in ('DRAFT', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
          and coalesce((a.submitted_at at time zone 'Asia/Manila')::date <= ${as_of}::date, true)
      )
    order by b.company_code, y.year`.execute(db);
  return rows.map((row) => ({ ...row, due_on: findYearWindow(row.year, reference).until }));
}
