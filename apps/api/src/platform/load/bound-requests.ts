import type { FastifyInstance } from 'fastify';

import { endFor, type RequestWaiter, withinBounds } from '../database/bounds.ts';
import type { ConcurrencyLimits } from './concurrency-limits.ts';

/**
 * Gives every request its time for each statement, and ends the statements of a read whose asker goes away. What writes
 * goes on: a person whose network broke wants the payment that was sent.
 */
export function limitRequests(app: FastifyInstance, { read_ms, write_ms }: ConcurrencyLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const is_read = request.method === 'GET' || request.method === 'HEAD';
    const waiting: RequestWaiter = { is_gone: false, running: new Set() };
    if (is_read) {
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) endFor(waiting);
      });
    }
    withinBounds({ statement_ms: is_read ? read_ms : write_ms, waiting }, done);
  });
}
