// Serves the web pages and files of the release.

import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';
import { createPrefetchReader } from '../prefetch-table.ts';
import { openKnownAddresses } from '../known-addresses.ts';
import { findEarlierFile, findReleaseFile, hasContentHash, type ServedFile } from '../release-files.ts';
import {
  createDocumentHeaders,
  ENDING_WORKER,
  extractInline,
  listDocumentOnlyHeaders,
  SERVICE_WORKER,
  WORKER,
  createWorkerHeaders,
} from './headers.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.geojson': 'application/geo+json',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const INDEX_PAGE = '/index.html';
/** The document of the sign-in shows its form before the shell has loaded (decision 0113). */
const LOGIN = '/login.html';
const DOCUMENTS: readonly string[] = [INDEX_PAGE, LOGIN];
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** A request for an address of the served release. */
interface PageRequest {
  readonly address: string;
  /** The release's folder. */
  readonly root: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Replies to a visit and resolves to true, or leaves it to the files of the release. A promise of the reply
 * itself would resolve only when the reply is sent, and to undefined.
 */
export type FirstResponder = (visit: PageRequest) => Promise<boolean>;

/**
 * Serves the composed release from one origin: the shell, its remotes and `release.json`; `answersFirst` are
 * called before it, in their order. A public address and any address below a mount get a page for every
 * Accept header, because link previews of chats accept anything; an unknown address is 404, with the shell
 * for a browser, which leads to its page about the missing address.
 */
export function serveWeb(app: FastifyInstance, config: Config, answersFirst: readonly FirstResponder[]): void {
  const release = join(config.release_dir, 'current');
  const getPrefetches = createPrefetchReader();
  const findKnown = openKnownAddresses();
  const getDocumentHeaders = openHeaders(config);
  const sendPage = async ({ address, root, request, reply }: PageRequest): Promise<FastifyReply> => {
    const { is_known, is_indexed } = await findKnown(root, address);
    const document = isPage(request, address, is_known) ? await findDocument(root, address) : undefined;
    if (!is_indexed) void reply.header('x-robots-tag', 'noindex');
    if (document === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const headers = {
      ...(await getDocumentHeaders(root, document.name)),
      ...(await getPrefetches(root, address, request)),
    };
    return sendServedFile(request, reply.code(is_known ? 200 : 404).headers(headers), { ...document, address });
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = parsePath(request.url);
    if (address === undefined || address.startsWith('/api/')) return reply.callNotFound() as unknown as FastifyReply;
    if (address === SERVICE_WORKER && !config.has_offline)
      return reply
        .headers(createWorkerHeaders(address))
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(ENDING_WORKER);
    const root = await realpath(release).catch(() => undefined);
    if (root === undefined) return sendNoRelease(reply);
    for (const answerFirst of answersFirst) if (await answerFirst({ address, root, request, reply })) return reply;
    const own = (await findReleaseFile(root, address)) ?? (await findEarlierFile(config.release_dir, address));
    if (own)
      return sendServedFile(request, reply.headers(await getDocumentHeaders(root, address)), { ...own, address });
    return sendPage({ address, root, request, reply });
  };
  // HEAD comes with GET.
  app.get('/*', { schema: { hide: true } as object, handler });
}

type GetHeaders = (root: string, address: string) => Promise<Readonly<Record<string, string>>>;

/**
 * Headers of a release file besides those that every reply has. The documents of a release never change; only
 * the served release does.
 */
function openHeaders(config: Config): GetHeaders {
  let cachedHeaders: { readonly root: string; readonly headers: Record<string, ReturnType<GetHeaders>> } | undefined;
  const read = async (path: string) => createDocumentHeaders(config, extractInline(await readFile(path, 'utf8')));
  return async (root, address) => {
    if (WORKER.test(address)) return createWorkerHeaders(address);
    const name = address === '/' ? INDEX_PAGE : address;
    if (!DOCUMENTS.includes(name)) return {};
    if (cachedHeaders?.root !== root) cachedHeaders = { root, headers: {} };
    cachedHeaders.headers[name] ??= read(join(root, name));
    return cachedHeaders.headers[name];
  };
}

/** The document of a page; a release from before the separate sign-in document has one for all. */
async function findDocument(root: string, address: string): Promise<ServedDocument | undefined> {
  const login = address === '/login' ? await findReleaseFile(root, LOGIN) : undefined;
  if (login) return { ...login, name: LOGIN };
  const indexPage = await findReleaseFile(root, INDEX_PAGE);
  return indexPage && { ...indexPage, name: INDEX_PAGE };
}

/** The address as a path; undefined when it cannot be read or leaves the folder. */
function parsePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/');
    const isPlain =
      !path.includes('\0') &&
      !path.includes('\\') &&
      !path.split('/').some((part) => part === '..' || part.startsWith('.'));
    return isPlain ? path : undefined;
  } catch {
    return undefined;
  }
}

const TAKES_HTML = /text\/html|\*\/\*/;

/**
 * Whether a request opens an address of the shell, not a missing file. Addresses may contain dots: tokens and e-mails
 * do. At an unknown address only a browser gets the shell.
 */
function isPage(request: FastifyRequest, address: string, is_known: boolean): boolean {
  const accept = request.headers.accept ?? '*/*';
  return (
    !address.startsWith('/r/') &&
    CONTENT_TYPES[extname(address)] === undefined &&
    (is_known ? TAKES_HTML.test(accept) : accept.includes('text/html'))
  );
}

type ServedDocument = ServedFile & { readonly name: string };

async function sendServedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile & { address: string },
): Promise<FastifyReply> {
  const type = CONTENT_TYPES[extname(file.path)] ?? 'application/octet-stream';
  const compressedFile = await findCompressedFile(request, file.path);
  const servedFile = compressedFile ?? file;
  const tag = `"${servedFile.size.toString(36)}-${(await stat(servedFile.path)).mtimeMs.toString(36)}"`;
  for (const name of listDocumentOnlyHeaders(file.address)) void reply.removeHeader(name);
  void reply.type(type).header('vary', 'accept-encoding').header('etag', tag);
  void reply.header(
    'cache-control',
    hasContentHash(file.address) && !type.startsWith('text/html') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (compressedFile) void reply.header('content-encoding', compressedFile.name);
  if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.code(304).send();
  return reply.header('content-length', servedFile.size).send(createReadStream(servedFile.path));
}

async function findCompressedFile(
  request: FastifyRequest,
  path: string,
): Promise<(ServedFile & { name: string }) | undefined> {
  const acceptedEncodings = request.headers['accept-encoding'] ?? '';
  for (const { name, suffix } of ENCODINGS) {
    if (!acceptedEncodings.includes(name)) continue;
    const size = await stat(path + suffix).then(
      (stats) => stats.size,
      () => undefined,
    );
    if (size !== undefined) return { path: path + suffix, size, name };
  }
  return undefined;
}

function sendNoRelease(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('retry-after', '5')
    .send(
      '<!doctype html><html lang="en"><title>eBPLS</title><p>The pages are being prepared. Please try again in a moment.</p></html>',
    );
}
