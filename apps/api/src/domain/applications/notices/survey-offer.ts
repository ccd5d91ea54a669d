// Finds whether the client satisfaction survey is offered for an application.

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import type { ApplicationRow } from '../find-application.ts';

/** Whether the client satisfaction survey of an application was answered. */
export async function isSurveyAnswered(db: Database | Trx, assessment_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('satisfaction_response')
    .select('response_id')
    .where('assessment_id', '=', assessment_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the survey is offered to this reader: the owner of an issued application without an answer yet. */
export async function isSurveyOffered(
  db: Database | Trx,
  { owner_id, state, assessment_id }: ApplicationRow,
  { role, account_id }: Actor,
): Promise<boolean> {
  if (role !== 'user' || state !== 'ISSUED' || owner_id !== account_id) return false;
  return !(await isSurveyAnswered(db, assessment_id));
}
