import { Refused } from '../../platform/refused.ts';
import { computeClearanceExpiry } from '../../domain/applications/clear-application.ts';
import {
  type ApplicationRow,
  lockApplicationById,
  refuseOwnBusiness,
} from '../../domain/applications/find-application.ts';
import { createClearanceNo } from '../../domain/applications/case-numbers.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { type ClearanceMoveReply, moveClearance, getOfficeActor } from '../clearances/move-clearance.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';
import { findClearance, lockClearance } from '../clearances/find-clearance.ts';

const WITHOUT_PERMIT: readonly ApplicationRow['state'][] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

/**
 * Issues the barangay clearance of an application that continued without it because the barangay did not decide within
 * its legal days (row T5 of the timers in reference/timers.md). It gets its own number; the application does not wait
 * for it. Refused: missing (another's), forbidden (the person's own business), conflict (the clearance is not
 * NOT_ISSUED_IN_TIME, or the application ended without a permit).
 */
export async function issueClearanceLate(
  tx: ActorTransaction,
  clearance_id: number,
  { remarks }: { readonly remarks: string },
): Promise<ClearanceMoveReply> {
  const { trx, actor } = tx;
  const clearanceRow = await findClearance(trx, clearance_id, whereOfficeClearances(actor));
  if (!clearanceRow) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, clearanceRow.assessment_id);
  const clearance = await lockClearance(trx, clearance_id, whereOfficeClearances(actor));
  if (!clearance) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, clearance.business_id);
  if (WITHOUT_PERMIT.includes(application.state)) throw new Refused('conflict', `application.is.${application.state}`);
  if (clearance.state !== 'NOT_ISSUED_IN_TIME') throw new Refused('conflict', `clearance.is.${clearance.state}`);
  const clearance_no = await createClearanceNo(tx, clearance.office);
  return moveClearance(
    tx,
    { clearance, application },
    {
      act: 'issue_late',
      as: getOfficeActor(actor),
      set: {
        clearance_no,
        remarks,
        ground: null,
        expires_on: computeClearanceExpiry(tx, clearance.office, application),
        decided_by: actor.account_id,
        decided_at: tx.now,
        assigned_to: clearance.assigned_to ?? actor.account_id,
      },
      note: remarks,
      params: { clearance_no },
      mail: { template: 'clearance_approved', params: { clearance_no } },
    },
  );
}
