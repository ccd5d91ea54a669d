// Builds the API server from its parts, for the product and for tests.

import { randomUUID } from 'node:crypto';

import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';

import { createBusinessClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { FEATURES } from './areas.ts';
import './messages.ts';
import type { Api } from './platform/http/api.ts';
import { BODY_LIMITS, readJsonBodies } from './platform/bodies/json-body.ts';
import { refuseBrokenConnection, BODY_TIMES, type BodyTimes, endSlowBodies } from './platform/bodies/slow-bodies.ts';
import { limitRequests } from './platform/load/limit-requests.ts';
import { createLoad, type ConcurrencyLimits } from './platform/load/concurrency-limits.ts';
import { createReplyHeaders, registerHeaders } from './platform/http/headers.ts';
import { createLoggerOptions } from './platform/http/log.ts';
import { createProxyTrust, reportForgedSenders } from './platform/rate-limits/proxies.ts';
import { registerProblemReplies, sendUnreadable } from './platform/http/problems.ts';
import { describeEndpoints } from './platform/http/describe-endpoints.ts';
import { openResources } from './resources.ts';
import { openReadGates } from './platform/load/read-gates.ts';
import { buildLazySerializers } from './platform/load/reply-serializers.ts';
import { serveWeb } from './platform/http/web.ts';
import { createBlankFormFile } from './licensing/form-papers/blank-form-file.ts';
import { createPublicPages } from './licensing/start-page/public-pages.ts';
import { createStartPage } from './licensing/start-page/start-page.ts';

const MAX_FILE_BYTES = 20 * 1_048_576;

export interface ServerParts {
  readonly config: Config;
  /** Business time; by default the configured one. */
  readonly clock?: Clock;
  /** Milliseconds of real time for limits; tests move it. */
  readonly limits_now?: () => number;
  /** Time limits of a body; tests shorten them. */
  readonly body_times?: BodyTimes;
  /** Concurrency limits of this node; tests lower them. */
  readonly load?: ConcurrencyLimits;
  /** Serves further endpoints before the server is ready; tests of the wire use it. */
  readonly more?: (api: Api) => void;
}

/**
 * The whole server without listening: every endpoint, its jobs and its sockets. `api.app.close()` ends all of them.
 */
export async function buildServer({
  config,
  clock = createBusinessClock(config),
  limits_now,
  body_times = BODY_TIMES,
  load = createLoad(config),
  more,
}: ServerParts): Promise<Api> {
  const app = openApp(config, body_times);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 10, fields: 50, fieldSize: 100_000, headerPairs: 100 },
  });
  registerHeaders(app, config);
  reportForgedSenders(app, config);
  limitRequests(app, load);
  registerProblemReplies(app);
  const resources = await openResources(app, config, { limits_now });
  const gates = openReadGates(load, config.database_pool);
  const api: Api = { app, config, clock, endpoints: [], ...gates, ...resources };
  describeEndpoints(api);
  for (const feature of FEATURES) feature(api);
  more?.(api);
  serveWeb(app, config, [createStartPage(api), createPublicPages(api), createBlankFormFile(api)]);
  await app.ready();
  return api;
}

function openApp(config: Config, times: BodyTimes): FastifyInstance {
  const app = fastify({
    logger: createLoggerOptions(config),
    logController: new LogController({
      disableRequestLogging: config.log_level !== 'debug' && config.log_level !== 'trace',
    }),
    trustProxy: createProxyTrust(config),
    bodyLimit: BODY_LIMITS.public.bytes,
    // A stopping node still replies to requests that its proxy had already sent (`registerShutdown`).
    return503OnClosing: false,
    // Time without any bytes, also while a handler runs: longer than the slowest report may take.
    connectionTimeout: 120_000,
    // The outermost bound of a whole request; `endSlowBodies` has the limits of each body.
    requestTimeout: times.file_whole_ms,
    clientErrorHandler: refuseBrokenConnection,
    // Twelve random digits; unlike single random bytes, these are drawn in batches.
    genReqId: () => randomUUID().slice(-12),
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializers } },
    frameworkErrors: (error, request, reply) =>
      sendUnreadable(error, request, reply.headers(createReplyHeaders(config))),
  });
  // Valibot validates requests in `serve`; the route's schema only compiles the reply and describes the endpoint.
  app.setValidatorCompiler(() => () => true);
  app.decorateRequest('actor', undefined);
  readJsonBodies(app);
  endSlowBodies(app, times);
  return app;
}
