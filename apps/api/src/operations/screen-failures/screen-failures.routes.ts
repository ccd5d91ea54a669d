import { reportScreenFailure } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';

/** Failure reports of browsers, logged beside the server's own failures: one search finds a reference. */
export function screenFailuresRoutes(api: Api): void {
  registerEndpoint(api, reportScreenFailure, 'screen_failure.report', ({ body, actor }) => {
    api.app.log.error({ ...body, role: actor.role, account_id: actor.account_id }, 'screen failed');
  });
}
