import * as v from 'valibot';

import { defineEndpoint } from './endpoint.ts';

/** What stands in the way of saving. A database that is away altogether is told by `getReady`. */
const WriteFault = v.picklist([
  'disk_full',
  'disk_read_only',
  'database_full',
  'database_read_only',
  'database_not_writing',
]);

/** 200 while the process lives and what it is told can be saved; 503 with the reason while it can only be read. */
export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The process is alive and can save',
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

/** 200 when everything answers, 503 otherwise: for whoever sends visitors here or elsewhere. */
export const getReady = defineEndpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Database, migrations and storage answer',
  reply: HealthReply,
});

/** The same, always 200: for the page that tells people what works. */
export const getStatus = defineEndpoint({
  method: 'GET',
  path: '/api/status',
  summary: 'What works and what does not',
  reply: HealthReply,
});
