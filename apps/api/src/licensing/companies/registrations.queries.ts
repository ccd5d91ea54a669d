import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';

export interface AlikeCompany {
  readonly company_name: string;
  readonly barangay_name: string;
  readonly is_same_place: boolean;
  readonly likeness: number;
}

const ALIKE = 0.8;

/**
 * Registered businesses whose name is like this one, most alike first (domain reference 9: trigram 0.8). One that is
 * taken over and the one that takes it over are the same to the public.
 */
export async function listAlike(
  trx: Trx,
  business: { business_id: number; company_name: string; brgycode: string },
): Promise<AlikeCompany[]> {
  const { business_id, company_name, brgycode } = business;
  const { rows } = await sql<AlikeCompany>`
    select
      b.company_name, g.name as barangay_name,
      b.brgycode = ${brgycode} and lower(b.company_name) = lower(${company_name}) as is_same_place,
      name_likeness(b.company_name, ${company_name}) as likeness
    from business b
    join barangay g using (brgycode)
    where b.registered_at is not null
      and b.discarded_at is null
      and b.business_id <> ${business_id}::bigint
      and b.taken_over_from is distinct from ${business_id}::bigint
      and b.business_id is distinct from (
        select own.taken_over_from from business own where own.business_id = ${business_id}::bigint
      )
      and name_likeness(b.company_name, ${company_name}) >= ${ALIKE}
    order by is_same_place desc, likeness desc, b.business_id
    limit 5`.execute(trx);
  return rows;
}

/** Whether another business holds this registration number, however it is spaced or written. */
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
