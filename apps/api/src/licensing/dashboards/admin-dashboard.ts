import {
  type ReplyBody,
  CLEARING_OFFICES,
  type ClearingOffice,
  type DashboardPeriod,
  type getAdminDashboard,
  OFFICE_VIEWS,
  formatPesosText,
} from '@ebpls/contracts';
import { startOfManilaDay } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import { loadDayCollections } from '../../domain/ledger/history/collection-sums.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { countOfficeDays } from '../../domain/applications/used-days.ts';
import {
  selectDeskCounts,
  whereInClearanceView,
  IS_UNDECIDED,
} from '../../domain/application-read/parts/clearance-views.ts';
import { type DeskDays, getDeskDays } from '../../domain/application-read/parts/desk-days.ts';
import { countTransactions } from '../../domain/application-read/parts/transaction-views.ts';
import { loadAdminCharts } from './admin-charts.ts';
import { getPeriodStart } from './dashboard-periods.ts';
import { computeMedian, computeQuantile, NINE_OF_TEN } from './quantiles.ts';

type Dashboard = ReplyBody<typeof getAdminDashboard>;

/** Figures of the municipality, one query after the other: two concurrent viewers used every connection of the node. */
export async function loadAdminDashboard(
  db: Database,
  reader: CaseReader,
  { period }: { readonly period: DashboardPeriod },
): Promise<Dashboard> {
  const period_from = getPeriodStart(period, reader.today);
  return {
    period,
    period_from,
    ...(await countPresent(db, reader)),
    ...(await loadAdminCharts(db, reader, period)),
    offices: await countPerOffice(db, reader, period_from),
  };
}

type AdminCounts = Pick<
  Dashboard,
  | 'counted_on'
  | 'open_applications'
  | 'past_limit'
  | 'waiting_for_signature'
  | 'waiting_for_approval'
  | 'collected_today'
  | 'receipts_today'
>;

async function countPresent(db: Database, reader: CaseReader): Promise<AdminCounts> {
  const counts = await countTransactions(db, getDeskDays(reader), { limit: null });
  const { receipts, net } = await loadDayCollections(db, reader.today);
  return {
    counted_on: reader.today,
    open_applications: counts.open,
    past_limit: counts.overdue,
    waiting_for_signature: counts.to_sign,
    waiting_for_approval: counts.to_approve,
    collected_today: formatPesosText(net),
    receipts_today: receipts,
  };
}

interface DeskRow {
  readonly office: ClearingOffice;
  readonly open: number;
  readonly due_today: number;
  readonly overdue: number;
  readonly with_owner: number;
  readonly oldest: string | null;
  readonly oldest_name: string | null;
}

interface DecidedClearance {
  readonly office: ClearingOffice;
  readonly received_at: string;
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly decided_at: string;
  readonly days_limit: number;
}

/** Most decided clearances whose days are computed: the newest of the period. */
const MAX_CLEARANCES = 5000;

/** Every office with clearances; the sixteen barangays count as one. Days are those of clearances decided since `from`. */
async function countPerOffice(db: Database, reader: CaseReader, from: string): Promise<Dashboard['offices']> {
  const { rows, today, actor } = reader;
  const days = getDeskDays(reader);
  const desks = await sql<DeskRow>`
    select
      c.office, ${selectDeskCounts(OFFICE_VIEWS, days)},
      ${selectOldest(sql`a.assessment_code`, days)} as oldest,
      ${selectOldest(sql`b.company_name`, days)} as oldest_name
    from clearance c
    join application a using (assessment_id)
    join business b using (business_id)
    where ${IS_UNDECIDED}
    group by c.office`.execute(db);
  const decidedClearances = await sql<DecidedClearance>`
      select c.office, c.received_at, c.paused_at, c.paused_days, c.decided_at, c.days_limit
      from clearance c
      where c.decided_at >= ${startOfManilaDay(from)} and c.state <> 'CANCELLED'
      order by c.decided_at desc
      limit ${MAX_CLEARANCES}`.execute(db);
  return CLEARING_OFFICES.filter((office) => office !== 'bplo').map((office) => {
    const desk = desks.rows.find((row) => row.office === office) ?? NO_CASES;
    const own = decidedClearances.rows
      .filter((row) => row.office === office)
      .map((row) => ({ days: countOfficeDays(row, today, rows.holidays), limit: row.days_limit }));
    const usedDays = own.map((one) => one.days);
    const shares = own.filter(({ limit }) => limit > 0).map(toLimitShare);
    return {
      ...desk,
      office,
      title: rows.offices.get(office)?.title[actor.locale] ?? office,
      median_days: computeMedian(usedDays),
      limit_used: computeMedian(shares),
      nine_of_ten_days: computeQuantile(usedDays, NINE_OF_TEN),
      nine_of_ten_used: computeQuantile(shares, NINE_OF_TEN),
    };
  });
}

const NO_CASES = { open: 0, due_today: 0, overdue: 0, with_owner: 0, oldest: null, oldest_name: null } as const;

/** Used working days as a share of the limit, in whole percent. */
function toLimitShare({ days, limit }: { readonly days: number; readonly limit: number }): number {
  return Math.round((days / limit) * 100);
}

/** A value of the office's open application whose limit is next. */
function selectOldest(value: RawBuilder<unknown>, days: DeskDays): RawBuilder<unknown> {
  return sql`
    (array_agg(${value} order by c.due_on, c.clearance_id) filter (where ${whereInClearanceView('open', { days })}))[1]`;
}
