import { type Endpoint, TUS } from '@ebpls/contracts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

/** Limits of one body: bytes on the wire, and values, keys and levels of its JSON. */
export interface BodyLimit {
  readonly bytes: number;
  /** Members of all objects and items of all lists together. */
  readonly values: number;
  readonly depth: number;
}

/** No form is deeper; a deeper body only serves to exhaust the server. */
export const MAX_BODY_DEPTH = 20;

/**
 * Body limits for each kind of endpoint. The largest section of the revenue code of the demonstration has 9,512
 * bytes and 559 values, the largest form of an owner a tenth of that; an anonymous client sends a sign-up at
 * most, and a gateway one signed message.
 */
export const BODY_LIMITS = {
  public: { bytes: 16 * 1024, values: 200, depth: MAX_BODY_DEPTH },
  usual: { bytes: 64 * 1024, values: 2_500, depth: MAX_BODY_DEPTH },
  large: { bytes: 256 * 1024, values: 5_000, depth: MAX_BODY_DEPTH },
  // A tariff of 2,000 lines of business and 1,000 charges.
  document: { bytes: 4 * 1024 * 1024, values: 150_000, depth: MAX_BODY_DEPTH },
  signed: { bytes: 64 * 1024, values: 0, depth: 0 },
  chunk: { bytes: TUS.chunk_bytes, values: 0, depth: 0 },
} as const satisfies Record<string, BodyLimit>;

declare module 'fastify' {
  interface FastifyContextConfig {
    body_limit?: BodyLimit;
  }
}

/** The limit of an endpoint's body; files of a form have limits of their own. */
export function getBodyLimit({ accepts, body_size }: Endpoint, who: { readonly is_public: boolean }): BodyLimit {
  if (accepts === 'raw') return BODY_LIMITS.signed;
  if (accepts === 'chunk') return BODY_LIMITS.chunk;
  if (body_size !== undefined) return BODY_LIMITS[body_size];
  return who.is_public ? BODY_LIMITS.public : BODY_LIMITS.usual;
}

/**
 * Parses JSON bodies. Refuses with 413 a body that is deeper or has more values than its endpoint reads, before
 * anything of it is built.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, text: string, done) => {
    const { body_limit = BODY_LIMITS.public } = request.routeOptions.config;
    if (isBeyond(text, body_limit)) done(createTooLargeError());
    else parse(request, text, done);
  });
}

function createTooLargeError(): FastifyError {
  return Object.assign(new Error('too many values'), { name: 'BodyTooLarge', code: 'BODY_TOO_LARGE', statusCode: 413 });
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from('"\\,[]{}', (sign) =>
  sign.charCodeAt(0),
);

/**
 * Whether a JSON text is too deep or has too many values. Stops at the first one too many; broken JSON is refused by
 * the parser.
 */
export function isBeyond(text: string, { values, depth }: Pick<BodyLimit, 'values' | 'depth'>): boolean {
  let valueCount = 0;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      level += 1;
      valueCount += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) level -= 1;
    else if (sign === COMMA) valueCount += 1;
    if (valueCount > values || level > depth) return true;
  }
  return false;
}

/** The closing quote of the text that opens at `from`. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) return at;
  }
  return text.length;
}
