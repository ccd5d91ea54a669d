// Lists applications of all kinds as rows of a page.

import {
  type Amendment,
  type ArtaClass,
  type AssessmentRow,
  type ClearingOffice,
  type DueGroup,
} from '@ebpls/contracts';
import { computeActDeadline, getWeekEnd, toManilaDay, countWorkingDaysLeft } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { Decider } from '../access/separation/second-person.ts';
import { toBlockerReply } from './parts/blocker.ts';
import { type ActingFacts, listOfferedActs } from './offered-acts.ts';
import { getDaysLimit, countApplicationDays } from '../applications/used-days.ts';
import { ENTERED_AT, IS_FOUND_CLOSED, NEWEST_PAPER, APPLICATION_PARTS } from './parts/application-parts.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { OWNERS_SIDE } from '../access/delegations/authority.ts';

/** Row of a list of applications. */
export interface ListedApplication extends ActingFacts {
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_name: string;
  /** The deceased owner whose estate holds the business, where heirs continue it. */
  readonly estate_of: string | null;
  readonly barangay_name: string;
  readonly tax_year: number;
  readonly arta_class: ArtaClass | null;
  readonly submitted_at: string | null;
  readonly accepted_at: string | null;
  readonly due_on: string | null;
  readonly decided_at: string | null;
  readonly clearances_done: number;
  readonly clearances_all: number;
  readonly paused_days: number;
  readonly stopped_at: string | null;
  readonly waiting_offices: readonly ClearingOffice[] | null;
  readonly waits_for_owner: boolean;
  /** Time of entry into the current state; null for a draft. */
  readonly entered_at: string | null;
  /** Sort key of the list before the number, where its page needs it for a cursor. */
  readonly sort_key: string | null;
  readonly amendment: Amendment | null;
}

/** Owner's name of the registration, else of the account; for `business b` and `account o`. */
export const OWNER_NAME = sql<string>`
  coalesce(
    b.form -> 'identity' ->> 'corporation_name',
    nullif(btrim(concat_ws(' ', b.form -> 'identity' ->> 'first_name', b.form -> 'identity' ->> 'last_name')), ''),
    o.full_name
  )`;

interface ListingInput {
  /** A condition on `application a`, `business b`, `barangay g`. */
  readonly where: RawBuilder<unknown>;
  /** Alternative conditions of which a row meets one; each is read by itself. */
  readonly ways?: readonly RawBuilder<unknown>[];
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly sort_key?: RawBuilder<unknown>;
}

/** Ids of the applications of a page, with extra rows of the other search ways. */
function selectPageIds({
  where,
  ways = [sql`true`],
  order,
  limit,
  sort_key = sql`null`,
}: ListingInput): RawBuilder<unknown> {
  // PostgreSQL drops left joins on keys whose columns are not used.
  const queries = ways.map(
    (way) => sql`
      select k.assessment_id
      from (
          select a.assessment_id, (${sort_key})::text as sort_key
          from application a
          left join business b on b.business_id = a.business_id
          left join barangay g on g.brgycode = a.brgycode
          where ${where} and ${way}
          order by ${order}
          limit ${limit}
        ) k`,
  );
  return sql.join(queries, sql` union all `);
}

/** A list of applications in one query; details are joined for the rows of the page only. */
export async function listApplications(db: Database | Trx, listing: ListingInput): Promise<ListedApplication[]> {
  const { order, limit, sort_key = sql`null` } = listing;
  const { rows } = await sql<ListedApplication>`
    select
      a.assessment_id, coalesce(a.assessment_code, 'DRAFT-' || a.assessment_id) as assessment_code, b.company_code,
      b.company_name, ${OWNER_NAME} as owner_name, b.estate_of, g.name as barangay_name, a.application_type, a.amendment, a.tax_year, a.state,
      a.arta_class, a.submitted_at, a.accepted_at, a.due_on, a.decided_at, (${sort_key})::text as sort_key,
      ${ENTERED_AT} as entered_at, ${OWNERS_SIDE} as owner_ids,
      c.done as clearances_done, c.all_of_them as clearances_all, c.paused_days, c.stopped_at, c.refused_at, c.waiting_offices, c.waits_for_owner,
      coalesce(a.submitted_at, a.created_at) as filed_at, t.computed_by, p.generated_by, p.signed_by, t.has_paid is true as has_paid,
      ${IS_FOUND_CLOSED} as is_seen_closed, a.held_until is not null as is_held
    from application a
    join business b on b.business_id = a.business_id
    join account o on o.id = a.owner_id
    join barangay g on g.brgycode = a.brgycode
    left join lateral (${APPLICATION_PARTS}) c on true
    left join lateral (
      select l.computed_by, exists (select from payment m where m.bill_id = l.bill_id) as has_paid
      from bill l
      where l.assessment_id = a.assessment_id
      order by l.version desc
      limit 1
    ) t on true
    left join lateral (${NEWEST_PAPER}) p on true
    where a.assessment_id = any(array(${selectPageIds(listing)}))
    order by ${order}
    limit ${limit}`.execute(db);
  return rows;
}

interface ListReader extends Decider {
  readonly rows: ReferenceRows;
  readonly today: string;
  readonly now: Date;
}

/** Reply of a row, with the acts of this person. */
export function toAssessmentRow(listedRow: ListedApplication, reader: ListReader): AssessmentRow {
  const { holidays } = reader.rows;
  const {
    arta_class,
    accepted_at,
    decided_at,
    paused_days,
    stopped_at,
    entered_at: _enteredAt,
    sort_key: _sort,
    amendment: _amendment,
    refused_at: _refusedAt,
    owner_ids: _owners,
    computed_by: _computedBy,
    filed_at: _filedAt,
    generated_by: _generatedBy,
    signed_by: _signedBy,
    has_paid: _paid,
    is_seen_closed: _isSeenClosed,
    is_held: _isHeld,
    estate_of: _estate,
    waiting_offices: _waiting,
    waits_for_owner: _waits,
    ...row
  } = listedRow;
  return {
    ...row,
    owner_name: getOwnerName(listedRow, reader.actor),
    days_used: countApplicationDays({ accepted_at, decided_at, paused_days, stopped_at }, reader.today, holidays),
    days_limit: getDaysLimit(arta_class),
    ...computeWait(listedRow, reader),
    ...toBlockerReply(listedRow, { rows: reader.rows, locale: reader.actor.locale }),
    acts: listOfferedActs(listedRow, { ...reader, holidays }),
  };
}

/** Name of the owner, or of the estate of a deceased one. */
export function getOwnerName(
  { owner_name, estate_of: name }: ListedApplication,
  { locale }: Pick<Actor, 'locale'>,
): string {
  return name === null ? owner_name : getMessageText('estate.of', { name }, locale);
}

const LIST_MINUTE_MS = 60_000;

/**
 * Time in the current state, and the days that the municipality still has. The clock is stopped while an office waits
 * for the owner.
 */
function computeWait(
  { state, submitted_at, due_on, entered_at, stopped_at }: ListedApplication,
  { rows, today, now }: ListReader,
): Pick<AssessmentRow, 'waited_minutes' | 'days_left' | 'due_group' | 'is_paused'> {
  const { holidays } = rows;
  const deadline = computeActDeadline(
    {
      state,
      due_on,
      submitted_on: submitted_at && toManilaDay(submitted_at),
      entered_on: entered_at && toManilaDay(entered_at),
    },
    holidays,
  );
  const days_left =
    deadline === null
      ? null
      : countWorkingDaysLeft(stopped_at === null ? today : toManilaDay(stopped_at), deadline, holidays);
  return {
    waited_minutes:
      entered_at === null
        ? null
        : Math.max(0, Math.floor((now.getTime() - new Date(entered_at).getTime()) / LIST_MINUTE_MS)),
    days_left,
    due_group:
      days_left === null || deadline === null ? 'none' : getDueGroup({ days_left, deadline, stopped_at }, today),
    is_paused: stopped_at !== null,
  };
}

interface DueFacts {
  readonly days_left: number;
  readonly deadline: string;
  readonly stopped_at: string | null;
}

/** When the municipality's next act is due; none while the clock is stopped, unless it stopped past the limit. */
function getDueGroup({ days_left, deadline, stopped_at }: DueFacts, today: string): DueGroup {
  if (days_left < 0) return 'overdue';
  if (stopped_at !== null) return 'none';
  if (days_left === 0) return 'today';
  return deadline <= getWeekEnd(today) ? 'this_week' : 'later';
}
