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
  summary: 'Get the mobile number for text messages',
  reply: Mobile,
});

/** Philippine mobile numbers only: what costs more, or goes abroad, is no number of an owner. */
export const requestMobileCode = defineEndpoint({
  method: 'POST',
  path: '/api/account/mobile',
  summary: 'Send a code to a mobile number to confirm it',
  body: v.object({
    number: MobileDigits,
  }),
  reply: Mobile,
});

export const confirmMobile = defineEndpoint({
  method: 'POST',
  path: '/api/account/mobile/confirmation',
  summary: 'Confirm the mobile number with the code',
  body: v.object({ code: v.pipe(v.string('code.required'), v.trim(), v.regex(/^\d{6}$/, 'code.format')) }),
  reply: Mobile,
});

export const switchMobile = defineEndpoint({
  method: 'PUT',
  path: '/api/account/mobile',
  summary: 'Turn text messages on or off',
  body: v.object({ is_on: v.boolean('field.required') }),
  reply: Mobile,
});

export const removeMobile = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/mobile',
  summary: 'Remove the mobile number',
  reply: Mobile,
});
