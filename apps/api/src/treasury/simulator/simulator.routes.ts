import { getRevenueCode } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { readRevenueCode } from './read-revenue-code.ts';

/**
 * What a browser needs to compute a bill by itself. The ordinance is public law, so no one has to sign in to read it.
 */
export function simulatorRoutes(api: Api): void {
  registerEndpoint(api, getRevenueCode, 'public', ({ query }) => readRevenueCode(api, query));
}
