import type { InquiryFile } from '@ebpls/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { receiveFile, type ReceivedFile } from '../../platform/bodies/receive-file.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { refuseAnnounced, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import { whereViewersThread, toInquiryViewer } from './inquiry-viewer.ts';

const AT_NIGHT = '0 19 * * *'; // Three o'clock at night in Manila, in UTC.

interface StoredRow extends InquiryFile {
  readonly storage_key: string;
  readonly account_id: number;
}

/** Stores a file for a later message. The rules of uploads apply: types by their bytes, 10 MB at most, the quotas. */
export async function saveInquiryFile(api: Api, actor: Actor, request: FastifyRequest): Promise<InquiryFile> {
  await refuseAnnounced(api, { request, actor });
  const file = await receiveFile(request, api.storage);
  try {
    await api.db.transaction().execute((trx) => insertFile(trx, { api, actor, file }));
  } catch (error) {
    await api.storage.remove(file.id);
    throw error;
  }
  const { id, file_name, media_type, size } = file;
  return { id, file_name, media_type, size };
}

interface FreshFile {
  readonly api: Pick<Api, 'config' | 'clock'>;
  readonly actor: Actor;
  readonly file: ReceivedFile;
}

async function insertFile(trx: Trx, { api: { config, clock }, actor, file }: FreshFile): Promise<void> {
  const { id, file_name, media_type, size, sha256 } = file;
  await sql`
    insert into inquiry_file (id, account_id, file_name, media_type, size, sha256, storage_key)
    values
      (
        ${id}::uuid, ${actor.account_id}::bigint, ${file_name}, ${media_type}, ${size}::int,
        ${sha256}, ${id}
      )`.execute(trx);
  await refuseOverQuota(trx, { actor, assessment_id: null, today: clock.today(), config, size });
}

/**
 * Attaches the sender's own unattached files to a message. Refused: invalid at `files` when one is not theirs,
 * missing, or belongs to another message.
 */
export async function attachFiles(
  trx: Trx,
  { id, account_id }: { readonly id: number; readonly account_id: number },
  files: readonly string[],
): Promise<InquiryFile[]> {
  if (files.length === 0) return [];
  const { rows } = await sql<InquiryFile>`
    update inquiry_file
    set message_id = ${id}::bigint
    where id = any(${files}::uuid[]) and account_id = ${account_id}::bigint and message_id is null
    returning id, file_name, media_type, size`.execute(trx);
  if (rows.length !== new Set(files).size)
    throw new Refused('invalid', 'inquiry.no_file', { fields: { files: 'inquiry.no_file' } });
  return rows;
}

/** Sends the bytes, for both sides of the thread; staff who open an owner's file are recorded. Refused: missing. */
export async function sendFile(
  { db, storage }: Pick<Api, 'db' | 'storage'>,
  actor: Actor,
  { file_id, reply }: { file_id: string; reply: FastifyReply },
): Promise<void> {
  const { rows } = await sql<StoredRow>`
      select f.id, f.account_id, f.file_name, f.media_type, f.size, f.storage_key
      from inquiry_file f
      join inquiry_message m on m.id = f.message_id
      join inquiry i on i.id = m.inquiry_id
      where f.id = ${file_id}::uuid and ${whereViewersThread(toInquiryViewer(actor))}`.execute(db);
  const [file] = rows;
  if (file === undefined) throw new Refused('missing', 'resource.missing');
  if (file.account_id !== actor.account_id)
    await recordAudit(db, actor, { act: 'inquiry_file.view', object_kind: 'inquiry_file', object_id: file.id });
  await reply
    .type(file.media_type)
    .header('content-length', file.size)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(storage.read(file.storage_key));
}

/** Deletes, every night, files that no message has named for a day. */
export function sweepFiles({ db, storage, jobs }: Pick<Api, 'db' | 'storage' | 'jobs'>): void {
  jobs.task('sweep_inquiry_files', async () => {
    const { rows } = await sql<{ storage_key: string }>`
      delete from inquiry_file
      where message_id is null and created_at < now() - interval '1 day'
      returning storage_key`.execute(db);
    for (const { storage_key } of rows) await storage.remove(storage_key);
  });
  jobs.cron(AT_NIGHT, 'sweep_inquiry_files');
}
