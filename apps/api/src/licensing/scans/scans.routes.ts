import { getPermitList, listScanAlerts, listScans, scanPermit } from '@ebpls/contracts';

import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { loadPermitKeys } from '../permits/permit-token.ts';
import { permitList } from './permit-list.ts';
import { listAlerts } from './scan-alerts.ts';
import { scanned, scansOf } from './scans.ts';

/** What affiliates scan, what they need to check without signal, and what their scans give away. */
export function scansRoutes(api: Api): void {
  const keys = loadPermitKeys(api.config);

  serve(api, scanPermit, 'permit.scan', ({ actor, body }) => scanned(api, keys, { actor, scan: body }));
  serve(api, listScans, 'permit.scan', ({ actor, query }) => scansOf(api, actor, query));
  serve(api, getPermitList, 'permit.scan', () => api.wideReads.run(() => permitList(api, keys)));
  serve(api, listScanAlerts, 'scan_alert.read', async ({ query: { cursor, limit } }) => {
    const found = await listAlerts(api.db, { before: readCursor(cursor)?.[1], limit: limit + 1 });
    const { shown, next_cursor } = pageOf(found, limit, ({ alert_id }) => ['', alert_id]);
    return { data: shown.map(({ alert_id: _row, ...alert }) => alert), next_cursor };
  });
}
