// Limits the stored bytes of uploads by person and by application.

import type { UploadQuota } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';

import type { Config } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import { Refused, createFieldRefusal } from '../refused.ts';
import type { Api } from '../http/serve.ts';
import type { Actor } from '../identity/actor.ts';

const MEGABYTE = 1_000_000;
// Boundary lines, headers and file name around the bytes of the only part of a form.
const MAX_FORM_OVERHEAD_BYTES = 2_048;

/** Account and application whose files count; the application is null where a file belongs to none. */
export interface QuotaScope {
  readonly actor: Actor;
  readonly assessment_id: number | null;
  /** Day in Manila; it decides the year. */
  readonly today: string;
  readonly config: Pick<Config, 'upload_year_mb' | 'upload_application_mb' | 'upload_new_mb'>;
}

/** Quotas of an owner, the application's first; none for offices, whose files outsiders cannot multiply. */
export async function findQuotas(db: Database | Trx, scope: QuotaScope): Promise<UploadQuota[]> {
  const { actor, assessment_id, today, config } = scope;
  if (actor.role !== 'user') return [];
  const { rows } = await sql<{ year: number; application: number; is_new: boolean }>`
    select
      ${selectBytesOfYear(actor.account_id, Number(today.slice(0, 4)))} as year,
      (
        select coalesce(sum(size), 0) from document where assessment_id = ${assessment_id}::bigint
      )::float8
        + (
          select coalesce(sum(length), 0) from upload
          where assessment_id = ${assessment_id}::bigint and finished_at is null
        )::float8 as application,
      ${isNew(actor.account_id)} as is_new`.execute(db);
  const { is_new, ...used } = rows[0] ?? { is_new: true, year: 0, application: 0 };
  const toQuota = (of: keyof typeof used, megabytes: number): UploadQuota => ({
    of,
    used_bytes: used[of],
    limit_bytes: megabytes * MEGABYTE,
  });
  // Accounts are free, so the quota is small until an office has accepted an application.
  const isBounded = is_new && config.upload_new_mb < config.upload_year_mb;
  const year = isBounded
    ? { ...toQuota('year', config.upload_new_mb), of: 'new' as const }
    : toQuota('year', config.upload_year_mb);
  return assessment_id === null ? [year] : [toQuota('application', config.upload_application_mb), year];
}

/** Whether no application of that person, or of a business for which they file, was ever accepted. */
function isNew(account_id: number): RawBuilder<boolean> {
  return sql`not exists (
    select
    from application a
    where a.accepted_at is not null
      and (
        a.owner_id = ${account_id}::bigint
        or a.business_id in (
          select business_id from delegation where delegate_id = ${account_id}::bigint and state = 'ACTIVE'
        )
      )
  )`;
}

/**
 * Bytes on the disk that a person sent in a calendar year (Manila). Papers taken back stay on record and count; removed
 * or replaced files do not. The file of a claim counts in the year of its claim, an unfinished upload with its whole
 * length from its first chunk.
 */
function selectBytesOfYear(account_id: number, year: number): RawBuilder<number> {
  const from = sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Asia/Manila')`;
  const owner = sql`${account_id}::bigint`;
  return sql`(
    (select coalesce(sum(size), 0) from document where uploaded_by = ${owner} and uploaded_at >= ${from})
    + (select coalesce(sum(size), 0) from inquiry_file where account_id = ${owner} and created_at >= ${from})
    + (select coalesce(sum(size), 0) from payment_claim where account_id = ${owner} and opened_at >= ${from})
    + (select coalesce(sum(size), 0) from refund_claim where account_id = ${owner} and filed_at >= ${from})
    + (select coalesce(sum(size), 0) from tax_deficiency where sent_by = ${owner} and sent_at >= ${from})
    + (select coalesce(sum(size), 0) from succession_paper where uploaded_by = ${owner} and uploaded_at >= ${from})
    + (select coalesce(sum(size), 0) from sanction_paper where sent_by = ${owner} and sent_at >= ${from})
    + (select coalesce(sum(size), 0) from appeal_paper where sent_by = ${owner} and sent_at >= ${from})
    + (select coalesce(sum(length), 0) from upload where account_id = ${owner} and finished_at is null)
  )::float8`;
}

/**
 * Refuses uploads of owners when the disk is nearly full; the rest of it is reserved for offices, payments and permits.
 * Refused: invalid at `file`.
 */
export async function assertDiskSpace({ writes }: Pick<Api, 'writes'>, { role }: Actor): Promise<void> {
  if (role === 'user' && !(await writes.hasSpaceForFiles())) throw createFieldRefusal('file', 'upload.storage_full');
}

interface AnnouncedUpload {
  readonly request: FastifyRequest;
  readonly actor: Actor;
  readonly assessment_id?: number | null;
  /** Bytes of the file that this one replaces. */
  readonly replaced_bytes?: number | null;
}

/**
 * Refuses a file whose announced length alone exceeds a quota, before any of it is received. Without an announced
 * length the received file is checked (`refuseOverQuota`). Refused: invalid at `file`.
 */
export async function refuseAnnounced(
  api: Pick<Api, 'db' | 'config' | 'clock' | 'writes'>,
  upload: AnnouncedUpload,
): Promise<void> {
  const { request, actor, assessment_id = null, replaced_bytes } = upload;
  await assertDiskSpace(api, actor);
  const size = Number(request.headers['content-length'] ?? 0) - MAX_FORM_OVERHEAD_BYTES;
  if (size <= 0) return;
  const today = api.clock.today();
  const quotas = await findQuotas(api.db, { actor, assessment_id, today, config: api.config });
  for (const quota of quotas) refuseBeyond(quota, quota.used_bytes - (replaced_bytes ?? 0), { size, today });
}

/**
 * Refuses the file of `size` bytes that this transaction just recorded when it exceeds a quota. Uploads of one person
 * are checked one after the other, so that concurrent ones cannot pass together. Refused: invalid at `file`.
 */
export async function refuseOverQuota(trx: Trx, scope: QuotaScope & { readonly size: number }): Promise<void> {
  const { actor, size, today } = scope;
  if (actor.role !== 'user') return;
  await trx.selectFrom('account').select('id').where('id', '=', actor.account_id).forNoKeyUpdate().execute();
  for (const quota of await findQuotas(trx, scope)) refuseBeyond(quota, quota.used_bytes - size, { size, today });
}

interface SentFileSize {
  readonly size: number;
  readonly today: string;
}

function refuseBeyond({ of, limit_bytes }: UploadQuota, usedBytes: number, { size, today }: SentFileSize): void {
  const remainingBytes = Math.max(0, limit_bytes - usedBytes);
  if (size <= remainingBytes) return;
  const key = `upload.${of}_full` as const;
  const params = {
    most: String(limit_bytes / MEGABYTE),
    left: formatTenths(remainingBytes, Math.floor),
    // Rounded up to at least the actual size, so that the message never reads as if the file fitted.
    size: formatTenths(size, Math.ceil),
    year: today.slice(0, 4),
  };
  throw new Refused('invalid', key, { fields: { file: key }, params });
}

/** Megabytes with at most one decimal. */
function formatTenths(bytes: number, round: (value: number) => number): string {
  return String(round((bytes * 10) / MEGABYTE) / 10);
}
