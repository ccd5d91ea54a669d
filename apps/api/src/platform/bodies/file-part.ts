// Reads the uploaded file of a multipart form.

import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import type { MessageKey } from '../messages/catalogue.ts';
import { Refused } from '../refused.ts';

export interface FilePart {
  /** File name from the form, not trusted. */
  readonly file_name: string;
  /** Chunks in the order of arrival. Refused: invalid at `file` when the form ends before the file does. */
  readonly bytes: AsyncIterable<Buffer>;
}

const digests = new WeakMap<FastifyRequest, string>();

/**
 * The part `file` of a form, which must be read immediately. Refused: invalid at `file` when it is missing or the form
 * cannot be read.
 */
export async function openFilePart(request: FastifyRequest): Promise<FilePart> {
  if (!request.isMultipart()) throw new Refused('invalid', 'request.media_type', { fields: { file: 'file.required' } });
  const part = await request.file().catch(() => {
    throw createFileRefusal('file.incomplete');
  });
  if (part?.fieldname !== 'file') throw createFileRefusal('file.required');
  return { file_name: part.filename, bytes: iterateArrivingBytes(request, part.file, part.filename) };
}

/**
 * Every fault during the arrival is the sender's: the form is broken, or the sender disconnected. The processing of
 * the bytes may fail by itself.
 */
async function* iterateArrivingBytes(
  request: FastifyRequest,
  file: AsyncIterable<Buffer>,
  file_name: string,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(file_name));
  const chunks = file[Symbol.asyncIterator]();
  try {
    for (let next = await readChunk(chunks); next.done !== true; next = await readChunk(chunks)) {
      hash.update(next.value);
      yield next.value;
    }
    digests.set(request, hash.digest('base64url'));
  } finally {
    await chunks.return?.();
    // The rest of the form is drained, so that the client can receive the reply.
    request.raw.unpipe().resume();
  }
}

function readChunk(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  return chunks.next().catch(() => {
    throw createFileRefusal('file.incomplete');
  });
}

/** All bytes; undefined when they are more than `most`. */
export async function readWhole({ bytes }: FilePart, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * SHA-256 of name and bytes of the file that was read from this request; an unread file is read now. Undefined without
 * a file.
 */
export async function fileDigest(request: FastifyRequest): Promise<string | undefined> {
  if (!request.isMultipart()) return undefined;
  if (!digests.has(request)) {
    const { bytes } = await openFilePart(request);
    for await (const _chunk of bytes);
  }
  return digests.get(request);
}

export function createFileRefusal(key: MessageKey): Refused {
  return new Refused('invalid', key, { fields: { file: key } });
}
