import type { CorrectedAnswers } from '@ebpls/contracts';
import {
  addWorkingDays,
  computeApplicationDueDay,
  countWorkingDays,
  listChangedFields,
  toManilaDay,
} from '@ebpls/rules';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import {
  type CorrectionRow,
  findClearanceCorrections,
  listOpenFields,
} from '../../domain/application-read/corrections.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { getForm } from '../../domain/applications/cases/application-facts.ts';
import { clearancePending } from '../../domain/applications/application-events.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import {
  checkClearanceMove,
  type ClearanceMoveReply,
  moveClearance,
  refuseUnlessInClearance,
} from './move-clearance.ts';
import { answerMarks } from '../assessments/correct-fields.ts';
import { listStillMissing } from '../documents/mark-for-new-copies.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';
import { findClearance, lockClearance, type Clearance } from './find-clearance.ts';

/**
 * Row C7: the owner sends a returned case back to its office; no other office is notified. The clock resumes, and its
 * stopped working days are added. Refused: missing (another's), conflict (not with the owner), invalid (a required
 * paper is missing, or a field that was not marked, is not answered or cannot be), conflict (nothing changed, and no
 * note).
 */
export async function resubmitClearance(
  tx: ActorTransaction,
  clearance_id: number,
  { note, answers }: { note: string; answers: CorrectedAnswers },
): Promise<ClearanceMoveReply> {
  const { trx, actor } = tx;
  const own = whereOwnedBy(actor, 'a');
  const clearanceRow = await findClearance(trx, clearance_id, own);
  if (!clearanceRow) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, clearanceRow.assessment_id);
  const clearance = await lockClearance(trx, clearance_id, own);
  if (!clearance) throw new Refused('missing', 'resource.missing');
  checkClearanceMove(clearance, { act: 'resubmit', as: 'owner' });
  refuseUnlessInClearance(clearance, application);
  await refuseMissingPapers(tx, application, clearance);

  const corrections = await findClearanceCorrections(trx, clearance_id);
  const markedFields = listOpenFields(corrections);
  const correctedForm = await answerMarks(tx, { application, clearance_id, markedFields }, answers);
  if (note.trim() === '' && listChangedFields(getForm(application), correctedForm).length === 0)
    await refuseWithoutDocument(tx, application, corrections);

  const movedClearance = await moveClearance(
    tx,
    { clearance, application },
    { act: 'resubmit', as: 'owner', set: computeResumedClock(clearance, tx), note },
  );
  await moveDueDay(tx, clearance.assessment_id);
  await insertEvent(tx, clearancePending, {
    assessment_id: application.assessment_id,
    clearance_id,
    office: clearance.office,
    kind: 'clearance_again',
  });
  return movedClearance;
}

/**
 * A reply to marked answers that changes none and explains nothing needs a document that arrived since the marks. A
 * request without marks, as after a visit, is answered by the reply itself.
 */
async function refuseWithoutDocument(
  { trx }: ActorTransaction,
  { business_id }: ApplicationRow,
  corrections: readonly CorrectionRow[],
): Promise<void> {
  const markedAt = corrections.find(({ answered_at }) => answered_at === null)?.marked_at;
  if (markedAt === undefined) return;
  const newDocument = await trx
    .selectFrom('document')
    .select('document_id')
    .where('business_id', '=', business_id)
    .where('uploaded_at', '>', markedAt)
    .executeTakeFirst();
  if (newDocument === undefined) throw new Refused('conflict', 'correction.unchanged');
}

async function refuseMissingPapers(
  tx: ActorTransaction,
  application: ApplicationRow,
  { requested_documents }: Clearance,
): Promise<void> {
  const missingDocuments = await listStillMissing(tx, application, requested_documents);
  if (missingDocuments.length === 0) return;
  const fields = Object.fromEntries(
    missingDocuments.map((code): [string, MessageKey] => [`requirements.${code}`, 'requirement.missing']),
  );
  throw new Refused('invalid', 'requirement.some_missing', { fields, params: { count: missingDocuments.length } });
}

function computeResumedClock(
  { paused_at, paused_days, received_at, days_limit }: Clearance,
  { today, rows }: ActorTransaction,
) {
  const stoppedDays = paused_at === null ? 0 : countWorkingDays(toManilaDay(paused_at), today, rows.holidays);
  const pausedDays = paused_days + stoppedDays;
  return {
    paused_at: null,
    paused_days: pausedDays,
    due_on: addWorkingDays(toManilaDay(received_at), days_limit + pausedDays, rows.holidays),
  };
}

/** The whole application is due later by the longest stop of any office. */
export async function moveDueDay(tx: ActorTransaction, assessment_id: number): Promise<void> {
  const { trx, rows } = tx;
  const application = await lockApplicationById(tx, assessment_id);
  if (application.accepted_at === null || application.arta_class === null) return;
  const longestLimit = await trx
    .selectFrom('clearance')
    .select((select) => select.fn.max('paused_days').as('days'))
    .where('assessment_id', '=', assessment_id)
    .executeTakeFirstOrThrow();
  const dueOn = computeApplicationDueDay(toManilaDay(application.accepted_at), application.arta_class, rows.holidays);
  await trx
    .updateTable('application')
    .set({ due_on: addWorkingDays(dueOn, longestLimit.days, rows.holidays) })
    .where('assessment_id', '=', assessment_id)
    .execute();
}
