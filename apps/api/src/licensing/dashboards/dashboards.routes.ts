import {
  getAdminDashboard,
  getAffiliateDashboard,
  getOfficeDashboard,
  getOwnerDashboard,
  getOwnerFigures,
  getPublicFigures,
  listOwnerTasks,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { loadAdminDashboard } from './admin-dashboard.ts';
import { loadOfficeDashboard } from './office-dashboard.ts';
import { loadOwnerDashboard } from './owner-dashboard.ts';
import { loadOwnerFigures } from './owner-figures.ts';
import { loadOwnerTasks } from './owner-tasks.ts';
import { loadAffiliateDashboard, loadPublicFigures } from './public-figures.ts';

/** Figures, counted from rows at the moment of the request. */
export function dashboardsRoutes(api: Api): void {
  const reader = createCaseReader(api);

  registerEndpoint(api, getOwnerDashboard, 'dashboard.owner', async ({ query, actor }) =>
    loadOwnerDashboard(api.db, query, await reader(actor)),
  );
  registerEndpoint(api, getOwnerFigures, 'dashboard.owner', ({ actor }) =>
    api.wideReads.run(() => loadOwnerFigures(api, actor.account_id)),
  );
  registerEndpoint(api, listOwnerTasks, 'dashboard.owner', async ({ actor }) =>
    loadOwnerTasks(api.db, await reader(actor)),
  );
  registerEndpoint(api, getOfficeDashboard, 'dashboard.office', async ({ actor }) =>
    loadOfficeDashboard(api.db, await reader(actor)),
  );
  registerEndpoint(api, getAdminDashboard, 'dashboard.admin', ({ query, actor }) =>
    api.wideReads.run(async () => loadAdminDashboard(api.db, await reader(actor), query)),
  );
  registerEndpoint(api, getAffiliateDashboard, 'dashboard.affiliate', async ({ actor }) =>
    loadAffiliateDashboard(api.db, await reader(actor)),
  );
  registerEndpoint(api, getPublicFigures, 'public', () => loadPublicFigures(api));
}
