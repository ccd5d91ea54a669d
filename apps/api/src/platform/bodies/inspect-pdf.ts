// Checks an uploaded PDF in a worker thread with limits of time and memory.

import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { MessageKey } from '../messages/catalogue.ts';
import { createFileRefusal } from './file-part.ts';
import { openSemaphore } from './semaphore.ts';
import type { PdfProblem } from './check-pdf.ts';
import type { PdfVerdict } from './pdf-worker.ts';

// A certificate of 10 MB takes under a second; a hostile file may never end.
const INSPECTION_TIMEOUT_MS = 8_000;
// A PDF of 10 MB with nothing but small objects takes some 250 MB.
const HEAP_MAX_MB = 384;

const PDF_REFUSALS: Readonly<Record<PdfProblem, MessageKey>> = {
  active: 'pdf.active',
  broken: 'pdf.broken',
  encrypted: 'pdf.encrypted',
  packed: 'pdf.compressed',
  polyglot: 'pdf.polyglot',
};

// One worker handles one file at a time, so that any number of hostile files takes one thread and one heap.
const inspections = openSemaphore(1);
let idleWorker: Worker | undefined;

/**
 * Reads a PDF in a thread of its own with limits of time and memory, so that no other request waits for a hostile
 * file. Refused: invalid at `file` when it has no page, is encrypted, runs something, or cannot be read within the
 * limits.
 */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  const problem = await inspections.run(() => checkInWorker(bytes));
  if (problem !== undefined) throw createFileRefusal(PDF_REFUSALS[problem]);
}

async function checkInWorker(bytes: Buffer): Promise<PdfProblem | undefined> {
  const worker = idleWorker ?? openWorker();
  idleWorker = undefined;
  // A copy, because a transferred buffer is lost to the sender.
  const content = new Uint8Array(bytes);
  worker.ref();
  worker.postMessage(content, [content.buffer]);
  try {
    const [{ problem }] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(INSPECTION_TIMEOUT_MS),
    })) as [PdfVerdict];
    worker.unref();
    idleWorker = worker;
    return problem;
  } catch (error) {
    await worker.terminate();
    if (isOverLimit(error)) return 'packed';
    throw error;
  }
}

function openWorker(): Worker {
  const worker = new Worker(join(import.meta.dirname, 'pdf-worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    // Output of the PDF library about an untrusted file stays out of the log.
    stdout: true,
    stderr: true,
  });
  // A worker that ends while idle is replaced with the next file.
  worker.on('exit', () => {
    if (idleWorker === worker) idleWorker = undefined;
  });
  worker.on('error', () => undefined);
  return worker;
}

function isOverLimit(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
