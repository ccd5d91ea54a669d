// Stores replies and unsent drafts of the signed-in person in this browser, and returns them while no server answers.

import type { Endpoint, User } from '@ebpls/contracts';

import { sweepUploads } from '../chunks/uploads.ts';
import { isRefusal } from '../refusal.ts';
import { closeMark, dropMark, getOfflineAccount, getOfflineReads, markAccount, type Reads } from './offline-mark.ts';
import type * as KeptReplies from './cached-replies.ts';
import { openWorkKey } from '../unsent/unsent.ts';
import { recordOfflineReply, recordUnansweredRead, setWaiting } from './state.ts';

type Store = typeof KeptReplies;

let openedModule: Promise<Store> | undefined;

/** Loads the module with the database of offline replies on demand; the first page does not need it. */
function loadStore(): Promise<Store> {
  openedModule ??= import(/* webpackChunkName: "offline" */ './cached-replies.ts');
  openedModule.catch(() => {
    openedModule = undefined;
  });
  return openedModule;
}

/** Nothing is stored when the browser refuses (private window, full disk, another version). */
async function tryStore<T>(work: (store: Store) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await loadStore());
  } catch {
    return undefined;
  }
}

/** Stores a reply; `account` is the account whose page requested it, read before the answer came. */
export function saveAccountReply(account: number | undefined, reply: Omit<KeptReplies.FreshReply, 'account'>): void {
  if (account === undefined || reply.endpoint.method !== 'GET') return;
  void tryStore(({ saveReply: keepReply }) => keepReply({ account, ...reply }));
}

/** Returns the stored reply of a read that no server answered. */
export async function findOfflineReply(error: unknown, endpoint: Endpoint, address: string): Promise<unknown> {
  const isUnanswered = isRefusal(error) && error.code === 'offline';
  if (!isUnanswered || endpoint.method !== 'GET') return undefined;
  const offlineReply =
    getOfflineAccount() && (await tryStore(({ findReply: recallReply }) => recallReply(endpoint, address)));
  if (offlineReply) recordOfflineReply(offlineReply.kept_at);
  else recordUnansweredRead();
  return offlineReply ? offlineReply.body : undefined;
}

/**
 * From here on only this person's replies are stored and all others are removed. Called once the server has confirmed
 * the account. An inspector's phone stores the visits of the day (decision 0122), an affiliate's its scanner's owner
 * (decision 0125).
 */
export async function enableOffline(user: User, reads: Reads = 'own'): Promise<void> {
  markAccount(user.id, reads);
  await openWorkKey(user.id);
  await tryStore(({ savePerson: keepPerson }) => keepPerson(reads === 'scan' ? toOfflineUser(user) : user));
  await sweepUploads(user.id);
  await openDrafts(user.id);
}

/** The fields of a person that the head of a page shows; contact data must not be on a lost phone. */
function toOfflineUser(user: User): User {
  return { ...user, email: '', phone: '', bio: '', avatar: null, permissions: [] };
}

/** Returns whether this is the phone on which that inspector stores the visits of the day. */
export function isFieldPhone(account: number): boolean {
  return getOfflineAccount() === account && getOfflineReads() === 'field';
}

/** Returns the person who may read here without the server; undefined when nobody may. */
export async function findOfflinePerson(): Promise<User | undefined> {
  if (getOfflineAccount() === undefined) return undefined;
  const user = await tryStore(({ findPerson: recall }) => recall());
  if (user) await openDrafts(user.id);
  return user;
}

/**
 * Removes stored replies, at once for every reader and then in the database. `replies` leaves drafts that the server
 * has not received, and files on their way, to their own account: a session that ended while somebody typed offline
 * must not cost what they typed.
 */
export async function forgetOffline(scope: 'replies' | 'all'): Promise<void> {
  if (!closeMark()) return;
  const keptDrafts = Array.from(pendingDrafts, (place) => [place, drafts.get(place)] as const);
  for (const timer of pauses.values()) clearTimeout(timer);
  pauses.clear();
  pendingDrafts.clear();
  drafts.clear();
  setWaiting(0);
  const hasNoFile = await sweepUploads(scope === 'all' ? 'nobody' : 'everybody');
  const isDone = await tryStore(async ({ forgetAll, forgetReplies, writeDraft }) => {
    if (scope === 'all') return forgetAll();
    for (const [place, draft] of keptDrafts) await writeDraft(place, draft);
    return forgetReplies();
  });
  if (isDone && hasNoFile) dropMark();
}

/** A draft with answers that the server has not received. */
export interface KeptDraft {
  /** Number of waiting answers. */
  readonly changes: number;
  /** In milliseconds. */
  readonly kept_at: number;
}

const DRAFT_MS = 14 * 86_400_000;
/** Pause between two writes of one draft; the first write happens at once, and the last one when the page is left. */
const WRITE_PAUSE_MS = 300;
const drafts = new Map<string, KeptDraft>();
const pauses = new Map<string, ReturnType<typeof setTimeout>>();
const pendingDrafts = new Set<string>();

async function openDrafts(account: number): Promise<void> {
  addEventListener('pagehide', writeAll);
  // Encrypting takes a moment that a page being closed may not have; a page being hidden has it.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && writeAll());
  const storedDrafts = (await tryStore(({ readDrafts }) => readDrafts(account))) ?? [];
  drafts.clear();
  for (const [place, draft] of storedDrafts) {
    if (isKeptDraft(draft) && draft.kept_at > Date.now() - DRAFT_MS) drafts.set(place, draft);
    else void tryStore(({ writeDraft }) => writeDraft(place, undefined));
  }
  countWaiting();
}

function isKeptDraft(draft: unknown): draft is KeptDraft {
  return typeof draft === 'object' && draft !== null && 'changes' in draft && 'kept_at' in draft;
}

function countWaiting(): void {
  setWaiting([...drafts.values()].reduce((sum, { changes }) => sum + changes, 0));
}

/** Drafts of the current account by their place: `draft ACCOUNT NAME`. */
export function getDrafts(): ReadonlyMap<string, KeptDraft> {
  return drafts;
}

/** Stores a draft over reloads and while offline; undefined when the server has all of it. */
export function saveDraft(place: string, draft: KeptDraft | undefined): void {
  // After a sign-out, in any tab, nothing is written any more.
  const isOver = getOfflineAccount() === undefined;
  if (isOver || (draft === undefined && !drafts.has(place))) return;
  if (draft) drafts.set(place, draft);
  else drafts.delete(place);
  countWaiting();
  pendingDrafts.add(place);
  if (!pauses.has(place)) writeDraft(place);
}

function writeDraft(place: string): void {
  pendingDrafts.delete(place);
  clearTimeout(pauses.get(place));
  const resume = (): void => {
    pauses.delete(place);
    if (pendingDrafts.has(place)) writeDraft(place);
  };
  pauses.set(place, setTimeout(resume, WRITE_PAUSE_MS));
  void tryStore(({ writeDraft }) => writeDraft(place, drafts.get(place)));
}

/** A page being closed loses its timers. */
function writeAll(): void {
  for (const place of pendingDrafts) writeDraft(place);
}
