import type { ExtraDocuments, Marks } from '@ebpls/contracts';
import { Refused } from '../../platform/refused.ts';
import { loadListedRequirements } from '../../domain/applications/cases/requirements.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { insertExtraDocuments } from '../extra-documents/insert-extra-documents.ts';
import { markFields } from '../assessments/correct-fields.ts';
import { markForNewCopies } from '../documents/mark-for-new-copies.ts';
import {
  checkClearanceMove,
  type ClearanceMoveReply,
  moveClearance,
  openClearance,
  getOfficeActor,
} from './move-clearance.ts';

interface ReturnInput {
  readonly remarks: string;
  readonly requirement_codes: readonly string[];
  readonly marks: Marks;
  readonly extra_documents: ExtraDocuments;
}

/**
 * Row C6: the case returns to the owner for this office alone, with the papers of any office and the fields it marked;
 * its clock stops. Papers outside the frozen list need a legal ground, and stop no clock (RA 11032 s.21(b)). Refused:
 * invalid for a paper that is not on the list and has no ground, or a field that this business did not fill in.
 */
export async function returnClearance(
  tx: ActorTransaction,
  clearance_id: number,
  returnInput: ReturnInput,
): Promise<ClearanceMoveReply> {
  const { trx, actor, now, rows, today } = tx;
  const open = await openClearance(tx, clearance_id);
  const { clearance, application } = open;
  checkClearanceMove(clearance, { act: 'return', as: getOfficeActor(actor) });
  const codes = [...new Set(returnInput.requirement_codes)];
  const requiredCodes = new Set(
    (await loadListedRequirements(trx, { application, rows, today, former: undefined })).map(({ code }) => code),
  );
  if (codes.some((code) => !requiredCodes.has(code)))
    throw new Refused('invalid', 'requirement.not_requested', {
      fields: { requirement_codes: 'requirement.not_requested' },
    });

  await insertExtraDocuments(tx, open, { extraDocuments: returnInput.extra_documents, listedCodes: requiredCodes });
  await markFields(tx, { application, clearance_id }, returnInput.marks);
  await markForNewCopies(tx, application, { codes, remarks: returnInput.remarks });
  return moveClearance(tx, open, {
    act: 'return',
    as: getOfficeActor(actor),
    set: { remarks: returnInput.remarks, requested_documents: codes, paused_at: stopsClock(returnInput) ? now : null },
    note: returnInput.remarks,
    mail: { template: 'clearance_returned', params: { remarks: returnInput.remarks } },
  });
}

/** The clock runs on when nothing but documents outside the list is requested. */
function stopsClock({ requirement_codes, marks, extra_documents }: ReturnInput): boolean {
  return extra_documents.length === 0 || requirement_codes.length > 0 || marks.length > 0;
}
