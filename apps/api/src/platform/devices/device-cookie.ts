// Reads and sets the cookie by which a browser of an earlier sign-in is known.

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';

const LIFE_SECONDS = 180 * 24 * 3600;
const SECRET = /^[\w-]{43}$/;

type Scheme = Pick<Config, 'is_https'>;

// Browsers accept the `__Host-` prefix only over HTTPS, as for the refresh cookie (decision E9).
const getDeviceCookieName = ({ is_https }: Scheme): string => (is_https ? '__Host-ebpls_device' : 'ebpls_device');

/**
 * The cookie that this browser received at an earlier sign-in. It grants no access: it only tells a known
 * browser from a guesser's.
 */
export function readDeviceCookie(request: FastifyRequest, config: Scheme): string | undefined {
  const secret = request.cookies[getDeviceCookieName(config)];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

export function setDeviceCookie(reply: FastifyReply, config: Scheme, secret: string): void {
  void reply.setCookie(getDeviceCookieName(config), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.is_https,
    maxAge: LIFE_SECONDS,
  });
}
