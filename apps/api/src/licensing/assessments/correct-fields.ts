import {
  BusinessForm,
  type BusinessFormSent,
  type CorrectedAnswers,
  type CorrectedValue,
  type Marks,
} from '@ebpls/contracts';
import { changedFields, correctForm, fieldIn } from '@ebpls/rules';
import { sql } from 'kysely';
import * as v from 'valibot';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { addressOf } from '../../domain/cases/address.ts';
import { formOf } from '../../domain/cases/facts.ts';
import { labelOf } from '../../domain/application-views/corrections.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { formSent, registrationProblems } from '../companies/check-registration.ts';

/** Whose marks: an office's for its clearance, or the licensing office's when there is none. */
export interface Marked {
  readonly application: ApplicationRow;
  readonly clearance_id: number | null;
}

/**
 * Keeps which fields go back, with what stands there. Refused: invalid for a field that this business has not, or for a
 * change, which declares its own few answers and is filed anew as a whole.
 */
export async function markFields(
  { trx, actor, now }: ActorTransaction,
  { application, clearance_id }: Marked,
  marks: Marks,
): Promise<void> {
  if (marks.length === 0) return;
  if (application.change !== null)
    throw new Refused('invalid', 'correction.of_change', { fields: { marks: 'correction.of_change' } });
  const form = formOf(application);
  const unknown = marks.findIndex(({ field }) => fieldIn(form, field) === undefined);
  const wrong = marks[unknown];
  if (wrong !== undefined)
    throw refusedMark(`marks.${unknown}.field`, 'correction.not_asked', labelOf(wrong.field, actor.locale));
  await trx
    .insertInto('correction')
    .values(
      marks.map(({ field, reason }) => ({
        assessment_id: application.assessment_id,
        clearance_id,
        field,
        reason,
        before: JSON.stringify(fieldIn(form, field)),
        marked_by: actor.account_id,
        marked_at: now,
      })),
    )
    .execute();
}

/**
 * Puts the owner's answers in the place of what was marked; everything else of the form stays byte for byte. Answers
 * the form as it is now. Refused: invalid for a field that was not marked, that is not answered, or whose answer cannot
 * be.
 */
export async function answerMarks(
  tx: ActorTransaction,
  open: Marked & { readonly marked: readonly string[] },
  answers: CorrectedAnswers,
): Promise<BusinessFormSent> {
  const { actor } = tx;
  const { marked } = open;
  const form = formOf(open.application);
  const stray = Object.keys(answers).find((field) => !marked.includes(field));
  if (stray !== undefined) throw refusedMark(stray, 'correction.not_marked', labelOf(stray, actor.locale));
  const left = marked.find((field) => !Object.hasOwn(answers, field));
  if (left !== undefined) throw refusedMark(left, 'correction.answer_required', labelOf(left, actor.locale));
  if (marked.length === 0) return form;

  const corrected = correctForm(form, normalized(form, answers));
  const beyond = changedFields(form, corrected).find((field) => !marked.includes(field));
  if (beyond !== undefined) throw refusedMark(beyond, 'correction.not_marked', labelOf(beyond, actor.locale));
  refuseNewProblems(tx, form, corrected);
  for (const field of marked)
    await keepAnswer(tx, open, { field, answer: fieldIn(corrected, field) as CorrectedValue });
  await keepAddress(tx, open, corrected);
  return corrected;
}

function refusedMark(path: string, key: MessageKey, field: string): Refused {
  return new Refused('invalid', key, { fields: { [path]: key }, params: { field } });
}

/** The answers as the form keeps them: without blanks around, numbers of telephones without marks. */
function normalized(form: BusinessFormSent, answers: CorrectedAnswers): CorrectedAnswers {
  const read = v.safeParse(BusinessForm, correctForm(form, answers));
  if (!read.success) return answers;
  const kept = formSent(read.output);
  return Object.fromEntries(Object.keys(answers).map((path) => [path, fieldIn(kept, path) as CorrectedValue]));
}

/** What was wrong before and is not this office's matter, an expired registration say, stops no answer. */
function refuseNewProblems({ rows, today }: ActorTransaction, before: BusinessFormSent, after: BusinessFormSent): void {
  const known = registrationProblems(before, { rows, today });
  const problems = Object.entries(registrationProblems(after, { rows, today })).filter(([path]) => !(path in known));
  if (problems.length > 0) throw new Refused('invalid', 'request.invalid', { fields: Object.fromEntries(problems) });
}

/** One field at a time, so that the rest of what is kept is not even written. */
async function keepAnswer(
  { trx, now }: ActorTransaction,
  { clearance_id, application }: Marked,
  { field, answer }: { field: string; answer: CorrectedValue },
): Promise<void> {
  const path = field.split('.');
  const value = JSON.stringify(answer);
  await sql`
    update application
    set snapshot = jsonb_set(snapshot, ${['form', ...path]}::text[], ${value}::jsonb)
    where assessment_id = ${application.assessment_id}::bigint`.execute(trx);
  await sql`
    update business
    set
      form = jsonb_set(form, ${path}::text[], ${value}::jsonb),
      draft = jsonb_set(draft, ${path}::text[], ${value}::jsonb),
      draft_revision = draft_revision + 1
    where business_id = ${application.business_id}::bigint`.execute(trx);
  await trx
    .updateTable('correction')
    .set({ after: value, answered_at: now })
    .where('assessment_id', '=', application.assessment_id)
    .where('clearance_id', 'is not distinct from', clearance_id)
    .where('field', '=', field)
    .where('answered_at', 'is', null)
    .execute();
}

async function keepAddress(
  { trx, rows, now }: ActorTransaction,
  { application: { business_id } }: Marked,
  { place }: BusinessFormSent,
): Promise<void> {
  const address = addressOf(place, rows.barangays.get(place.brgycode)?.name ?? '');
  await trx.updateTable('business').set({ address, updated_at: now }).where('business_id', '=', business_id).execute();
}
