import { formatGovernmentName } from '@ebpls/contracts';

import type { Issuer } from './letterhead.ts';

export interface JoinedPapers {
  readonly title: string;
  readonly issuer: Issuer;
  readonly files: readonly Uint8Array[]; // Each a PDF of its own.
}

/**
 * One PDF with the pages of several, in their order. It requests one-sided printing: two papers on one sheet
 * would be handed to two people.
 */
export async function joinPdfs({ title, issuer, files }: JoinedPapers): Promise<Uint8Array> {
  const { Duplex, PDFDocument } = await import('@cantoo/pdf-lib');
  const joinedPdf = await PDFDocument.create();
  for (const file of files) {
    const paper = await PDFDocument.load(file, { updateMetadata: false });
    for (const page of await joinedPdf.copyPages(paper, paper.getPageIndices())) joinedPdf.addPage(page);
  }
  joinedPdf.setTitle(title, { showInWindowTitleBar: true });
  joinedPdf.setAuthor(formatGovernmentName(issuer));
  joinedPdf.setCreator('eBPLS');
  joinedPdf.setLanguage('en-PH');
  joinedPdf.catalog.getOrCreateViewerPreferences().setDuplex(Duplex.Simplex);
  return joinedPdf.save({ useObjectStreams: false });
}
