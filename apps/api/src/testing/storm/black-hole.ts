import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface BlackHole {
  readonly port: number;
  /** How many connections it took. */
  readonly taken: () => number;
  /** How many of them said something. */
  readonly received: () => number;
  readonly close: () => Promise<void>;
}

/** A server that accepts everybody and never says a word. */
export async function openBlackHole(): Promise<BlackHole> {
  const held = new Set<Socket>();
  let taken = 0;
  let received = 0;
  const server = createServer((socket) => {
    taken += 1;
    held.add(socket);
    socket.once('data', () => (received += 1));
    socket.on('error', () => undefined).on('close', () => held.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => taken,
    received: () => received,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of held) socket.destroy();
      }),
  };
}
