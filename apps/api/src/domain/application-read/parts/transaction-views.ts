import {
  APPLICATION_STAGES,
  type ApplicationStage,
  type ApplicationState,
  MAX_COUNT,
  type OfficeView,
  type TransactionDate,
  type TransactionView,
} from '@ebpls/contracts';
import { CLOCK_STATES } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { whereInClearanceView, IS_UNDECIDED } from './clearance-views.ts';
import { type DeskDays, toStateList, NO_DUE_DAY } from './desk-days.ts';

const OPEN_APPLICATION_STATES = [
  'SUBMITTED',
  'RETURNED',
  'ACCEPTED',
  'IN_CLEARANCE',
  'CLEARED',
  'ASSESSED',
  'FOR_PAYMENT',
  'PAID',
  'FOR_SIGNATURE',
] as const satisfies readonly ApplicationState[];
export type CountedState = (typeof OPEN_APPLICATION_STATES)[number] | 'ISSUED';

const STATES: Readonly<Record<Exclude<TransactionView, 'overdue' | 'all'>, readonly CountedState[]>> = {
  open: OPEN_APPLICATION_STATES,
  submitted: ['SUBMITTED'],
  in_clearance: ['ACCEPTED', 'IN_CLEARANCE'],
  to_compute: ['CLEARED'],
  to_approve: ['ASSESSED'],
  for_payment: ['FOR_PAYMENT'],
  to_release: ['PAID'],
  to_sign: ['FOR_SIGNATURE'],
  issued: ['ISSUED'],
};

/** The states of an application in a view of states. */
export function listViewStates(view: keyof typeof STATES): readonly CountedState[] {
  return STATES[view];
}

/** Condition on `application a` for a view: the one definition for lists, figures and counters (decision 0067). */
export function whereInTransactionView(view: TransactionView, days: DeskDays): RawBuilder<boolean> {
  // Only its owner sees a draft; it has no number yet.
  if (view === 'all') return sql`a.assessment_code is not null`;
  if (view === 'overdue') return isPastLimit(days);
  const isInState = sql<boolean>`a.state in (${toStateList(STATES[view])})`;
  // An act that can still be undone has left the list of its desk; the application is open as before.
  return view === 'open' ? isInState : sql`(${isInState} and a.held_until is null)`;
}

/**
 * Condition for cases past the last day of the legal clock on the municipality's time: a case that was with the owner
 * when that day ended is not late.
 */
function isPastLimit({ open_day }: DeskDays): RawBuilder<boolean> {
  return sql`(a.state in (${toStateList(CLOCK_STATES)}) and a.due_on < ${open_day}::date and not ${IS_CLOCK_STOPPED})`;
}

/** An office began to wait for the owner before the last day. */
const IS_CLOCK_STOPPED = sql`
  exists (
    select
    from clearance s
    where s.assessment_id = a.assessment_id
      and s.state = 'FOR_COMPLIANCE'
      and (s.paused_at at time zone 'Asia/Manila')::date <= a.due_on
  )`;

/** Two days, both inclusive. */
interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Condition on `application a` for the applications of a period: the one definition for the figures of a dashboard and
 * the lists behind them. Its ranges are those of the indexes on `submitted_at` and `decided_at`.
 */
export function whereDated(date: TransactionDate, { from, to }: DayRange): RawBuilder<boolean> {
  const isIn = (moment: RawBuilder<unknown>) => sql`
    ${moment} >= (${from}::date::timestamp at time zone 'Asia/Manila')
    and ${moment} < ((${to}::date + 1)::timestamp at time zone 'Asia/Manila')`;
  if (date === 'filed') return sql`(${isIn(sql`a.submitted_at`)})`;
  const isDecided = isIn(sql`a.decided_at`);
  return date === 'issued'
    ? sql`(a.state = 'ISSUED' and ${isDecided})`
    : sql`(a.state in ('ISSUED', 'REJECTED') and a.arta_class is not null and a.accepted_at is not null and ${isDecided})`;
}

/**
 * Condition on `application a` for those that have come at least as far as a stage. Those returned, refused or withdrawn
 * count as filed only, because where they were before is no longer in their state.
 */
export function whereReached(stage: ApplicationStage): RawBuilder<boolean> {
  const place = APPLICATION_STAGES.indexOf(stage);
  if (place === 0) return sql`a.submitted_at is not null`;
  const states = APPLICATION_STAGES.slice(place).flatMap((view) => STATES[view]);
  return sql`a.state in (${toStateList(states)})`;
}

/** Applications whose clearance at an office is in a view of that office's queue. */
export function whereAtOffice(office: string, view: OfficeView, days: DeskDays): RawBuilder<boolean> {
  // The number of undecided clearances is bounded, while a list may hold all cases ever filed.
  return sql`
    a.assessment_id = any(array(
      select c.assessment_id
      from clearance c
      where c.office = ${office} and ${IS_UNDECIDED} and ${whereInClearanceView(view, { days })}
    ))`;
}

/**
 * The day by which open applications are sorted, most urgent first: the last day for the municipality's next act
 * (`computeActDeadline` in the rules). Every late case has a day before the last open day, and no other case has;
 * stopped clocks and cases with the owner come after.
 */
export function getUrgencyDay(days: DeskDays): RawBuilder<string> {
  return sql`
    (
      case
        when a.state in (${toStateList(CLOCK_STATES)}) then case
          when ${IS_CLOCK_STOPPED} then ${NO_DUE_DAY}::date
          else a.due_on
        end
        when a.state = 'SUBMITTED' then ${selectNextDay(sql`a.submitted_at`, days)}
        when a.state = 'PAID' then
          ${selectNextDay(
            sql`
            (select max(p.at) from timeline p where p.assessment_id = a.assessment_id and p.act in ('post_payment', 'complete_payment'))`,
            days,
          )}
        else ${NO_DUE_DAY}::date
      end
    )`;
}

/**
 * One working day after a time, as precise as sorting needs: exact from the last open day, a calendar day later when it
 * is over.
 */
function selectNextDay(
  moment: RawBuilder<unknown>,
  { former_open_day, open_day, next_open_day }: DeskDays,
): RawBuilder<string> {
  const day = sql`(${moment} at time zone 'Asia/Manila')::date`;
  return sql`
    case
      when ${day} < ${former_open_day}::date then ${day} + 1
      when ${day} < ${open_day}::date then ${open_day}::date
      else ${next_open_day}::date
    end`;
}

/** States of an application in a view of the list, each counted by itself. */
const COUNTED_STATES: readonly CountedState[] = [...OPEN_APPLICATION_STATES, 'ISSUED'];

/** Count, read no further than `most`; null counts all. */
function selectLimitedCount(condition: RawBuilder<boolean>, limit: number | null): RawBuilder<unknown> {
  return sql`(select count(*)::int from (select from application a where ${condition} limit ${limit}::bigint) g)`;
}

interface CountLimit {
  /** Limit of the counts; null counts all open cases. Ever-growing states are never counted beyond it. */
  readonly limit: number | null;
}

/**
 * Number of applications in each view, in one statement; each state is counted up to `MAX_COUNT` + 1 unless the caller
 * requests all.
 */
export async function countTransactions(
  db: Database,
  days: DeskDays,
  { limit }: CountLimit = { limit: MAX_COUNT + 1 },
): Promise<Record<TransactionView, number>> {
  const openEnd = MAX_COUNT + 1;
  const by_state = COUNTED_STATES.map((state) => {
    const end = state === 'ISSUED' ? openEnd : limit;
    const isCounted = sql<boolean>`(a.state = ${sql.lit(state)} and a.held_until is null)`;
    return sql`${selectLimitedCount(isCounted, end)} as ${sql.id(state)}`;
  });
  const { rows } = await sql<Record<CountedState | 'overdue' | 'all' | 'held', number>>`
    select s.*,
      case
        when s."ISSUED" >= ${sql.lit(openEnd)} then s."ISSUED"
        else ${selectLimitedCount(whereInTransactionView('all', days), openEnd)}
      end as "all"
    from (
        select
          ${sql.join(by_state)}, ${selectLimitedCount(sql`a.held_until is not null`, limit)} as held,
          ${selectLimitedCount(isPastLimit(days), limit)} as overdue
      ) s`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a row of figures is missing');
  const { overdue, all, held } = counts;
  const countView = (view: keyof typeof STATES): number => STATES[view].reduce((sum, state) => sum + counts[state], 0);
  return {
    open: countView('open') + held,
    overdue,
    submitted: countView('submitted'),
    in_clearance: countView('in_clearance'),
    to_compute: countView('to_compute'),
    to_approve: countView('to_approve'),
    for_payment: countView('for_payment'),
    to_release: countView('to_release'),
    to_sign: countView('to_sign'),
    issued: countView('issued'),
    all,
  };
}
