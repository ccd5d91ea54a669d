import { sql } from 'kysely';

import type { Trx } from '../../../platform/database/database.ts';

interface CounterAuthority {
  readonly trx: Trx;
  readonly now: Date;
  readonly today: string;
}

/**
 * Allows the clerk of a walk-in to file for the citizen's businesses: for all of them at its begin, later for one that
 * is registered in it. The authority ends with the walk-in, with the day, and with the ownership.
 */
export async function grantCounterAuthority(
  { trx, now, today }: CounterAuthority,
  walk_in_id: number,
  business_id?: number,
): Promise<void> {
  await sql`
    insert into delegation (
      delegation_no, business_id, owner_id, delegate_email, delegate_id, scope, state, offered_at, answered_at,
      answer_by, ends_on, walk_in_id
    )
    select
      i.walk_in_no || '-' || b.business_id, b.business_id, i.owner_id, lower(k.email), i.clerk_id,
      array['VIEW', 'FILE'], 'ACTIVE', ${now}::timestamptz, ${now}::timestamptz, ${today}::date, ${today}::date,
      i.walk_in_id
    from walk_in i
    join account k on k.id = i.clerk_id
    join business b on b.owner_id = i.owner_id
    where i.walk_in_id = ${walk_in_id}::bigint
      and b.discarded_at is null
      and (${business_id ?? null}::bigint is null or b.business_id = ${business_id ?? null}::bigint)
    on conflict (walk_in_id, business_id) where walk_in_id is not null do nothing`.execute(trx);
}
