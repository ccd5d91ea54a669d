// Answers satisfaction surveys in the demo data.

import * as contracts from '@ebpls/contracts';

import { advanceClock, type DemoMunicipality } from '../acts.ts';
import type { SurveyAnswer } from '../../records.ts';
import { openCase } from './open-case.ts';

type SurveyInput = contracts.Request<typeof contracts.answerSatisfactionSurvey>['body'];

/** Some owners answer the client satisfaction survey within the last two working days. */
export async function answerSurveys(municipality: DemoMunicipality): Promise<void> {
  const answers = municipality.server.municipality.businesses.flatMap((record) =>
    record.survey === undefined ? [] : [{ record, answer: record.survey }],
  );
  for (const [index, { record, answer }] of answers.entries()) {
    const context = await openCase(municipality, record, index % 2);
    advanceClock(context);
    await municipality.server.call(context.owner, contracts.answerSatisfactionSurvey, {
      params: { assessment_code: context.assessment_code },
      body: toSurveyInput(answer),
    });
  }
}

function toSurveyInput({ sex, age, ratings, suggestions }: SurveyAnswer): SurveyInput {
  const service = Object.fromEntries(contracts.SERVICE_QUESTIONS.map((question, place) => [question, ratings[place]]));
  return {
    client_type: 'BUSINESS',
    sex,
    age,
    region: '',
    cc1: '1',
    cc2: '1',
    cc3: '1',
    ...service,
    suggestions,
    email: '',
  } as SurveyInput;
}
