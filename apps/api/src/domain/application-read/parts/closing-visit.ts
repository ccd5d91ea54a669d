// Finds what the licensing office found when it visited a business that retires.

import { formatPersonName, type getAssessment, type ReplyBody } from '@ebpls/contracts';

import type { Database } from '../../../platform/database/database.ts';
import type { ApplicationRow } from '../../applications/find-application.ts';

/** Result of the newest closing visit. */
export async function findClosingVisit(
  db: Database,
  { assessment_id, application_type }: ApplicationRow,
): Promise<ReplyBody<typeof getAssessment>['closing_visit']> {
  if (application_type !== 'RETIREMENT') return null;
  const visit = await db
    .selectFrom('closing_visit')
    .innerJoin('account', 'account.id', 'closing_visit.visited_by')
    .select(['visited_on', 'outcome', 'findings', 'firstname', 'lastname'])
    .where('assessment_id', '=', assessment_id)
    .orderBy('visit_id', 'desc')
    .executeTakeFirst();
  if (!visit) return null;
  const { firstname, lastname, ...result } = visit;
  return { ...result, visited_by: formatPersonName({ firstname, lastname }) };
}
