import { withDatabase } from '../staging/database.ts';

/** Approves every clearance of an application in the database, for tests of what follows. */
export async function approveAllClearances(assessment_code: string): Promise<void> {
  await withDatabase(async (db) => {
    await db.query(
      `update clearance c
       set state = 'APPROVED', decided_at = now()
       from application a
       where a.assessment_id = c.assessment_id and a.assessment_code = $1`,
      [assessment_code],
    );
    await db.query("update application set state = 'CLEARED' where assessment_code = $1", [assessment_code]);
  });
}
