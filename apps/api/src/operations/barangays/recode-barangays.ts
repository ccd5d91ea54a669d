import type { ReplyBody, BarangayRecode, recodeBarangays as endpoint } from '@ebpls/contracts';

import { forgetReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import {
  copyPublished,
  type BarangayReferencesRow,
  listClashingNames,
  listFormerCodes,
  listBarangayRows,
  lockBarangays,
  mergeBarangay,
  updateAddresses,
  updateBarangayCode,
  updateStoredCodes,
} from './barangays.queries.ts';
import { type BarangaysNow, checkRecode, isMerge } from './check-recode.ts';

/**
 * Gives barangays new codes in one transaction: businesses, addresses, staff, applications, clearances, fees, shapes
 * and saved filters follow; issued papers keep their printed content, and searches by the old code still work.
 * Refused: invalid with every wrong change; then nothing is changed.
 */
export async function recodeBarangays(
  api: Api,
  actor: Actor,
  changes: readonly BarangayRecode[],
): Promise<ReplyBody<typeof endpoint>> {
  const recodeReply = await api.db.transaction().execute(async (trx) => {
    await lockBarangays(trx);
    const barangays = await listBarangayRows(trx);
    const now = {
      names: new Map(barangays.map((row) => [row.brgycode, row.name])),
      formerNames: await listFormerCodes(trx),
    };
    await assertRecodable(trx, changes, now);
    const context = { trx, now, recoded_at: api.clock.now(), recoded_by: actor.account_id };
    for (const index of changes.keys()) await recodeOne(context, changes, index);
    await updateStoredCodes(trx, changes);
    const reply = countRecoded(changes, barangays, now);
    await recordAudit(trx, actor, {
      act: 'municipality.barangays_recode',
      object_kind: 'setting',
      object_id: 'barangays',
      detail: { ...reply, changes },
    });
    return reply;
  });
  forgetReferenceRows(api.db);
  return recodeReply;
}

async function assertRecodable(trx: Trx, changes: readonly BarangayRecode[], now: BarangaysNow): Promise<void> {
  const problems = checkRecode(changes, now);
  for (const index of changes.keys()) {
    const change = changes[index];
    if (change === undefined || !isMerge(changes, index, now)) continue;
    const mergedCodes = changes.filter(({ brgycode }) => brgycode === change.brgycode).map((one) => one.former_code);
    const names = await listClashingNames(trx, [...mergedCodes, change.brgycode]);
    if (names.length > 0) problems.push([index, 'brgycode', 'barangays.name_conflict']);
  }
  if (problems.length === 0) return;
  const fields = problems.map(([index, field, key]): [string, MessageKey] => [`changes.${index}.${field}`, key]);
  throw new Refused('invalid', 'request.invalid', { fields: Object.fromEntries(fields) });
}

interface RecodeContext {
  readonly trx: Trx;
  readonly now: BarangaysNow;
  readonly recoded_at: Date;
  readonly recoded_by: number;
}

async function recodeOne(
  { trx, now, recoded_at, recoded_by }: RecodeContext,
  changes: readonly BarangayRecode[],
  index: number,
): Promise<void> {
  const change = changes[index];
  if (change === undefined) return;
  const former_name = now.names.get(change.former_code) ?? '';
  // A barangay into which another is merged keeps its own name.
  const name = now.names.get(change.brgycode) ?? change.name;
  if (isMerge(changes, index, now)) await mergeBarangay(trx, change, recoded_at);
  else {
    await updateBarangayCode(trx, change);
    await copyPublished(trx, change);
  }
  await updateAddresses(trx, { former_name, name, brgycode: change.brgycode });
  await trx
    .insertInto('former_barangay')
    .values({
      former_code: change.former_code,
      brgycode: change.brgycode,
      name: former_name,
      recoded_at,
      recoded_by,
    })
    .execute();
}

function countRecoded(
  changes: readonly BarangayRecode[],
  barangays: readonly BarangayReferencesRow[],
  now: BarangaysNow,
): ReplyBody<typeof endpoint> {
  const codes = new Set(changes.map(({ former_code }) => former_code));
  const rows = barangays.filter(({ brgycode }) => codes.has(brgycode));
  const computeSum = (field: 'businesses' | 'staff' | 'open_applications'): number =>
    rows.reduce((total, row) => total + row[field], 0);
  const mergedCount = changes.filter((_change, index) => isMerge(changes, index, now)).length;
  return {
    recoded: changes.length - mergedCount,
    merged: mergedCount,
    businesses: computeSum('businesses'),
    staff: computeSum('staff'),
    open_applications: computeSum('open_applications'),
  };
}
