import type { Locale } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

/** Filipino when it is the browser's first preferred language, English otherwise (decision E7). */
export function getRequestLocale(request: Pick<FastifyRequest, 'headers'>): Locale {
  return /^\s*(?:fil|tl)\b/i.test(request.headers['accept-language'] ?? '') ? 'fil' : 'en';
}
