import * as v from 'valibot';

import { NewPassword, MailToken } from './auth.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';

/** The invited person and the least length of the password; the link stays valid. Refused: invalid at `token`. */
export const readInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/auth/invitation/read',
  summary: 'Get the account that an invitation is for',
  body: v.object({ token: MailToken }),
  reply: v.object({ email: v.string(), password_least: v.number() }),
});

/**
 * Sets the password of an invited account and confirms its address; the link works once. Refused: invalid at `token` or
 * `password`.
 */
export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  summary: 'Accept an invitation with its token and choose a password',
  body: v.object({ token: MailToken, password: NewPassword }),
  reply: v.object({ email: v.string() }),
});
