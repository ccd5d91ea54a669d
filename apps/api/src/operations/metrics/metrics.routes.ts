import { isSameSecret } from '../../platform/secrets.ts';
import type { Api } from '../../platform/http/api.ts';
import { openMetrics } from './metrics.ts';

const UNKNOWN = 'unknown'; // Label of all routes that nobody serves.

/**
 * `GET /metrics` for a Prometheus server, outside the API of the specification. Without METRICS_TOKEN it does not
 * exist, and a wrong token reveals no more than that.
 */
export function metricsRoutes(api: Api): void {
  const { app, config } = api;
  const { metrics_token } = config;
  if (metrics_token === undefined) return;
  const metrics = openMetrics(api);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? UNKNOWN;
    metrics.countReply({ method: request.method, route }, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onClose', async () => metrics.registry.clear());
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSameSecret(token, metrics_token)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    const text = await metrics.registry.metrics();
    return reply.type(metrics.registry.contentType).header('cache-control', 'no-store').send(text);
  });
}
