import type { EndpointInput, ReplyBody, saveFindingReason as endpoint } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { addEditor } from '../../domain/access/separation/second-person.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import { getDraft } from '../ordinances/save-draft.ts';
import { listDraftFindings } from '../tariffs/tariff-findings.ts';

type ReasonInput = EndpointInput<typeof endpoint>;

/**
 * Saves the reason for a finding; who writes one counts as an editor, so that nobody publishes on their own reason. The
 * text of the code stays the same, and with it the rehearsal and the proof. Refused: missing where nothing is found at
 * the path, conflict when it is no draft.
 */
export async function saveFindingReason(
  { trx, actor, ...tx }: ActorTransaction,
  { params: { ordinance_version_id }, body: { path, reason } }: ReasonInput,
): Promise<ReplyBody<typeof endpoint>> {
  const draft = await getDraft({ trx, actor, ...tx }, ordinance_version_id);
  const findings = draft.tariff === null ? [] : await listDraftFindings(trx, draft, { rows: tx.rows, locale: 'en' });
  if (!findings.some((finding) => finding.path === path && finding.weight !== 'REFUSED'))
    throw new Refused('missing', 'ordinance.finding_gone');
  const current = new Set(findings.map((finding) => finding.path));
  const reasons = Object.entries(draft.tariff_reasons).filter(([each]) => current.has(each));
  await trx
    .updateTable('ordinance_version')
    .set({
      tariff_reasons: JSON.stringify({ ...Object.fromEntries(reasons), [path]: reason }),
      edited_by: addEditor(draft.edited_by, actor),
      saved_by: actor.account_id,
      saved_at: tx.now,
    })
    .where('ordinance_version_id', '=', ordinance_version_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'ordinance.finding_reason',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { path, reason },
  });
  await insertEvent({ trx, actor, ...tx }, ordinanceChanged, { ordinance_version_id });
  return { ordinance_version_id, path, reason };
}
