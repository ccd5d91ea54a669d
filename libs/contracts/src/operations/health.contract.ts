// Endpoints that report whether the server is alive, can save and is ready: for monitoring, load balancers and the
// status page.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';

/** Reasons why nothing can be saved. `getReady` reports an unreachable database. */
const WriteFault = v.picklist([
  'disk_full',
  'disk_read_only',
  'database_full',
  'database_read_only',
  'database_not_writing',
]);

/** 200 while the process lives and can save; 503 with the reason while it can only read. */
export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Check that the process is running and can save data',
  reply: v.object({
    status: v.picklist(['ok', 'failing']),
    uptime_seconds: v.number(),
    reason: v.optional(WriteFault),
  }),
});

const HealthPart = v.picklist(['ok', 'failed']);
const HealthReply = v.object({
  status: v.picklist(['ready', 'waiting']),
  database: HealthPart,
  migrations: HealthPart,
  storage: HealthPart,
});

/** 200 when everything answers, 503 otherwise: for load balancers. */
export const getReady = defineEndpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Check the database, the migrations and the storage',
  reply: HealthReply,
});

/** The same report, always 200: for the page that shows people the state of the system. */
export const getStatus = defineEndpoint({
  method: 'GET',
  path: '/api/status',
  summary: 'Get the status of the services',
  reply: HealthReply,
});
