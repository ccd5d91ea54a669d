// SQL condition of the businesses whose owner has to renew a permit.

import { getYear } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import { selectStanding, type StandingDay } from '../../applications/compliance/standing.queries.ts';

function hasApplied(tax_year: number): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select
    from application ya
    where ya.business_id = b.business_id
      and ya.tax_year = ${tax_year}::int
      and ya.application_type in ('NEW', 'RENEWAL')
      and ya.state not in ('REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
  )`;
}

/**
 * Whether the permit of `business b` is to be renewed for a year: the business operates, and nobody has applied for the
 * year. A later year than that of the day is renewed by those that applied for the year of the day.
 */
export function whereToRenew(tax_year: number, standingDay: StandingDay): RawBuilder<boolean> {
  const thisYear = getYear(standingDay.day);
  return sql<boolean>`(
    b.registered_at is not null
    and not ${hasApplied(tax_year)}
    and ${tax_year === thisYear ? sql`true` : hasApplied(thisYear)}
    and (${selectStanding(standingDay)}) in ('ACTIVE', 'DELINQUENT', 'RENEWAL_PERIOD', 'EXPIRED')
  )`;
}
