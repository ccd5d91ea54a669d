// Queries of holidays, and of the legal clocks that they move.

import type { ClearingOffice, HolidaysOfYear, HolidayInput } from '@ebpls/contracts';
import { listNationalHolidays } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

/** The list of a year; a year without one gets the national days as a proposal. */
export async function loadHolidays(db: Database, year: number, this_year: number): Promise<HolidaysOfYear> {
  const rows = await listDays(db);
  const days = rows.filter(({ day }) => isInYear(day, year));
  const years = new Set([...rows.map(({ day }) => Number(day.slice(0, 4))), this_year, this_year + 1, year]);
  return {
    year,
    years: [...years].toSorted((one, other) => one - other),
    days,
    proposed: days.length === 0 ? listNationalHolidays(year) : [],
  };
}

export const isInYear = (day: string, year: number): boolean => day.startsWith(`${year}-`);

/** Reads the rows themselves, not the cache of a node. */
export async function listDays(db: Database | Trx): Promise<HolidayInput[]> {
  const rows = await db.selectFrom('holiday').select(['day', 'name', 'kind']).orderBy('day').execute();
  return rows as HolidayInput[]; // written by the seed and by this noun, both from the contract
}

/** A running clock with its due day: of a whole application, or of one office's part. */
export interface RunningClock {
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly company_name: string;
  /** Null for the whole application. */
  readonly clearance_id: number | null;
  readonly office: ClearingOffice | null;
  /** In Manila. */
  readonly started_on: string;
  readonly due_on: string;
}

/** Every clock of RA 11032 that runs or waits for an owner, by due day. */
export async function listRunningClocks(db: Database | Trx): Promise<RunningClock[]> {
  const { rows } = await sql<RunningClock>`
    with
      underway as (
        select a.assessment_id, a.assessment_code, a.accepted_at, a.due_on, b.company_name
        from application a
        join business b using (business_id)
        where a.accepted_at is not null
          and a.decided_at is null
          and a.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      )
    select
      assessment_id, assessment_code, company_name, null::bigint as clearance_id, null as office,
      (accepted_at at time zone 'Asia/Manila')::date as started_on, due_on
    from underway
    where due_on is not null
    union all
    select
      u.assessment_id, u.assessment_code, u.company_name, c.clearance_id, c.office,
      (c.received_at at time zone 'Asia/Manila')::date, c.due_on
    from clearance c
    join underway u using (assessment_id)
    where c.due_on is not null
      and c.state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED', 'FOR_COMPLIANCE')
    order by due_on, assessment_id, clearance_id`.execute(db);
  return rows;
}
