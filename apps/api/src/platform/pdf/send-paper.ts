import type { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

/** Sends a paper for reading in the browser; it is nobody else's, so nothing on the way keeps it. */
export async function sendPaper(reply: FastifyReply, name: string, file: Buffer): Promise<void> {
  await reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(file);
}

interface KeptFile {
  readonly file_name: string;
  readonly media_type: string;
  readonly size: number | null;
}

/** Sends a file that a person uploaded: never shown inside a page of ours, and kept by nothing on the way. */
export async function sendUpload(
  reply: FastifyReply,
  { file_name, media_type, size }: KeptFile,
  content: Readable,
): Promise<void> {
  await reply
    .type(media_type)
    .header('content-length', size ?? 0)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(content);
}
