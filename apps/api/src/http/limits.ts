import type { FastifyRequest } from 'fastify';

import { Refused } from './refused.ts';

const WINDOW_MS = 10 * 60_000;
const MOST = 100;
const ADDRESSES_MOST = 50_000;

/** Counts the calls of open doors per network address, in this process. Refused: too_many beyond 100 in ten minutes. */
export function openDoorLimit(): (request: Pick<FastifyRequest, 'ip'>) => void {
  const counts = new Map<string, number>();
  let began = Date.now();
  return ({ ip }) => {
    if (Date.now() - began > WINDOW_MS || counts.size > ADDRESSES_MOST) {
      counts.clear();
      began = Date.now();
    }
    const count = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, count);
    if (count > MOST) throw new Refused('too_many', 'request.too_many');
  };
}
