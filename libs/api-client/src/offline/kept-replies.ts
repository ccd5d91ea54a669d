import type { Endpoint, User } from '@ebpls/contracts';
import { clear, createStore, delMany, entries, get, keys, set, setMany } from 'idb-keyval';

import { serverSeconds } from '../token.ts';
import { openWork, sealWork } from '../unsent/unsent.ts';
import { isKept, withoutDues } from './kept-endpoints.ts';
import { keptAccount, keptReads } from './marker.ts';

/** A reply as it came on the wire. */
export interface KeptReply {
  readonly body: unknown;
  /** When the server gave it, in seconds. */
  readonly kept_at: number;
}

/** What an endpoint answered at an address to the account whose page asked. */
export interface FreshReply {
  readonly account: number;
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly body: unknown;
}

const MOST_REPLIES = 150;
const LARGEST = 300_000;
const REPLY = 'reply ';
const PERSON = 'person';

let opened: ReturnType<typeof createStore> | undefined;
const store = (): ReturnType<typeof createStore> => (opened ??= createStore('ebpls-offline', 'kept'));

const placeOf = (account: number, address: string): string => `${REPLY}${account} ${address}`;

/** Keeps a reply of that account. A browser that keeps nothing (private, full) only reads nothing offline. */
export async function keepReply({ account, endpoint, address, body }: FreshReply): Promise<void> {
  if (!isKept(endpoint, keptReads()) || keptAccount() !== account || JSON.stringify(body).length > LARGEST) return;
  const kept: KeptReply = { body: withoutDues(body), kept_at: serverSeconds() };
  await set(placeOf(account, address), kept, store());
  // Another tab may have signed out while this was written.
  if (keptAccount() !== account) await forgetReplies();
}

export async function recallReply(endpoint: Endpoint, address: string): Promise<KeptReply | undefined> {
  const account = keptAccount();
  if (account === undefined || !isKept(endpoint, keptReads())) return undefined;
  return get<KeptReply>(placeOf(account, address), store());
}

/** Who reads here; everything of anybody else goes, and of their own what is too much. */
export async function keepPerson(user: User): Promise<void> {
  const all = await entries<string, unknown>(store());
  const own = all.filter(([name]) => name.startsWith(placeOf(user.id, '')));
  const newest = own.toSorted(([, one], [, other]) => ageOf(other) - ageOf(one)).slice(0, MOST_REPLIES);
  const stays = new Set(newest.map(([name]) => name));
  const isForeign = (name: string): boolean => !name.startsWith(draftsOf(user.id)) && !stays.has(name);
  await delMany(all.map(([name]) => name).filter(isForeign), store());
  await set(PERSON, user, store());
  // Written beside the page, which may have been signed out meanwhile.
  if (keptAccount() !== user.id) await forgetReplies();
}

function ageOf(kept: unknown): number {
  return typeof kept === 'object' && kept !== null && 'kept_at' in kept ? Number(kept.kept_at) : 0;
}

/** The person whose replies are kept, when they may be read. */
export async function recallPerson(): Promise<User | undefined> {
  const user = await get<User>(PERSON, store());
  return user !== undefined && user.id === keptAccount() ? user : undefined;
}

/**
 * Forgets who read here and what; drafts that the server has not stay for their own account. Says whether nothing is
 * left.
 */
export async function forgetReplies(): Promise<boolean> {
  const names = await keys<string>(store());
  const replies = names.filter((name) => !name.startsWith(DRAFT));
  await delMany(replies, store());
  return replies.length === names.length;
}

/** Forgets all of it, drafts too. */
export async function forgetAll(): Promise<true> {
  await clear(store());
  return true;
}

const DRAFT = 'draft ';

/** How the names of an account's drafts begin. */
export function draftsOf(account: number): string {
  return `${DRAFT}${account} `;
}

/** The drafts of an account that can be read here now; what lay there unencrypted is encrypted. */
export async function readDrafts(account: number): Promise<[string, unknown][]> {
  const own = (await entries<string, unknown>(store())).filter(([name]) => name.startsWith(draftsOf(account)));
  const drafts: [string, unknown][] = [];
  for (const [name, stored] of own) {
    const opened = await openWork(account, name, stored);
    if (!opened) continue;
    drafts.push([name, opened.value]);
    if (opened.was_plain) await writeDraft(name, opened.value);
  }
  return drafts;
}

export async function writeDraft(name: string, draft: unknown): Promise<void> {
  if (draft === undefined) return delMany([name], store());
  const account = Number(name.slice(DRAFT.length).split(' ', 1)[0]);
  await setMany([[name, await sealWork(account, name, draft)]], store());
}
