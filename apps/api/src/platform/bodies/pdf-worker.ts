// Worker thread that parses untrusted PDFs, one after the other.

import { parentPort } from 'node:worker_threads';

import { checkPdf, type PdfProblem } from './check-pdf.ts';

export interface PdfVerdict {
  readonly problem: PdfProblem | undefined;
}

/** The thread that parses untrusted PDFs, one after the other. */
parentPort?.on('message', (bytes: Uint8Array) => {
  void checkPdf(bytes).then((problem) => parentPort?.postMessage({ problem } satisfies PdfVerdict, []));
});
