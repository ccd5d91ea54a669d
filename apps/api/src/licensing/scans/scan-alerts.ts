// Lists the alerts of permit codes that were scanned in two distant places.

import type { ReplyBody, listScanAlerts } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';

type Alert = ReplyBody<typeof listScanAlerts>['data'][number];

export interface AlertRow extends Alert {
  readonly alert_id: number;
}

/** Codes scanned in two far places, newest first. */
export function listAlerts(db: Database, page: PageQuery): Promise<RowPage<AlertRow>> {
  return listRows({
    db,
    select: sql<AlertRow>`
      select
        a.alert_id, a.kilometres, a.noticed_at, p.permit_no, b.company_name, b.company_code,
        f.scanned_at as first_at, s.scanned_at as second_at
      from scan_alert a
      join permit p using (permit_id)
      join business b using (business_id)
      join permit_scan f on f.scan_id = a.first_scan
      join permit_scan s on s.scan_id = a.second_scan`,
    where: [],
    order: orderByNumber('a.alert_id', 'newest'),
    ...page,
    getKey: ({ alert_id }) => ['', alert_id],
  });
}
