import { sql } from 'kysely';

import { nudgeRooms } from '../../platform/live/live.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { listStaff } from '../../domain/notifications/list-staff.ts';
import { notifyReader } from '../../domain/notifications/notify-reader.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import type { PauseRow } from './pauses.queries.ts';

type PauseNews = 'business_paused' | 'business_reopened' | 'business_pause_withdrawn';

/** Notifies the owner, the acting person, the licensing office and the treasurers of a temporary closure. */
export async function notifyOfPause(
  tx: Transaction,
  { business_id, closed_from, closed_until, reason }: PauseRow,
  template: PauseNews,
): Promise<void> {
  const { trx, public_url } = tx;
  const owner = await trx
    .selectFrom('business')
    .innerJoin('account', 'account.id', 'business.owner_id')
    .select(['account.id', 'email', 'firstname', 'locale', 'company_code', 'company_name'])
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
  const { company_code, company_name } = owner;
  const params = { company_name, company_code, closed_from, closed_until, reason };
  const link = `${public_url}/app/management/companies/assessment/pauses/${company_code}`;
  await notifyReader(tx, { ...owner, account_id: owner.id, role_id: null }, { template, params: { ...params, link } });
  const office = await listStaff(trx, sql`r.name = 'bplo'`);
  await notifyPeople(tx, office, {
    kind: template,
    params,
    opens: { path: `/bplo/request/holdings/files/${company_code}` },
  });
  const treasurers = await listStaff(trx, sql`r.name = 'admin' and 'treasurer' = any(a.permissions)`);
  await notifyPeople(tx, treasurers, { kind: template, params, opens: { path: '/administrator/request/clearances' } });
  await nudgeRooms(trx, [`account:${owner.id}`], { subject: 'company', key: company_code });
}
