// Renews the access token of the session by the refresh cookie: before it expires, and after the device slept.

import { ErrorBody, refreshSession } from '@ebpls/contracts';
import * as v from 'valibot';

import { getCurrentLanguage } from './language.ts';
import { toRefusal } from './refusal.ts';
import { sendRequest } from './send.ts';
import { clearToken, saveToken, getLifetime, readToken } from './token.ts';

const LOCK = 'ebpls.refresh';
const REFRESH_SHARE = 0.8;

let refreshing: Promise<string | undefined> | undefined;
let renewal: ReturnType<typeof setTimeout> | undefined;
let isInSession = false;
type SessionEndListener = (reason: string | undefined) => void;
let sessionEndListener: SessionEndListener = () => {};

/**
 * Registers the listener for a session that the server ended; it gets the server's sentence. There is one listener: the
 * session store.
 */
export function onSessionEnd(listener: SessionEndListener): void {
  sessionEndListener = listener;
}

/** Removes a token that the server refused and notifies the session store. */
export function endSession(body: unknown): void {
  stopRenewing();
  clearToken();
  const result = v.safeParse(ErrorBody, body);
  sessionEndListener(result.success ? result.output.error.message : undefined);
}

/** Returns the token to send: the stored one, or a fresh one when it expired while the page slept. */
export async function getTokenToSend(): Promise<string | undefined> {
  return readToken() ?? (isInSession ? refreshSessionToken() : undefined);
}

/**
 * Refreshes the token silently by the cookie; undefined when the cookie carries no session. Tabs take turns where the
 * browser has Web Locks (not on plain HTTP), and the second one uses the first one's token. Throws when the server does
 * not answer.
 */
export function refreshSessionToken(): Promise<string | undefined> {
  const before = readToken();
  refreshing ??= runLocked(() => {
    const currentToken = readToken();
    return currentToken !== undefined && currentToken !== before ? Promise.resolve(currentToken) : requestRefresh();
  }).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

function runLocked(work: () => Promise<string | undefined>): Promise<string | undefined> {
  return 'locks' in navigator && navigator.locks ? navigator.locks.request(LOCK, work) : work();
}

async function requestRefresh(): Promise<string | undefined> {
  const response = await sendRequest({
    url: refreshSession.path,
    method: refreshSession.method,
    headers: { 'accept-language': getCurrentLanguage() },
    isSigned: true,
  });
  if (response.status === 401 || response.status === 403) {
    // The device slept past the end of its session: the page must not continue as if somebody were signed in.
    if (isInSession) endSession(await response.json().catch(() => undefined));
    return undefined;
  }
  if (response.status >= 500) throw toRefusal(response.status, undefined);
  const result = v.safeParse(refreshSession.reply, await response.json().catch(() => undefined));
  if (!result.success) return undefined;
  saveToken(result.output.accessToken);
  scheduleRenewal(result.output.accessToken);
  return result.output.accessToken;
}

/** Renews the token after four fifths of its life, as long as the page is open. */
export function scheduleRenewal(token: string): void {
  stopRenewing();
  isInSession = true;
  const wait = Math.max(5, getLifetime(token) * REFRESH_SHARE);
  renewal = setTimeout(() => void refreshSessionToken().catch(() => scheduleRenewal(token)), wait * 1000);
}

/** Resumes the session of a visitor who returns offline: the first answer renews or ends it. */
export function resumeSession(): void {
  isInSession = true;
}

/** Stops the renewal after a sign-out. */
export function stopRenewing(): void {
  isInSession = false;
  clearTimeout(renewal);
}
