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
  summary: 'Accept a complete application; its legal deadline starts and it is routed to the offices',
  params: TransactionPath,
  body: v.object({ arta_class: v.optional(ArtaClass) }),
  reply: TransactionMoveReply,
});

export const returnAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/return',
  summary: 'Return an incomplete application to its owner with remarks',
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
  summary: 'Refuse an application in writing, with its legal ground',
  params: TransactionPath,
  body: v.object({ ground: defineText('ground.required', 200), remarks: defineText('remarks.required', 1000) }),
  reply: TransactionMoveReply,
});
