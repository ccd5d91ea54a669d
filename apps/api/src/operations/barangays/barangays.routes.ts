import {
  closeBarangay as close,
  listBarangays,
  previewBarangayRecode,
  recodeBarangays as recode,
} from '@ebpls/contracts';

import { forgetReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { listBarangayRows, lockBarangays, removeBarangay } from './barangays.queries.ts';
import { previewRecode } from './preview-recode.ts';
import { recodeBarangays } from './recode-barangays.ts';

/** The administrator's maintenance of barangays: codes that change, and barangays that end. */
export function barangaysRoutes(api: Api): void {
  registerEndpoint(api, listBarangays, 'setup.read', async () => {
    // References to each barangay are counted in every table.
    const rows = await api.heavyReads.run(() => listBarangayRows(api.db));
    return { data: rows.map(({ references, role_name: _role, ...row }) => ({ ...row, can_close: references === 0 })) };
  });
  registerEndpoint(api, previewBarangayRecode, 'setup.write', ({ request }) => previewRecode(api, request));
  registerEndpoint(api, recode, 'setup.write', ({ actor, body }) => recodeBarangays(api, actor, body.changes));
  registerEndpoint(api, close, 'setup.write', ({ actor, params }) => closeBarangay(api, actor, params.brgycode));
}

/** Removes a barangay. Refused: missing, conflict while anything refers to it. */
async function closeBarangay(api: Api, actor: Actor, brgycode: string): Promise<{ closed: true }> {
  await api.db.transaction().execute(async (trx) => {
    await lockBarangays(trx);
    const row = (await listBarangayRows(trx)).find((one) => one.brgycode === brgycode);
    if (row === undefined) throw new Refused('missing', 'resource.missing');
    if (row.references > 0) throw new Refused('conflict', 'barangays.referred_to', { params: { name: row.name } });
    await removeBarangay(trx, brgycode);
    await recordAudit(trx, actor, {
      act: 'municipality.barangay_close',
      object_kind: 'setting',
      object_id: 'barangays',
      detail: { brgycode, name: row.name },
    });
  });
  forgetReferenceRows(api.db);
  return { closed: true };
}
