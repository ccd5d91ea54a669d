import { getRevenueCode } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { readRevenueCode } from './read-revenue-code.ts';

/** Data that a browser needs to compute a bill by itself. The ordinance is public law, so it needs no sign-in. */
export function simulatorRoutes(api: Api): void {
  registerEndpoint(api, getRevenueCode, 'public', ({ query }) => readRevenueCode(api, query));
}
