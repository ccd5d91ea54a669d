// Renders permits, and merges printed documents, in a worker thread.

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { JoinedPapers } from '../../platform/pdf/join-pdfs.ts';
import type { PermitPrint } from './permit-pdf.ts';

/** A permit to render, or papers to merge into one file. */
export type PrintOrder = { readonly order_no: number } & (PermitPrint | JoinedPapers);

export type PrintedPermit = { readonly order_no: number } & (
  | { readonly file: Uint8Array }
  | { readonly fault: string }
);

interface PermitWorker {
  readonly worker: Worker;
  readonly pendingJobs: Map<
    number,
    { readonly resolve: (file: Buffer) => void; readonly reject: (fault: Error) => void }
  >;
}

let permitWorker: PermitWorker | undefined;
let orders = 0;

/** Draws a permit in a thread of its own, so that other requests do not wait these milliseconds for it. */
export function drawPermit(permit: PermitPrint): Promise<Buffer> {
  return runInWorker(permit);
}

/**
 * Merges several papers into one file, in the same thread: fifty permits take longer than a request should block
 * others.
 */
export function joinPapers(papers: JoinedPapers): Promise<Buffer> {
  return runInWorker(papers);
}

function runInWorker(content: PermitPrint | JoinedPapers): Promise<Buffer> {
  permitWorker ??= openPermitWorker();
  const { worker, pendingJobs } = permitWorker;
  orders += 1;
  const order: PrintOrder = { ...content, order_no: orders };
  return new Promise((resolve, reject) => {
    pendingJobs.set(order.order_no, { resolve, reject });
    worker.postMessage(order, []);
  });
}

function openPermitWorker(): PermitWorker {
  const worker = new Worker(join(import.meta.dirname, 'permit-worker.ts'));
  const newWorker: PermitWorker = { worker, pendingJobs: new Map() };
  worker.on('message', (reply: PrintedPermit) => {
    const order = newWorker.pendingJobs.get(reply.order_no);
    newWorker.pendingJobs.delete(reply.order_no);
    if ('file' in reply) order?.resolve(Buffer.from(reply.file));
    else order?.reject(new Error(reply.fault));
  });
  const rejectAll = (fault: Error): void => {
    if (permitWorker === newWorker) permitWorker = undefined;
    for (const { reject } of newWorker.pendingJobs.values()) reject(fault);
    newWorker.pendingJobs.clear();
  };
  worker.on('error', rejectAll);
  worker.on('exit', () => rejectAll(new Error('the permit worker stopped')));
  // The worker ends with the process. A listener would keep the process alive, so this call comes last.
  worker.unref();
  return newWorker;
}
