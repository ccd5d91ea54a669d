import type { Issuer } from './letterhead.ts';

export interface JoinedPapers {
  readonly title: string;
  readonly issuer: Issuer;
  /** Each a PDF of its own. */
  readonly files: readonly Uint8Array[];
}

/**
 * One PDF with the pages of several, in their order. It asks the printer for one side: two papers on one sheet would be
 * handed to two people.
 */
export async function joinPdfs({ title, issuer, files }: JoinedPapers): Promise<Uint8Array> {
  const { Duplex, PDFDocument } = await import('@cantoo/pdf-lib');
  const joined = await PDFDocument.create();
  for (const file of files) {
    const paper = await PDFDocument.load(file, { updateMetadata: false });
    for (const page of await joined.copyPages(paper, paper.getPageIndices())) joined.addPage(page);
  }
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setAuthor(`Municipality of ${issuer.name}`);
  joined.setCreator('eBPLS');
  joined.setLanguage('en-PH');
  joined.catalog.getOrCreateViewerPreferences().setDuplex(Duplex.Simplex);
  return joined.save({ useObjectStreams: false });
}
