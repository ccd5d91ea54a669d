import {
  acceptInvitation,
  readInvitation,
  refreshSession,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  signUp,
  socketTicket,
  verifyEmail,
} from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { type Api, sayTo, serve } from '../../platform/http/serve.ts';
import { deviceCookieOf, setDeviceCookie } from '../../platform/devices/device-cookie.ts';
import { readDeviceKey } from '../../platform/devices/proofs.ts';
import { issueToken } from '../../platform/identity/one-time-tokens.ts';
import { clearRefreshCookie, refreshCookieOf, setRefreshCookie } from '../../platform/identity/refresh-cookie.ts';
import { evenly } from '../../platform/rate-limits/evenly.ts';
import { claimInvitation, lookAtInvitation } from './accept-invitation.ts';
import { mailRecovery, setPasswordByToken } from './recover-password.ts';
import { turnOverSession } from './refresh-session.ts';
import { openSession } from './sign-in.ts';
import { closeSession } from './sign-out.ts';
import { register } from './sign-up.ts';
import { confirmEmail, mailConfirmationAgain } from './verify-email.ts';

export function authRoutes(api: Api): void {
  signInEndpoint(api);
  sessionEndpoints(api);
  addressEndpoints(api);
}

function signInEndpoint(api: Api): void {
  const { config } = api;

  serve(api, signIn, 'public', async ({ body, request, reply }) => {
    const device_key = body.device_key === undefined ? null : readDeviceKey(body.device_key);
    const user_agent = request.headers['user-agent'] ?? '';
    const opened = await openSession(api, body, {
      ip: request.ip,
      user_agent,
      device_key,
      device_secret: deviceCookieOf(request, config),
    });
    if ('refused' in opened) {
      if (opened.retry_after !== undefined) void reply.header('retry-after', opened.retry_after);
      return {
        user: null,
        accessToken: null,
        error: sayTo(request, opened.refused, opened.params),
        ...(opened.needs_code && { needs_code: opened.needs_code }),
      };
    }
    setRefreshCookie(reply, config, opened.secret);
    setDeviceCookie(reply, config, opened.device_secret);
    return { user: opened.user, accessToken: opened.access_token, error: null };
  });
}

function sessionEndpoints(api: Api): void {
  const { config } = api;

  serve(api, refreshSession, 'public', async ({ request, reply }) => {
    try {
      const turned = await turnOverSession(api, refreshCookieOf(request, config), (device_key) =>
        api.sessions.isFromItsBrowser(request, device_key),
      );
      setRefreshCookie(reply, config, turned.secret);
      return { user: turned.user, accessToken: turned.access_token };
    } catch (error) {
      // A proof by a wrong clock, or a database that is away, must not cost the session: the next try may be good.
      if (error instanceof Refused && error.key === 'session.over') clearRefreshCookie(reply, config);
      throw error;
    }
  });

  serve(api, signOut, 'public', async ({ actor, request, reply }) => {
    await closeSession(api, actor, refreshCookieOf(request, config));
    clearRefreshCookie(reply, config);
    return { accepted: true };
  });

  serve(api, socketTicket, 'account.own', async ({ actor }) => {
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
 * Whoever owns an address proves it by mail; neither the answer nor its time tells whether the address has an account.
 */
function addressEndpoints(api: Api): void {
  serve(api, signUp, 'public', ({ body }) => evenly(() => register(api, body)));
  serve(api, verifyEmail, 'public', ({ body }) => confirmEmail(api, body.token));
  serve(api, resendVerification, 'public', ({ body }) => evenly(() => mailConfirmationAgain(api, body.email)));
  serve(api, requestPasswordReset, 'public', ({ body }) => evenly(() => mailRecovery(api, body.email)));
  serve(api, resetPassword, 'public', ({ body, request }) => setPasswordByToken(api, body, request.ip));
  serve(api, readInvitation, 'public', ({ body }) => lookAtInvitation(api.db, body.token));
  serve(api, acceptInvitation, 'public', ({ body, request }) => claimInvitation(api, { ...body, ip: request.ip }));
}
