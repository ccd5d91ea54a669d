import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { JoinedPapers } from '../../platform/pdf/join-pdfs.ts';
import type { PermitPrint } from './permit-pdf.ts';

/** A permit to be drawn, or papers to be laid into one file. */
export type PrintOrder = { readonly order_no: number } & (PermitPrint | JoinedPapers);

export type PrintedPermit = { readonly order_no: number } & (
  | { readonly file: Uint8Array }
  | { readonly fault: string }
);

interface PermitWorker {
  readonly worker: Worker;
  readonly waiting: Map<number, { readonly done: (file: Buffer) => void; readonly failed: (fault: Error) => void }>;
}

let permitWorker: PermitWorker | undefined;
let orders = 0;

/**
 * Draws a permit in a thread of its own, so that whoever asks for something else in these milliseconds does not wait
 * for it.
 */
export function drawPermit(permit: PermitPrint): Promise<Buffer> {
  return printInWorker(permit);
}

/** Lays several papers into one file, in that same thread: fifty permits take it longer than anybody should wait. */
export function joinPapers(papers: JoinedPapers): Promise<Buffer> {
  return printInWorker(papers);
}

function printInWorker(content: PermitPrint | JoinedPapers): Promise<Buffer> {
  permitWorker ??= openPermitWorker();
  const { worker, waiting } = permitWorker;
  orders += 1;
  const order: PrintOrder = { ...content, order_no: orders };
  return new Promise((done, failed) => {
    waiting.set(order.order_no, { done, failed });
    worker.postMessage(order, []);
  });
}

function openPermitWorker(): PermitWorker {
  const worker = new Worker(join(import.meta.dirname, 'permit-worker.ts'));
  const opened: PermitWorker = { worker, waiting: new Map() };
  worker.on('message', (printed: PrintedPermit) => {
    const order = opened.waiting.get(printed.order_no);
    opened.waiting.delete(printed.order_no);
    if ('file' in printed) order?.done(Buffer.from(printed.file));
    else order?.failed(new Error(printed.fault));
  });
  const broken = (fault: Error): void => {
    if (permitWorker === opened) permitWorker = undefined;
    for (const { failed } of opened.waiting.values()) failed(fault);
    opened.waiting.clear();
  };
  worker.on('error', broken);
  worker.on('exit', () => broken(new Error('the permit worker stopped')));
  // It ends with the process; nobody waits for it. A listener would hold the process again, so this comes last.
  worker.unref();
  return opened;
}
