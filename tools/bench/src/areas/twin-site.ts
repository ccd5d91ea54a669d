import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';

import type { Site } from '../landing/serve-folder.ts';

const SERVER_PATH = /^\/(?:api|socket\.io)\//;

/**
 * Serves the single-bundle twin's pages in front of the product's own server, so that both sides show the same data.
 */
export async function openTwinSite(twin: Site, product: string): Promise<Site> {
  const server = createServer((request, response) => {
    const target = SERVER_PATH.test(request.url ?? '') ? product : twin.address;
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

/** The server refuses requests of another site, so that the request names its own. */
function passOn(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { host } = new URL(target);
  const { origin, ...headers } = request.headers;
  const proxyRequest = ask(new URL(request.url ?? '/', target), {
    method: request.method,
    headers: { ...headers, host, ...(origin !== undefined && { origin: target }) },
  });
  proxyRequest.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  proxyRequest.on('error', () => response.writeHead(502).end());
  request.pipe(proxyRequest);
}
