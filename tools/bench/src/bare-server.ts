import { createServer } from 'node:http';
import { env } from 'node:process';

import { Pool } from 'pg';

/**
 * The other side of P-9: node:http alone, the same statement, named, over a pool of the same size; JSON.stringify of
 * the rows; no sign-in, no policy, no schema, no log.
 */
const pool = new Pool({ connectionString: env['BENCH_DATABASE'], max: 10, options: '-c timezone=UTC' });
const text = env['BENCH_STATEMENT'] ?? '';
const values = JSON.parse(env['BENCH_VALUES'] ?? '[]') as unknown[];

createServer((_request, response) => {
  pool.query({ name: 'list', text, values }).then(
    ({ rows }) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ data: rows, next_cursor: null }));
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
}).listen(Number(env['PORT']), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
