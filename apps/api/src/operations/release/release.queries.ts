// Queries of the failures of releases that people's browsers reported.

import type { ReleaseReport, ServedRelease } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

type FailureRow = ServedRelease['failures'][number];

interface ReportedFailure {
  readonly report: ReleaseReport;
  readonly account_id: number;
  readonly at: Date;
}

/**
 * Records a failure: equal failures of a version are one row, which counts each person once and stores the last
 * message.
 */
export async function recordFailure(db: Database, { report, account_id, at }: ReportedFailure): Promise<void> {
  await sql`
    with failure as (
      insert into release_failure (release_no, slot, version, stage, message, first_at, last_at)
      values (${report.release_no}, ${report.slot}, ${report.version}, ${report.stage}, ${report.message}, ${at}, ${at})
      on conflict (release_no, slot, version, stage) do update
      set message = excluded.message, last_at = excluded.last_at
      returning release_failure_id
    )
    insert into release_failure_person (release_failure_id, account_id, last_at)
    select release_failure_id, ${account_id}::bigint, ${at} from failure
    on conflict (release_failure_id, account_id) do update set last_at = excluded.last_at`.execute(db);
}

/** The latest failures of all releases with the number of people who reported each, at most a hundred. */
export async function listFailures(db: Database): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`
    select
      release_no, slot, version, stage, message, last_at,
      (select count(*)::int from release_failure_person p where p.release_failure_id = f.release_failure_id) as times
    from release_failure f
    order by last_at desc, release_failure_id desc
    limit 100`.execute(db);
  return rows;
}

interface SlotFailures {
  readonly slot: string;
  readonly version: string;
  readonly people: number;
}

/** Number of people for whom a version of a slot has failed since then, counted once over all stages. */
export async function listFailuresBySlot(db: Database, since: Date): Promise<SlotFailures[]> {
  const { rows } = await sql<SlotFailures>`
    select f.slot, f.version, count(distinct p.account_id)::int as people
    from release_failure_person p
    join release_failure f using (release_failure_id)
    where p.last_at > ${since}::timestamptz
    group by f.slot, f.version`.execute(db);
  return rows;
}
