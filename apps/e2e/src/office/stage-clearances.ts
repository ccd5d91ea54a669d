import { withDatabase } from '../staging/database.ts';

/** Every office has said yes to an application, in the database: how an office decides has journeys of its own. */
export async function clearAll(assessment_code: string): Promise<void> {
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
