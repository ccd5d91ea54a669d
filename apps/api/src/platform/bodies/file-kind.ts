/** As many bytes as tell the kind of every file that is allowed. */
export const HEAD_BYTES = 4_100;
/** Readers of PDF look for the header within this much (ISO 32000-1, annex H, note 13). */
const PDF_HEADER_WITHIN_BYTES = 1_024;
/** Empty lines, and the mark of UTF-8, which some programs write before the header. */
const PDF_HEADER = /^(?:\u00ef\u00bb\u00bf)?[\s\0]*%PDF-/;

/** The media type that the first bytes of a file tell; undefined when nobody knows it. Its name is not believed. */
export async function findFileKind(head: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES));
  if (found !== undefined) return found.mime;
  const beginning = head.subarray(0, PDF_HEADER_WITHIN_BYTES).toString('latin1');
  return PDF_HEADER.test(beginning) ? 'application/pdf' : undefined;
}

/** A photo as an iPhone saves it; no office's browser shows it. */
export function isHeic(media_type: string | undefined): boolean {
  return /^image\/hei[cf](?:-sequence)?$/.test(media_type ?? '');
}
