import type { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

/** Sends a PDF for display in the browser; it is personal, so no intermediate cache may store it. */
export async function sendPdf(reply: FastifyReply, name: string, file: Buffer): Promise<void> {
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

/** Sends a file that a person uploaded: never rendered inside a page of ours, and stored by no intermediate cache. */
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
