// Records the permit scans of an affiliate and lists them.

import type { ReplyBody, listScans as listScansEndpoint, EndpointInput, scanPermit } from '@ebpls/contracts';

import type { Trx } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import { listScans } from '../permits/permits.queries.ts';
import type { PermitKeys } from '../permits/permit-token.ts';
import { checkScan, type VerifyReply } from '../permits/verify-permit.ts';
import { reportCopiedCode } from './report-copied-code.ts';

const CLOCKS_DIFFER_MS = 5 * 60_000;
const MAX_SCAN_DELAY_MS = 31 * 86_400_000;

type Scan = EndpointInput<typeof scanPermit>['body'];

/**
 * Checks a code, an address or a number for an affiliate and records the person, the time, and the position if they
 * allow it (domain reference 0). An offline scan is recorded with its own time; sent twice, it is one. Refused: invalid
 * at `scanned_at` (from the future, or older than a month).
 */
export async function recordScan(
  api: Api,
  keys: PermitKeys,
  { actor, scan }: { readonly actor: Actor; readonly scan: Scan },
): Promise<VerifyReply> {
  const { answer, permit_id } = await checkScan(api, keys, scan.qrcode);
  const scanned_at = getScanTime(api, scan);
  await api.db.transaction().execute(async (trx) => {
    const placedId = scan.place === undefined ? null : permit_id;
    if (placedId !== null) await lockPermitRow(trx, placedId);
    const scanId = await insertScan(trx, scan, {
      account_id: actor.account_id,
      scanned_at,
      permit_id,
      verdict: answer.verdict,
    });
    if (scanId === undefined) return;
    await recordAudit(trx, actor, {
      act: 'permit.scan',
      object_kind: 'permit',
      object_id: answer.permit?.permit_no ?? 'unknown',
      detail: { verdict: answer.verdict, checked_by: answer.checked_by },
    });
    if (placedId !== null) await reportCopiedCode({ trx, actor, now: api.clock.now() }, placedId, scanId);
  });
  return answer;
}

interface CheckedScan {
  readonly account_id: number;
  readonly scanned_at: Date;
  readonly permit_id: number | null;
  readonly verdict: string;
}

/** Returns the id of its row; undefined when this very scan is recorded already. */
async function insertScan(trx: Trx, { scan_key, place }: Scan, check: CheckedScan): Promise<number | undefined> {
  const { lat = null, lng = null, accuracy = null } = place ?? {};
  const scan = await trx
    .insertInto('permit_scan')
    .values({ ...check, scan_key: scan_key ?? null, lat, lng, accuracy })
    .onConflict((conflict) => conflict.columns(['account_id', 'scan_key']).doNothing())
    .returning('scan_id')
    .executeTakeFirst();
  return scan?.scan_id;
}

function getScanTime({ clock }: Pick<Api, 'clock'>, { scanned_at }: Scan): Date {
  const now = clock.now();
  if (scanned_at === undefined) return now;
  const ageMs = now.getTime() - Date.parse(scanned_at);
  if (ageMs < -CLOCKS_DIFFER_MS || ageMs > MAX_SCAN_DELAY_MS) throw createFieldRefusal('scanned_at', 'scan.when');
  return new Date(Math.min(now.getTime(), Date.parse(scanned_at)));
}

/** Concurrent scans of one code see each other. */
async function lockPermitRow(trx: Trx, permit_id: number): Promise<void> {
  await trx.selectFrom('permit').select('permit_id').where('permit_id', '=', permit_id).forNoKeyUpdate().execute();
}

export async function loadScansPage(
  { db }: Api,
  actor: Actor,
  query: EndpointInput<typeof listScansEndpoint>['query'],
): Promise<ReplyBody<typeof listScansEndpoint>> {
  const { pageRows, next_cursor } = await listScans(db, actor.account_id, query);
  return { data: pageRows.map(({ scan_id: _kept_inside, ...row }) => row), next_cursor };
}
