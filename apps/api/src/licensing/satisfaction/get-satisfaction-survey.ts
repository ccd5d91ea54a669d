// Loads the client satisfaction survey for an owner whose permit was issued.

import type { SatisfactionSurveyReply } from '@ebpls/contracts';

import { type ApplicationRow, getApplicationCode, getApplication } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { isSurveyAnswered } from '../../domain/applications/notices/survey-offer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';

/** Refused: missing (another's: the survey is the owner's alone), conflict (no permit was issued). */
export function assertSurveyOffered({ owner_id, state }: ApplicationRow, actor: Actor): void {
  if (owner_id !== actor.account_id) throw new Refused('missing', 'resource.missing');
  if (state !== 'ISSUED') throw new Refused('conflict', 'survey.not_issued');
}

/** Start of the survey of an application. Refused as `assertSurveyOffered`. */
export async function getSatisfactionSurvey(
  { db, clock }: Api,
  actor: Actor,
  assessment_code: string,
): Promise<SatisfactionSurveyReply> {
  const application = await getApplication(db, assessment_code, actor);
  assertSurveyOffered(application, actor);
  const { company_name, application_type, tax_year, assessment_id } = application;
  return {
    assessment_code: getApplicationCode(application),
    company_name,
    application_type,
    tax_year,
    region: (await loadReferenceRows(db)).municipality.region,
    today: clock.today(),
    is_answered: await isSurveyAnswered(db, assessment_id),
  };
}
