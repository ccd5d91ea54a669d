// Test server that accepts every connection and never replies.

import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SilentServer {
  readonly port: number;
  /** Number of accepted connections. */
  readonly countConnections: () => number;
  /** Number of connections that sent data. */
  readonly countRequests: () => number;
  readonly close: () => Promise<void>;
}

/** A server that accepts every connection and never replies. */
export async function openSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  let connectionCount = 0;
  let requestCount = 0;
  const server = createServer((socket) => {
    connectionCount += 1;
    sockets.add(socket);
    socket.once('data', () => (requestCount += 1));
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    countConnections: () => connectionCount,
    countRequests: () => requestCount,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
