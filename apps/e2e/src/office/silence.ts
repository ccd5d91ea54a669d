import type { Client } from 'pg';

import { withDatabase } from '../staging/database.ts';

interface Days {
  readonly received_at: string;
  readonly due_on: string;
}

/** An office has not answered an application since then; the worker looks at late parts now. */
export async function passOfficeDays(assessment_code: string, { received_at, due_on }: Days): Promise<void> {
  await withDatabase(async (db) => {
    await db.query(
      `update clearance c set received_at = $2, due_on = $3
       from application a where a.assessment_id = c.assessment_id and a.assessment_code = $1`,
      [assessment_code, received_at, due_on],
    );
    await addJob(db, 'watch_late_parts');
  });
}

/** The documents were complete at that time and nobody has decided since; the worker looks for silence now. */
export async function passLegalDays(assessment_code: string, complete_at: string): Promise<void> {
  await withDatabase(async (db) => {
    await db.query(`update application set accepted_at = $2, arta_class = 'SIMPLE' where assessment_code = $1`, [
      assessment_code,
      complete_at,
    ]);
    await addJob(db, 'apply_silence');
  });
}

/** The staged application renews the permit of the year before. */
export async function makeRenewal(assessment_code: string): Promise<void> {
  await withDatabase((db) =>
    db.query("update application set application_type = 'RENEWAL' where assessment_code = $1", [assessment_code]),
  );
}

/**
 * An order was paid at that time while one office had not decided. The history can only be added to, so its check is
 * set aside for this connection.
 */
export async function payEarlier(assessment_code: string, paid_at: string): Promise<void> {
  await withDatabase(async (db) => {
    await db.query('set session_replication_role = replica');
    await db.query(
      `update timeline t set at = $2 from application a
       where a.assessment_id = t.assessment_id and a.assessment_code = $1
         and t.act in ('post_payment', 'complete_payment')`,
      [assessment_code, paid_at],
    );
    await db.query(
      `update clearance c set state = 'PENDING', decided_at = null from application a
       where a.assessment_id = c.assessment_id and a.assessment_code = $1 and c.office = 'mpdo'`,
      [assessment_code],
    );
  });
}

async function addJob(db: Client, task: string): Promise<void> {
  await db.query('select graphile_worker.add_job($1)', [task]);
}
