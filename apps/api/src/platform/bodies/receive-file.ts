// Receives an uploaded file: checks, scans and stores it.

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { UPLOAD_LIMITS } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { findFileKind, HEAD_BYTES, isHeic } from './file-kind.ts';
import { type FilePart, openFilePart, createFileRefusal } from './file-part.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { reencodePicture } from './reencode-picture.ts';
import { openSemaphore } from './semaphore.ts';
import type { MessageKey } from '../messages/catalogue.ts';
import { Refused } from '../refused.ts';
import type { Storage, StoredFile } from '../storage.ts';

const MAX_FILE_NAME_LENGTH = 150;
const ALLOWED_MEDIA_TYPES: readonly string[] = UPLOAD_LIMITS.media_types;
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

interface SafeFile extends StoredFile {
  /** Detected from the bytes; the client's content type is not trusted. */
  readonly media_type: string;
}

export interface ReceivedFile extends SafeFile {
  readonly file_name: string;
}

// Each inspection holds a whole file in memory.
const inspections = openSemaphore(2);

/**
 * Receives the part `file` of a request: a picture is encoded again (`reencodePicture`), a PDF must be whole
 * and run nothing (`inspectPdf`). It is written to the disk while it arrives, so that slow senders fill no
 * memory. Refused: invalid at `file` when it is missing, empty, too large, of another kind, or unfit; nothing
 * is stored then.
 */
export async function receiveFile(request: FastifyRequest, storage: Storage): Promise<ReceivedFile> {
  return takeFile(await openFilePart(request), storage);
}

/** Like `receiveFile`, for a file that arrived in another way. */
export async function takeFile(part: FilePart, storage: Storage): Promise<ReceivedFile> {
  const chunks = part.bytes[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  const media_type = await findFileKind(head);
  if (media_type === undefined || !ALLOWED_MEDIA_TYPES.includes(media_type)) {
    await chunks.return?.();
    throw createFileRefusal(getKindRefusal(head, media_type));
  }
  const upload = await putFile(storage, Readable.from(prependHead(head, chunks), { objectMode: false }));
  const safeFile = await inspections.run(() => makeSafe(storage, upload, media_type));
  return { ...safeFile, file_name: toFileName(part.file_name, safeFile.media_type) };
}

/**
 * A PDF is stored unchanged; a picture is replaced by its new encoding. A refused upload is deleted from the
 * disk.
 */
async function makeSafe(storage: Storage, upload: StoredFile, media_type: string): Promise<SafeFile> {
  let is_kept = false;
  try {
    const bytes = await buffer(storage.read(upload.id));
    await storage.scan(bytes);
    if (media_type === 'application/pdf') {
      await inspectPdf(bytes);
      is_kept = true;
      return { ...upload, media_type };
    }
    const picture = await reencodePicture(bytes);
    return { ...(await putFile(storage, Readable.from([picture.bytes]))), media_type: picture.media_type };
  } finally {
    if (!is_kept) await storage.remove(upload.id);
  }
}

/** Enough leading bytes to recognise the type, or the whole file when it is shorter. */
async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    size += next.value.length;
    read.push(next.value);
  }
  return Buffer.concat(read);
}

function getKindRefusal(head: Buffer, media_type: string | undefined): MessageKey {
  if (head.length === 0) return 'file.empty';
  return isHeic(media_type) ? 'file.heic' : 'file.kind';
}

/** Nothing is read ahead of its consumer, so that no fault of the sender is thrown while nobody awaits it. */
async function* prependHead(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield head;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function putFile(storage: Storage, content: Readable): Promise<StoredFile> {
  try {
    return await storage.put(content, UPLOAD_LIMITS.bytes);
  } catch (error) {
    throw error instanceof Refused && error.key === 'request.too_large' ? createFileRefusal('file.too_large') : error;
  }
}

/** The name with the extension of its real type, so that a downloaded paper opens as a paper and as nothing else. */
function toFileName(fileName: string, media_type: string): string {
  const name = sanitiseFileName(fileName);
  const endings = ENDINGS[media_type] ?? [];
  return endings.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${endings[0] ?? ''}`;
}

// oxlint-disable-next-line no-control-regex -- control characters are removed
const UNSAFE_IN_A_NAME = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|:*?]/g;

/**
 * The last part of the sender's file name, without characters that a system or a header could misread; shown, never
 * used as a path.
 */
export function sanitiseFileName(fileName: string): string {
  const last = fileName.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const clean = last.replaceAll(UNSAFE_IN_A_NAME, '').replace(/^\.+/, '').trim();
  return clean === '' ? 'document' : clean.slice(-MAX_FILE_NAME_LENGTH);
}
