import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

interface ShutdownOptions {
  readonly leave_ms: number; // How long it still replies on open connections, in milliseconds.
  readonly stopSockets: () => Promise<void>; // Sends the sockets to another node.
}

/**
 * Stops this node without failing requests (decision 0142). It accepts no new connections from then on, so a proxy
 * uses the next node; requests on open connections are still answered, each as the last one. None of them is closed
 * while the proxy may be sending on it. The database stays open until all have ended.
 */
export function registerShutdown(app: FastifyInstance, { leave_ms, stopSockets }: ShutdownOptions): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const isServing = server.listening;
    const serverClosed = isServing ? once(server, 'close') : Promise.resolve();
    // Not the close of the HTTP server, which ends idle connections too.
    Server.prototype.close.call(server);
    if (isServing) await pause(leave_ms);
    await stopSockets();
    server.closeIdleConnections();
    await serverClosed;
  });
}
