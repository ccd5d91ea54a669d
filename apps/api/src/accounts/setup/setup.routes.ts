// Routes that give a new municipality its first administrator.

import { createFirstAdministrator, getSetup } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { appointFirstAdministrator } from './appoint-first-administrator.ts';
import { hasAdministrator } from './setup.queries.ts';

export function setupRoutes(api: Api): void {
  registerEndpoint(api, getSetup, 'public', async () => ({
    needs_first_administrator: !(await hasAdministrator(api.db)),
  }));
  registerEndpoint(api, createFirstAdministrator, 'public', ({ body }) => appointFirstAdministrator(api, body));
}
