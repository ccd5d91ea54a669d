import {
  call,
  claimTab,
  clearToken,
  closeWorkKeys,
  onWorkKeyNeeded,
  closeLive,
  isRefusal,
  keepToken,
  onPasswordNeeded,
  onSessionEnd,
  forgetOffline,
  isFieldPhone,
  keepOffline,
  leaveTabs,
  openLive,
  readToken,
  recallPerson,
  refreshSessionToken,
  renewInTime,
  resumeSession,
  stopRenewing,
  sweepTab,
  watchLive,
} from '@ebpls/api-client';
import { getMe, openUnsentWorkKey, type RoleKind, roleKind, signOut as signOutCall, type User } from '@ebpls/contracts';
import { create } from 'zustand';

import { askPassword } from './proof.store.ts';
import { markCookie, mayHaveCookie, MONTH_S } from './session-mark.ts';
import { forgetSessionArea, rememberSessionArea } from './session-area.ts';

interface Session {
  /** `restoring` from the first paint until the stored token or the cookie has been asked. */
  readonly status: 'restoring' | 'signed_in' | 'signed_out';
  readonly user: User | undefined;
}

/** Who is here. Nothing else that the server knows is kept in a store. */
export const useSession = create<Session>(() => ({ status: 'restoring', user: undefined }));

/**
 * What the person is to the product: only the first role counts (decision D9). `undefined` when nobody is signed in.
 */
export function visitorKind(): RoleKind | undefined {
  const { user } = useSession.getState();
  return user && roleKind(user.roles[0]?.name);
}

/** The same on a page, kept up to date. */
export function useVisitorKind(): RoleKind | undefined {
  return useSession(({ user }) => user && roleKind(user.roles[0]?.name));
}

/** True when a stored token will bring the person back: the screen then waits for it (specification section 4). */
export function hasStoredToken(): boolean {
  return readToken() !== undefined;
}

let restored: Promise<void> | undefined;

/**
 * Brings the session back, once per document: an expired token is cleared first, a valid one asks who it is, and
 * without one the cookie is asked exactly once (decision E9). Never throws: whoever cannot be restored is signed out
 * here, and forgotten only when the server says that the session is over.
 */
export function restoreSession(): Promise<void> {
  restored ??= restore();
  return restored;
}

async function restore(): Promise<void> {
  sweepTab();
  onSessionEnd(forget);
  onPasswordNeeded(askPassword);
  onWorkKeyNeeded(async (account) => (await call(openUnsentWorkKey, { account })).key);
  try {
    const token = readToken() ?? (mayHaveCookie() ? await refreshSessionToken() : undefined);
    if (token === undefined) return forget();
    const user = await call(getMe);
    await keepWhatMay(user);
    enter(token, user);
  } catch (error) {
    if (isRefusal(error) && error.code === 'unauthenticated') return forget();
    const user = isRefusal(error) && error.code === 'offline' ? await recallOrClose() : undefined;
    if (user) return comeBack(user);
    // The page is being left, or the server is away: that ends no session, the next document tries again.
    useSession.setState({ status: 'signed_out', user: undefined });
  }
}

/** Who may read here without the server; where nobody may any more, what waits here is locked. */
async function recallOrClose(): Promise<User | undefined> {
  const user = await recallPerson();
  if (!user) await closeWorkKeys();
  return user;
}

/**
 * Staff share their machines: only what an owner reads is kept for the time without signal (decision 0094), and the
 * visits of an inspector who said that this is their phone (decision 0122). A partner's phone is their own: it keeps
 * whose scanner it is (decision 0125), beside the page that comes, because nothing on it was typed there.
 */
async function keepWhatMay(user: User): Promise<void> {
  const kind = roleKind(user.roles[0]?.name);
  if (kind === 'user') return keepOffline(user);
  if (kind === 'affiliate') return void keepOffline(user, 'scan');
  await (isFieldPhone(user.id) ? keepOffline(user, 'field') : forgetOffline('all'));
}

/** The inspector who is signed in takes the visits of the day along on this phone, or gives that up. */
export async function takeToField(is_taken: boolean): Promise<void> {
  const { user } = useSession.getState();
  if (user) await (is_taken ? keepOffline(user, 'field') : forgetOffline('all'));
}

/** No server says who it is; whoever was here last may read what was kept for them. */
function comeBack(user: User): void {
  claimTab(user.id);
  resumeSession();
  useSession.setState({ status: 'signed_in', user });
  confirmWithSignal(user.id);
  void openLive();
}

/**
 * Asks who it is as soon as a server may answer. A session that is over ends by that answer; where somebody else signed
 * in meanwhile, from another tab, this page is left to them.
 */
function confirmWithSignal(account: number): void {
  const ask = async (): Promise<void> => {
    const user = await call(getMe).catch(() => undefined);
    if (user === undefined || !isAsking) return;
    isAsking = false;
    removeEventListener('online', again);
    stopWatching();
    if (user.id === account) replaceUser(user);
    else useSession.setState({ status: 'signed_out', user: undefined });
  };
  let isAsking = true;
  const again = (): void => void ask();
  const stopWatching = watchLive((isOpen) => isOpen && again());
  addEventListener('online', again);
}

/** Takes a fresh sign-in over. */
export function beginSession(token: string, user: User): void {
  keepToken(token);
  void keepWhatMay(user);
  enter(token, user);
}

function enter(token: string, user: User): void {
  claimTab(user.id);
  markCookie(MONTH_S);
  rememberSessionArea(roleKind(user.roles[0]?.name));
  renewInTime(token);
  useSession.setState({ status: 'signed_in', user });
  // Until a required second step is set up the server serves nothing else.
  if (!user.needs_second_step) void openLive();
}

/** The person has set up what was required of them: the session serves everything from now on. */
export function confirmSession(user: User): void {
  replaceUser(user);
  if (!user.needs_second_step) void openLive();
}

function forget(): void {
  // What was typed last is encrypted before the key goes.
  void forgetOffline('replies').finally(closeWorkKeys);
  markCookie(0);
  forgetSessionArea();
  clearToken();
  closeLive();
  useSession.setState({ status: 'signed_out', user: undefined });
}

/** The person changed their own profile. */
export function replaceUser(user: User): void {
  useSession.setState({ user });
}

/**
 * Signs out at the server and then here. Throws when the server could not confirm it: the session then stays (decision
 * E12).
 */
export async function signOut(): Promise<void> {
  try {
    await call(signOutCall);
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'unauthenticated') {
      // Who wants to leave and cannot yet leaves nothing to read; what they typed waits for its sending.
      await forgetOffline('replies');
      throw error;
    }
  }
  stopRenewing();
  leaveTabs();
  await forgetOffline('all');
  await closeWorkKeys();
  forget();
}
