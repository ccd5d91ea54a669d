import { setTimeout as pause } from 'node:timers/promises';

import { completeStartPage, type Locale, type StartPageFacts } from '@ebpls/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { publicFigures } from '../dashboards/public-figures.ts';
import type { Api } from '../../platform/http/api.ts';
import { documentHeaders } from '../../platform/http/headers.ts';
import type { AnswersFirst } from '../../platform/http/web.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { type Drawings, openDrawings } from './drawings.ts';
import { formFor, pack, type Packed } from './pack.ts';

/** A page without its figures is better than no page; they are there the next time. */
const PATIENCE_MS = 1_000;

/**
 * The start page: drawn by the build in each language, completed here with the town's name and figures, so that it is
 * whole before any script runs. A release without drawings leaves the address to the shell.
 */
export function startPage(api: Api): AnswersFirst {
  const drawingsOf = openDrawings();
  const packed = new Map<Locale, { readonly of: string; readonly page: Promise<Packed> }>();

  const complete = async (drawings: Drawings, language: Locale): Promise<Packed> => {
    const facts = await factsOf(api, drawings);
    const of = JSON.stringify([drawings.root, { ...facts, figures: { ...facts.figures, counted_at: '' } }]);
    const held = packed.get(language);
    if (held?.of === of) return held.page;
    const page = pack(completeStartPage(drawings.pages[language], facts));
    packed.set(language, { of, page });
    return page;
  };

  return async ({ address, root, request, reply }) => {
    if (address !== '/' && address !== '/home' && address !== '/home/') return false;
    const drawings = await drawingsOf(root);
    if (!drawings) return false;
    if (address !== '/home') void reply.header('cache-control', 'no-cache').redirect('/home');
    else {
      const page = await complete(drawings, languageOf(request));
      void send(request, reply.headers(documentHeaders(api.config, drawings.inline)), page);
    }
    return true;
  };
}

async function factsOf({ db, clock, ...api }: Api, { has_docs, has_form }: Drawings): Promise<StartPageFacts> {
  const [rows, figures] = await Promise.all([soon(referenceRows(db)), soon(publicFigures({ ...api, db, clock }))]);
  const municipality = rows && { ...rows.municipality, seal: rows.seal_id };
  return { municipality, figures, has_docs, has_form };
}

function soon<T>(coming: Promise<T>): Promise<T | undefined> {
  return Promise.race([coming.catch(() => undefined), pause(PATIENCE_MS, undefined, { ref: false })]);
}

/** The address says it for whoever has no scripts; else the cookie that the settings leave. */
function languageOf({ query, cookies }: FastifyRequest): Locale {
  const { language } = query as { readonly language?: unknown }; // whatever somebody typed
  return (language ?? cookies['ebpls_language']) === 'fil' ? 'fil' : 'en';
}

function send(request: FastifyRequest, reply: FastifyReply, page: Packed): FastifyReply {
  void reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'no-cache')
    .header('etag', page.tag);
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  const { body, encoding } = formFor(page, request.headers['accept-encoding'] ?? '');
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.send(body);
}
