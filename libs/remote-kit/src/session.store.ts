// Holds the session of this browser: restores it when a page loads, begins it at sign-in and ends it at sign-out.

import {
  callEndpoint,
  claimTab,
  clearToken,
  closeWorkKeys,
  onWorkKeyNeeded,
  closeLive,
  isRefusal,
  saveToken,
  onPasswordNeeded,
  onSessionEnd,
  forgetOffline,
  isFieldPhone,
  enableOffline,
  clearTabs,
  openLive,
  readToken,
  findOfflinePerson,
  refreshSessionToken,
  scheduleRenewal,
  resumeSession,
  stopRenewing,
  sweepTab,
  watchLive,
} from '@ebpls/api-client';
import {
  getMe,
  openUnsentWorkKey,
  type RoleKind,
  getRoleKind,
  signOut as signOutCall,
  type User,
} from '@ebpls/contracts';
import { create } from 'zustand';

import { requestPassword } from './proof.store.ts';
import { markCookie, mayHaveCookie, MONTH_S } from './session/session-mark.ts';
import { forgetSessionArea, rememberSessionArea } from './session/session-area.ts';
import { recordLostSession, removeSessionEnd, saveSessionEnd } from './session/session-end.ts';

/** The session of this browser: its state and its person. */
interface Session {
  /** `restoring` from the first paint until the stored token or the cookie has been checked. */
  readonly status: 'restoring' | 'signed_in' | 'signed_out';
  readonly user: User | undefined;
}

/** The signed-in person. No other data of the server is held in a store. */
export const useSession = create<Session>(() => ({ status: 'restoring', user: undefined }));

/** Returns the person's role kind: only the first role counts (decision D9). `undefined` when nobody is signed in. */
export function getVisitorKind(): RoleKind | undefined {
  const { user } = useSession.getState();
  return user && getRoleKind(user.roles[0]?.name);
}

/** Hook for the visitor's role kind, kept up to date. */
export function useVisitorKind(): RoleKind | undefined {
  return useSession(({ user }) => user && getRoleKind(user.roles[0]?.name));
}

/** True when a stored token will restore the session: the screen then waits for it (specification section 4). */
export function hasStoredToken(): boolean {
  return readToken() !== undefined;
}

let restoredSession: Promise<void> | undefined;

/**
 * Restores the session once per document: an expired token is cleared first, a valid one loads the account, and without
 * one the cookie is used exactly once (decision E9). Never throws: a session that cannot be restored is signed out
 * here, and its data is removed only when the server ends the session.
 */
export function restoreSession(): Promise<void> {
  restoredSession ??= readSession();
  return restoredSession;
}

async function readSession(): Promise<void> {
  sweepTab();
  onSessionEnd((reason) => {
    if (reason !== undefined) saveSessionEnd(reason);
    forgetSession();
  });
  onPasswordNeeded(requestPassword);
  onWorkKeyNeeded(async (account) => (await callEndpoint(openUnsentWorkKey, { account })).key);
  try {
    const token = readToken() ?? (await findRefreshedToken());
    if (token === undefined) return forgetSession();
    const user = await callEndpoint(getMe);
    await enableAllowedOffline(user);
    enterSession(token, user);
  } catch (error) {
    if (isRefusal(error) && error.code === 'unauthenticated') return forgetSession();
    const user = isRefusal(error) && error.code === 'offline' ? await findOfflineUser() : undefined;
    if (user) return resumeOffline(user);
    // The page is being left, or the server is unreachable: that ends no session, the next document tries again.
    useSession.setState({ status: 'signed_out', user: undefined });
  }
}

/** Returns a token by the cookie of a session; a session that is over by now is explained at the sign-in. */
async function findRefreshedToken(): Promise<string | undefined> {
  if (!mayHaveCookie()) return undefined;
  const token = await refreshSessionToken();
  if (token === undefined) recordLostSession();
  return token;
}

/** Returns the person who may read here without the server; when nobody may any more, unsent work is locked. */
async function findOfflineUser(): Promise<User | undefined> {
  const user = await findOfflinePerson();
  if (!user) await closeWorkKeys();
  return user;
}

/**
 * Staff share their machines: only an owner's reads are stored for offline use (decision 0094), and the visits of an
 * inspector who marked this phone as their own (decision 0122). A partner's phone is their own: it stores whose scanner
 * it is (decision 0125), in parallel with the page, because nothing was typed there.
 */
async function enableAllowedOffline(user: User): Promise<void> {
  const kind = getRoleKind(user.roles[0]?.name);
  if (kind === 'user') return enableOffline(user);
  if (kind === 'affiliate') return void enableOffline(user, 'scan');
  await (isFieldPhone(user.id) ? enableOffline(user, 'field') : forgetOffline('all'));
}

/** The signed-in inspector stores the visits of the day on this phone, or stops doing so. */
export async function enableFieldUse(is_taken: boolean): Promise<void> {
  const { user } = useSession.getState();
  if (user) await (is_taken ? enableOffline(user, 'field') : forgetOffline('all'));
}

/** No server confirms the account; the last person here may read what was stored for them. */
function resumeOffline(user: User): void {
  claimTab(user.id);
  resumeSession();
  useSession.setState({ status: 'signed_in', user });
  confirmWithSignal(user.id);
  void openLive();
}

/**
 * Confirms the account as soon as a server may answer. A session that is over ends by that answer; if another account
 * signed in meanwhile, from another tab, this page is left to it.
 */
function confirmWithSignal(account: number): void {
  const poll = async (): Promise<void> => {
    const user = await callEndpoint(getMe).catch(() => undefined);
    if (user === undefined || !isPolling) return;
    isPolling = false;
    removeEventListener('online', pollAgain);
    stopWatching();
    if (user.id === account) replaceUser(user);
    else useSession.setState({ status: 'signed_out', user: undefined });
  };
  let isPolling = true;
  const pollAgain = (): void => void poll();
  const stopWatching = watchLive((isOpen) => isOpen && pollAgain());
  addEventListener('online', pollAgain);
}

/** Starts the session of a fresh sign-in. */
export function beginSession(token: string, user: User): void {
  saveToken(token);
  removeSessionEnd();
  void enableAllowedOffline(user);
  enterSession(token, user);
}

function enterSession(token: string, user: User): void {
  claimTab(user.id);
  markCookie(MONTH_S);
  rememberSessionArea(getRoleKind(user.roles[0]?.name));
  scheduleRenewal(token);
  useSession.setState({ status: 'signed_in', user });
  // Until a required second step is set up the server serves nothing else.
  if (!user.needs_second_step) void openLive();
}

/** The person has set up the required second step: the session serves everything from now on. */
export function confirmSession(user: User): void {
  replaceUser(user);
  if (!user.needs_second_step) void openLive();
}

function forgetSession(): void {
  // The last typed data is encrypted before the key is removed.
  void forgetOffline('replies').finally(closeWorkKeys);
  markCookie(0);
  forgetSessionArea();
  clearToken();
  closeLive();
  useSession.setState({ status: 'signed_out', user: undefined });
}

/** Replaces the account after the person changed their own profile. */
export function replaceUser(user: User): void {
  useSession.setState({ user });
}

/**
 * Signs out at the server and then here. Throws when the server could not confirm it: the session then stays (decision
 * E12).
 */
export async function signOut(): Promise<void> {
  try {
    await callEndpoint(signOutCall);
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'unauthenticated') {
      // A sign-out without an answer of the server leaves nothing to read; typed data waits to be sent.
      await forgetOffline('replies');
      throw error;
    }
  }
  stopRenewing();
  clearTabs();
  await forgetOffline('all');
  await closeWorkKeys();
  forgetSession();
}
