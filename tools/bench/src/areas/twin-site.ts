import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';

import type { Site } from '../landing/serve-folder.ts';

const OF_THE_SERVER = /^\/(?:api|socket\.io)\//;

/** The twin's pages in front of the product's own server, so that both sides show the same town. */
export async function twinTown(twin: Site, product: string): Promise<Site> {
  const server = createServer((request, response) => {
    const target = OF_THE_SERVER.test(request.url ?? '') ? product : twin.address;
    passOn(request, response, target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  return {
    address: `http://localhost:${typeof at === 'object' && at ? at.port : 0}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await twin.close();
    },
  };
}

/** The server refuses what comes from another site, so the request says that it comes from its own. */
function passOn(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { host } = new URL(target);
  const { origin, ...headers } = request.headers;
  const sent = ask(new URL(request.url ?? '/', target), {
    method: request.method,
    headers: { ...headers, host, ...(origin !== undefined && { origin: target }) },
  });
  sent.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.writeHead(502).end());
  request.pipe(sent);
}
