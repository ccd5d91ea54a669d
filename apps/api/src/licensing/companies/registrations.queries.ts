// Queries that find duplicates of a business name or registration number.

import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';

/**
 * True when the barangay has a registered business of exactly this name. A business and the one that takes it over are
 * the same to the public.
 */
export async function isNameTaken(
  trx: Trx,
  { business_id, company_name, brgycode }: { business_id: number; company_name: string; brgycode: string },
): Promise<boolean> {
  const { rows } = await sql<object>`
    select
    from business b
    where b.brgycode = ${brgycode}
      and lower(b.company_name) = lower(${company_name})
      and b.registered_at is not null
      and b.discarded_at is null
      and b.business_id <> ${business_id}::bigint
      and b.taken_over_from is distinct from ${business_id}::bigint
      and b.business_id is distinct from (
        select own.taken_over_from from business own where own.business_id = ${business_id}::bigint
      )
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** True when another business has this registration number, in any spacing or case. */
export async function isRegistrationTaken(trx: Trx, business_id: number, registration_no: string): Promise<boolean> {
  const row = await trx
    .selectFrom('business')
    .select('business_id')
    .where('registration_no', '=', registration_no)
    .where('discarded_at', 'is', null)
    .where('business_id', '<>', business_id)
    .executeTakeFirst();
  return row !== undefined;
}
