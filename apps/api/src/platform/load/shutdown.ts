import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

interface ShutdownOptions {
  /** How long it still answers on open connections. */
  readonly leave_ms: number;
  /** Sends the sockets to another node. */
  readonly stopSockets: () => Promise<void>;
}

/**
 * Lets nobody fall when this node stops (decision 0142). Nobody new is let in from then on, so a proxy goes to the next
 * node; what still comes on connections that are open is answered as ever, each time as the last one. None of them is
 * closed while the proxy may just be sending on it. The database stays until all have ended.
 */
export function registerShutdown(app: FastifyInstance, { leave_ms, stopSockets }: ShutdownOptions): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const isServing = server.listening;
    const closed = isServing ? once(server, 'close') : Promise.resolve();
    // Not the close of the HTTP server, which ends idle connections too.
    Server.prototype.close.call(server);
    if (isServing) await pause(leave_ms);
    await stopSockets();
    server.closeIdleConnections();
    await closed;
  });
}
