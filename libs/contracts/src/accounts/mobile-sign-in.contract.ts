// Endpoints that sign an owner in and up by a mobile number and a code of one use.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Uuid } from '../shared/primitives.ts';
import { MobileDigits } from '../licensing/application-status.contract.ts';
import { SignIn, SignInReply, SignUp } from './auth.contract.ts';

/** `code_id` belongs to the browser: a code counts only together with it. */
const CodeReply = v.object({ accepted: v.literal(true), code_id: Uuid });

/** Replies the same for a known and for an unknown number; only the phone shows the difference. */
export const requestSignInCode = defineEndpoint({
  method: 'POST',
  path: '/api/auth/mobile-code',
  summary: 'Send a sign-in code to the confirmed mobile number of an owner',
  body: v.object({ mobile: MobileDigits }),
  reply: CodeReply,
});

/** `code` is the second step of accounts that have one; `mobile_code` replaces the password. */
export const SignInByCode = v.object({
  mobile: MobileDigits,
  code_id: Uuid,
  mobile_code: v.pipe(v.string('code.required'), v.trim(), v.regex(/^\d{6}$/, 'code.format')),
  code: SignIn.entries.code,
  device_key: SignIn.entries.device_key,
});
export type SignInByCode = v.InferOutput<typeof SignInByCode>;

export const signInByCode = defineEndpoint({
  method: 'POST',
  path: '/api/auth/mobile-signin',
  summary: 'Sign in with a confirmed mobile number and its code',
  body: SignInByCode,
  secret_reply: true,
  reply: SignInReply,
});

export const SignUpByMobile = v.object({
  firstname: SignUp.entries.firstname,
  lastname: SignUp.entries.lastname,
  mobile: MobileDigits,
  terms: SignUp.entries.terms,
  locale: SignUp.entries.locale,
});
export type SignUpByMobile = v.InferOutput<typeof SignUpByMobile>;

/** Replies the same for a new and for a known number; only the phone shows the difference. */
export const signUpByMobile = defineEndpoint({
  method: 'POST',
  path: '/api/auth/mobile-signup',
  summary: 'Send a code to a mobile number to register as a business owner without an e-mail address',
  body: SignUpByMobile,
  reply: CodeReply,
});

/** A number that signs an owner in already opens a session of that account. */
export const completeMobileSignUp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/mobile-signup/confirmation',
  summary: 'Create the account with the texted code and sign in',
  body: SignInByCode,
  secret_reply: true,
  reply: SignInReply,
});
