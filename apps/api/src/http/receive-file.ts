import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

import { UPLOAD_LIMITS } from '@ebpls/contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { Refused } from './refused.ts';
import type { Storage, StoredFile } from '../storage.ts';

const NAME_MOST = 150;
const ALLOWED: readonly string[] = UPLOAD_LIMITS.media_types;
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

export interface ReceivedFile extends StoredFile {
  readonly file_name: string;
  /** Read from the bytes; what the sender says is not believed. */
  readonly media_type: string;
}

/** Stores the part `file` of a request while it arrives. Refused: invalid at `file` when it is missing, empty, too large or of another kind; nothing is kept then. */
export async function receiveFile(request: FastifyRequest, storage: Storage): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refused('invalid', 'request.media_type', { fields: { file: 'file.required' } });
  const part = await request.file().catch(refuseBrokenForm);
  if (part?.fieldname !== 'file') throw atFile('file.required');
  try {
    return await take(part, storage);
  } catch (error) {
    // The sender broke off; a disk that fails is another error, and ours.
    throw error === part.file.errored ? atFile('file.incomplete') : error;
  }
}

async function take(part: MultipartFile, storage: Storage): Promise<ReceivedFile> {
  const { fileTypeStream } = await import('file-type');
  const sniffed = await fileTypeStream(Readable.toWeb(part.file) as Parameters<typeof fileTypeStream>[0]);
  const media_type = sniffed.fileType?.mime;
  if (media_type === undefined || !ALLOWED.includes(media_type)) {
    part.file.resume();
    throw atFile(part.file.bytesRead === 0 ? 'file.empty' : 'file.kind');
  }
  const stored = await put(storage, Readable.fromWeb(sniffed as ReadableStream));
  return { ...stored, media_type, file_name: nameOf(part.filename, media_type) };
}

/** A form that cannot be read, with a boundary or an end missing, is the sender's. */
function refuseBrokenForm(error: Error): never {
  throw 'statusCode' in error ? error : atFile('file.incomplete');
}

async function put(storage: Storage, content: Readable): Promise<StoredFile> {
  try {
    return await storage.put(content, UPLOAD_LIMITS.bytes);
  } catch (error) {
    throw error instanceof Refused && error.key === 'request.too_large' ? atFile('file.too_large') : error;
  }
}

function atFile(key: 'file.required' | 'file.incomplete' | 'file.empty' | 'file.kind' | 'file.too_large'): Refused {
  return new Refused('invalid', key, { fields: { file: key } });
}

/** The name with the ending of what the bytes are, so that a paper saved on an officer's machine opens as a paper and as nothing else. */
export function nameOf(typed: string, media_type: string): string {
  const name = safeName(typed);
  const endings = ENDINGS[media_type] ?? [];
  return endings.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${endings[0] ?? ''}`;
}

/** The last part of what the sender called it, without signs that a system or a header could misread; shown, never used as a path. */
export function safeName(typed: string): string {
  const last = typed.replaceAll('\\', '/').split('/').at(-1) ?? '';
  // eslint-disable-next-line no-control-regex -- control characters are what must go
  const clean = last
    .replaceAll(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|:*?]/g, '')
    .replace(/^\.+/, '')
    .trim();
  return clean === '' ? 'document' : clean.slice(-NAME_MOST);
}
