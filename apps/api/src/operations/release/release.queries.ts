import type { ReleaseReport, ServedRelease } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

type FailureRow = ServedRelease['failures'][number];

/** Counts a failure: the same one of a version is one row, which keeps what was said last. */
export async function countFailure(db: Database, report: ReleaseReport, at: Date): Promise<void> {
  await sql`
    insert into release_failure (release_no, slot, version, stage, message, first_at, last_at)
    values (${report.release_no}, ${report.slot}, ${report.version}, ${report.stage}, ${report.message}, ${at}, ${at})
    on conflict (release_no, slot, version, stage) do update
    set times = release_failure.times + 1, message = excluded.message, last_at = excluded.last_at`.execute(db);
}

/** The latest failures of all releases, at most a hundred. */
export async function listFailures(db: Database): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`
    select release_no, slot, version, stage, message, times, last_at
    from release_failure
    order by last_at desc, release_failure_id desc
    limit 100`.execute(db);
  return rows;
}
