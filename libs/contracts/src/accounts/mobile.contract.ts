import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { MobileDigits } from '../licensing/application-status.contract.ts';

/** State of a person's mobile number; only its last digits are shown. */
export const Mobile = v.object({
  /** `0917 ••• ••67`, once it was proved. */
  number: v.nullable(v.string()),
  is_on: v.boolean(),
  /** A number that waits for its code. */
  waits: v.nullable(v.string()),
});
export type Mobile = v.InferOutput<typeof Mobile>;

export const getMobile = defineEndpoint({
  method: 'GET',
  path: '/api/account/mobile',
  summary: 'The mobile number that text messages go to',
  reply: Mobile,
});

/** Philippine mobile numbers only: what costs more, or goes abroad, is no number of an owner. */
export const requestMobileCode = defineEndpoint({
  method: 'POST',
  path: '/api/account/mobile',
  summary: 'Send a code to a mobile number, to prove that it is one’s own',
  body: v.object({
    number: MobileDigits,
  }),
  reply: Mobile,
});

export const confirmMobile = defineEndpoint({
  method: 'POST',
  path: '/api/account/mobile/confirmation',
  summary: 'Prove the number with the code that was sent to it',
  body: v.object({ code: v.pipe(v.string('code.required'), v.trim(), v.regex(/^\d{6}$/, 'code.format')) }),
  reply: Mobile,
});

export const switchMobile = defineEndpoint({
  method: 'PUT',
  path: '/api/account/mobile',
  summary: 'Have text messages sent, or not',
  body: v.object({ is_on: v.boolean('field.required') }),
  reply: Mobile,
});

export const removeMobile = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/mobile',
  summary: 'Forget the mobile number',
  reply: Mobile,
});
