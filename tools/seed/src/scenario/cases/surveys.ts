// Answers satisfaction surveys in the demo data.

import * as contracts from '@ebpls/contracts';

import { advanceClock, type DemoMunicipality } from '../acts.ts';
import { openCase } from './open-case.ts';

type SurveyInput = contracts.Request<typeof contracts.answerSatisfactionSurvey>['body'];

/** A satisfaction survey answered in the demo data. */
interface SurveyAnswer {
  readonly company_code: string;
  readonly sex: (typeof contracts.CLIENT_SEXES)[number];
  readonly age: string;
  /** Answers to the nine questions on the service, in their order. */
  readonly ratings: string;
  readonly suggestions: string;
}

/** Owners of permits of the last weeks. */
const ANSWERS: readonly SurveyAnswer[] = [
  { company_code: 'SI-000167', sex: 'FEMALE', age: '44', ratings: '445434545', suggestions: '' },
  {
    company_code: 'SI-000169',
    sex: 'FEMALE',
    age: '51',
    ratings: '554555445',
    suggestions: 'Send a text message when the treasurer has decided.',
  },
  { company_code: 'SI-000173', sex: 'FEMALE', age: '38', ratings: '333243343', suggestions: 'One visit would do.' },
  { company_code: 'SI-000174', sex: 'MALE', age: '62', ratings: '222333244', suggestions: '' },
  { company_code: 'SI-000175', sex: 'FEMALE', age: '29', ratings: '555555555', suggestions: 'Thank you.' },
  { company_code: 'SI-000177', sex: 'MALE', age: '47', ratings: '454455454', suggestions: '' },
];

/** Some owners answer the client satisfaction survey within the last two working days. */
export async function answerSurveys(municipality: DemoMunicipality): Promise<void> {
  for (const [index, answer] of ANSWERS.entries()) {
    const context = await openCase(municipality, answer.company_code, index % 2);
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
