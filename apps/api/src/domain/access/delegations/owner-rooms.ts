import { sql } from 'kysely';

import type { Trx } from '../../../platform/database/database.ts';
import type { LiveRoom } from '../../../platform/live/live.ts';

interface WatchedBusiness {
  readonly business_id: number;
  readonly owner_id: number;
}

/**
 * Rooms of everybody on the owner's side of a business: the owner, and the delegates of this day. Listed at every
 * nudge, so that an open socket receives nothing after the authority ends.
 */
export async function listOwnerRooms(
  { trx, today }: { readonly trx: Trx; readonly today: string },
  { business_id, owner_id }: WatchedBusiness,
): Promise<LiveRoom[]> {
  const { rows } = await sql<{ delegate_id: number }>`
    select distinct delegate_id
    from delegation
    where business_id = ${business_id}::bigint
      and owner_id = ${owner_id}::bigint
      and state = 'ACTIVE'
      and ends_on >= ${today}::date`.execute(trx);
  return [owner_id, ...rows.map(({ delegate_id }) => delegate_id)].map(
    (account_id): LiveRoom => `account:${account_id}`,
  );
}
