import { resolve } from 'node:path';

import { devServer } from './server.ts';

const port = Number(process.env['PORT'] ?? 4300);
const api = process.env['API_URL'] ?? 'http://localhost:4200';

const server = await devServer({ root: resolve(import.meta.dirname, '../../..'), port, api });
await server.start();
console.log(`Everything from source at http://localhost:${port}, the api at ${api}. Ctrl-C stops.`);
