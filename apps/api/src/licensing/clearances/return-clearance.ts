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
 * Row C6: returns the case of one office to the owner, with requested documents of any office and marked fields, and
 * pauses its deadline. A document outside the fixed list needs a legal ground and does not pause the deadline (RA 11032
 * s.21(b)). Refused: invalid for a document outside the list without a ground, or a field that the business did not fill
 * in.
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
    (await loadListedRequirements(trx, { application, rows, today, formerCase: undefined })).map(({ code }) => code),
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

/** Whether the deadline is paused: not if only documents outside the list are requested. */
function stopsClock({ requirement_codes, marks, extra_documents }: ReturnInput): boolean {
  return extra_documents.length === 0 || requirement_codes.length > 0 || marks.length > 0;
}
