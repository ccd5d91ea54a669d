import * as v from 'valibot';

import { Marks } from './corrected-fields.ts';
import { endpoint } from './endpoint.ts';
import { ApplicationState, ArtaClass } from './states.ts';
import { AssessmentCode, text } from './primitives.ts';

const AssessmentPath = v.object({ assessment_code: AssessmentCode });

const MovedApplication = v.object({ assessment_code: v.string(), state: ApplicationState });

export const acceptAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/accept',
  summary:
    'The licensing office accepts a complete application; the legal clock starts and the offices get their parts',
  params: AssessmentPath,
  body: v.object({ arta_class: v.optional(ArtaClass) }),
  reply: MovedApplication,
});

export const returnAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/return',
  summary: 'The licensing office sends an incomplete application back with what is missing',
  params: AssessmentPath,
  body: v.object({
    remarks: text('remarks.required', 500),
    requirement_codes: v.array(v.string()),
    marks: Marks,
  }),
  reply: MovedApplication,
});

export const rejectAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/reject',
  summary: 'Refuses an application in writing, with its legal ground',
  params: AssessmentPath,
  body: v.object({ ground: text('ground.required', 200), remarks: text('remarks.required', 1000) }),
  reply: MovedApplication,
});
