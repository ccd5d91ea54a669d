// Tests whether a request comes from a page of this system.

import type { Endpoint } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';
import { isOwnOrigin } from './own-origins.ts';
import { Refused } from '../refused.ts';

/** Whether a page of this origin is ours, given the address by which the request came. */
export type IsOwnOrigin = (origin: string, request: Pick<FastifyRequest, 'headers'>) => boolean;

/**
 * Values of Sec-Fetch-Site, which browsers set out of a page's reach; `none` is a navigation by the person.
 */
const FROM_OURSELVES = ['same-origin', 'none'];

/**
 * The first check of a changing endpoint: whether a page of another site sent the request (ASVS 5.0, 3.5.1 to
 * 3.5.3). The cookie's SameSite=Strict does not keep out other ports and sibling hosts. Undefined for
 * endpoints that change nothing, and for those where a signature over the body authenticates the sender.
 * Programs send neither header and are let through: browsers always send one.
 */
export function createOriginCheck(
  { method, accepts }: Endpoint,
  isOwnOrigin: IsOwnOrigin,
): ((request: FastifyRequest) => Refused | undefined) | undefined {
  if (method === 'GET' || accepts === 'raw') return undefined;
  return (request) =>
    isFromElsewhere(request, isOwnOrigin) ? new Refused('forbidden', 'request.other_site') : undefined;
}

function isFromElsewhere(request: FastifyRequest, isOwnOrigin: IsOwnOrigin): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return !FROM_OURSELVES.includes(String(site));
  // Browsers send Sec-Fetch-Site only to secure addresses; over plain HTTP in a local network the origin
  // decides.
  return origin !== undefined && !isOwnOrigin(origin, request);
}

/**
 * One of our own addresses, or the one by which the request came: a proxy may serve the system under a name
 * that is not configured.
 */
export function isOwnPage(config: Config): IsOwnOrigin {
  return (origin, { headers: { host } }) => {
    if (isOwnOrigin(config, origin)) return true;
    // A proxy that terminates TLS before a server which does not know of it passes the host, and the page's scheme is
    // the safer one.
    return host !== undefined && (origin === `https://${host}` || (!config.is_https && origin === `http://${host}`));
  };
}
