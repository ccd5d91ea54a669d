// Endpoints of a person's own account: profile, password, e-mail address, sessions and mail settings.

import * as v from 'valibot';

import { EmailAddress, Locale, NewPassword, MAX_PASSWORD_LENGTH, MailToken, User } from './auth.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { defineLastName, defineName } from '../shared/names.ts';
import { Instant, defineOptionalText, Uuid } from '../shared/primitives.ts';

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/account/me',
  summary: 'Get the signed-in user',
  reply: User,
});

export const Profile = v.object({
  firstname: defineName('firstname.required', 100),
  lastname: defineLastName(),
  bio: defineOptionalText(500),
  phone: v.optional(
    v.pipe(v.string('text.format'), v.trim(), v.regex(/^(?:|[+()\d][\d\s()+-]{5,23})$/, 'phone.format')),
    '',
  ),
  locale: v.optional(Locale),
});
export type Profile = v.InferOutput<typeof Profile>;
export const updateProfile = defineEndpoint({
  method: 'POST',
  path: '/api/account/profile',
  summary: 'Update the names, phone number, description and language of the account',
  body: Profile,
  reply: User,
});

const CurrentPassword = v.pipe(
  v.string('password.required'),
  v.minLength(1, 'password.required'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'password.too_long'),
);

/** Ends every other session of the account. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password; requires the current password',
  body: v.object({ current: CurrentPassword, password: NewPassword }),
  reply: v.object({ changed: v.literal(true) }),
});

/**
 * Answers the same for a free and for a taken address. The address of the account stays until the mailed link is
 * opened.
 */
export const requestEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/account/email',
  summary: 'Send a link to a new e-mail address; requires the current password',
  body: v.object({ email: EmailAddress, current: CurrentPassword }),
  reply: v.object({ accepted: v.literal(true) }),
});
export const confirmEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  summary: 'Confirm the new e-mail address with the token of the link',
  body: v.object({ token: MailToken }),
  reply: User,
});

/**
 * The key with which this person's unsent work is encrypted on every phone: the browser keeps it for the session alone,
 * in a form that no script can read (decision 0094).
 */
export const openUnsentWorkKey = defineEndpoint({
  method: 'POST',
  path: '/api/account/unsent-work-key',
  summary: 'Get the encryption key for unsent work on a phone; 32 bytes in base64',
  secret_reply: true,
  reply: v.object({ key: v.string() }),
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
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'List the sessions of the account',
  reply: v.object({ data: v.array(AccountSession) }),
});
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'End a session of the account',
  params: v.object({ id: Uuid }),
  reply: v.object({ ended: v.literal(true) }),
});

/** Mails that a person may switch off. A mail required by law or by the safety of the account is always sent. */
export const MAIL_PREFERENCES = ['mail_progress', 'mail_reminders', 'mail_inquiries'] as const;
export type MailPreference = (typeof MAIL_PREFERENCES)[number];

const PreferenceFlag = v.boolean('field.required');
export const AccountSettings = v.object({
  mail_progress: PreferenceFlag,
  mail_reminders: PreferenceFlag,
  mail_inquiries: PreferenceFlag,
});
export type AccountSettings = v.InferOutput<typeof AccountSettings>;
export const getAccountSettings = defineEndpoint({
  method: 'GET',
  path: '/api/account/settings',
  summary: 'Get the e-mail notification settings',
  reply: AccountSettings,
});
export const saveAccountSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/account/settings',
  summary: 'Update the e-mail notification settings',
  body: AccountSettings,
  reply: AccountSettings,
});

/** For an account without a password (`confirms_by_mobile`): the code is entered where a password is required. */
export const requestProofCode = defineEndpoint({
  method: 'POST',
  path: '/api/account/proof-code',
  summary: 'Send a text message with a code that replaces the password',
  reply: v.object({ number: v.string() }),
});

/** After it the person may do acts that need the password (`password_needed`) for five minutes. */
export const provePassword = defineEndpoint({
  method: 'POST',
  path: '/api/account/proof',
  summary: 'Confirm the password before an action that requires it',
  body: v.object({ password: CurrentPassword }),
  reply: v.object({ proven: v.literal(true) }),
});

/** An open page reports how long it was not used, so that a session ends when its person is gone and not before. */
export const reportPresence = defineEndpoint({
  method: 'POST',
  path: '/api/account/presence',
  summary: 'Report the last activity on the page; returns the time until the session expires',
  body: v.object({
    idle_seconds: v.pipe(
      v.number('count.required'),
      v.integer('count.integer'),
      v.minValue(0, 'count.negative'),
      v.maxValue(86_400, 'count.too_many'),
    ),
  }),
  /** Seconds until the session ends untouched, and until it ends in any case. */
  reply: v.object({ idle_left: v.number(), left: v.number() }),
});
