import { toManilaDay } from '@ebpls/rules';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { ApplicationRow } from '../find-application.ts';
import { type LegalReader, loadLegalCase, hasTimelyObjection } from './legal-case.ts';

const BEFORE_ORDER: readonly ApplicationRow['state'][] = ['IN_CLEARANCE', 'CLEARED', 'ASSESSED'];

/**
 * Row A20: whether the owner may request the order of payment on declared figures: the service limit T3 has passed with
 * complete documents and no order, the case was not with the owner then, and deemed approval is possible at all.
 */
export async function canRequestDeclaredOrder(
  db: Database | Trx,
  application: ApplicationRow,
  reader: LegalReader,
): Promise<boolean> {
  const { state, due_on, provisional_days, declared_order_requested_on } = application;
  if (!BEFORE_ORDER.includes(state) || due_on === null || due_on >= reader.today) return false;
  if (provisional_days !== null || declared_order_requested_on !== null) return false;
  const legalCase = await loadLegalCase(db, application, reader);
  if (legalCase === undefined || legalCase.exclusion !== undefined) return false;
  if (await isWithOwner(db, application.assessment_id, due_on)) return false;
  return !(await hasTimelyObjection(db, application, due_on));
}

/** A clearance that was returned in time and not answered is no failure of the office. */
async function isWithOwner(db: Database | Trx, assessment_id: number, due_on: string): Promise<boolean> {
  const pauses = await db
    .selectFrom('clearance')
    .select('paused_at')
    .where('assessment_id', '=', assessment_id)
    .where('state', '=', 'FOR_COMPLIANCE')
    .where('paused_at', 'is not', null)
    .execute();
  return pauses.some(({ paused_at }) => paused_at !== null && toManilaDay(paused_at) <= due_on);
}
