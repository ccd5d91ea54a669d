import * as v from 'valibot';

import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The process is alive',
  reply: v.object({ status: v.literal('ok'), uptime_seconds: v.number() }),
});

const Part = v.picklist(['ok', 'failed']);
/** 200 when everything answers, 503 otherwise. */
export const getReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Database, migrations and storage answer',
  reply: v.object({ status: v.picklist(['ready', 'waiting']), database: Part, migrations: Part, storage: Part }),
});
