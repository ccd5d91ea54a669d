// Worker thread that renders permits and merges printed documents, one after the other.

import { parentPort } from 'node:worker_threads';

import { joinPdfs } from '../../platform/pdf/join-pdfs.ts';
import { renderPermitPdf } from './permit-pdf.ts';
import type { PrintedPermit, PrintOrder } from './draw-permit.ts';

/** Thread that renders permits and merges papers, one after the other. */
parentPort?.on('message', ({ order_no, ...content }: PrintOrder) => {
  const answer = (message: PrintedPermit): void => parentPort?.postMessage(message, []);
  const pdf = 'files' in content ? joinPdfs(content) : renderPermitPdf(content);
  pdf.then(
    (file) => answer({ order_no, file }),
    (fault: unknown) =>
      answer({ order_no, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
  );
});
