import type { FastifyInstance } from 'fastify';

import { type WriteCheck, WriteSkippedError } from './write-check.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * While nothing can be saved, a writing request is refused before it begins: nothing is half done, and reads
 * continue.
 */
export function refuseWritesWhenFull(app: FastifyInstance, check: WriteCheck): void {
  app.addHook('onError', async (_request, _reply, error) => check.reportError(error));
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return;
    const fault = await check.beforeWrite();
    if (fault !== undefined) throw new WriteSkippedError(fault);
  });
}
