import type { ReplyBody, getAssessment } from '@ebpls/contracts';
import { isApplicationOpen, formatBusinessAddress } from '@ebpls/rules';

import type { Database } from '../../../platform/database/database.ts';
import type { ApplicationRow } from '../../applications/find-application.ts';
import type { CaseReader } from '../../applications/cases/case-reader.ts';
import { listSimilarBusinesses } from './similar-businesses.ts';

/** Registered businesses that may be the same as the business of an open application, for staff who accept it. */
export async function findSimilarForStaff(
  db: Database,
  { business_id, owner_id, form, state }: ApplicationRow,
  { actor, rows }: CaseReader,
): Promise<Pick<ReplyBody<typeof getAssessment>, 'similar_businesses'>> {
  if (form === null || !isApplicationOpen(state) || (actor.role !== 'bplo' && actor.role !== 'admin')) return {};
  const address = formatBusinessAddress(form.place, rows.barangays.get(form.place.brgycode)?.name ?? '');
  const similarBusinesses = await listSimilarBusinesses(db, { business_id, owner_id, form, address });
  return similarBusinesses.length === 0
    ? {}
    : { similar_businesses: similarBusinesses.map((row) => ({ ...row, reasons: [...row.reasons] })) };
}
