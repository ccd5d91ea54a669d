import { refreshSession, requestPasswordReset, resendVerification, resetPassword, signIn, signOut, signUp, socketTicket, verifyEmail } from '@ebpls/contracts';

import { openDoorLimit } from '../../http/limits.ts';
import { type Api, sayTo, serve } from '../../http/serve.ts';
import { issueToken } from '../../identity/one-time-tokens.ts';
import { clearRefreshCookie, refreshCookieOf, setRefreshCookie } from '../../identity/refresh-cookie.ts';
import { mailRecovery, setPasswordByToken } from './recover-password.ts';
import { turnOverSession } from './refresh-session.ts';
import { openSession } from './sign-in.ts';
import { closeSession } from './sign-out.ts';
import { register } from './sign-up.ts';
import { confirmEmail, mailConfirmationAgain } from './verify-email.ts';

export function authRoutes(api: Api): void {
  sessionDoors(api);
  addressDoors(api);
}

function sessionDoors(api: Api): void {
  const { config } = api;

  serve(api, signIn, 'public', async ({ body, request, reply }) => {
    const opened = await openSession(api, body, { ip: request.ip, user_agent: request.headers['user-agent'] ?? '' });
    if ('refused' in opened) return { user: null, accessToken: null, error: sayTo(request, opened.refused, opened.params), ...(opened.needs_code && { needs_code: opened.needs_code }) };
    setRefreshCookie(reply, config, opened.secret);
    return { user: opened.user, accessToken: opened.access_token, error: null };
  });

  serve(api, refreshSession, 'public', async ({ request, reply }) => {
    try {
      const turned = await turnOverSession(api, refreshCookieOf(request, config));
      setRefreshCookie(reply, config, turned.secret);
      return { user: turned.user, accessToken: turned.access_token };
    } catch (error) {
      clearRefreshCookie(reply, config);
      throw error;
    }
  });

  serve(api, signOut, 'public', async ({ actor, request, reply }) => {
    await closeSession(api, actor, refreshCookieOf(request, config));
    clearRefreshCookie(reply, config);
    return { accepted: true };
  });

  serve(api, socketTicket, 'account.own', async ({ actor }) => {
    const { secret, expires_at } = await issueToken(api.db, { account_id: actor.account_id, session_id: actor.session_id, purpose: 'socket' });
    return { ticket: secret, expires_at };
  });
}

/** Whoever owns an address proves it by mail; each network address may knock a bounded number of times. */
function addressDoors(api: Api): void {
  const limit = openDoorLimit();

  serve(api, signUp, 'public', ({ body, request }) => {
    limit(request);
    return register(api, body);
  });
  serve(api, verifyEmail, 'public', ({ body, request }) => {
    limit(request);
    return confirmEmail(api, body.token);
  });
  serve(api, resendVerification, 'public', ({ body, request }) => {
    limit(request);
    return mailConfirmationAgain(api, body.email);
  });
  serve(api, requestPasswordReset, 'public', ({ body, request }) => {
    limit(request);
    return mailRecovery(api, body.email);
  });
  serve(api, resetPassword, 'public', ({ body, request }) => {
    limit(request);
    return setPasswordByToken(api, body, request.ip);
  });
}
