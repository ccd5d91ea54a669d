// Security headers of documents, workers and replies, with the content security policy by hashes (decision 0149).

import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../config/config.ts';
import { listCheckoutOrigins, listOwnOrigins } from './own-origins.ts';

// The hash is that of an empty style element: Emotion inserts rules through the CSSOM only (decision E34).
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Headers = Readonly<Record<string, string>>;

const COMMON_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
};

/** Hashes of a document's inline content, in the format of a content security policy. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NOTHING_INLINE: Inline = { scripts: [], styles: [] };

/**
 * Inline scripts and styles of a document, and the scripts that it preloads for its own starter; whitespace
 * of a page is never inside of any. A data block is no script; speculation rules count as one.
 */
export function extractInline(html: string): Inline {
  const listMatches = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => text);
  const computeHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const preloadHashes = listMatches(/<link rel="preload" as="script" [^>]*integrity="([^"]+)"/g).map(
    (hash) => `'${hash}'`,
  );
  return {
    scripts: [
      ...new Set([
        ...listMatches(/<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g).map(computeHash),
        ...preloadHashes,
      ]),
    ],
    styles: [...new Set(listMatches(/<style>([\s\S]*?)<\/style>/g).map(computeHash))],
  };
}

/**
 * Injected strings become neither scripts nor markup. A script runs when the policy names its hash, or when
 * such a script started it (`strict-dynamic`); it needs a hash of its own to be fetched, and its address must
 * be one that the shell's policy `default` admits (decision 0149). `dompurify` is the sanitiser of formatted
 * text.
 */
const TRUSTED_TYPES_POLICY = "require-trusted-types-for 'script'; trusted-types boot default dompurify";
const INTEGRITY: Headers = { 'integrity-policy': 'blocked-destinations=(script)' };

/**
 * Headers of documents: a static policy by hashes, without nonces, so that a CDN can serve the same bytes. There are
 * two policies, and both must agree: the second trusts scripts that the document starts, and the first restricts them
 * to our own origin in browsers without Trusted Types.
 */
export function createDocumentHeaders(config: Config, inline = NOTHING_INLINE): Headers {
  const gateway = listCheckoutOrigins(config).join(' ');
  const tiles =
    config.map_tiles_url === undefined
      ? ''
      : ` ${new URL(config.map_tiles_url.replace('{s}', '*')).origin.replace('%2A', '*')}`;
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...inline.styles].join(' '),
    `img-src 'self' data: blob:${tiles}`,
    ['connect-src', "'self'", ...listSocketOrigins(config)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${gateway}`,
    TRUSTED_TYPES_POLICY,
  ].join('; ');
  const scriptSources = ['script-src', ...inline.scripts, "'strict-dynamic'"].join(' ');
  return {
    ...COMMON_HEADERS,
    ...INTEGRITY,
    ...createTransportHeaders(config),
    'content-security-policy': `${policy}, ${scriptSources}`,
  };
}

/** The name of a worker, and of one with WebAssembly; `tools/build` serves a worker under the name of its source. */
export const WORKER = /\.worker\.js$/;
const WASM_WORKER = /\/wasm-[\w-]+\.worker\.js$/;

/**
 * A worker obeys the policy of its own script: files of this origin and no string as code. Compiling WebAssembly needs
 * `wasm-unsafe-eval`, which no document gets: only the few workers that are named for it.
 */
export function createWorkerHeaders(address: string): Headers {
  const sources = WASM_WORKER.test(address) ? "'self' 'wasm-unsafe-eval'" : "'self'";
  return {
    'content-security-policy': `default-src 'none'; script-src ${sources}; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
  };
}

/** Files that are part of a page, and never a page themselves. */
const PART_OF_A_PAGE = /\.(?:js|mjs|css|json|woff2|png|jpg|webp|webmanifest|geojson|wasm)$/;
/** Headers that browsers read on documents and workers alone; half a kilobyte on each of a page's dozen files. */
const ABOUT_PAGES = [
  'content-security-policy',
  'integrity-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

/** Headers that every reply has and that do not depend on the file at this address. */
export function listDocumentOnlyHeaders(address: string): readonly string[] {
  return PART_OF_A_PAGE.test(address) && !WORKER.test(address) ? ABOUT_PAGES : [];
}

/** Path of the service worker in a release. */
export const SERVICE_WORKER = '/service.worker.js';

/**
 * A service worker that removes all workers: browsers install it like any newer one at their next page, it
 * deletes its caches and unregisters itself. A page sends it `take-over` repeatedly, as to any newer
 * worker (`apps/shell/src/offline/register-worker.ts`). It reloads no page, so that no reload loop can begin.
 */
export const ENDING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('message', ({ data }) => void (data === 'take-over' && skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Browsers disagree whether 'self' covers sockets, so ours are listed: those of our own origins, and SOCKET_URL. */
function listSocketOrigins(config: Config): ReadonlySet<string> {
  const toSocketOrigin = (origin: string): string => origin.replace(/^http/, 'ws');
  const other = config.socket_url === undefined ? [] : [new URL(config.socket_url).origin];
  return new Set([...listOwnOrigins(config).map(toSocketOrigin), ...other, ...other.map(toSocketOrigin)]);
}

function createTransportHeaders({ is_https }: Pick<Config, 'is_https'>): Headers {
  return is_https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}

/** Headers of every reply below /api: never stored, never framed, never run. */
export function createReplyHeaders(config: Config): Headers {
  return {
    ...COMMON_HEADERS,
    ...createTransportHeaders(config),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
  };
}

/** Sets the headers before any reply, so that refusals and missing addresses have them too. */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  const [answers, documents] = [createReplyHeaders(config), createDocumentHeaders(config)];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? answers : documents);
    done();
  });
}
