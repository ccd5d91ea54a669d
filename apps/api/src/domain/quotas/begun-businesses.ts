import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';

/** Registrations of one person that are begun and not finished; more than any owner begins at once. */
const BEGUN_BUSINESSES_MOST = 20;

interface Beginner {
  readonly owner_id: number;
  readonly now: Date;
}

/**
 * Refuses one more registration to an owner who began many and finished none of them. What was discarded within the
 * last day counts, because its public number is used up. Those of one person are counted one after the other, so that
 * what is begun at once cannot pass together. Refused: conflict.
 */
export async function assertMayBegin(trx: Trx, { owner_id, now }: Beginner): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', owner_id).forNoKeyUpdate().execute();
  const { rows } = await sql<{ begun: number }>`
    select count(*)::int as begun
    from business b
    where b.owner_id = ${owner_id}::bigint
      and b.registered_at is null
      and (b.discarded_at is null or b.discarded_at > ${now}::timestamptz - interval '1 day')`.execute(trx);
  if ((rows[0]?.begun ?? 0) < BEGUN_BUSINESSES_MOST) return;
  throw new Refused('conflict', 'company.begun_most', { params: { most: BEGUN_BUSINESSES_MOST } });
}
