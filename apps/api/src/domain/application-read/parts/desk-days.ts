import { addDays, addWorkingDays, type Holidays, getWorkingDayUpTo } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

/**
 * Days by which SQL decides lateness without a calendar: a deadline is over when it lies before the last day on which
 * the offices were open, because a closed day counts as no working day (RA 11032).
 */
export interface DeskDays {
  readonly today: string;
  /** Today when the offices are open, else the last day on which they were. */
  readonly open_day: string;
  /** The open day before it. */
  readonly former_open_day: string;
  readonly next_open_day: string;
}

/** A day after all others, for cases without a deadline. */
export const NO_DUE_DAY = sql.lit('9999-12-31');

export function getDeskDays({
  today,
  rows,
}: {
  readonly today: string;
  readonly rows: { readonly holidays: Holidays };
}): DeskDays {
  const { holidays } = rows;
  const open_day = getWorkingDayUpTo(today, holidays);
  return {
    today,
    open_day,
    former_open_day: getWorkingDayUpTo(addDays(open_day, -1), holidays),
    next_open_day: addWorkingDays(today, 1, holidays),
  };
}

/** States as literals, so that the planner sees the matching partial index. */
export function toStateList(states: readonly string[]): RawBuilder<unknown> {
  return sql.join(states.map((state) => sql.lit(state)));
}

/** A figure for each view, counted in one pass: `count(*) filter (where …) as "view", …`. */
export function selectCounts<V extends string>(
  views: readonly V[],
  getCondition: (view: V) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql.join(views.map((view) => sql`count(*) filter (where ${getCondition(view)})::int as ${sql.id(view)}`));
}
