// Reads and sets the cookie with the refresh secret of a session.

import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';

const LIFE_SECONDS = 12 * 3600;

type Scheme = Pick<Config, 'is_https'>;

// Browsers accept the `__Host-` prefix only over HTTPS; the name follows the scheme (decision E9).
function getRefreshCookieName({ is_https }: Scheme): string {
  return is_https ? '__Host-ebpls_refresh' : 'ebpls_refresh';
}

function getCookieOptions({ is_https }: Scheme): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: is_https };
}

export function setRefreshCookie(reply: FastifyReply, config: Scheme, secret: string): void {
  void reply.setCookie(getRefreshCookieName(config), secret, { ...getCookieOptions(config), maxAge: LIFE_SECONDS });
}

export function clearRefreshCookie(reply: FastifyReply, config: Scheme): void {
  void reply.clearCookie(getRefreshCookieName(config), getCookieOptions(config));
}

export function readRefreshCookie(request: FastifyRequest, config: Scheme): string | undefined {
  return request.cookies[getRefreshCookieName(config)];
}
