import type { Api } from '../../platform/http/serve.ts';
import { loadPermitKeys } from '../permits/permit-token.ts';
import { grantProvisionalPermits } from './grant-provisional-permits.ts';

/** Permits that the revenue code grants until the offices have looked (decision 0088): no endpoint, two triggers. */
export function provisionalRoutes(api: Api): void {
  const keys = loadPermitKeys(api.config);
  api.jobs.task('grant_provisional', () => grantProvisionalPermits(api, keys));
  api.jobs.cron('*/5 * * * *', 'grant_provisional');
}
