import type { PostAuditGround } from '@ebpls/contracts';

import { caseEscalated } from '../../domain/applications/application-events.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

const OPEN_PARTS = [
  'PENDING',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
  'RECALLED',
  'REJECTED',
] as const;

/**
 * Row C11: clearances that were open when the law decided the application, or were refused after the last day, are audited
 * afterwards. They get no number and no certificate.
 */
export async function auditOpenClearances(tx: Transaction, application: ApplicationRow): Promise<void> {
  const { trx, now } = tx;
  const clearances = await trx
    .updateTable('clearance')
    .set({
      state: 'POST_AUDIT',
      clearance_no: null,
      paused_at: null,
      held_decision: null,
      held_until: null,
      decided_at: now,
      updated_at: now,
    })
    .where('assessment_id', '=', application.assessment_id)
    .where('state', 'in', [...OPEN_PARTS])
    .returning(['clearance_id', 'office'])
    .execute();
  for (const { clearance_id, office } of clearances) {
    await recordAct(tx, application, {
      history: { act: 'clearance.audit_later', office },
      audit: { act: 'clearance.audit_later', object_kind: 'clearance', object_id: clearance_id, detail: { office } },
      offices: [office],
    });
    await insertEvent(tx, caseEscalated, {
      assessment_id: application.assessment_id,
      audience: 'heads',
      mails: [
        {
          template: 'part_post_audit',
          office,
          path: `/${office}/request/clearances?case=${clearance_id}`,
        },
      ],
    });
  }
}

/** Draws the application for an audit afterwards; one that was drawn already is not drawn again. */
export async function selectForPostAudit(
  { trx, today }: Transaction,
  { assessment_id }: Pick<ApplicationRow, 'assessment_id'>,
  ground: PostAuditGround,
): Promise<void> {
  await trx
    .insertInto('post_audit')
    .values({ assessment_id, ground, drawn_on: today, looked_at: null, looked_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
