// SQL conditions and counts of the views of an office's queue (decision 0067).

import { type ClearanceState, type ClearanceView, MAX_COUNT } from '@ebpls/contracts';
import { startOfManilaDay } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { selectCounts, type DeskDays, toStateList } from './desk-days.ts';

const ON_DESK: readonly ClearanceState[] = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED'];
const UNCLAIMED_STATES: readonly ClearanceState[] = ['PENDING', 'RECALLED'];
const WITH_OWNER: readonly ClearanceState[] = ['FOR_COMPLIANCE'];
const DECIDED_STATES: readonly ClearanceState[] = [
  'APPROVED',
  'CONDITIONALLY_APPROVED',
  'CLEARED_BY_LIST',
  'NOT_ISSUED_IN_TIME',
  'POST_AUDIT',
  'DEEMED_APPROVED',
  'REJECTED',
  'NOT_REQUIRED',
];

/** Open when the law decided the application, and not reviewed by its office yet (row C11). */
const WAITS_FOR_AUDIT: RawBuilder<boolean> = sql`
  (
    c.state = 'POST_AUDIT'
    and not exists (select from clearance_audit u where u.clearance_id = c.clearance_id)
  )`;

interface ClearanceViewer {
  readonly days: DeskDays;
  /** Account of the view `mine`. */
  readonly account_id?: number;
}

/** Condition on `clearance c` for a view: the one definition for queues, figures and counters (decision 0067). */
export function whereInClearanceView(view: ClearanceView, { days, account_id }: ClearanceViewer): RawBuilder<boolean> {
  // Decided clearances that can still be recalled; the desk is done with them.
  const onDesk = sql`c.state in (${toStateList(ON_DESK)}) and c.held_until is null`;
  // A return that stopped no clock is counted too: its office still answers for its days.
  const onClock = sql`c.state in (${toStateList([...ON_DESK, ...WITH_OWNER])}) and c.held_until is null`;
  const conditions: Readonly<Record<ClearanceView, RawBuilder<boolean>>> = {
    open: sql`(${onDesk})`,
    overdue: sql`(${onClock} and c.paused_at is null and c.due_on < ${days.open_day}::date)`,
    due_today: sql`
      (
        ${onClock}
        and c.paused_at is null
        and c.due_on between ${days.open_day}::date and ${days.today}::date
      )`,
    mine: sql`(${onDesk} and c.assigned_to = ${account_id ?? null}::bigint)`,
    unclaimed: sql`c.state in (${toStateList(UNCLAIMED_STATES)})`,
    with_owner: sql`c.state in (${toStateList(WITH_OWNER)})`,
    post_audit: WAITS_FOR_AUDIT,
    decided: sql`(c.state in (${toStateList(DECIDED_STATES)}) and not ${WAITS_FOR_AUDIT})`,
    out_of_turn: sql`c.out_of_turn_at >= ${startOfManilaDay(`${days.today.slice(0, 7)}-01`)}`,
  };
  return conditions[view];
}

/** Everything that an office still has to handle: the content of the index `clearance_open`. */
export const IS_UNDECIDED = sql<boolean>`c.state in (${toStateList([...ON_DESK, ...WITH_OWNER])})`;

const COUNTED_VIEWS = [
  'open',
  'overdue',
  'due_today',
  'mine',
  'unclaimed',
  'with_owner',
] as const satisfies readonly ClearanceView[];

/** Views of completed clearances keep growing, so they are counted up to `MAX_COUNT` + 1. */
const COMPLETED_VIEWS = ['post_audit', 'decided', 'out_of_turn'] as const satisfies readonly ClearanceView[];

/** Number of clearances in each view, in one statement. */
export async function countClearances(
  db: Database,
  own: RawBuilder<boolean>,
  viewer: ClearanceViewer,
): Promise<Record<ClearanceView, number>> {
  const { rows } = await sql<Record<ClearanceView, number>>`
    select
      ${selectCounts(COUNTED_VIEWS, (view) => whereInClearanceView(view, viewer))},
      ${sql.join(COMPLETED_VIEWS.map((view) => sql`${selectDoneCount(own, whereInClearanceView(view, viewer))} as ${sql.id(view)}`))}
    from clearance c
    where ${own} and ${IS_UNDECIDED}`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('an aggregate without a row');
  return counts;
}

function selectDoneCount(own: RawBuilder<boolean>, condition: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`
    (
      select count(*)::int
      from (
          select
          from clearance c
          where ${own} and ${condition}
          limit ${sql.lit(MAX_COUNT + 1)}
        ) g
    )`;
}

/** Figures of the desk for each office at once; all barangays are counted together. */
export function selectDeskCounts<V extends ClearanceView>(views: readonly V[], days: DeskDays): RawBuilder<unknown> {
  return selectCounts(views, (view) => whereInClearanceView(view, { days }));
}
