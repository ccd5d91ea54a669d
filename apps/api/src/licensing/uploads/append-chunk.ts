import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { createFileRefusal } from '../../platform/bodies/file-part.ts';
import type { PartialFiles } from '../../platform/bodies/partial-files.ts';
import { takeFile } from '../../platform/bodies/receive-file.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { storePaper } from '../documents/send-document.ts';
import { getUploadRow, moveUpload, type UploadRow } from './uploads.queries.ts';

interface Chunk {
  readonly upload_id: string;
  readonly actor: Actor;
  readonly headers: IncomingHttpHeaders;
  readonly piece: unknown;
}

/**
 * Appends the next piece and returns the number of received bytes; the last one stores the file as a document, as
 * `sendDocument` does. Refused: missing (another's, or given up), invalid (headers; then as `sendDocument`, and the
 * upload is gone), conflict (another offset than the received bytes, or an altered piece): nothing of it is stored, and
 * the sender continues from the received bytes.
 */
export async function appendChunk(api: Api, partials: PartialFiles, chunk: Chunk): Promise<number> {
  const { upload_id, actor, headers } = chunk;
  const upload = await getUploadRow(api.db, { upload_id, actor, now: api.clock.now() });
  const piece = parsePiece(chunk.piece);
  if (parseOffset(headers) !== upload.received || upload.finished_at !== null)
    throw new Refused('conflict', 'upload.offset');
  if (!isIntact(piece, headers['upload-checksum'])) throw new Refused('conflict', 'upload.altered');
  const receivedBytes = upload.received + piece.length;
  if (receivedBytes > upload.length) throw new Refused('conflict', 'upload.offset');
  if (!(await partials.write(upload_id, piece, upload.received))) {
    await dropUpload(api, partials, upload_id);
    throw new Refused('missing', 'resource.missing');
  }
  if (receivedBytes === upload.length) await finishUpload(api, partials, { upload, actor });
  else await api.db.transaction().execute((trx) => moveUpload(trx, upload, { received: receivedBytes }));
  return receivedBytes;
}

/** Removes an upload and its received bytes. */
export async function dropUpload({ db }: Pick<Api, 'db'>, partials: PartialFiles, upload_id: string): Promise<void> {
  await db.deleteFrom('upload').where('upload_id', '=', upload_id).execute();
  await partials.remove(upload_id);
}

/** Inserts the paper and finishes the upload in one transaction, so that the last piece may be sent repeatedly. */
async function finishUpload(
  api: Api,
  partials: PartialFiles,
  { upload, actor }: { readonly upload: UploadRow; readonly actor: Actor },
): Promise<void> {
  const { upload_id, company_code, requirement_code, assessment_code, file_name, length } = upload;
  const paper = { actor, company_code, requirement_code, assessment_code: assessment_code ?? undefined };
  try {
    const file = await takeFile({ file_name, bytes: partials.read(upload_id) }, api.storage);
    await storePaper(api, paper, file, (trx) =>
      moveUpload(trx, upload, { received: length, finished_at: api.clock.now() }),
    );
  } catch (error) {
    // A refusal by the rules is final; a failure may be retried.
    if (error instanceof Refused && error.key !== 'upload.offset') await dropUpload(api, partials, upload_id);
    else if (await isFinished(api, upload_id)) {
      // Our piece may have been written after the other request had removed the file.
      await partials.remove(upload_id);
      throw new Refused('conflict', 'upload.offset');
    }
    throw error;
  }
  await partials.remove(upload_id);
}

/** The same last piece came twice concurrently, and the other one was first. */
async function isFinished({ db }: Pick<Api, 'db'>, upload_id: string): Promise<boolean> {
  const row = await db.selectFrom('upload').select('finished_at').where('upload_id', '=', upload_id).executeTakeFirst();
  return row?.finished_at != null;
}

function parsePiece(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw createFileRefusal('upload.protocol');
}

function parseOffset({ 'upload-offset': offset }: IncomingHttpHeaders): number {
  if (typeof offset !== 'string' || !/^\d{1,12}$/.test(offset)) throw createFileRefusal('upload.protocol');
  return Number(offset);
}

/**
 * True when the piece has the checksum of its sender. Refused: invalid without a checksum of the one algorithm that we
 * read.
 */
function isIntact(piece: Buffer, checksum: unknown): boolean {
  const expectedChecksum =
    typeof checksum === 'string' ? /^sha256 ([A-Za-z0-9+/]{43}=)$/.exec(checksum)?.[1] : undefined;
  if (expectedChecksum === undefined) throw createFileRefusal('upload.protocol');
  return createHash('sha256').update(piece).digest('base64') === expectedChecksum;
}
