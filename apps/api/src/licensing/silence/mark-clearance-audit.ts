import type { ReplyBody, markClearanceAudit as markEndpoint } from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { caseEscalated } from '../../domain/applications/application-events.ts';
import {
  getApplicationCode,
  lockApplicationById,
  refuseOwnBusiness,
} from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';
import { findClearance, lockClearance } from '../clearances/find-clearance.ts';

interface AuditInput {
  readonly outcome: 'RIGHT' | 'WRONG';
  readonly finding: string;
}

/**
 * Records an office's post-audit finding on its clearance of an application that the law decided (row C11), once. The state
 * of the part stays; the licensing office is notified of a negative finding. Refused: missing (another's), forbidden
 * (the person's own business), conflict (no post-audit, or recorded already).
 */
export async function markClearanceAudit(
  tx: ActorTransaction,
  clearance_id: number,
  { outcome, finding }: AuditInput,
): Promise<ReplyBody<typeof markEndpoint>> {
  const { trx, actor, now } = tx;
  const clearanceRow = await findClearance(trx, clearance_id, whereOfficeClearances(actor));
  if (!clearanceRow) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, clearanceRow.assessment_id);
  const clearance = await lockClearance(trx, clearance_id, whereOfficeClearances(actor));
  if (!clearance) throw new Refused('missing', 'resource.missing');
  const { office, state, clearance_no } = clearance;
  await refuseOwnBusiness(tx, clearance.business_id);
  if (state !== 'POST_AUDIT') throw new Refused('conflict', 'clearance_audit.not_open');
  const audit = await trx
    .insertInto('clearance_audit')
    .values({ clearance_id, outcome, finding, looked_by: actor.account_id, looked_at: now })
    .onConflict((conflict) => conflict.column('clearance_id').doNothing())
    .returning('clearance_id')
    .executeTakeFirst();
  if (!audit) throw new Refused('conflict', 'clearance_audit.already_reviewed');
  const act = outcome === 'RIGHT' ? ('clearance.audit_right' as const) : ('clearance.audit_wrong' as const);
  await recordAct(tx, application, {
    history: { act, office },
    audit: { act, object_kind: 'clearance', object_id: clearance_id, detail: { office, finding } },
    offices: [office],
  });
  const path = `/bplo/request/clearances?case=${getApplicationCode(application)}`;
  if (outcome === 'WRONG')
    await insertEvent(tx, caseEscalated, {
      assessment_id: application.assessment_id,
      audience: 'licensing',
      mails: [{ template: 'part_audit_wrong', office, params: { finding }, path }],
    });
  return { clearance_id, state, clearance_no };
}
