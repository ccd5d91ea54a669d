import type { Marks } from '@ebpls/contracts';
import { Refused } from '../../platform/refused.ts';
import { loadRequirements } from '../../domain/applications/cases/requirements.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { markFields } from '../assessments/correct-fields.ts';
import { markForNewCopies } from '../documents/mark-for-new-copies.ts';
import {
  checkClearanceMove,
  type ClearanceMoveReply,
  moveClearance,
  openClearance,
  getOfficeActor,
} from './move-clearance.ts';

/**
 * Row C6: the case returns to the owner for this office alone, with the papers and fields it marked; its clock stops.
 * Refused: invalid for a paper that is not on the frozen list (RA 11032), or a field that this business did not fill
 * in.
 */
export async function returnClearance(
  tx: ActorTransaction,
  clearance_id: number,
  returnInput: { remarks: string; requirement_codes: string[]; marks: Marks },
): Promise<ClearanceMoveReply> {
  const { trx, actor, now, rows, today } = tx;
  const open = await openClearance(tx, clearance_id);
  const { clearance, application } = open;
  checkClearanceMove(clearance, { act: 'return', as: getOfficeActor(actor) });
  const codes = [...new Set(returnInput.requirement_codes)];
  const requiredCodes = new Set(
    (await loadRequirements(trx, { application, rows, today, former: undefined })).map(({ code }) => code),
  );
  if (codes.some((code) => !requiredCodes.has(code)))
    throw new Refused('invalid', 'requirement.not_requested', {
      fields: { requirement_codes: 'requirement.not_requested' },
    });

  await markFields(tx, { application, clearance_id }, returnInput.marks);
  await markForNewCopies(tx, application, { codes, remarks: returnInput.remarks });
  return moveClearance(tx, open, {
    act: 'return',
    as: getOfficeActor(actor),
    set: { remarks: returnInput.remarks, requested_documents: codes, paused_at: now },
    note: returnInput.remarks,
    mail: { template: 'clearance_returned', params: { remarks: returnInput.remarks } },
  });
}
