import {
  ARTA_CLASSES,
  type Answer,
  type ArtaClass,
  type Centavos,
  CLEARING_OFFICES,
  type ClearingOffice,
  type getAdminDashboard,
  pesosText,
} from '@ebpls/contracts';
import { addDays, startOfManilaDay, TIME_LIMITS } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database } from '../../database.ts';
import { daysUsed, daysUsedByOffice } from '../../records/clocks.ts';
import type { CaseReader } from '../../licensing/case-reader.ts';
import { median, quantile } from './figures.ts';

type Dashboard = Answer<typeof getAdminDashboard>;

const DAYS_DRAWN = 30;
const WEEKS_DRAWN = 8;

/** The municipality in figures. */
export async function adminDashboard(db: Database, reader: CaseReader): Promise<Dashboard> {
  const [counts, per_day, collected_per_week, days_to_decide, offices] = await Promise.all([
    countNow(db, reader),
    perDay(db, reader),
    perWeek(db, reader),
    daysToDecide(db, reader),
    perOffice(db, reader),
  ]);
  return { ...counts, per_day, collected_per_week, days_to_decide, offices };
}

interface Now {
  readonly open_applications: number;
  readonly past_limit: number;
  readonly waiting_for_signature: number;
  readonly waiting_for_approval: number;
  readonly collected_today: Centavos;
  readonly receipts_today: number;
}

async function countNow(
  db: Database,
  { today }: CaseReader,
): Promise<Omit<Now, 'collected_today'> & { collected_today: string }> {
  const { rows } = await sql<Now>`
    select count(*) filter (where open) as open_applications, count(*) filter (where open and a.accepted_at is not null and a.due_on < ${today}::date) as past_limit,
      count(*) filter (where a.state = 'FOR_SIGNATURE') as waiting_for_signature, count(*) filter (where a.state = 'ASSESSED') as waiting_for_approval,
      (select coalesce(sum(r.amount), 0)::bigint from receipt r where r.state = 'ISSUED' and r.issued_at >= ${startOfManilaDay(today)}) as collected_today,
      (select count(*) from receipt r where r.state = 'ISSUED' and r.issued_at >= ${startOfManilaDay(today)}) as receipts_today
    from application a, lateral (select a.state not in ('DRAFT', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED') as open) o`.execute(
    db,
  );
  const now = rows[0] ?? {
    open_applications: 0,
    past_limit: 0,
    waiting_for_signature: 0,
    waiting_for_approval: 0,
    collected_today: 0 as Centavos,
    receipts_today: 0,
  };
  return { ...now, collected_today: pesosText(now.collected_today) };
}

async function perDay(db: Database, { today }: CaseReader): Promise<Dashboard['per_day']> {
  const first = addDays(today, 1 - DAYS_DRAWN);
  const { rows } = await sql<Dashboard['per_day'][number]>`
    with a as (select (submitted_at at time zone 'Asia/Manila')::date as filed, case when state = 'ISSUED' then (decided_at at time zone 'Asia/Manila')::date end as issued from application
      where submitted_at >= ${startOfManilaDay(first)} or decided_at >= ${startOfManilaDay(first)})
    select d::date as day, (select count(*) from a where a.filed = d::date) as filed, (select count(*) from a where a.issued = d::date) as issued
    from generate_series(${first}::date, ${today}::date, interval '1 day') d order by d`.execute(db);
  return rows;
}

/** Weeks from Monday to Sunday; a payment through the gateway has an attempt, one at the counter has none. */
async function perWeek(db: Database, { today }: CaseReader): Promise<Dashboard['collected_per_week']> {
  const { rows } = await sql<{ from_day: string; to_day: string; online: Centavos; counter: Centavos }>`
    with w as (select (date_trunc('week', ${today}::date) - make_interval(weeks => n))::date as monday from generate_series(0, ${WEEKS_DRAWN - 1}::int) n)
    select w.monday as from_day, w.monday + 6 as to_day,
      coalesce(sum(p.amount) filter (where p.request_id is not null), 0)::bigint as online, coalesce(sum(p.amount) filter (where p.request_id is null), 0)::bigint as counter
    from w left join payment p on p.paid_at >= (w.monday::timestamp at time zone 'Asia/Manila') and p.paid_at < ((w.monday + 7)::timestamp at time zone 'Asia/Manila')
    group by w.monday order by w.monday`.execute(db);
  return rows.map(({ from_day, to_day, online, counter }) => ({
    from: from_day,
    to: to_day,
    online: pesosText(online),
    counter: pesosText(counter),
  }));
}

interface DecidedApplication {
  readonly arta_class: ArtaClass;
  readonly accepted_at: string;
  readonly decided_at: string;
  readonly paused_days: number;
}

/** Working days from acceptance to the decision, this year, by legal class. */
async function daysToDecide(db: Database, { rows, today }: CaseReader): Promise<Dashboard['days_to_decide']> {
  const year = startOfManilaDay(`${today.slice(0, 4)}-01-01`);
  const decided = await sql<DecidedApplication>`
    select a.arta_class, a.accepted_at, a.decided_at, coalesce((select max(c.paused_days) from clearance c where c.assessment_id = a.assessment_id), 0) as paused_days
    from application a where a.state in ('ISSUED', 'REJECTED') and a.arta_class is not null and a.accepted_at is not null and a.decided_at >= ${year} order by a.decided_at desc limit 5000`.execute(
    db,
  );
  return ARTA_CLASSES.map((arta_class) => {
    const days = decided.rows
      .filter((row) => row.arta_class === arta_class)
      .map((row) => daysUsed(row, today, rows.holidays));
    return {
      arta_class,
      limit: TIME_LIMITS.class_wd[arta_class],
      median: median(days),
      nine_of_ten: quantile(days, 0.9),
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

interface DecidedPart {
  readonly office: ClearingOffice;
  readonly received_at: string;
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly decided_at: string;
}

/** Every office that holds parts; the sixteen barangays count as one. */
async function perOffice(db: Database, { rows, today, actor }: CaseReader): Promise<Dashboard['offices']> {
  const desks = await sql<DeskRow>`
    select c.office, count(*) filter (where on_desk) as open, count(*) filter (where on_desk and c.due_on = ${today}::date) as due_today, count(*) filter (where on_desk and c.due_on < ${today}::date) as overdue,
      count(*) filter (where c.state = 'FOR_COMPLIANCE') as with_owner, (array_agg(a.assessment_code order by c.due_on, c.clearance_id) filter (where on_desk))[1] as oldest
    from clearance c join application a using (assessment_id), lateral (select c.state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED') as on_desk) d
    where c.state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED', 'FOR_COMPLIANCE') group by c.office`.execute(
    db,
  );
  const decided =
    await sql<DecidedPart>`select c.office, c.received_at, c.paused_at, c.paused_days, c.decided_at from clearance c
    where c.decided_at >= ${startOfManilaDay(addDays(today, -90))} and c.state <> 'CANCELLED' order by c.decided_at desc limit 5000`.execute(
      db,
    );
  return CLEARING_OFFICES.filter((office) => office !== 'bplo').map((office) => {
    const desk = desks.rows.find((row) => row.office === office) ?? {
      open: 0,
      due_today: 0,
      overdue: 0,
      with_owner: 0,
      oldest: null,
    };
    const days = decided.rows
      .filter((row) => row.office === office)
      .map((row) => daysUsedByOffice(row, today, rows.holidays));
    return {
      ...desk,
      office,
      title: rows.offices.get(office)?.title[actor.locale] ?? office,
      median_days: median(days),
    };
  });
}
