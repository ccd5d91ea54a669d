// Sends an HTML page in the reader's language, compressed and with its cache headers.

import type { Locale } from '@ebpls/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { selectEncoding, type PackedPage } from './compress-page.ts';

/** The address names the language for browsers without scripts; else the cookie of the settings does. */
export function getRequestLanguage({ query, cookies }: FastifyRequest): Locale {
  const { language } = query as { readonly language?: unknown }; // whatever somebody typed
  return (language ?? cookies['ebpls_language']) === 'fil' ? 'fil' : 'en';
}

/** Sends a document in the smallest encoding that the browser accepts, or 304 where it has this one. */
export function sendHtmlPage(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  void reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'no-cache')
    .header('etag', page.tag);
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  const { body, encoding } = selectEncoding(page, request.headers['accept-encoding'] ?? '');
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.send(body);
}
