// Figures of the administrator's charts for a period: filed and issued, collected, decided, and the stages reached.

import {
  APPLICATION_STAGES,
  type ApplicationStage,
  ARTA_CLASSES,
  type ArtaClass,
  type Centavos,
  type DashboardPeriod,
  formatPesosText,
  type getAdminDashboard,
  type ReplyBody,
} from '@ebpls/contracts';
import { TIME_LIMITS } from '@ebpls/rules';
import { sql } from 'kysely';

import {
  type CountedState,
  listViewStates,
  whereDated,
} from '../../domain/application-read/parts/transaction-views.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { countApplicationDays } from '../../domain/applications/used-days.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DayRange, getPeriodStart, listCollectionRanges, listFlowRanges } from './dashboard-periods.ts';
import { computeMedian, computeQuantile, NINE_OF_TEN } from './quantiles.ts';

type Dashboard = ReplyBody<typeof getAdminDashboard>;
type Charts = Pick<Dashboard, 'per_day' | 'collected_per_week' | 'days_to_decide' | 'stages'>;

/** The charts of a period that ends today, one query after the other. */
export async function loadAdminCharts(db: Database, reader: CaseReader, period: DashboardPeriod): Promise<Charts> {
  const { today } = reader;
  const range = { from: getPeriodStart(period, today), to: today };
  return {
    per_day: await countFlow(db, period, today),
    collected_per_week: await sumCollections(db, listCollectionRanges(period, today), today),
    days_to_decide: await computeDecisionDays(db, reader, range),
    stages: await countStages(db, range),
  };
}

/** Length of `2026-01-20 09`, `2026-01-20` and `2026-01`: the start of a column's name in the text of a Manila time. */
const NAME_LENGTHS: Readonly<Record<DashboardPeriod, number>> = { today: 13, last_30_days: 10, month: 10, year: 7 };

async function countFlow(db: Database, period: DashboardPeriod, today: string): Promise<Charts['per_day']> {
  const range = { from: getPeriodStart(period, today), to: today };
  const length = NAME_LENGTHS[period];
  const filedCounts = await countByName(db, { date: 'filed', range, length });
  const issuedCounts = await countByName(db, { date: 'issued', range, length });
  return listFlowRanges(period, today).map(({ from, to, hour }) => {
    const name = (hour === null ? from : `${from} ${String(hour).padStart(2, '0')}`).slice(0, length);
    return { day: from, until: to, hour, filed: filedCounts.get(name) ?? 0, issued: issuedCounts.get(name) ?? 0 };
  });
}

interface FlowQuery {
  readonly date: 'filed' | 'issued';
  readonly range: DayRange;
  readonly length: number;
}

async function countByName(db: Database, { date, range, length }: FlowQuery): Promise<ReadonlyMap<string, number>> {
  const moment = date === 'filed' ? sql`a.submitted_at` : sql`a.decided_at`;
  const { rows } = await sql<{ name: string; many: number }>`
    select
      left(to_char(${moment} at time zone 'Asia/Manila', 'YYYY-MM-DD HH24'), ${length}::int) as name,
      count(*)::int as many
    from application a
    where ${whereDated(date, range)}
    group by 1`.execute(db);
  return new Map(rows.map(({ name, many }) => [name, many]));
}

interface CollectionRow {
  readonly from_day: string;
  readonly to_day: string;
  readonly online: Centavos;
  readonly counter: Centavos;
  readonly last_year: Centavos;
}

/**
 * Collections of each range, and of the same dates a year before up to the date of today, so that a week that has just
 * begun is compared with as many days. A payment through the gateway has an attempt, one at the counter has none.
 */
async function sumCollections(
  db: Database,
  ranges: readonly DayRange[],
  today: string,
): Promise<Charts['collected_per_week']> {
  const { rows } = await sql<CollectionRow>`
    with w as (
      select * from unnest(
        ${ranges.map(({ from }) => from)}::date[],
        ${ranges.map(({ to }) => to)}::date[]
      ) as r(from_day, to_day)
    )
    select
      w.from_day, w.to_day,
      coalesce(sum(p.amount) filter (where p.request_id is not null), 0)::bigint as online,
      coalesce(sum(p.amount) filter (where p.request_id is null), 0)::bigint as counter,
      (
        select coalesce(sum(f.amount), 0)::bigint
        from payment f
        where f.paid_at >= ((w.from_day - interval '1 year') at time zone 'Asia/Manila')
          and f.paid_at
            < (((least(w.to_day, ${today}::date) - interval '1 year')::date + 1)::timestamp at time zone 'Asia/Manila')
      ) as last_year
    from w
    left join payment p
      on p.paid_at >= (w.from_day::timestamp at time zone 'Asia/Manila')
      and p.paid_at < ((w.to_day + 1)::timestamp at time zone 'Asia/Manila')
    group by w.from_day, w.to_day
    order by w.from_day`.execute(db);
  return rows.map(({ from_day, to_day, online, counter, last_year }) => ({
    from: from_day,
    to: to_day,
    online: formatPesosText(online),
    counter: formatPesosText(counter),
    last_year: formatPesosText(last_year),
  }));
}

interface DecidedApplication {
  readonly arta_class: ArtaClass;
  readonly accepted_at: string;
  readonly decided_at: string;
  readonly paused_days: number;
}

/** Most decisions whose days are computed: the newest of the period. */
const MAX_DECISIONS = 5000;

/** Working days from acceptance to the decision, by legal class. */
async function computeDecisionDays(
  db: Database,
  { rows, today }: CaseReader,
  range: DayRange,
): Promise<Charts['days_to_decide']> {
  const decidedApplications = await sql<DecidedApplication>`
    select
      a.arta_class, a.accepted_at, a.decided_at,
      coalesce((select max(c.paused_days) from clearance c where c.assessment_id = a.assessment_id), 0) as paused_days
    from application a
    where ${whereDated('decided', range)}
    order by a.decided_at desc
    limit ${MAX_DECISIONS}`.execute(db);
  return ARTA_CLASSES.map((arta_class) => {
    const days = decidedApplications.rows
      .filter((row) => row.arta_class === arta_class)
      .map((row) => countApplicationDays(row, today, rows.holidays));
    return {
      arta_class,
      limit: TIME_LIMITS.class_wd[arta_class],
      decided: days.length,
      median: computeMedian(days),
      nine_of_ten: computeQuantile(days, NINE_OF_TEN),
    };
  });
}

/** How far the applications filed in the period have come, as the list by stage counts it (`whereReached`). */
async function countStages(db: Database, range: DayRange): Promise<Charts['stages']> {
  const { rows } = await sql<{ state: CountedState; many: number; held: number }>`
    select a.state, count(*)::int as many, count(a.held_until)::int as held
    from application a
    where ${whereDated('filed', range)}
    group by a.state`.execute(db);
  const counts = new Map(rows.map(({ state, many }) => [state, many]));
  const heldCounts = new Map(rows.map(({ state, held }) => [state, held]));
  const filedCount = rows.reduce((sum, { many }) => sum + many, 0);
  const sumStates = (view: ApplicationStage, of: ReadonlyMap<CountedState, number>): number =>
    listViewStates(view).reduce((sum, state) => sum + (of.get(state) ?? 0), 0);
  const present = APPLICATION_STAGES.map((view) => sumStates(view, counts));
  return APPLICATION_STAGES.map((view, place) => ({
    view,
    // An act that can still be undone has left the list of its desk.
    now: (present[place] ?? 0) - sumStates(view, heldCounts),
    reached: place === 0 ? filedCount : present.slice(place).reduce((sum, count) => sum + count, 0),
  }));
}
