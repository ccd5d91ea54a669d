import { getPermitList, listScanAlerts, listScans, scanPermit } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { loadPermitKeys } from '../permits/permit-token.ts';
import { loadSignedPermitList } from './permit-list.ts';
import { listAlerts } from './scan-alerts.ts';
import { recordScan, loadScansPage } from './scans.ts';

/** Scans of affiliates, the list they need to check without signal, and the alerts that their scans raise. */
export function scansRoutes(api: Api): void {
  const keys = loadPermitKeys(api.config);

  registerEndpoint(api, scanPermit, 'permit.scan', ({ actor, body }) => recordScan(api, keys, { actor, scan: body }));
  registerEndpoint(api, listScans, 'permit.scan', ({ actor, query }) => loadScansPage(api, actor, query));
  registerEndpoint(api, getPermitList, 'permit.scan', () => api.wideReads.run(() => loadSignedPermitList(api, keys)));
  registerEndpoint(api, listScanAlerts, 'scan_alert.read', async ({ query }) => {
    const { pageRows, next_cursor } = await listAlerts(api.db, query);
    return { data: pageRows.map(({ alert_id: _row, ...alert }) => alert), next_cursor };
  });
}
