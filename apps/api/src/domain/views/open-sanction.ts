import type { AssessmentReply } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/**
 * The case that is open against a business, told to whoever has it on the desk; nothing to its owner here. An office
 * opens its own, the licensing office and administrators open all.
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
