import type { Endpoint, User } from '@ebpls/contracts';
import { clear, createStore, delMany, entries, get, keys, set, setMany } from 'idb-keyval';

import { getServerSeconds } from '../token.ts';
import { openWork, sealWork } from '../unsent/unsent.ts';
import { isEndpointCached, removeDues } from './cached-endpoints.ts';
import { getOfflineAccount, getOfflineReads } from './offline-mark.ts';

/** A reply in its wire format. */
export interface CachedReply {
  readonly body: unknown;
  /** Time of the server's answer, in seconds. */
  readonly kept_at: number;
}

/** Reply of an endpoint at an address, for the account of the page that requested it. */
export interface FreshReply {
  readonly account: number;
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly body: unknown;
}

const MAX_REPLIES = 150;
const LARGEST = 300_000;
const REPLY = 'reply ';
const PERSON = 'person';

let openedStore: ReturnType<typeof createStore> | undefined;
const getReplyStore = (): ReturnType<typeof createStore> => (openedStore ??= createStore('ebpls-offline', 'kept'));

const toReplyKey = (account: number, address: string): string => `${REPLY}${account} ${address}`;

/** Stores a reply of that account. A browser without storage (private, full) only has no offline reading. */
export async function saveReply({ account, endpoint, address, body }: FreshReply): Promise<void> {
  if (
    !isEndpointCached(endpoint, getOfflineReads()) ||
    getOfflineAccount() !== account ||
    JSON.stringify(body).length > LARGEST
  )
    return;
  const keptReply: CachedReply = { body: removeDues(body), kept_at: getServerSeconds() };
  await set(toReplyKey(account, address), keptReply, getReplyStore());
  // Another tab may have signed out during the write.
  if (getOfflineAccount() !== account) await forgetReplies();
}

export async function findReply(endpoint: Endpoint, address: string): Promise<CachedReply | undefined> {
  const account = getOfflineAccount();
  if (account === undefined || !isEndpointCached(endpoint, getOfflineReads())) return undefined;
  return get<CachedReply>(toReplyKey(account, address), getReplyStore());
}

/** Stores the reader; removes everything of other accounts, and of their own what exceeds the limits. */
export async function savePerson(user: User): Promise<void> {
  const all = await entries<string, unknown>(getReplyStore());
  const own = all.filter(([name]) => name.startsWith(toReplyKey(user.id, '')));
  const newestReplies = own.toSorted(([, one], [, other]) => getSavedAt(other) - getSavedAt(one)).slice(0, MAX_REPLIES);
  const stays = new Set(newestReplies.map(([name]) => name));
  const isForeign = (name: string): boolean => !name.startsWith(getDraftPrefix(user.id)) && !stays.has(name);
  await delMany(all.map(([name]) => name).filter(isForeign), getReplyStore());
  await set(PERSON, user, getReplyStore());
  // Written in parallel with the page, which may have been signed out meanwhile.
  if (getOfflineAccount() !== user.id) await forgetReplies();
}

function getSavedAt(storedReply: unknown): number {
  return typeof storedReply === 'object' && storedReply !== null && 'kept_at' in storedReply
    ? Number(storedReply.kept_at)
    : 0;
}

/** Returns the person whose replies are stored, when they may be read. */
export async function findPerson(): Promise<User | undefined> {
  const user = await get<User>(PERSON, getReplyStore());
  return user !== undefined && user.id === getOfflineAccount() ? user : undefined;
}

/**
 * Removes the reader and their replies; drafts that the server has not received stay for their own account. Returns
 * whether nothing is left.
 */
export async function forgetReplies(): Promise<boolean> {
  const names = await keys<string>(getReplyStore());
  const replies = names.filter((name) => !name.startsWith(DRAFT));
  await delMany(replies, getReplyStore());
  return replies.length === names.length;
}

/** Removes everything, drafts included. */
export async function forgetAll(): Promise<true> {
  await clear(getReplyStore());
  return true;
}

const DRAFT = 'draft ';

/** Returns the prefix of the names of an account's drafts. */
export function getDraftPrefix(account: number): string {
  return `${DRAFT}${account} `;
}

/** Returns the drafts of an account that can be read now; unencrypted ones are encrypted. */
export async function readDrafts(account: number): Promise<[string, unknown][]> {
  const own = (await entries<string, unknown>(getReplyStore())).filter(([name]) =>
    name.startsWith(getDraftPrefix(account)),
  );
  const drafts: [string, unknown][] = [];
  for (const [name, storedValue] of own) {
    const openedWork = await openWork(account, name, storedValue);
    if (!openedWork) continue;
    drafts.push([name, openedWork.value]);
    if (openedWork.was_plain) await writeDraft(name, openedWork.value);
  }
  return drafts;
}

export async function writeDraft(name: string, draft: unknown): Promise<void> {
  if (draft === undefined) return delMany([name], getReplyStore());
  const account = Number(name.slice(DRAFT.length).split(' ', 1)[0]);
  await setMany([[name, await sealWork(account, name, draft)]], getReplyStore());
}
