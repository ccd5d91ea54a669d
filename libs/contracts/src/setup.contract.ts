import * as v from 'valibot';

import { Email, PASSWORD_LEAST, PASSWORD_MOST } from './auth.contract.ts';
import { endpoint } from './endpoint.ts';
import { nameText } from './names.ts';
import { text } from './primitives.ts';

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  summary: 'Whether this municipality still needs its first administrator',
  reply: v.object({ needs_first_administrator: v.boolean() }),
});

export const FirstAdministrator = v.object({
  setup_code: text('setup_code.required', 100),
  firstname: nameText('firstname.required', 100),
  lastname: nameText('lastname.required', 100),
  email: Email,
  password: v.pipe(
    v.string('password.required'),
    v.minLength(PASSWORD_LEAST.staff, 'password.too_short_for_staff'),
    v.maxLength(PASSWORD_MOST, 'password.too_long'),
  ),
});
export type FirstAdministrator = v.InferOutput<typeof FirstAdministrator>;

/** Works once: afterwards, and without the code printed at the start, it is refused. */
export const createFirstAdministrator = endpoint({
  method: 'POST',
  path: '/api/setup',
  summary: 'Create the first administrator of an empty municipality',
  body: FirstAdministrator,
  reply: v.object({ email: v.string() }),
});
