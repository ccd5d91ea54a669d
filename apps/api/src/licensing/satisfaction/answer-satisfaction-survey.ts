import { type SatisfactionInput, SERVICE_QUESTIONS } from '@ebpls/contracts';

import { lockApplication } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { Refused } from '../../platform/refused.ts';
import { assertSurveyOffered } from './get-satisfaction-survey.ts';

/**
 * Stores the owner's answers. Neither history nor audit mentions them, so that nobody can identify the owner. Refused:
 * conflict (answered before, or no permit was issued), missing (another's).
 */
export async function answerSatisfactionSurvey(
  { trx, actor, today }: ActorTransaction,
  assessment_code: string,
  { cc1, cc2, cc3, sex, age, ...answers }: SatisfactionInput,
): Promise<{ is_answered: true }> {
  const application = await lockApplication(trx, assessment_code, actor);
  assertSurveyOffered(application, actor);
  const { client_type, region, suggestions, email } = answers;
  const result = await trx
    .insertInto('satisfaction_response')
    .values({
      assessment_id: application.assessment_id,
      service: application.application_type,
      client_type,
      sex: sex === '' ? null : sex,
      age: age === '' ? null : Number(age),
      region,
      cc1: Number(cc1),
      cc2: Number(cc2),
      cc3: Number(cc3),
      sqd: SERVICE_QUESTIONS.map((question) => (answers[question] === 'NA' ? null : Number(answers[question]))),
      suggestions,
      email,
      answered_on: today,
    })
    .onConflict((conflict) => conflict.column('assessment_id').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows === 0n) throw new Refused('conflict', 'survey.answered');
  return { is_answered: true };
}
