import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { ScanRow } from '../licensing/permits.contract.ts';

/** Figures on the dashboard of an affiliate, who checks permits with the scanner. */
export const AffiliateDashboard = v.object({
  scans_today: v.number(),
  scans_this_month: v.number(),
  not_genuine_this_month: v.number(),
  newest: v.array(ScanRow),
});
export type AffiliateDashboard = v.InferOutput<typeof AffiliateDashboard>;
export const getAffiliateDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/affiliate',
  summary: 'Get the figures of the affiliate’s own scans',
  reply: AffiliateDashboard,
});
