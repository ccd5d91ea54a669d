import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

/** A folder as a site: brotli for everything, the page itself for every unknown address. Nothing of it answers below /api. */
export async function serveFolder(folder: string, extra: Readonly<Record<string, Buffer>> = {}): Promise<{ address: string; close: () => Promise<void> }> {
  const packed = new Map<string, Buffer>();
  const pack = async (bytes: Buffer): Promise<Buffer> => {
    const key = createHash('sha1').update(bytes).digest('hex');
    const known = packed.get(key) ?? (await compress(bytes));
    packed.set(key, known);
    return known;
  };
  const find = async (path: string): Promise<{ bytes: Buffer; type: string } | undefined> => {
    if (path.startsWith('/api/') || path.startsWith('/socket.io/')) return undefined;
    const type = TYPES[extname(path)];
    const bytes = extra[path] ?? (type === undefined ? undefined : await readFile(join(folder, normalize(path))).catch(() => undefined));
    if (bytes !== undefined) return { bytes, type: type ?? 'application/octet-stream' };
    return type === undefined ? { bytes: await readFile(join(folder, 'index.html')), type: 'text/html' } : undefined;
  };
  const server = createServer((request, response) => {
    void find(new URL(request.url ?? '/', 'http://site').pathname).then(async (found) => {
      if (!found) return response.writeHead(404).end();
      return response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'br' }).end(await pack(found.bytes));
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
