// Marks form fields that an office wants corrected, and applies the owner's corrections.

import {
  BusinessForm,
  type BusinessFormInput,
  type CorrectedAnswers,
  type CorrectedValue,
  type Marks,
} from '@ebpls/contracts';
import { listChangedFields, correctForm, findFormField, formatBusinessAddress } from '@ebpls/rules';
import { sql } from 'kysely';
import * as v from 'valibot';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { getForm } from '../../domain/applications/cases/application-facts.ts';
import { getFieldLabel } from '../../domain/application-read/corrections.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { toFormInput, listRegistrationProblems } from '../companies/check-registration.ts';

/** Owner of the marks: an office for its clearance, or the licensing office when there is none. */
export interface MarkScope {
  readonly application: ApplicationRow;
  readonly clearance_id: number | null;
}

/**
 * Stores the fields that go back, with their present values. Refused: invalid for a field that this business does not
 * have, or for a change, which declares its own few answers and is filed again as a whole.
 */
export async function markFields(
  { trx, actor, now }: ActorTransaction,
  { application, clearance_id }: MarkScope,
  marks: Marks,
): Promise<void> {
  if (marks.length === 0) return;
  if (application.change !== null)
    throw new Refused('invalid', 'correction.of_change', { fields: { marks: 'correction.of_change' } });
  const form = getForm(application);
  const unknownIndex = marks.findIndex(({ field }) => findFormField(form, field) === undefined);
  const wrongMark = marks[unknownIndex];
  if (wrongMark !== undefined)
    throw createMarkRefusal(
      `marks.${unknownIndex}.field`,
      'correction.not_requested',
      getFieldLabel(wrongMark.field, actor.locale),
    );
  await trx
    .insertInto('correction')
    .values(
      marks.map(({ field, reason }) => ({
        assessment_id: application.assessment_id,
        clearance_id,
        field,
        reason,
        before: JSON.stringify(findFormField(form, field)),
        marked_by: actor.account_id,
        marked_at: now,
      })),
    )
    .execute();
}

/**
 * Replaces the marked fields by the owner's answers; everything else of the form stays byte for byte. Returns the
 * present form. Refused: invalid for a field that was not marked, that is not answered, or whose answer is not
 * possible.
 */
export async function answerMarks(
  tx: ActorTransaction,
  open: MarkScope & { readonly markedFields: readonly string[] },
  answers: CorrectedAnswers,
): Promise<BusinessFormInput> {
  const { actor } = tx;
  const { markedFields } = open;
  const form = getForm(open.application);
  const unmarkedField = Object.keys(answers).find((field) => !markedFields.includes(field));
  if (unmarkedField !== undefined)
    throw createMarkRefusal(unmarkedField, 'correction.not_marked', getFieldLabel(unmarkedField, actor.locale));
  const unansweredField = markedFields.find((field) => !Object.hasOwn(answers, field));
  if (unansweredField !== undefined)
    throw createMarkRefusal(
      unansweredField,
      'correction.answer_required',
      getFieldLabel(unansweredField, actor.locale),
    );
  if (markedFields.length === 0) return form;

  const correctedForm = correctForm(form, normaliseAnswers(form, answers));
  const changedField = listChangedFields(form, correctedForm).find((field) => !markedFields.includes(field));
  if (changedField !== undefined)
    throw createMarkRefusal(changedField, 'correction.not_marked', getFieldLabel(changedField, actor.locale));
  refuseNewProblems(tx, form, correctedForm);
  for (const field of markedFields)
    await saveAnswer(tx, open, { field, answer: findFormField(correctedForm, field) as CorrectedValue });
  await saveAddress(tx, open, correctedForm);
  return correctedForm;
}

function createMarkRefusal(path: string, key: MessageKey, field: string): Refused {
  return new Refused('invalid', key, { fields: { [path]: key }, params: { field } });
}

/** The answers as the form stores them: trimmed, telephone numbers without separators. */
function normaliseAnswers(form: BusinessFormInput, answers: CorrectedAnswers): CorrectedAnswers {
  const result = v.safeParse(BusinessForm, correctForm(form, answers));
  if (!result.success) return answers;
  const formInput = toFormInput(result.output);
  return Object.fromEntries(
    Object.keys(answers).map((path) => [path, findFormField(formInput, path) as CorrectedValue]),
  );
}

/** Problems that existed before and are not this office's concern, such as an expired registration, block no answer. */
function refuseNewProblems(
  { rows, today }: ActorTransaction,
  before: BusinessFormInput,
  after: BusinessFormInput,
): void {
  const formerProblems = listRegistrationProblems(before, { rows, today });
  const problems = Object.entries(listRegistrationProblems(after, { rows, today })).filter(
    ([path]) => !(path in formerProblems),
  );
  if (problems.length > 0) throw new Refused('invalid', 'request.invalid', { fields: Object.fromEntries(problems) });
}

/** Saves one field at a time, so that the other stored fields are not rewritten. */
async function saveAnswer(
  { trx, now }: ActorTransaction,
  { clearance_id, application }: MarkScope,
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

async function saveAddress(
  { trx, rows, now }: ActorTransaction,
  { application: { business_id } }: MarkScope,
  { place }: BusinessFormInput,
): Promise<void> {
  const address = formatBusinessAddress(place, rows.barangays.get(place.brgycode)?.name ?? '');
  await trx.updateTable('business').set({ address, updated_at: now }).where('business_id', '=', business_id).execute();
}
