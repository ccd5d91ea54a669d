// Computes the standing of businesses (permitted, overdue, without permit) in SQL.

import type { BusinessStanding } from '@ebpls/contracts';
import { isFormerPermitInForce, type StandingFacts, getYear } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { findYearWindow } from '../../../platform/reference/ordinance-policies.ts';

/** The day of the standings, and the renewal window of its year. */
export interface StandingDay {
  readonly day: string;
  readonly window: { readonly until: string };
}

/** The day with the window of its year by the rows in force. */
export function toStandingDay(day: string, rows: Pick<ReferenceRows, 'ordinances' | 'holidays'>): StandingDay {
  return { day, window: findYearWindow(getYear(day), rows) };
}

/**
 * Number of businesses that a query evaluates: for a `page` each is looked up, for the whole `register` the sets are
 * computed once. PostgreSQL cannot know which is cheaper, because it plans before a limit.
 */
export type Reach = 'page' | 'register';

/**
 * Whether `business b` is in a set, which is a query for `business_id`. The offset keeps PostgreSQL from computing the
 * whole set for a page: all open renewals of the municipality with their histories.
 */
function whereInSet(set: RawBuilder<unknown>, reach: Reach): RawBuilder<boolean> {
  return reach === 'register'
    ? sql<boolean>`b.business_id in (${set})`
    : sql<boolean>`exists (select from (${set}) one where one.business_id = b.business_id offset 0)`;
}

/**
 * Whether all that is open of `installment oi` is disputed, so that it is in no due figure until the treasurer has
 * decided, or has a due day of its own that is not before the day.
 */
function hasNoLateItem(day: string): RawBuilder<boolean> {
  return sql<boolean>`(
  exists (
    select
    from installment_item d
    where d.installment_id = oi.installment_id
      and (d.disputed_on is not null and d.freed_on is null or d.due_on >= ${day}::date)
  )
  and not exists (
    select
    from installment_item t
    join item_payment r on r.installment_id = t.installment_id and r.line_no = t.line_no
    where t.installment_id = oi.installment_id
      and (t.disputed_on is null or t.freed_on is not null)
      and coalesce(t.due_on, oi.due_on) < ${day}::date
      and r.principal < t.amount
  )
)`;
}

/**
 * Whether `business b` has an amount that was due before the day and is neither paid nor disputed. An unpaid event does
 * not take place, so it does not count for the year.
 */
export function hasOverdue(day: string, reach: Reach = 'page'): RawBuilder<boolean> {
  const overdue = sql`
    select oa.business_id
    from bill ol
    join application oa on oa.assessment_id = ol.assessment_id and oa.application_type <> 'SPECIAL'
    join installment oi on oi.bill_id = ol.bill_id
    where ol.state = 'APPROVED'
      and oi.state not in ('PAID', 'VOID', 'WAIVED')
      and oi.due_on < ${day}::date
      and not oi.awaits_bank
      and not ${hasNoLateItem(day)}`;
  return whereInSet(overdue, reach);
}

/** Whether deemed approval extended the former permit of `business b` (domain reference 3.10a). */
function isExtended(reach: Reach): RawBuilder<boolean> {
  const extendedBusinesses = sql`
    select xa.business_id
    from silence_outcome xo
    join application xa using (assessment_id)
    join permit xp on xp.permit_no = xo.permit_no
    where xo.outcome = 'PERMIT_EXTENDED'
      and xa.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      and xp.state in ('ACTIVE', 'EXPIRED')`;
  return whereInSet(extendedBusinesses, reach);
}

function hasPermitInForce(day: string, reach: Reach): RawBuilder<boolean> {
  const inForce = sql`
    select op.business_id
    from permit op
    where op.kind in ('PERMIT', 'PROVISIONAL') and op.state = 'ACTIVE' and op.expires_on >= ${day}::date`;
  return whereInSet(inForce, reach);
}

function hasFormerPermit(day: string, reach: Reach): RawBuilder<boolean> {
  const formerPermits = sql`
    select fp.business_id
    from permit fp
    where fp.kind = 'PERMIT'
      and fp.state in ('ACTIVE', 'EXPIRED')
      and fp.expires_on = make_date(${getYear(day) - 1}::int, 12, 31)`;
  return whereInSet(formerPermits, reach);
}

/** A renewal is in time when it was first filed by the end of the window, also when it was returned since. */
function isRenewalUndecided({ day, window }: StandingDay, reach: Reach): RawBuilder<boolean> {
  const undecidedBusinesses = sql`
    select ra.business_id
    from application ra
    where ra.application_type = 'RENEWAL'
      and ra.tax_year = ${getYear(day)}::int
      and ra.state not in ('DRAFT', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      and (
        least(
          ra.submitted_at,
          (select min(t.at) from timeline t where t.assessment_id = ra.assessment_id and t.act = 'submit')
        ) at time zone 'Asia/Manila'
      )::date <= ${window.until}::date`;
  return whereInSet(undecidedBusinesses, reach);
}

/** `isFormerPermitInForce` of the rules for `business b`, as one condition. */
export function hasFormerInForce(day: StandingDay, reach: Reach = 'page'): RawBuilder<boolean> {
  return sql<boolean>`(
    b.state in ('ACTIVE', 'EXPIRED')
    and ${hasFormerPermit(day.day, reach)}
    and (${isRenewalUndecided(day, reach)} or ${isExtended(reach)})
  )`;
}

/** Whether no permit, present or former, allows `business b` to operate on the day. */
export function isWithoutPermit(day: StandingDay, reach: Reach): RawBuilder<boolean> {
  return sql<boolean>`(not ${hasPermitInForce(day.day, reach)} and not ${hasFormerInForce(day, reach)})`;
}

/** `findStanding` of the rules for `business b`, as one value of a query, so that lists can be filtered by it. */
export function selectStanding(day: StandingDay, reach: Reach = 'page'): RawBuilder<BusinessStanding> {
  const isInPeriod = sql.lit(day.day <= day.window.until);
  return sql<BusinessStanding>`
    case
      when b.state in ('RETIRED', 'CLOSED_BY_ORDER', 'SUSPENDED', 'RETIREMENT_PENDING') then b.state
      when ${hasOverdue(day.day, reach)} then 'DELINQUENT'
      when b.state = 'PROSPECT' then 'PROSPECT'
      when ${hasPermitInForce(day.day, reach)} or ${hasFormerInForce(day, reach)} then 'ACTIVE'
      when ${isInPeriod} and ${hasFormerPermit(day.day, reach)} then 'RENEWAL_PERIOD'
      else 'EXPIRED'
    end`;
}

/** The facts of the standing of `business b`, as one value of a query. */
export function selectStandingFacts(day: StandingDay): RawBuilder<StandingFacts> {
  return sql<StandingFacts>`
    jsonb_build_object(
      'state', b.state,
      'has_overdue', ${hasOverdue(day.day)},
      'has_permit_in_force', ${hasPermitInForce(day.day, 'page')},
      'has_former_permit', ${hasFormerPermit(day.day, 'page')},
      'is_renewal_undecided', ${isRenewalUndecided(day, 'page')},
      'is_extended', ${isExtended('page')}
    )`;
}

/** Facts of one business; undefined when there is none. */
export async function findStandingFacts(
  db: Database | Trx,
  business_id: number,
  day: StandingDay,
): Promise<StandingFacts | undefined> {
  const { rows } = await sql<{ facts: StandingFacts }>`
    select ${selectStandingFacts(day)} as facts from business b where b.business_id = ${business_id}::bigint`.execute(
    db,
  );
  return rows[0]?.facts;
}

/** Whether a permit, present or former, allows a business to operate on the day. */
export async function isPermitted(db: Database | Trx, business_id: number, day: StandingDay): Promise<boolean> {
  const facts = await findStandingFacts(db, business_id, day);
  return facts !== undefined && (facts.has_permit_in_force || isFormerPermitInForce(facts));
}

/** The day of the discovery of fraud by the tax year that it concerns (LGC s.194). */
export type FraudDays = ReadonlyMap<number, string>;

/** Years of a business that a finding in force covers, each with the latest day of discovery. */
export async function listFraudDays(db: Database | Trx, business_id: number): Promise<FraudDays> {
  const { rows } = await sql<{ tax_year: number; discovered_on: string }>`
    select y.tax_year, max(f.discovered_on) as discovered_on
    from fraud_finding f
    cross join lateral unnest(f.tax_years) y (tax_year)
    where f.business_id = ${business_id}::bigint and f.state in ('CONFIRMED', 'WITHDRAWAL_PROPOSED')
    group by y.tax_year`.execute(db);
  return new Map(rows.map(({ tax_year, discovered_on }) => [tax_year, discovered_on]));
}
