import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';

type Addresses = Pick<Config, 'public_url' | 'own_origins' | 'port' | 'is_production'>;

/**
 * Every origin at which this system answers: PUBLIC_URL first, then OWN_ORIGINS, and in development this machine by its
 * usual names.
 */
export function ownOrigins({ public_url, own_origins, port, is_production }: Addresses): readonly string[] {
  const here = is_production ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...new Set([public_url, ...own_origins, ...here])];
}

/**
 * Whether an origin like `https://permits.example.gov.ph` is one of ours. Compared as it stands: what only reads like
 * ours is not.
 */
export function isOwnOrigin(config: Addresses, origin: string): boolean {
  return ownOrigins(config).includes(origin);
}

const cameBy = new AsyncLocalStorage<string>();

/**
 * Answers a request so that `linkOrigin` knows by which of our addresses it came; a foreign Host header is forgotten
 * here.
 */
export function answerAt<T>(config: Addresses, request: Pick<FastifyRequest, 'protocol' | 'host'>, answer: () => T): T {
  const origin = `${request.protocol}://${request.host}`;
  return origin !== config.public_url && isOwnOrigin(config, origin) ? cameBy.run(origin, answer) : answer();
}

/**
 * Where a link leads that goes back to the person who asks: the own origin by which the request came, else PUBLIC_URL.
 * Jobs, papers and mails to other people use PUBLIC_URL, because nobody knows which of our addresses those can reach.
 */
export function linkOrigin(config: Addresses): string {
  return cameBy.getStore() ?? config.public_url;
}
