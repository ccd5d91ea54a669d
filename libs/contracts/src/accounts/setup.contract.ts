import * as v from 'valibot';

import { EmailAddress, MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH } from './auth.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { defineName } from '../shared/names.ts';
import { defineText } from '../shared/primitives.ts';

/** Returns whether the product still needs its first administrator. */
export const getSetup = defineEndpoint({
  method: 'GET',
  path: '/api/setup',
  summary: 'Get whether the municipality still needs its first administrator',
  reply: v.object({ needs_first_administrator: v.boolean() }),
});

/** Account of the first administrator, created with the code printed at the first start. */
export const FirstAdministrator = v.object({
  setup_code: defineText('setup_code.required', 100),
  firstname: defineName('firstname.required', 100),
  lastname: defineName('lastname.required', 100),
  email: EmailAddress,
  password: v.pipe(
    v.string('password.required'),
    v.minLength(MIN_PASSWORD_LENGTH.staff, 'password.too_short_for_staff'),
    v.maxLength(MAX_PASSWORD_LENGTH, 'password.too_long'),
  ),
});
export type FirstAdministrator = v.InferOutput<typeof FirstAdministrator>;

/** Works once: afterwards, and without the code printed at the start, it is refused. */
export const createFirstAdministrator = defineEndpoint({
  method: 'POST',
  path: '/api/setup',
  summary: 'Create the first administrator of an empty municipality',
  body: FirstAdministrator,
  reply: v.object({ email: v.string() }),
});
