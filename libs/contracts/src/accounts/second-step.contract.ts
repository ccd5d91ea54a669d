import * as v from 'valibot';

import { MAX_PASSWORD_LENGTH } from './auth.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { Instant } from '../shared/primitives.ts';

const Present = v.pipe(
  v.string('password.required'),
  v.minLength(1, 'password.required'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'password.too_long'),
);

/** Six digits of the authenticator app, or a recovery code; blanks do not count. */
export const StepCode = v.pipe(
  v.string('code.required'),
  v.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.minLength(1, 'code.required'),
  v.regex(/^(?:\d{6}|[A-Z2-7]{10})$/, 'code.format'),
);

/** `is_required`: the municipality's setting demands it of this person, so that it is moved and never turned off. */
export const SecondStep = v.object({
  is_on: v.boolean(),
  since: v.nullable(Instant),
  codes_left: v.number(),
  is_required: v.boolean(),
});
export type SecondStep = v.InferOutput<typeof SecondStep>;

export const getSecondStep = defineEndpoint({
  method: 'GET',
  path: '/api/account/second-step',
  summary: 'Get the status of two-step sign-in',
  reply: SecondStep,
});

/**
 * `uri` is what the authenticator app scans; nothing changes at the sign-in before a code was confirmed. `code` is
 * required where the step is on already: the next phone then takes the place of the former one.
 */
export const startSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-step',
  summary: 'Create a new secret for the authenticator app',
  body: v.object({ current: Present, code: v.optional(StepCode) }),
  secret_reply: true,
  reply: v.object({ secret: v.string(), uri: v.string() }),
});

/** The recovery codes are shown this once; only their digests are stored. */
export const confirmSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-step/confirm',
  summary: 'Turn on two-step sign-in, or move it to another phone, with a first code of the new secret',
  body: v.object({ code: StepCode }),
  secret_reply: true,
  reply: v.object({ recovery_codes: v.array(v.string()) }),
});

export const endSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-step/end',
  summary: 'Turn off two-step sign-in, with the current password and a code',
  body: v.object({ current: Present, code: StepCode }),
  reply: SecondStep,
});
