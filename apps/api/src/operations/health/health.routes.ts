// Routes of health, readiness and status.

import { getHealth, getReady, getStatus } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { checkReadiness } from './check-readiness.ts';

export function healthRoutes(api: Api): void {
  registerEndpoint(api, getHealth, 'public', async ({ reply }) => {
    const uptime_seconds = Math.floor(process.uptime());
    const reason = await api.writes.whole();
    if (reason === undefined) return { status: 'ok', uptime_seconds };
    void reply.code(503).type('application/json; charset=utf-8').serializer(JSON.stringify);
    return { status: 'failing', uptime_seconds, reason };
  });
  registerEndpoint(api, getReady, 'public', async ({ reply }) => {
    const readiness = await checkReadiness(api);
    // Its status is a reply of its own, not the shape of an error.
    if (readiness.status !== 'ready')
      void reply.code(503).type('application/json; charset=utf-8').serializer(JSON.stringify);
    return readiness;
  });
  registerEndpoint(api, getStatus, 'public', () => checkReadiness(api));
}
