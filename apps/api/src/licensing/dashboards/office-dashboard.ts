import type { ReplyBody, getOfficeDashboard } from '@ebpls/contracts';
import { addDays, startOfManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { countOfficeDays } from '../../domain/applications/used-days.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { listQueue, toQueueRow } from '../../domain/application-read/queues/queue.ts';
import { countClearances } from '../../domain/application-read/parts/clearance-views.ts';
import { getDeskDays } from '../../domain/application-read/parts/desk-days.ts';
import { computeMedian } from './quantiles.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

type Dashboard = ReplyBody<typeof getOfficeDashboard>;

const MAX_OLDEST_CASES = 5;
const CHART_DAYS = 14;
const MEDIAN_OF_DAYS = 90;

/** Figures of the desk of one office or barangay. */
export async function loadOfficeDashboard(db: Database, reader: CaseReader): Promise<Dashboard> {
  const [counts, median_days, oldest, per_day] = await Promise.all([
    countDesk(db, reader),
    computeMedianDays(db, reader),
    listQueue(db, reader, { view: 'open', ways: [sql`true`], after: undefined, limit: MAX_OLDEST_CASES }),
    countPerDay(db, reader),
  ]);
  return { ...counts, median_days, oldest: oldest.map((clearance) => toQueueRow(clearance, reader)), per_day };
}

type OfficeCounts = Pick<
  Dashboard,
  'open' | 'due_today' | 'overdue' | 'with_owner' | 'out_of_turn' | 'decided_this_month'
>;

async function countDesk(db: Database, reader: CaseReader): Promise<OfficeCounts> {
  const { actor, today } = reader;
  const month = startOfManilaDay(`${today.slice(0, 7)}-01`);
  const [{ open, due_today, overdue, with_owner, out_of_turn }, decidedCounts] = await Promise.all([
    countClearances(db, whereOfficeClearances(actor), { days: getDeskDays(reader), account_id: actor.account_id }),
    sql<{
      many: number;
    }>`
      select count(*)::int as many
      from clearance c
      where ${whereOfficeClearances(actor)} and c.decided_at >= ${month} and c.state <> 'CANCELLED'`.execute(db),
  ]);
  return { open, due_today, overdue, with_owner, out_of_turn, decided_this_month: decidedCounts.rows[0]?.many ?? 0 };
}

interface DecidedRow {
  readonly received_at: string;
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly decided_at: string;
}

async function computeMedianDays(db: Database, { actor, rows, today }: CaseReader): Promise<number | null> {
  const since = startOfManilaDay(addDays(today, -MEDIAN_OF_DAYS));
  const decidedClearances = await sql<DecidedRow>`
    select c.received_at, c.paused_at, c.paused_days, c.decided_at
    from clearance c
    where ${whereOfficeClearances(actor)} and c.decided_at >= ${since} and c.state <> 'CANCELLED'
    order by c.decided_at desc
    limit 2000`.execute(db);
  return computeMedian(decidedClearances.rows.map((row) => countOfficeDays(row, today, rows.holidays)));
}

async function countPerDay(db: Database, { actor, today }: CaseReader): Promise<Dashboard['per_day']> {
  const first = addDays(today, 1 - CHART_DAYS);
  const { rows } = await sql<Dashboard['per_day'][number]>`
    with c as (
      select
        (c.received_at at time zone 'Asia/Manila')::date as received,
        (c.decided_at at time zone 'Asia/Manila')::date as decided
      from clearance c
      where ${whereOfficeClearances(actor)}
        and c.state <> 'CANCELLED'
        and (c.received_at >= ${startOfManilaDay(first)} or c.decided_at >= ${startOfManilaDay(first)})
    )
    select
      d::date as day, (select count(*) from c where c.received = d::date) as received,
      (select count(*) from c where c.decided = d::date) as decided
    from generate_series(${first}::date, ${today}::date, interval '1 day') d
    order by d`.execute(db);
  return rows;
}
