import * as v from 'valibot';

import { Locale, NewPassword, PASSWORD_MOST, User } from './auth.contract.ts';
import { endpoint } from './endpoint.ts';
import { Instant, optionalText, text, Uuid } from './words.ts';

export const getMe = endpoint({ method: 'GET', path: '/api/account/me', summary: 'The person signed in', reply: User });

export const Profile = v.object({
  firstname: text('firstname.required', 100),
  lastname: text('lastname.required', 100),
  bio: optionalText(500),
  phone: v.optional(v.pipe(v.string('text.format'), v.trim(), v.regex(/^(?:|[+()\d][\d\s()+-]{5,23})$/, 'phone.format')), ''),
  locale: v.optional(Locale),
});
export type Profile = v.InferOutput<typeof Profile>;
export const updateProfile = endpoint({ method: 'POST', path: '/api/account/profile', summary: 'Change names, phone, words about oneself and language', body: Profile, reply: User });

/** Ends every other session of the account. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password, with the present one',
  body: v.object({ current: v.pipe(v.string('password.required'), v.minLength(1, 'password.required'), v.maxLength(PASSWORD_MOST, 'password.too_long')), password: NewPassword }),
  reply: v.object({ changed: v.literal(true) }),
});

export const AccountSession = v.object({
  id: Uuid,
  user_agent: v.string(),
  ip: v.string(),
  created_at: Instant,
  last_used_at: Instant,
  is_current: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof AccountSession>;
export const listSessions = endpoint({ method: 'GET', path: '/api/account/sessions', summary: 'Where this account is signed in', reply: v.object({ data: v.array(AccountSession) }) });
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'End a session of this account',
  params: v.object({ id: Uuid }),
  reply: v.object({ ended: v.literal(true) }),
});

export const exportOwnData = endpoint({ method: 'GET', path: '/api/account/export', summary: 'All that the system holds about the person, as a JSON file' });
