// Endpoints of sign-up and sign-in: passwords, confirmed e-mail addresses, token refresh, and the ticket of the socket.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { defineLastName, defineName } from '../shared/names.ts';
import { Permission, Role } from '../shared/roles.ts';
import { DeviceKey } from './session-proof.ts';
import { Id, Instant } from '../shared/primitives.ts';

/** Languages that the server speaks and that a person may choose. */
export const LOCALES = ['en', 'fil'] as const;
export const Locale = v.picklist(LOCALES, 'locale.unknown');
export type Locale = (typeof LOCALES)[number];

/** The person behind a session. Only `roles[0]` decides what the person may do (specification section 6). */
export const User = v.object({
  id: Id,
  /** Empty for an owner who signed up with a mobile number and added no address. */
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  bio: v.string(),
  phone: v.string(),
  avatar: v.nullable(v.string()),
  locale: Locale,
  roles: v.array(Role),
  permissions: v.array(Permission),
  /** Fewest characters of a new password for this person (decision E10). */
  password_least: v.number(),
  /** A second step is required and not set up: until it is, the session serves nothing else. */
  needs_second_step: v.optional(v.literal(true)),
  /** The account has no password: where one is required, a code texted to its number takes its place. */
  confirms_by_mobile: v.optional(v.literal(true)),
});
export type User = v.InferOutput<typeof User>;

export const MAX_EMAIL_LENGTH = 254;
/** Fewest characters of a password: owners, and everyone who works for the municipality (decision E10). */
export const MIN_PASSWORD_LENGTH = { owner: 8, staff: 15 } as const;
export const MAX_PASSWORD_LENGTH = 200;

export const EmailAddress = v.pipe(
  v.string('email.required'),
  v.trim(),
  v.minLength(1, 'email.required'),
  v.maxLength(MAX_EMAIL_LENGTH, 'text.too_long'),
  v.email('email.format'),
  v.transform((text) => text.toLowerCase()),
);
export const NewPassword = v.pipe(
  v.string('password.required'),
  v.minLength(MIN_PASSWORD_LENGTH.owner, 'password.too_short'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'password.too_long'),
);
const SignInPassword = v.pipe(
  v.string('password.required'),
  v.minLength(1, 'password.required'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'password.too_long'),
);
export const MailToken = v.pipe(
  v.string('token.required'),
  v.trim(),
  v.minLength(1, 'token.required'),
  v.maxLength(200, 'token.spent'),
);

/**
 * Wrong, locked and unverified answer 200 with `error` (decision E4). `needs_code`: the password was right and the
 * second step is missing or wrong.
 */
export const SignInReply = v.object({
  user: v.nullable(User),
  accessToken: v.nullable(v.string()),
  error: v.nullable(v.string()),
  needs_code: v.optional(v.literal(true)),
});
export type SignInReply = v.InferOutput<typeof SignInReply>;

/** `code` is the second step of accounts that have one: six digits of the app, or a recovery code. */
const SecondStepCode = v.optional(
  v.pipe(
    v.string('code.format'),
    v.maxLength(20, 'code.format'),
    v.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
);
/**
 * `device_key` binds the session to the browser that made the key: from then on every request proves that it holds it.
 */
export const SignIn = v.object({
  email: EmailAddress,
  password: SignInPassword,
  code: SecondStepCode,
  device_key: v.optional(DeviceKey),
});
export type SignIn = v.InferOutput<typeof SignIn>;
export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/signin',
  summary: 'Sign in with e-mail and password',
  body: SignIn,
  secret_reply: true,
  reply: SignInReply,
});

export const SignUp = v.object({
  firstname: defineName('firstname.required', 100),
  lastname: defineLastName(),
  email: EmailAddress,
  password: NewPassword,
  terms: v.literal(true, 'terms.required'),
  locale: v.optional(Locale),
});
export type SignUp = v.InferOutput<typeof SignUp>;
/** Replies the same for a new and for a known address; only the mail to its owner shows the difference. */
export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Register as a business owner',
  body: SignUp,
  reply: v.object({ email: v.string() }),
});

const AcceptedReply = v.object({ accepted: v.literal(true) });

/** Spends the mailed token once. The reply names the address, so that the sign-in form can be filled in. */
export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify',
  summary: 'Confirm an e-mail address with the token of the link',
  body: v.object({ token: MailToken }),
  reply: v.object({ email: v.string() }),
});
export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify/resend',
  summary: 'Send the confirmation e-mail again',
  body: v.object({ email: EmailAddress }),
  reply: AcceptedReply,
});

/** Takes the refresh cookie, turns it over and answers with a new access token; 401 when there is no session. */
export const refreshSession = defineEndpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Renew the access token with the refresh cookie',
  secret_reply: true,
  reply: v.object({ user: User, accessToken: v.string() }),
});
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'End the current session',
  reply: AcceptedReply,
});

/** A ticket for one socket connection, good for 30 seconds (decision E11). */
export const socketTicket = defineEndpoint({
  method: 'POST',
  path: '/api/auth/socket-ticket',
  summary: 'Create a one-time ticket that opens the web socket',
  secret_reply: true,
  reply: v.object({
    ticket: v.string(),
    expires_at: Instant,
    /** Address of the socket when it differs from this one. */
    socket_url: v.optional(v.string()),
  }),
});

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/recover',
  summary: 'Send a link to reset the password',
  body: v.object({ email: EmailAddress }),
  reply: AcceptedReply,
});
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset',
  summary: 'Reset the password with the token of the link; ends every session of the account',
  body: v.object({ email: EmailAddress, token: MailToken, password: NewPassword }),
  reply: AcceptedReply,
});
