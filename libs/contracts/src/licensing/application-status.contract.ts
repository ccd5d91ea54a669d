// Endpoint that shows the stage of an application to who has its number and the owner's mobile number.

import * as v from 'valibot';

import { normaliseMobile, normaliseReferenceNo } from '../inputs/numbers.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ApplicationState, ApplicationType } from '../shared/states.ts';
import { Day } from '../shared/primitives.ts';

/** Public number of an application in any writing, as it is printed: `APP-2026-000045`. */
export const ReferenceNo = v.pipe(
  v.string('reference_no.format'),
  v.trim(),
  v.maxLength(40, 'reference_no.format'),
  v.transform((text) => normaliseReferenceNo(text) ?? text),
  v.regex(/^APP-\d{4}-\d{6}$/, 'reference_no.format'),
);

/** A Philippine mobile number in any writing, as eleven digits: `09171234567`. */
export const MobileDigits = v.pipe(
  v.string('mobile.required'),
  v.trim(),
  v.check((text) => text !== '', 'mobile.required'),
  v.maxLength(24, 'mobile.format'),
  v.check((text) => normaliseMobile(text) !== undefined, 'mobile.format'),
  v.transform((text) => (normaliseMobile(text) ?? '').replaceAll(' ', '')),
);

/** Stage of an application: no name, no amount, no document. */
export const ApplicationStatus = v.object({
  assessment_code: v.string(),
  application_type: ApplicationType,
  tax_year: v.number(),
  state: ApplicationState,
  /** Day on which it came to this stage. */
  since: v.nullable(Day),
  /** Clearances that are decided, of all that are required. */
  cleared: v.object({ done: v.number(), all: v.number() }),
  /** Titles of the offices that have not decided; empty while none is waited for. */
  offices: v.array(v.string()),
  is_owners_turn: v.boolean(),
  /** What happens next, in the reader's language. */
  next_step: v.string(),
});
export type ApplicationStatus = v.InferOutput<typeof ApplicationStatus>;

/** A wrong pair, an unknown number and a draft have the same answer: null. */
export const findApplicationStatus = defineEndpoint({
  method: 'POST',
  path: '/api/application-status',
  summary: 'Get the status of an application by its number and its owner’s mobile number, without sign-in',
  body: v.object({ reference_no: ReferenceNo, mobile: MobileDigits }),
  reply: v.object({ application: v.nullable(ApplicationStatus) }),
});
