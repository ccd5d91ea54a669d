import type { Answer, listScans as listScansEndpoint } from '@ebpls/contracts';

import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { audit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { listScans } from './permits.queries.ts';
import type { PermitKeys } from './permit-token.ts';
import { checkScan, type Verified } from './verify-permit.ts';

/**
 * Checks a code, an address or a number for an affiliate and keeps who scanned what and when (domain reference
 * 0).
 */
export async function scanned(
  api: Api,
  keys: PermitKeys,
  { actor, qrcode }: { readonly actor: Actor; readonly qrcode: string },
): Promise<Verified> {
  const { answer, permit_id } = await checkScan(api, keys, qrcode);
  await api.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('permit_scan')
      .values({ account_id: actor.account_id, scanned_at: answer.checked_at, permit_id, verdict: answer.verdict })
      .execute();
    await audit(trx, actor, {
      act: 'permit.scan',
      object_kind: 'permit',
      object_id: answer.permit?.permit_no ?? 'unknown',
      detail: { verdict: answer.verdict, checked_by: answer.checked_by },
    });
  });
  return answer;
}

interface Page {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function scansOf(
  { db }: Api,
  actor: Actor,
  { search, cursor, limit }: Page,
): Promise<Answer<typeof listScansEndpoint>> {
  const before = readCursor(cursor)?.[1];
  const found = await listScans(db, actor.account_id, { before, limit: limit + 1, search });
  const { shown, next_cursor } = pageOf(found, limit, ({ scan_id }) => ['', scan_id]);
  return { data: shown.map(({ scan_id: _kept_inside, ...row }) => row), next_cursor };
}
