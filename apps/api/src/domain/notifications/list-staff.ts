// Lists the staff who receive a mail or notification of an office.

import type { ClearingOffice } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import type { MailReader } from './notify-reader.ts';

/** People whose first role `r` and account `a` match; closed and unconfirmed accounts are left out. */
export async function listStaff(trx: Trx, fits: RawBuilder<unknown>): Promise<MailReader[]> {
  const { rows } = await sql<MailReader>`
      select a.id as account_id, r.id as role_id, a.email, a.firstname, a.locale
      from account a
      join account_role p on p.account_id = a.id and p.position = 0
      join role r on r.id = p.role_id
      where ${fits} and a.disabled_at is null and a.verified_at is not null
      order by a.id`.execute(trx);
  return rows;
}

/** Everyone of an office, or of the barangay of that place. */
export function selectOfficeStaff(office: ClearingOffice, brgycode: string): RawBuilder<unknown> {
  return office === 'barangay' ? sql`r.brgycode = ${brgycode}` : sql`r.name = ${office}`;
}
