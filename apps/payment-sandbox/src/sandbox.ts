import type { FastifyInstance } from 'fastify';

import type { SandboxConfig } from './config.ts';
import type { Notices } from './notices.ts';
import type { Transactions } from './transactions.ts';

/** Dependencies of every endpoint of the sandbox. */
export interface Sandbox {
  readonly app: FastifyInstance;
  readonly config: SandboxConfig;
  readonly transactions: Transactions;
  readonly notices: Notices;
}
