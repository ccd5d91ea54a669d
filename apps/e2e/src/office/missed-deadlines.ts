// Moves deadlines of an office into the past in the database and runs the job that watches them.

import type { Client } from 'pg';

import { withDatabase } from '../staging/database.ts';

interface Days {
  readonly received_at: string;
  readonly due_on: string;
}

/** Sets the dates of an office's part in the past and runs the job that watches late parts. */
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

/** Sets the time of complete documents in the past and runs the job that applies deemed approval. */
export async function passLegalDays(assessment_code: string, complete_at: string): Promise<void> {
  await withDatabase(async (db) => {
    await db.query(`update application set accepted_at = $2, arta_class = 'SIMPLE' where assessment_code = $1`, [
      assessment_code,
      complete_at,
    ]);
    await addJob(db, 'apply_silence');
  });
}

/** Makes the staged application a renewal of the permit of the year before. */
export async function makeRenewal(assessment_code: string): Promise<void> {
  await withDatabase((db) =>
    db.query("update application set application_type = 'RENEWAL' where assessment_code = $1", [assessment_code]),
  );
}

/**
 * Sets the payment of an order in the past, with one office undecided. The history is append only, so its triggers are
 * disabled for this connection.
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
