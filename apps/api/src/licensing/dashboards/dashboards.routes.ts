import {
  getAdminDashboard,
  getAffiliateDashboard,
  getOfficeDashboard,
  getOwnerDashboard,
  getOwnerFigures,
  getPublicFigures,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { caseReader } from '../../domain/cases/case-reader.ts';
import { adminDashboard } from './admin-dashboard.ts';
import { officeDashboard } from './office-dashboard.ts';
import { ownerDashboard } from './owner-dashboard.ts';
import { ownerFigures } from './owner-figures.ts';
import { affiliateDashboard, publicFigures } from './public-figures.ts';

/** Figures, counted from rows at the moment of asking. */
export function dashboardsRoutes(api: Api): void {
  const reader = caseReader(api);

  serve(api, getOwnerDashboard, 'dashboard.owner', async ({ query, actor }) =>
    ownerDashboard(api.db, query, await reader(actor)),
  );
  serve(api, getOwnerFigures, 'dashboard.owner', ({ actor }) =>
    api.wideReads.run(() => ownerFigures(api, actor.account_id)),
  );
  serve(api, getOfficeDashboard, 'dashboard.office', async ({ actor }) => officeDashboard(api.db, await reader(actor)));
  serve(api, getAdminDashboard, 'dashboard.admin', ({ actor }) =>
    api.wideReads.run(async () => adminDashboard(api.db, await reader(actor))),
  );
  serve(api, getAffiliateDashboard, 'dashboard.affiliate', async ({ actor }) =>
    affiliateDashboard(api.db, await reader(actor)),
  );
  serve(api, getPublicFigures, 'public', () => publicFigures(api));
}
