import { computePermitEstimate, getRevenueCode } from '@ebpls/contracts';

import { getRequestLocale } from '../../platform/locale.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { estimatePermit } from './estimate-permit.ts';
import { readRevenueCode } from './read-revenue-code.ts';

/** Bills computed before there is an application. The ordinance is public law, so they need no sign-in. */
export function simulatorRoutes(api: Api): void {
  registerEndpoint(api, getRevenueCode, 'public', ({ query }) => readRevenueCode(api, query));
  registerEndpoint(api, computePermitEstimate, 'public', ({ body, request }) =>
    api.publicReads.run(() => estimatePermit(api, body, getRequestLocale(request))),
  );
}
