import type { FastifyInstance } from 'fastify';

import { cancelStatements, type RequestWaiter, runWithinBounds } from '../database/request-bounds.ts';
import type { ConcurrencyLimits } from './concurrency-limits.ts';

/**
 * Bounds the time of each statement of a request, and cancels the statements of a read whose client
 * disconnects. Writes continue: a person whose network broke still wants the payment that was sent.
 */
export function limitRequests(app: FastifyInstance, { read_ms, write_ms }: ConcurrencyLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const is_read = request.method === 'GET' || request.method === 'HEAD';
    const requestWaiter: RequestWaiter = { isDisconnected: false, cancellations: new Set() };
    if (is_read) {
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) cancelStatements(requestWaiter);
      });
    }
    runWithinBounds({ statement_ms: is_read ? read_ms : write_ms, waiter: requestWaiter }, done);
  });
}
