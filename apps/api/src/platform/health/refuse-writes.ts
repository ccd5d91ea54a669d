import type { FastifyInstance } from 'fastify';

import { type WriteCheck, WriteSkippedError } from './write-check.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * While nothing can be saved, a request that would write is answered before it begins: nothing is half done, and reads
 * go on.
 */
export function refuseWritesWhenFull(app: FastifyInstance, check: WriteCheck): void {
  app.addHook('onError', async (_request, _reply, error) => check.noticed(error));
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return;
    const fault = await check.beforeWrite();
    if (fault !== undefined) throw new WriteSkippedError(fault);
  });
}
