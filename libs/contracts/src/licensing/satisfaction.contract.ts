import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode, Day, defineOptionalText } from '../shared/primitives.ts';
import { ApplicationType } from '../shared/states.ts';

/**
 * The client satisfaction measurement of ARTA Memorandum Circular 2022-05: three questions on the Citizen's Charter,
 * nine on the service.
 */
export const SERVICE_QUESTIONS = ['sqd0', 'sqd1', 'sqd2', 'sqd3', 'sqd4', 'sqd5', 'sqd6', 'sqd7', 'sqd8'] as const;
export type ServiceQuestion = (typeof SERVICE_QUESTIONS)[number];

/** Strongly agree is 5, strongly disagree 1. */
export const SERVICE_RATINGS = ['5', '4', '3', '2', '1', 'NA'] as const;
export const CHARTER_QUESTIONS = ['cc1', 'cc2', 'cc3'] as const;
/** Answers of each question on the charter; the last one of the second and third is "not applicable". */
export const CHARTER_CHOICES = {
  cc1: ['1', '2', '3', '4'],
  cc2: ['1', '2', '3', '4', '5'],
  cc3: ['1', '2', '3', '4'],
} as const;
export const CLIENT_TYPES = ['CITIZEN', 'BUSINESS', 'GOVERNMENT'] as const;
export const CLIENT_SEXES = ['MALE', 'FEMALE'] as const;

const rating = v.picklist(SERVICE_RATINGS, 'survey.answer');
const Age = v.optional(
  v.pipe(
    v.string('survey.age'),
    v.trim(),
    v.check(
      (text) => text === '' || (/^\d{2,3}$/.test(text) && Number(text) >= 15 && Number(text) <= 120),
      'survey.age',
    ),
  ),
  '',
);
const SurveyEmail = v.pipe(
  defineOptionalText(200),
  v.check((text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'complaint.email'),
);

const SatisfactionAnswers = v.object({
  client_type: v.picklist(CLIENT_TYPES, 'survey.answer'),
  sex: v.optional(v.picklist(['', ...CLIENT_SEXES], 'survey.answer'), ''),
  age: Age,
  region: defineOptionalText(80),
  cc1: v.picklist(CHARTER_CHOICES.cc1, 'survey.answer'),
  cc2: v.picklist(CHARTER_CHOICES.cc2, 'survey.answer'),
  cc3: v.picklist(CHARTER_CHOICES.cc3, 'survey.answer'),
  sqd0: rating,
  sqd1: rating,
  sqd2: rating,
  sqd3: rating,
  sqd4: rating,
  sqd5: rating,
  sqd6: rating,
  sqd7: rating,
  sqd8: rating,
  suggestions: defineOptionalText(2_000),
  email: SurveyEmail,
});

/**
 * A respondent who knows no charter answers "not applicable" to the two questions that follow, and nobody else does.
 */
const isConsistent = ({ cc1, cc2, cc3 }: v.InferOutput<typeof SatisfactionAnswers>): boolean =>
  cc1 === '4' ? cc2 === '5' && cc3 === '4' : cc2 !== '5' && cc3 !== '4';

export const SatisfactionInput = v.pipe(SatisfactionAnswers, v.forward(v.check(isConsistent, 'survey.cc'), ['cc1']));
export type SatisfactionInput = v.InferOutput<typeof SatisfactionInput>;

const SurveyPath = v.object({ assessment_code: AssessmentCode });

export const SatisfactionSurveyReply = v.object({
  assessment_code: v.string(),
  company_name: v.string(),
  /** The service availed. */
  application_type: ApplicationType,
  tax_year: v.number(),
  /** Region of the municipality, preset on the form. */
  region: v.string(),
  today: Day,
  is_answered: v.boolean(),
});
export type SatisfactionSurveyReply = v.InferOutput<typeof SatisfactionSurveyReply>;

/** Refused `conflict` before the permit is issued. */
export const getSatisfactionSurvey = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/satisfaction',
  summary: 'Get whether the owner can answer the client satisfaction survey of an issued application',
  params: SurveyPath,
  reply: SatisfactionSurveyReply,
});

/** Refused `conflict` before the permit is issued, and the second time. */
export const answerSatisfactionSurvey = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/satisfaction',
  summary: 'Answer the client satisfaction survey, once for each application',
  params: SurveyPath,
  body: SatisfactionInput,
  reply: v.object({ is_answered: v.literal(true) }),
});
