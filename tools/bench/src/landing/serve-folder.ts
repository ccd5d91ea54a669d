// Serves a folder as a website, for measurements in a browser.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Matches a name with a content hash, whose content never changes; it is cached as long as in the product. */
const HASHED_NAME = /\.[0-9a-f]{8}\.\w+$/;

export interface Site {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** The sign-in of a release has a document of its own. */
async function readDocument(folder: string, path: string): Promise<Buffer> {
  const login = path === '/login' ? await readFile(join(folder, 'login.html')).catch(() => undefined) : undefined;
  return login ?? readFile(join(folder, 'index.html'));
}

/**
 * A folder as a site: brotli for everything, the page itself for every unknown address. Below /api only what is given
 * besides answers.
 */
export async function serveFolder(folder: string, extra: Readonly<Record<string, Buffer>> = {}): Promise<Site> {
  const compressedFiles = new Map<string, Buffer>();
  const pack = async (bytes: Buffer): Promise<Buffer> => {
    const key = createHash('sha1').update(bytes).digest('hex');
    const body = compressedFiles.get(key) ?? (await compress(bytes));
    compressedFiles.set(key, body);
    return body;
  };
  const find = async (path: string): Promise<{ bytes: Buffer; type: string } | undefined> => {
    const type = MEDIA_TYPES[extname(path)];
    const extraHeaders = extra[path];
    if (extraHeaders !== undefined)
      return { bytes: extraHeaders, type: type ?? (path.startsWith('/api/') ? 'application/json' : 'text/html') };
    if (path.startsWith('/api/') || path.startsWith('/socket.io/')) return undefined;
    const bytes = type === undefined ? undefined : await readFile(join(folder, normalize(path))).catch(() => undefined);
    if (bytes !== undefined) return { bytes, type: type ?? 'application/octet-stream' };
    return type === undefined ? { bytes: await readDocument(folder, path), type: 'text/html' } : undefined;
  };
  const server = createServer((request, response) => {
    void find(new URL(request.url ?? '/', 'http://site').pathname).then(async (file) => {
      if (!file) return response.writeHead(404).end();
      const cacheControl = HASHED_NAME.test(request.url ?? '') ? 'public, max-age=31536000, immutable' : 'no-cache';
      return response
        .writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': cacheControl })
        .end(await pack(file.bytes));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
