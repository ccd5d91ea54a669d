import type { FastifyInstance } from 'fastify';

import type { SandboxConfig } from './config.ts';
import type { Notices } from './notices.ts';
import type { Transactions } from './transactions.ts';

/** What every endpoint of the stand-in is given. */
export interface Sandbox {
  readonly app: FastifyInstance;
  readonly config: SandboxConfig;
  readonly transactions: Transactions;
  readonly notices: Notices;
}
