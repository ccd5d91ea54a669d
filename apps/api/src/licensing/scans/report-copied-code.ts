import { isFarApart, computeKilometres, type Sighting } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { codeCopied } from './scan-events.ts';

type WatchContext = Pick<Transaction, 'trx' | 'now' | 'actor'>;

interface ScanSighting extends Sighting {
  readonly scan_id: number;
}

/**
 * Reports a code scanned at two places between which nobody travels in that time: one permit is a copy. The staff are
 * notified, once a day for a permit. The permit is locked by the caller.
 */
export async function reportCopiedCode(context: WatchContext, permit_id: number, scan_id: number): Promise<void> {
  const { trx, now } = context;
  const { rows } = await sql<ScanSighting>`
    select s.scan_id, s.lat, s.lng, s.accuracy, s.scanned_at as seen_at
    from permit_scan s
    join permit_scan n on n.scan_id = ${scan_id}::bigint
    where s.permit_id = ${permit_id}::bigint
      and s.lat is not null
      and s.scanned_at between n.scanned_at - interval '1 day' and n.scanned_at + interval '1 day'
    order by s.scanned_at desc
    limit 200`.execute(trx);
  const newestSighting = rows.find((row) => row.scan_id === scan_id);
  const other = newestSighting && rows.find((row) => row.scan_id !== scan_id && isFarApart(row, newestSighting));
  if (!newestSighting || !other || (await hasRecentAlert(trx, permit_id, now))) return;
  const kilometres = Math.round(computeKilometres(newestSighting, other));
  await trx
    .insertInto('scan_alert')
    .values({ permit_id, first_scan: other.scan_id, second_scan: scan_id, kilometres, noticed_at: now })
    .execute();
  const { permit_no, company_name } = await trx
    .selectFrom('permit')
    .innerJoin('business', 'business.business_id', 'permit.business_id')
    .select(['permit_no', 'company_name'])
    .where('permit_id', '=', permit_id)
    .executeTakeFirstOrThrow();
  await insertEvent(context, codeCopied, { permit_no, company_name, kilometres });
}

async function hasRecentAlert(trx: Trx, permit_id: number, now: Date): Promise<boolean> {
  const alert = await trx
    .selectFrom('scan_alert')
    .select('alert_id')
    .where('permit_id', '=', permit_id)
    .where('noticed_at', '>', new Date(now.getTime() - 86_400_000).toISOString())
    .executeTakeFirst();
  return alert !== undefined;
}
