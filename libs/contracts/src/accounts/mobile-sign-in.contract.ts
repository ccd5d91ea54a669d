// Endpoints that sign an owner in by a confirmed mobile number and a code of one use.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { MobileDigits } from '../licensing/application-status.contract.ts';
import { SignIn, SignInReply } from './auth.contract.ts';

/** Replies the same for a known and for an unknown number; only the phone shows the difference. */
export const requestSignInCode = defineEndpoint({
  method: 'POST',
  path: '/api/auth/mobile-code',
  summary: 'Text a code to the confirmed mobile number of an owner, to sign in',
  body: v.object({ mobile: MobileDigits }),
  reply: v.object({ accepted: v.literal(true) }),
});

/** `code` is the second step of accounts that have one; `mobile_code` replaces the password. */
export const SignInByCode = v.object({
  mobile: MobileDigits,
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
