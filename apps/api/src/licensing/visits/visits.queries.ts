// Queries of the visits of offices to businesses.

import type { ReplyBody, Bilingual, ClearingOffice, getVisitCalendar, VisitReply } from '@ebpls/contracts';
import { toManilaDay, startOfManilaDay, addDays, getVisitState } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { OWNERS_SIDE } from '../../domain/access/delegations/authority.ts';
import { whereOfficeClearances, IS_WITH_OFFICES } from '../../domain/access/office-conditions.ts';

/** A visit with its place. */
export interface VisitedPlace {
  readonly inspection_id: number;
  readonly inspection_no: string;
  readonly clearance_id: number;
  readonly assessment_id: number;
  readonly office: ClearingOffice;
  readonly brgycode: string;
  readonly assessment_code: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly barangay_name: string;
  readonly address: string;
  readonly scheduled_at: string;
  readonly created_at: string;
  readonly result: VisitReply['result'];
  readonly findings: string;
  readonly times_moved: number;
  readonly moved_by_owner_at: string | null;
  readonly inspector_id: number | null;
  readonly inspectors: string;
  readonly is_again: boolean;
  readonly owner_name: string;
  readonly owner_locale: 'en' | 'fil';
  readonly phone: string;
  readonly earlier_findings: string;
}

const SELECT_VISIT = sql`
  select
    i.inspection_id, i.inspection_no, i.clearance_id, c.assessment_id, c.office, c.brgycode, a.assessment_code,
    b.business_id, b.company_code, b.company_name, g.name as barangay_name, b.address, i.scheduled_at, i.created_at,
    i.result, i.findings, i.times_moved, i.moved_by_owner_at, i.inspector_id, i.inspectors,
    before.inspection_id is not null as is_again, coalesce(before.findings, '') as earlier_findings,
    o.full_name as owner_name, o.locale as owner_locale,
    coalesce(b.form -> 'contacts' ->> 'mobile', '') as phone
  from inspection i
  join clearance c using (clearance_id)
  join application a using (assessment_id)
  join business b using (business_id)
  join barangay g on g.brgycode = c.brgycode
  join account o on o.id = a.owner_id
  left join lateral (
    select e.inspection_id, e.findings
    from inspection e
    where e.clearance_id = i.clearance_id and e.inspection_id < i.inspection_id
    order by e.inspection_id desc
    limit 1
  ) before on true`;

/** A planned visit counts while its clearance still waits for it. */
export const PLANNED_VISIT_COUNTS = sql`(i.result is not null or (c.state = 'INSPECTION_SCHEDULED' and ${IS_WITH_OFFICES}))`;
const MAX_VISITS = 500;

/** The visits of the person’s office from one day to another, by day, barangay and hour. */
export async function listVisitsBetween(
  db: Database,
  actor: Actor,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<VisitedPlace[]> {
  const { rows } = await sql<VisitedPlace>`
    ${SELECT_VISIT}
    where ${whereOfficeClearances(actor)}
      and i.scheduled_at >= ${startOfManilaDay(from)}
      and i.scheduled_at < ${startOfManilaDay(addDays(until, 1))}
      and ${PLANNED_VISIT_COUNTS}
    order by (i.scheduled_at at time zone 'Asia/Manila')::date, g.name, i.scheduled_at, i.inspection_id
    limit ${MAX_VISITS}`.execute(db);
  return rows;
}

/** Names that a day of the calendar shows of a barangay. */
const MAX_NAMES = 3;

/** Counts the visits of the person’s office on each day of a span in each barangay, with the first names. */
export async function countVisitsBetween(
  db: Database,
  actor: Actor,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<ReplyBody<typeof getVisitCalendar>['days']> {
  const { rows } = await sql<ReplyBody<typeof getVisitCalendar>['days'][number]>`
    select
      (i.scheduled_at at time zone 'Asia/Manila')::date::text as day, g.name as barangay_name, count(*)::int as visits,
      (array_agg(b.company_name order by i.scheduled_at, i.inspection_id))[:${sql.lit(MAX_NAMES)}] as names
    from inspection i
    join clearance c using (clearance_id)
    join application a using (assessment_id)
    join business b using (business_id)
    join barangay g on g.brgycode = c.brgycode
    where ${whereOfficeClearances(actor)}
      and i.scheduled_at >= ${startOfManilaDay(from)}
      and i.scheduled_at < ${startOfManilaDay(addDays(until, 1))}
      and ${PLANNED_VISIT_COUNTS}
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}

/** Visits for an inspector's phone: open visits up to today, theirs or unassigned, none to a business of their own. */
export async function listFieldVisits(db: Database, actor: Actor, today: string): Promise<VisitedPlace[]> {
  const { rows } = await sql<VisitedPlace>`
    ${SELECT_VISIT}
    where ${whereOfficeClearances(actor)}
      and i.result is null
      and ${PLANNED_VISIT_COUNTS}
      and i.scheduled_at < ${startOfManilaDay(addDays(today, 1))}
      and coalesce(i.inspector_id, ${actor.account_id}::bigint) = ${actor.account_id}::bigint
      and not ${OWNERS_SIDE} @> to_jsonb(${actor.account_id}::bigint)
    order by g.name, i.scheduled_at, i.inspection_id
    limit 60`.execute(db);
  return rows;
}

/** One visit. Refused: missing when it is not this person’s to see. */
export async function getVisitedPlace(
  db: Database | Trx,
  inspection_no: string,
  visible: RawBuilder<boolean>,
): Promise<VisitedPlace> {
  const { rows } = await sql<VisitedPlace>`
    ${SELECT_VISIT} where i.inspection_no = ${inspection_no} and ${visible}`.execute(db);
  const [row] = rows;
  if (!row) throw new Refused('missing', 'resource.missing');
  return row;
}

/** The planned visits of an application. */
export async function listPlannedVisits(db: Database, assessment_id: number): Promise<VisitedPlace[]> {
  const { rows } = await sql<VisitedPlace>`
    ${SELECT_VISIT}
    where c.assessment_id = ${assessment_id}::bigint and i.result is null and ${PLANNED_VISIT_COUNTS}
    order by i.scheduled_at, i.inspection_id`.execute(db);
  return rows;
}

/** Counts the planned visits of an office on each future day. */
export async function countPlannedVisits(
  db: Database | Trx,
  { office, brgycode }: Pick<VisitedPlace, 'office' | 'brgycode'>,
  today: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; planned: number }>`
    select (i.scheduled_at at time zone 'Asia/Manila')::date::text as day, count(*)::int as planned
    from inspection i
    join clearance c using (clearance_id)
    join application a using (assessment_id)
    where c.office = ${office}
      and (c.office <> 'barangay' or c.brgycode = ${brgycode})
      and i.result is null
      and i.scheduled_at >= ${startOfManilaDay(today)}
      and ${PLANNED_VISIT_COUNTS}
    group by 1`.execute(db);
  return new Map(rows.map(({ day, planned }) => [day, planned]));
}

export interface OfficeItem {
  readonly item_code: string;
  readonly question: Bilingual;
}

/** Items that an office checks at the place, in its order. */
export function listItems(db: Database | Trx, office: ClearingOffice): Promise<OfficeItem[]> {
  return db
    .selectFrom('inspection_item')
    .select(['item_code', 'question'])
    .where('office', '=', office)
    .orderBy('item_code')
    .execute();
}

/** Maps the visit to the facts that the rules of its days read. */
export function toPlannedVisit({ scheduled_at, result, times_moved, moved_by_owner_at }: VisitedPlace) {
  return {
    planned_on: toManilaDay(scheduled_at),
    result,
    times_moved,
    is_moved_by_owner: moved_by_owner_at !== null,
  };
}

/** Maps a visit to its reply. */
export function toVisitReply(visit: VisitedPlace, today: string): VisitReply {
  const { planned_on, is_moved_by_owner } = toPlannedVisit(visit);
  const { inspection_no, clearance_id, assessment_code, company_code, company_name, barangay_name } = visit;
  const { address, scheduled_at, result, inspector_id, inspectors, is_again } = visit;
  return {
    inspection_no,
    clearance_id,
    assessment_code,
    company_code,
    company_name,
    barangay_name,
    address,
    scheduled_at,
    planned_on,
    result,
    inspector_id,
    inspectors,
    is_moved_by_owner,
    is_again,
    state: getVisitState(toPlannedVisit(visit), today),
  };
}
