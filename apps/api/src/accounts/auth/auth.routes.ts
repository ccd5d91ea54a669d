// Routes of sign-up, sign-in, sign-out, session refresh, invitations and password recovery.

import {
  acceptInvitation,
  completeMobileSignUp,
  readInvitation,
  refreshSession,
  type ReplyBody,
  requestPasswordReset,
  requestSignInCode,
  resendVerification,
  resetPassword,
  signIn,
  signInByCode,
  signOut,
  signUp,
  signUpByMobile,
  socketTicket,
  verifyEmail,
} from '@ebpls/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refused } from '../../platform/refused.ts';
import { type Api, getRequestText, registerEndpoint } from '../../platform/http/serve.ts';
import { readDeviceCookie, setDeviceCookie } from '../../platform/devices/device-cookie.ts';
import { readDeviceKey } from '../../platform/devices/proofs.ts';
import { issueToken } from '../../platform/identity/one-time-tokens.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from '../../platform/identity/refresh-cookie.ts';
import { runAtEvenBeat } from '../../platform/rate-limits/even-timing.ts';
import { openSessionByCode, sendSignInCode } from '../mobile/sign-in-by-code.ts';
import { openSessionBySignUp, sendSignUpCode } from '../mobile/sign-up-by-code.ts';
import { claimInvitation, getInvitationByToken } from './accept-invitation.ts';
import { mailRecovery, setPasswordByToken } from './recover-password.ts';
import { rotateSession } from './refresh-session.ts';
import { type Device, openSession, type SignInResult } from './sign-in.ts';
import { closeSession } from './sign-out.ts';
import { registerOwner } from './sign-up.ts';
import { confirmEmail, resendConfirmation } from './verify-email.ts';

export function authRoutes(api: Api): void {
  registerSignInRoutes(api);
  registerMobileSignUp(api);
  registerSessionRoutes(api);
  registerEmailRoutes(api);
}

function registerSignInRoutes(api: Api): void {
  const { config } = api;

  registerEndpoint(api, signIn, 'public', async ({ body, request, reply }) =>
    sendSignInReply(api, { request, reply }, await openSession(api, body, readDevice(api, request, body.device_key))),
  );
  registerEndpoint(api, requestSignInCode, 'public', ({ body, request }) =>
    runAtEvenBeat(() =>
      sendSignInCode(api, { ...body, ip: request.ip, device_secret: readDeviceCookie(request, config) }),
    ),
  );
  registerEndpoint(api, signInByCode, 'public', async ({ body, request, reply }) => {
    const device = readDevice(api, request, body.device_key);
    return sendSignInReply(api, { request, reply }, await runAtEvenBeat(() => openSessionByCode(api, body, device)));
  });
}

/** A mobile number signs an owner up with a texted code; replies and times are the same for a known number. */
function registerMobileSignUp(api: Api): void {
  registerEndpoint(api, signUpByMobile, 'public', ({ body, request }) =>
    runAtEvenBeat(() => sendSignUpCode(api, body, request.ip)),
  );
  registerEndpoint(api, completeMobileSignUp, 'public', async ({ body, request, reply }) => {
    const device = readDevice(api, request, body.device_key);
    return sendSignInReply(api, { request, reply }, await runAtEvenBeat(() => openSessionBySignUp(api, body, device)));
  });
}

function readDevice({ config }: Api, request: FastifyRequest, device_key: string | undefined): Device {
  return {
    ip: request.ip,
    user_agent: request.headers['user-agent'] ?? '',
    device_key: device_key === undefined ? null : readDeviceKey(device_key),
    device_secret: readDeviceCookie(request, config),
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Replies to a try to sign in: the session's cookies, or the refusal in the reader's language. */
function sendSignInReply(
  { config }: Api,
  { request, reply }: Exchange,
  result: SignInResult,
): ReplyBody<typeof signIn> {
  if ('refused' in result) {
    if (result.retry_after !== undefined) void reply.header('retry-after', result.retry_after);
    return {
      user: null,
      accessToken: null,
      error: getRequestText(request, result.refused, result.params),
      ...(result.needs_code && { needs_code: result.needs_code }),
    };
  }
  setRefreshCookie(reply, config, result.secret);
  setDeviceCookie(reply, config, result.device_secret);
  return { user: result.user, accessToken: result.access_token, error: null };
}

function registerSessionRoutes(api: Api): void {
  const { config } = api;

  registerEndpoint(api, refreshSession, 'public', async ({ request, reply }) => {
    try {
      const rotation = await rotateSession(api, readRefreshCookie(request, config), (device_key) =>
        api.sessions.isFromItsBrowser(request, device_key),
      );
      setRefreshCookie(reply, config, rotation.secret);
      return { user: rotation.user, accessToken: rotation.access_token };
    } catch (error) {
      // A proof by a wrong clock, or an unreachable database, must not end the session: the next try may succeed.
      if (error instanceof Refused && error.key === 'session.expired') clearRefreshCookie(reply, config);
      throw error;
    }
  });

  registerEndpoint(api, signOut, 'public', async ({ actor, request, reply }) => {
    await closeSession(api, actor, readRefreshCookie(request, config));
    clearRefreshCookie(reply, config);
    return { accepted: true };
  });

  registerEndpoint(api, socketTicket, 'account.own', async ({ actor }) => {
    const { secret, expires_at } = await issueToken(api.db, {
      account_id: actor.account_id,
      session_id: actor.session_id,
      purpose: 'socket',
    });
    return {
      ticket: secret,
      expires_at,
      ...(api.config.socket_url !== undefined && { socket_url: api.config.socket_url }),
    };
  });
}

/**
 * The owner of an address proves it by mail; neither the reply nor its time shows whether the address has an account.
 */
function registerEmailRoutes(api: Api): void {
  registerEndpoint(api, signUp, 'public', ({ body }) => runAtEvenBeat(() => registerOwner(api, body)));
  registerEndpoint(api, verifyEmail, 'public', ({ body }) => confirmEmail(api, body.token));
  registerEndpoint(api, resendVerification, 'public', ({ body }) =>
    runAtEvenBeat(() => resendConfirmation(api, body.email)),
  );
  registerEndpoint(api, requestPasswordReset, 'public', ({ body }) =>
    runAtEvenBeat(() => mailRecovery(api, body.email)),
  );
  registerEndpoint(api, resetPassword, 'public', ({ body, request }) => setPasswordByToken(api, body, request.ip));
  registerEndpoint(api, readInvitation, 'public', ({ body }) => getInvitationByToken(api.db, body.token));
  registerEndpoint(api, acceptInvitation, 'public', ({ body, request }) =>
    claimInvitation(api, { ...body, ip: request.ip }),
  );
}
