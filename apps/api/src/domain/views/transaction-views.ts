import { type ApplicationState, COUNTED_MOST, type OfficeView, type TransactionView } from '@ebpls/contracts';
import { CLOCK_STATES } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { inClearanceView } from './clearance-views.ts';
import { type DeskDays, listed, countsOf, NO_DUE_DAY } from './desk-days.ts';

const OPEN: readonly ApplicationState[] = [
  'SUBMITTED',
  'RETURNED',
  'ACCEPTED',
  'IN_CLEARANCE',
  'CLEARED',
  'ASSESSED',
  'FOR_PAYMENT',
  'PAID',
  'FOR_SIGNATURE',
];

const STATES: Readonly<Record<Exclude<TransactionView, 'overdue' | 'all'>, readonly ApplicationState[]>> = {
  open: OPEN,
  submitted: ['SUBMITTED'],
  in_clearance: ['ACCEPTED', 'IN_CLEARANCE'],
  to_compute: ['CLEARED'],
  to_approve: ['ASSESSED'],
  for_payment: ['FOR_PAYMENT'],
  to_release: ['PAID'],
  to_sign: ['FOR_SIGNATURE'],
  issued: ['ISSUED'],
};

/**
 * Which applications a view holds, as a condition on `application a`: the one definition for lists, figures and
 * counters (decision 0067).
 */
export function inTransactionView(view: TransactionView, days: DeskDays): RawBuilder<boolean> {
  // A draft is its owner's alone; it has no number yet.
  if (view === 'all') return sql`a.assessment_code is not null`;
  if (view === 'overdue') return isPastLimit(days);
  return sql`a.state in (${listed(STATES[view])})`;
}

/**
 * Past the last day of the legal clock, on the hall's time: what was with the owner when that day ended is not late.
 */
function isPastLimit({ open_day }: DeskDays): RawBuilder<boolean> {
  return sql`(a.state in (${listed(CLOCK_STATES)}) and a.due_on < ${open_day}::date and not ${IS_STOPPED})`;
}

/** An office began to wait for the owner while there was time. */
const IS_STOPPED = sql`
  exists (
    select
    from clearance s
    where s.assessment_id = a.assessment_id
      and s.state = 'FOR_COMPLIANCE'
      and (s.paused_at at time zone 'Asia/Manila')::date <= a.due_on
  )`;

/** Applications whose clearance at an office is in a view of that office's queue. */
export function atOffice(office: string, view: OfficeView, days: DeskDays): RawBuilder<boolean> {
  return sql`
    exists (
      select
      from clearance c
      where c.assessment_id = a.assessment_id and c.office = ${office} and ${inClearanceView(view, { days })}
    )`;
}

/**
 * The day by which the open applications are sorted, most urgent first: the last day for the hall's next act (`actBy`
 * in the rules). Whatever is late has a day before the last open day, and nothing else has; a stopped clock and the
 * owner's turn come after.
 */
export function urgencyDay(days: DeskDays): RawBuilder<string> {
  return sql`
    (
      case
        when a.state in (${listed(CLOCK_STATES)}) then case
          when ${IS_STOPPED} then ${NO_DUE_DAY}::date
          else a.due_on
        end
        when a.state = 'SUBMITTED' then ${nextDayAfter(sql`a.submitted_at`, days)}
        when a.state = 'PAID' then
          ${nextDayAfter(
            sql`
            (select max(p.at) from timeline p where p.assessment_id = a.assessment_id and p.act = 'post_payment')`,
            days,
          )}
        else ${NO_DUE_DAY}::date
      end
    )`;
}

/**
 * One working day after a moment, as far as sorting needs it: exact from the last open day on, a calendar day later
 * when that is over.
 */
function nextDayAfter(
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

const GROWING = ['issued', 'all'] as const satisfies readonly TransactionView[];
const COUNTED = [
  'open',
  'overdue',
  'submitted',
  'in_clearance',
  'to_compute',
  'to_approve',
  'for_payment',
  'to_release',
  'to_sign',
] as const satisfies readonly TransactionView[];

/**
 * How many applications each view holds, in one statement; those that only grow are counted to one more than
 * `COUNTED_MOST`.
 */
export async function countTransactions(db: Database, days: DeskDays): Promise<Record<TransactionView, number>> {
  const { rows } = await sql<Record<TransactionView, number>>`
    select ${countsOf(COUNTED, (view) => inTransactionView(view, days))}, ${sql.join(
      GROWING.map(
        (view) => sql`
          (
            select count(*)::int
            from (
                select
                from application a
                where ${inTransactionView(view, days)}
                limit ${sql.lit(COUNTED_MOST + 1)}
              ) g
          ) as ${sql.id(view)}`,
      ),
    )}
    from application a where ${inTransactionView('open', days)}`.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new Error('an aggregate without a row');
  return counted;
}
