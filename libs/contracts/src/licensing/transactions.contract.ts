// Endpoints with which the licensing office accepts, returns or rejects a filed application.

import * as v from 'valibot';

import { Marks } from './corrected-fields.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ApplicationState, ArtaClass } from '../shared/states.ts';
import { AssessmentCode, defineText } from '../shared/primitives.ts';

const TransactionPath = v.object({ assessment_code: AssessmentCode });

/** Reply of the decisions of the licensing office on a filed application. */
const TransactionMoveReply = v.object({ assessment_code: v.string(), state: ApplicationState });

export const acceptAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/accept',
  summary:
    'The licensing office accepts a complete application; the legal clock starts and the offices get their parts',
  params: TransactionPath,
  body: v.object({ arta_class: v.optional(ArtaClass) }),
  reply: TransactionMoveReply,
});

export const returnAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/return',
  summary: 'The licensing office sends an incomplete application back with what is missing',
  params: TransactionPath,
  body: v.object({
    remarks: defineText('remarks.required', 500),
    requirement_codes: v.array(v.string()),
    marks: Marks,
  }),
  reply: TransactionMoveReply,
});

export const rejectAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/reject',
  summary: 'Refuses an application in writing, with its legal ground',
  params: TransactionPath,
  body: v.object({ ground: defineText('ground.required', 200), remarks: defineText('remarks.required', 1000) }),
  reply: TransactionMoveReply,
});
