import type { AssessmentReply } from '@ebpls/contracts';

import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';

/**
 * The open case against a business, for readers who may handle it; undefined for its owner. An office sees its own
 * case, the licensing office and administrators see all.
 */
export async function findOpenSanction(
  db: Database,
  business_id: number,
  { role, office, brgycode }: Actor,
): Promise<AssessmentReply['open_sanction']> {
  if (role === 'user') return undefined;
  const sanction = await db
    .selectFrom('sanction')
    .select(['sanction_no', 'state', 'office', 'brgycode'])
    .where('business_id', '=', business_id)
    .where('state', 'not in', ['DISMISSED', 'REINSTATED', 'WITHDRAWN'])
    .executeTakeFirst();
  if (!sanction) return undefined;
  const isOwn = sanction.office === office && (office !== 'barangay' || sanction.brgycode === brgycode);
  const { sanction_no, state } = sanction;
  return { sanction_no, state, is_readable: role === 'admin' || role === 'bplo' || isOwn };
}
