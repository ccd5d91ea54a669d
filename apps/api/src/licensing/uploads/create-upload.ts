import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { UPLOAD_LIMITS } from '@ebpls/contracts';

import { createFileRefusal } from '../../platform/bodies/file-part.ts';
import type { PartialFiles } from '../../platform/bodies/partial-files.ts';
import { sanitiseFileName } from '../../platform/bodies/receive-file.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { lockAuthority } from '../../domain/access/delegations/authority.ts';
import { assertDiskSpace, refuseOverQuota } from '../../platform/quotas/upload-quota.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { getPaperPlace, type PaperTarget } from '../documents/send-document.ts';

const UPLOAD_LIFE_HOURS = 24;
const MAX_METADATA_LENGTH = 1_024;

/**
 * Begins an upload and returns its id. An earlier upload of the same document is abandoned. Refused: as `sendDocument`;
 * the whole length counts in the quotas from now on.
 */
export async function createUpload(
  api: Api,
  partials: PartialFiles,
  { target, headers }: { readonly target: PaperTarget; readonly headers: IncomingHttpHeaders },
): Promise<string> {
  const all = await loadReferenceRows(api.db);
  // Another owner's business is missing before the file is checked.
  await getPaperPlace(api.db, target, { rows: all, lock: 'read' });
  await assertDiskSpace(api, target.actor);
  const file = parseUploadHeaders(headers);
  const upload_id = randomUUID();
  const abandonedUpload = await inTransaction(api, target.actor, async ({ trx, actor, now, today, rows }) => {
    const { owner_id, is_filed: _isFiled, ...place } = await getPaperPlace(trx, target, { rows, lock: 'locked' });
    await lockAuthority(trx, actor, { ...place, owner_id });
    const before = await abandonUpload(trx, place, target.requirement_code);
    await trx
      .insertInto('upload')
      .values({
        upload_id,
        account_id: actor.account_id,
        ...place,
        assessment_code: target.assessment_code ?? null,
        requirement_code: target.requirement_code,
        ...file,
        created_at: now,
        expires_at: new Date(now.getTime() + UPLOAD_LIFE_HOURS * 3_600_000),
        finished_at: null,
      })
      .execute();
    const scope = { actor, assessment_id: place.assessment_id, today, config: api.config };
    await refuseOverQuota(trx, { ...scope, size: file.length });
    return before;
  });
  for (const id of abandonedUpload) await partials.remove(id);
  return upload_id;
}

async function abandonUpload(
  trx: Trx,
  { business_id, assessment_id }: { readonly business_id: number; readonly assessment_id: number | null },
  requirement_code: string,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('upload')
    .where('business_id', '=', business_id)
    .where('requirement_code', '=', requirement_code)
    .where('assessment_id', assessment_id === null ? 'is' : '=', assessment_id)
    .where('finished_at', 'is', null)
    .returning('upload_id')
    .execute();
  return rows.map(({ upload_id }) => upload_id);
}

/** Refused: invalid at `file` when it is empty, too large, or its headers cannot be read. */
function parseUploadHeaders(headers: IncomingHttpHeaders): { file_name: string; length: number } {
  const lengthHeader = headers['upload-length'];
  if (typeof lengthHeader !== 'string' || !/^\d{1,12}$/.test(lengthHeader)) throw createFileRefusal('upload.protocol');
  const length = Number(lengthHeader);
  if (length === 0) throw createFileRefusal('file.empty');
  if (length > UPLOAD_LIMITS.bytes) throw createFileRefusal('file.too_large');
  return { length, file_name: sanitiseFileName(parseFileName(headers['upload-metadata'])) };
}

/** `filename <base64>` among pairs that are separated by commas. */
function parseFileName(metadata: unknown): string {
  if (metadata === undefined) return '';
  if (typeof metadata !== 'string' || metadata.length > MAX_METADATA_LENGTH) throw createFileRefusal('upload.protocol');
  const encodedName = /(?:^|,)\s*filename ([A-Za-z0-9+/=]+)/.exec(metadata)?.[1] ?? '';
  return Buffer.from(encodedName, 'base64').toString('utf8');
}
