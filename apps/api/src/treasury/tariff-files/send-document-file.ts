import type { FastifyReply } from 'fastify';

const DOCUMENT_MEDIA_TYPES = {
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface DocumentFile {
  readonly name: string;
  readonly format: keyof typeof DOCUMENT_MEDIA_TYPES;
  readonly content: string | Buffer;
}

/** Sends a document as a file to be saved; no cache in between stores it. */
export async function sendDocumentFile(reply: FastifyReply, { name, format, content }: DocumentFile): Promise<void> {
  const safeName = name.replaceAll(/[^\w.-]/g, '-');
  await reply
    .type(DOCUMENT_MEDIA_TYPES[format])
    .header('content-disposition', `attachment; filename="${safeName}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
