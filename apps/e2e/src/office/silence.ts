import { Client } from 'pg';

import { house } from '../house.ts';
import { databaseOf } from './stage-cases.ts';

interface Days {
  readonly received_at: string;
  readonly due_on: string;
}

/** An office has not answered an application since then; the worker looks at late parts now. */
export async function passOfficeDays(assessment_code: string, { received_at, due_on }: Days): Promise<void> {
  const db = new Client({ connectionString: databaseOf(house().data_dir) });
  await db.connect();
  try {
    await db.query(
      `update clearance c set received_at = $2, due_on = $3
       from application a where a.assessment_id = c.assessment_id and a.assessment_code = $1`,
      [assessment_code, received_at, due_on],
    );
    await db.query("select graphile_worker.add_job('watch_late_parts')");
  } finally {
    await db.end();
  }
}
