import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import fastify from 'fastify';

import { registerShutdown } from './shutdown.ts';

async function send(port: number, agent: Agent): Promise<{ status: number | undefined; last: boolean; body: string }> {
  const [answer] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
  const body = await text(answer);
  return { status: answer.statusCode, last: answer.headers.connection === 'close', body };
}

test('a stopping node replies on open connections, accepts no new ones, and ends when all are closed', async () => {
  const order: string[] = [];
  let answerSlow = (): void => undefined;
  const slow = new Promise<void>((resolve) => (answerSlow = resolve));
  const app = fastify({ return503OnClosing: false });
  app.get('/', async () => 'here');
  app.addHook('onClose', async () => void order.push('closed'));
  registerShutdown(app, {
    leave_ms: 50,
    stopSockets: async () => {
      order.push('sockets');
      answerSlow();
    },
  });
  app.addHook('onRequest', async ({ headers }) => (headers['x-slow'] === undefined ? undefined : slow));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // listens on a port, not on a pipe
  const open = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await send(port, open)).toEqual({ status: 200, last: false, body: 'here' });
  const long = once(get({ port, host: '127.0.0.1', headers: { 'x-slow': '1' } }), 'response').then(
    async ([answer]: IncomingMessage[]) => {
      order.push('long answer');
      return answer?.resume().statusCode;
    },
  );
  await once(app.server, 'request');

  const closing = app.close();
  expect(await send(port, open)).toEqual({ status: 200, last: true, body: 'here' });
  await expect(send(port, new Agent())).rejects.toThrow('ECONNREFUSED');
  expect(await long).toBe(200);
  await closing;
  expect(order).toEqual(['sockets', 'long answer', 'closed']);
});
