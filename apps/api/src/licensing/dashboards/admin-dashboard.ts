import {
  ARTA_CLASSES,
  type ReplyBody,
  type ArtaClass,
  type Centavos,
  CLEARING_OFFICES,
  type ClearingOffice,
  type getAdminDashboard,
  OFFICE_VIEWS,
  formatPesosText,
} from '@ebpls/contracts';
import { addDays, startOfManilaDay, TIME_LIMITS } from '@ebpls/rules';
import { sql } from 'kysely';

import { loadDayCollections } from '../../domain/ledger/history/collection-sums.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { countApplicationDays, countOfficeDays } from '../../domain/applications/used-days.ts';
import {
  selectDeskCounts,
  whereInClearanceView,
  IS_UNDECIDED,
} from '../../domain/application-read/parts/clearance-views.ts';
import { getDeskDays } from '../../domain/application-read/parts/desk-days.ts';
import { countTransactions } from '../../domain/application-read/parts/transaction-views.ts';
import { computeMedian, computeQuantile } from './quantiles.ts';

type Dashboard = ReplyBody<typeof getAdminDashboard>;

const CHART_DAYS = 30;
const CHART_WEEKS = 8;

/** Figures of the municipality, one query after the other: two concurrent viewers used every connection of the node. */
export async function loadAdminDashboard(db: Database, reader: CaseReader): Promise<Dashboard> {
  return {
    ...(await countPresent(db, reader)),
    per_day: await countPerDay(db, reader),
    collected_per_week: await sumPerWeek(db, reader),
    days_to_decide: await computeDecisionDays(db, reader),
    offices: await countPerOffice(db, reader),
  };
}

type AdminCounts = Omit<Dashboard, 'per_day' | 'collected_per_week' | 'days_to_decide' | 'offices'>;

async function countPresent(db: Database, reader: CaseReader): Promise<AdminCounts> {
  const counts = await countTransactions(db, getDeskDays(reader), { most: null });
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

async function countPerDay(db: Database, { today }: CaseReader): Promise<Dashboard['per_day']> {
  const first = addDays(today, 1 - CHART_DAYS);
  const { rows } = await sql<Dashboard['per_day'][number]>`
    with a as (
      select
        (submitted_at at time zone 'Asia/Manila')::date as filed,
        case when state = 'ISSUED' then (decided_at at time zone 'Asia/Manila')::date end as issued
      from application
      where submitted_at >= ${startOfManilaDay(first)} or decided_at >= ${startOfManilaDay(first)}
    )
    select
      d::date as day, (select count(*) from a where a.filed = d::date) as filed,
      (select count(*) from a where a.issued = d::date) as issued
    from generate_series(${first}::date, ${today}::date, interval '1 day') d
    order by d`.execute(db);
  return rows;
}

/** Weeks from Monday to Sunday; a payment through the gateway has an attempt, one at the counter has none. */
async function sumPerWeek(db: Database, { today }: CaseReader): Promise<Dashboard['collected_per_week']> {
  const { rows } = await sql<{ from_day: string; to_day: string; online: Centavos; counter: Centavos }>`
    with w as (
      select (date_trunc('week', ${today}::date) - make_interval(weeks => n))::date as monday
      from generate_series(0, ${CHART_WEEKS - 1}::int) n
    )
    select
      w.monday as from_day, w.monday + 6 as to_day,
      coalesce(sum(p.amount) filter (where p.request_id is not null), 0)::bigint as online,
      coalesce(sum(p.amount) filter (where p.request_id is null), 0)::bigint as counter
    from w
    left join payment p
      on p.paid_at >= (w.monday::timestamp at time zone 'Asia/Manila')
      and p.paid_at < ((w.monday + 7)::timestamp at time zone 'Asia/Manila')
    group by w.monday
    order by w.monday`.execute(db);
  return rows.map(({ from_day, to_day, online, counter }) => ({
    from: from_day,
    to: to_day,
    online: formatPesosText(online),
    counter: formatPesosText(counter),
  }));
}

interface DecidedApplication {
  readonly arta_class: ArtaClass;
  readonly accepted_at: string;
  readonly decided_at: string;
  readonly paused_days: number;
}

/** Working days from acceptance to the decision, this year, by legal class. */
async function computeDecisionDays(db: Database, { rows, today }: CaseReader): Promise<Dashboard['days_to_decide']> {
  const year = startOfManilaDay(`${today.slice(0, 4)}-01-01`);
  const decidedApplications = await sql<DecidedApplication>`
    select
      a.arta_class, a.accepted_at, a.decided_at,
      coalesce((select max(c.paused_days) from clearance c where c.assessment_id = a.assessment_id), 0) as paused_days
    from application a
    where a.state in ('ISSUED', 'REJECTED')
      and a.arta_class is not null
      and a.accepted_at is not null
      and a.decided_at >= ${year}
    order by a.decided_at desc
    limit 5000`.execute(db);
  return ARTA_CLASSES.map((arta_class) => {
    const days = decidedApplications.rows
      .filter((row) => row.arta_class === arta_class)
      .map((row) => countApplicationDays(row, today, rows.holidays));
    return {
      arta_class,
      limit: TIME_LIMITS.class_wd[arta_class],
      median: computeMedian(days),
      nine_of_ten: computeQuantile(days, 0.9),
    };
  });
}

interface DeskRow {
  readonly office: ClearingOffice;
  readonly open: number;
  readonly due_today: number;
  readonly overdue: number;
  readonly with_owner: number;
  readonly oldest: string | null;
}

interface DecidedClearance {
  readonly office: ClearingOffice;
  readonly received_at: string;
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly decided_at: string;
}

/** Every office with clearances; the sixteen barangays count as one. */
async function countPerOffice(db: Database, reader: CaseReader): Promise<Dashboard['offices']> {
  const { rows, today, actor } = reader;
  const days = getDeskDays(reader);
  const desks = await sql<DeskRow>`
    select
      c.office, ${selectDeskCounts(OFFICE_VIEWS, days)},
      (
        array_agg(
          a.assessment_code order by c.due_on, c.clearance_id
        ) filter (where ${whereInClearanceView('open', { days })})
      )[1] as oldest
    from clearance c
    join application a using (assessment_id)
    where ${IS_UNDECIDED}
    group by c.office`.execute(db);
  const decidedClearances = await sql<DecidedClearance>`
      select c.office, c.received_at, c.paused_at, c.paused_days, c.decided_at
      from clearance c
      where c.decided_at >= ${startOfManilaDay(addDays(today, -90))} and c.state <> 'CANCELLED'
      order by c.decided_at desc
      limit 5000`.execute(db);
  return CLEARING_OFFICES.filter((office) => office !== 'bplo').map((office) => {
    const desk = desks.rows.find((row) => row.office === office) ?? {
      open: 0,
      due_today: 0,
      overdue: 0,
      with_owner: 0,
      oldest: null,
    };
    const used = decidedClearances.rows
      .filter((row) => row.office === office)
      .map((row) => countOfficeDays(row, today, rows.holidays));
    return {
      ...desk,
      office,
      title: rows.offices.get(office)?.title[actor.locale] ?? office,
      median_days: computeMedian(used),
    };
  });
}
