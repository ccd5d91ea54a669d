import fastify from 'fastify';

import { ccserviceRoutes } from './ccservice.routes.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import type { SandboxConfig } from './config.ts';
import { controlRoutes } from './control.routes.ts';
import { openNotices } from './notices.ts';
import type { Sandbox } from './sandbox.ts';
import { settlementRoutes } from './settlement.routes.ts';
import { openTransactions } from './transactions.ts';

const LARGEST_REQUEST = 128 * 1024;

/**
 * Builds the payment sandbox, which stands in for the payment gateway. Closing it stops all deliveries; the next start
 * resumes them.
 */
export async function buildSandbox(config: SandboxConfig, log: (text: string) => void = () => {}): Promise<Sandbox> {
  const app = fastify({ bodyLimit: LARGEST_REQUEST });
  const transactions = await openTransactions(config.data_dir);
  const notices = openNotices({ config, transactions, log });
  const sandbox: Sandbox = { app, config, transactions, notices };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addContentTypeParser(
    ['text/xml', 'application/soap+xml'],
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
  app.addHook('onClose', () => notices.close());
  app.addHook('onReady', async () => notices.resume());

  app.get('/health', async () => ({ status: 'ok' }));
  checkoutRoutes(sandbox);
  ccserviceRoutes(sandbox);
  settlementRoutes(sandbox);
  if (config.control) controlRoutes(sandbox);
  return sandbox;
}
