// Recognises the type of a file from its leading bytes.

/** Enough leading bytes to recognise every allowed file type. */
export const HEAD_BYTES = 4_100;
/** PDF readers look for the header within this many bytes (ISO 32000-1, annex H, note 13). */
const PDF_HEADER_WITHIN_BYTES = 1_024;
/** Empty lines, and the byte order mark of UTF-8, which some programs write before the header. */
const PDF_HEADER = /^(?:\u00ef\u00bb\u00bf)?[\s\0]*%PDF-/;

/**
 * The media type detected from the first bytes of a file, undefined when it is unknown. The file name is not
 * trusted.
 */
export async function findFileKind(head: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const detectedType = await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES));
  if (detectedType !== undefined) return detectedType.mime;
  const beginning = head.subarray(0, PDF_HEADER_WITHIN_BYTES).toString('latin1');
  return PDF_HEADER.test(beginning) ? 'application/pdf' : undefined;
}

/** A photo in the format of an iPhone; no office's browser shows it. */
export function isHeic(media_type: string | undefined): boolean {
  return /^image\/hei[cf](?:-sequence)?$/.test(media_type ?? '');
}
