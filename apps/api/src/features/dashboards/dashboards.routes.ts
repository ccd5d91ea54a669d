import { getAdminDashboard, getAffiliateDashboard, getOfficeDashboard, getOwnerDashboard, getPublicFigures } from '@ebpls/contracts';

import { type Actor, type Api, serve } from '../../http/serve.ts';
import { referenceRows } from '../../licensing/reference-rows.ts';
import type { CaseReader } from '../../records/application-reply.ts';
import { adminDashboard } from './admin-dashboard.ts';
import { officeDashboard } from './office-dashboard.ts';
import { ownerDashboard } from './owner-dashboard.ts';
import { affiliateDashboard, publicFigures } from './public-figures.ts';

/** Figures, counted from rows at the moment of asking. */
export function dashboardsRoutes(api: Api): void {
  const reader = async (actor: Actor): Promise<CaseReader> => ({ actor, rows: await referenceRows(api.db), today: api.clock.today() });

  serve(api, getOwnerDashboard, 'dashboard.owner', async ({ actor }) => ownerDashboard(api.db, await reader(actor)));
  serve(api, getOfficeDashboard, 'dashboard.office', async ({ actor }) => officeDashboard(api.db, await reader(actor)));
  serve(api, getAdminDashboard, 'dashboard.admin', async ({ actor }) => adminDashboard(api.db, await reader(actor)));
  serve(api, getAffiliateDashboard, 'dashboard.affiliate', async ({ actor }) => affiliateDashboard(api.db, await reader(actor)));
  serve(api, getPublicFigures, 'public', () => publicFigures(api));
}
