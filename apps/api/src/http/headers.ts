import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';

// The hash is that of an empty style element: Emotion inserts rules through the CSSOM only (decision E34).
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Headers = Readonly<Record<string, string>>;

const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
};

/** Hashes of what a drawn document holds itself, as a policy writes them. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NOTHING_INLINE: Inline = { scripts: [], styles: [] };

/** Headers of pages and their files: a static policy without nonces, so that a CDN can serve the same bytes. */
export function documentHeaders(config: Config, inline = NOTHING_INLINE): Headers {
  const gateways = new Set([config.sandbox_url, new URL(config.paynamics.endpoint).origin]);
  const tiles =
    config.map_tiles_url === undefined
      ? ''
      : ` ${new URL(config.map_tiles_url.replace('{s}', '*')).origin.replace('%2A', '*')}`;
  const socket = config.socket_url === undefined ? '' : ` ${config.socket_url}`;
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...inline.styles].join(' '),
    `img-src 'self' data: blob:${tiles}`,
    `connect-src 'self' ws: wss:${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${[...gateways].join(' ')}`,
  ].join('; ');
  return { ...EVERYWHERE, ...transport(config), 'content-security-policy': policy };
}

function transport({ is_https }: Pick<Config, 'is_https'>): Headers {
  return is_https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}

/** Headers of every answer below /api: never stored, never framed, never run. */
export function guardAnswers(app: FastifyInstance, config: Config): void {
  const headers: Headers = {
    ...EVERYWHERE,
    ...transport(config),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(headers);
    done();
  });
}
