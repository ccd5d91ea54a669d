import * as v from 'valibot';

import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The process is alive',
  reply: v.object({ status: v.literal('ok'), uptime_seconds: v.number() }),
});

const Part = v.picklist(['ok', 'failed']);
const Seen = v.object({ status: v.picklist(['ready', 'waiting']), database: Part, migrations: Part, storage: Part });

/** 200 when everything answers, 503 otherwise: for whoever sends visitors here or elsewhere. */
export const getReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Database, migrations and storage answer',
  reply: Seen,
});

/** The same, always 200: for the page that tells people what works. */
export const getStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  summary: 'What works and what does not',
  reply: Seen,
});
