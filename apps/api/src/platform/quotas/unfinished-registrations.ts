// Limits the number of unfinished business registrations of one person.

import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { Refused } from '../refused.ts';

/** Maximum of unfinished registrations of one person, more than any owner begins at once. */
const MAX_BEGUN_BUSINESSES = 20;

interface RegisteringOwner {
  readonly owner_id: number;
  readonly now: Date;
}

/**
 * Refuses another registration to an owner with too many unfinished ones. Registrations discarded within the last day
 * count, because their public numbers are used up. Those of one person are counted one after the other, so that
 * concurrent ones cannot pass together. Refused: conflict.
 */
export async function assertMayBegin(trx: Trx, { owner_id, now }: RegisteringOwner): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', owner_id).forNoKeyUpdate().execute();
  const { rows } = await sql<{ begun: number }>`
    select count(*)::int as begun
    from business b
    where b.owner_id = ${owner_id}::bigint
      and b.registered_at is null
      and (b.discarded_at is null or b.discarded_at > ${now}::timestamptz - interval '1 day')`.execute(trx);
  if ((rows[0]?.begun ?? 0) < MAX_BEGUN_BUSINESSES) return;
  throw new Refused('conflict', 'company.draft_limit', { params: { most: MAX_BEGUN_BUSINESSES } });
}
