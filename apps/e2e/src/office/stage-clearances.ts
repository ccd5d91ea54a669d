import { Client } from 'pg';

import { house } from '../house.ts';
import { databaseOf } from './stage-cases.ts';

/** Every office has said yes to an application, in the database: how an office decides has journeys of its own. */
export async function clearAll(assessment_code: string): Promise<void> {
  const db = new Client({ connectionString: databaseOf(house().data_dir) });
  await db.connect();
  try {
    await db.query(
      `update clearance c
       set state = 'APPROVED', decided_at = now()
       from application a
       where a.assessment_id = c.assessment_id and a.assessment_code = $1`,
      [assessment_code],
    );
    await db.query(`update application set state = 'CLEARED' where assessment_code = $1`, [assessment_code]);
  } finally {
    await db.end();
  }
}
