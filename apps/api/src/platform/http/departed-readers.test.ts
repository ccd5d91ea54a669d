import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';

import { defineEndpoint } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { registerEndpoint } from './serve.ts';

const film = defineEndpoint({ method: 'GET', path: '/api/test/film', summary: 'A file without end' });

let server: TestServer;
let handlerResult: Promise<unknown>;
beforeAll(async () => {
  server = await openTestServer({}, (api) => {
    api.app.addHook('onRoute', (route) => {
      if (route.url !== film.path) return;
      const handle = route.handler as (...asked: unknown[]) => Promise<unknown>; // every endpoint is served by one that answers later
      route.handler = function handler(...args: unknown[]) {
        handlerResult = handle.apply(this, args);
        return handlerResult;
      };
    });
    registerEndpoint(api, film, 'public', async ({ reply }) => {
      await reply.type('application/octet-stream').send(Readable.from(createEndlessStream()));
    });
  });
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function* createEndlessStream(): AsyncGenerator<Buffer> {
  for (;;) yield Buffer.alloc(16_384);
}

test('a reader who disconnects in the middle of a file is logged as no failure', async () => {
  const logs = (['warn', 'error'] as const).map((level) => jest.spyOn(server.api.app.log, level));
  const { port } = server.api.app.server.address() as AddressInfo; // listens on a port, not on a pipe
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${film.path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  await handlerResult;
  await new Promise((resolve) => setImmediate(resolve));
  expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const log of logs) log.mockRestore();
});
