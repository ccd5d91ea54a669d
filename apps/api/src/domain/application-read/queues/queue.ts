// Lists the clearances in an office's queue.

import {
  type ReplyBody,
  type ApplicationType,
  type ClearanceState,
  type ClearanceView,
  type DueGroup,
  GROWING_VIEWS,
  type listClearances,
  type OutOfTurnGround,
} from '@ebpls/contracts';
import { getWeekEnd } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { whereOfficeClearances } from '../../access/office-conditions.ts';
import type { CaseReader } from '../../applications/cases/case-reader.ts';
import { toClearanceBlockerReply } from '../parts/blocker.ts';
import { whereInClearanceView } from '../parts/clearance-views.ts';
import { type DeskDays, getDeskDays, NO_DUE_DAY } from '../parts/desk-days.ts';
import { countOfficeDays } from '../../applications/used-days.ts';
import { type ChosenOrder, toChosenOrder } from '../../listing/search/list-sort-order.ts';

type QueueRow = ReplyBody<typeof listClearances>['data'][number];

/** Row of a clearance in an office's queue. */
export interface QueuedClearance {
  readonly clearance_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly barangay_name: string;
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly state: ClearanceState;
  readonly due_on: string | null;
  readonly days_limit: number;
  readonly received_at: string;
  /** Time of entry into the current state. */
  readonly updated_at: string;
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly decided_at: string | null;
  readonly remarks: string;
  readonly assigned_to: number | null;
  readonly assigned_name: string | null;
  readonly inspection_at: string | null;
  readonly out_of_turn_at: string | null;
  readonly out_of_turn_ground: OutOfTurnGround | null;
  readonly out_of_turn_note: string;
  /** Null except in the view that lists it. */
  readonly out_of_turn_by: string | null;
  /** Sort key of the queue before the number. */
  readonly sort_key: string;
}

interface QueueQuery {
  readonly view: ClearanceView;
  /** Conditions on `application a` and `business b` of which a row meets one; each is read by itself. */
  readonly ways: readonly RawBuilder<unknown>[];
  readonly after: readonly [string, number] | undefined;
  readonly limit: number;
  /** Order chosen by the person; absent for the default order. */
  readonly chosenOrder?: ChosenOrder | undefined;
}

const DUE_DAY = sql`coalesce(c.due_on, ${NO_DUE_DAY}::date)`;

/** Default order of a queue: earliest due day first, latest decision first. */
function getDefaultOrder(view: ClearanceView): Pick<ChosenOrder, 'sort_key' | 'order' | 'behind'> {
  const is_down = GROWING_VIEWS.has(view);
  const number = sql`c.clearance_id`;
  const { order, behind } = toChosenOrder({
    name: '',
    is_down,
    number,
    key: is_down ? { kind: 'number' } : { kind: 'day', value: DUE_DAY },
  });
  return { sort_key: DUE_DAY, order, behind };
}

/** The person who last took it out of turn, by the history: a colleague may hold it by now. */
const TAKEN_BY = sql`
  (
    select p.full_name
    from timeline t
    join account p on p.id = t.actor_id
    where t.assessment_id = c.assessment_id and t.office = c.office and t.act = 'clearance.claim_out_of_turn'
    order by t.timeline_id desc
    limit 1
  )`;

/** Ids of the clearances of a page, with extra rows of the other search ways. */
function selectQueueIds(
  { view, ways, after, limit, chosenOrder }: QueueQuery,
  reader: CaseReader,
): RawBuilder<unknown> {
  const { actor } = reader;
  const { order, behind } = chosenOrder ?? getDefaultOrder(view);
  // PostgreSQL drops left joins on keys whose columns are not used.
  const queries = ways.map(
    (way) => sql`
      (
        select c.clearance_id
        from clearance c
        left join application a on a.assessment_id = c.assessment_id
        left join business b on b.business_id = a.business_id
        left join barangay g on g.brgycode = c.brgycode
        left join account w on w.id = c.assigned_to
        where ${whereOfficeClearances(actor)}
          and ${whereInClearanceView(view, { days: getDeskDays(reader), account_id: actor.account_id })}
          and ${behind(after)}
          and ${way}
        order by ${order}
        limit ${limit}
      )`,
  );
  return sql.join(queries, sql` union all `);
}

/** One page of an office's queue. */
export async function listQueue(db: Database, reader: CaseReader, query: QueueQuery): Promise<QueuedClearance[]> {
  const { sort_key, order } = query.chosenOrder ?? getDefaultOrder(query.view);
  const { rows } = await sql<QueuedClearance>`
    select
      c.clearance_id, a.assessment_code, b.company_code, b.company_name, g.name as barangay_name, a.application_type,
      a.tax_year, c.state, c.due_on, c.days_limit, c.received_at, c.updated_at, c.paused_at, c.paused_days, c.decided_at, c.remarks,
      c.assigned_to, w.full_name as assigned_name,
      (
        select i.scheduled_at
        from inspection i
        where i.clearance_id = c.clearance_id and i.result is null
        order by i.inspection_id desc
        limit 1
      ) as inspection_at,
      c.out_of_turn_at, c.out_of_turn_ground, c.out_of_turn_note,
      ${query.view === 'out_of_turn' ? TAKEN_BY : sql`null`} as out_of_turn_by,
      (${sort_key})::text as sort_key
    from clearance c
    join application a using (assessment_id)
    join business b using (business_id)
    join barangay g on g.brgycode = c.brgycode
    left join account w on w.id = c.assigned_to
    where c.clearance_id = any(array(${selectQueueIds(query, reader)}))
    order by ${order}
    limit ${query.limit}`.execute(db);
  return rows;
}

/** Reply of one row of a queue. */
export function toQueueRow(clearance: QueuedClearance, reader: CaseReader): QueueRow {
  const { actor, rows, today, now } = reader;
  const {
    received_at: _receivedAt,
    updated_at,
    paused_at,
    paused_days: _pausedDays,
    decided_at,
    remarks: _remarks,
    assigned_to,
    sort_key: _sort,
    out_of_turn_at: at,
    out_of_turn_ground: outOfTurnGround,
    out_of_turn_note: note,
    out_of_turn_by: taken_by,
    ...row
  } = clearance;
  return {
    ...row,
    days_used: countOfficeDays(clearance, today, rows.holidays),
    is_paused: paused_at !== null && decided_at === null,
    is_mine: assigned_to === actor.account_id,
    flags: listQueueFlags(clearance, getDeskDays(reader)),
    due_group: getDueGroup(clearance, getDeskDays(reader)),
    waited_minutes: Math.max(0, Math.floor((now.getTime() - new Date(updated_at).getTime()) / MS_PER_MINUTE)),
    ...toClearanceBlockerReply(clearance, actor.locale),
    ...(at !== null &&
      outOfTurnGround !== null &&
      taken_by !== null && { out_of_turn: { at, ground: outOfTurnGround, note, taken_by } }),
  };
}

/** Flags that a clerk must not miss, as keys of the catalogue. */
function listQueueFlags(clearance: QueuedClearance, days: DeskDays): string[] {
  const { state, decided_at, remarks, inspection_at } = clearance;
  if (decided_at !== null) return [];
  const flags = listClockFlags(clearance, days);
  if (state === 'UNDER_REVIEW' && remarks !== '') flags.push('resubmitted');
  if (inspection_at !== null) flags.push('inspection');
  return flags;
}

const MS_PER_MINUTE = 60_000;

/** When a case is due; none when it is decided, or while its clock is stopped. */
function getDueGroup({ due_on, paused_at, decided_at }: QueuedClearance, { open_day, today }: DeskDays): DueGroup {
  if (due_on === null || paused_at !== null || decided_at !== null) return 'none';
  if (due_on < open_day) return 'overdue';
  if (due_on <= today) return 'today';
  return due_on <= getWeekEnd(today) ? 'this_week' : 'later';
}

/** Flags that match the views `overdue` and `due_today`. */
function listClockFlags({ due_on, paused_at }: QueuedClearance, { open_day, today }: DeskDays): string[] {
  if (paused_at !== null || due_on === null || due_on > today) return [];
  return due_on < open_day ? ['overdue'] : ['due_today'];
}
