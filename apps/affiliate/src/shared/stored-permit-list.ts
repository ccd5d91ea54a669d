// Stores the signed list of permits on the device for checks without connection, and refreshes it.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { getPermitList, Instant, PermitList, SignedPermitList } from '@ebpls/contracts';
import { isNewerList } from '@ebpls/rules';
import * as v from 'valibot';

import { isSignedWith } from './is-signed-with.ts';

const STORED_LIST = 'ebpls.permit-list';
const STORED_KEYS = 'ebpls.permit-keys';

type Keys = PermitList['keys'];

/** With the device's own time of its arrival, so that its clock need not agree with the server's. */
const StoredList = v.object({ ...SignedPermitList.entries, fetched_at: Instant });

/** `refused`: the signature of the new list is wrong, and the stored one stays. */
export type RefreshResult = 'new' | 'same' | 'refused' | 'offline';

/**
 * The list that is stored on this device, its signature checked again; undefined when there is none, when it was changed,
 * or when the browser cannot check it.
 */
export async function readStoredList(): Promise<PermitList | undefined> {
  const storedList = readStored(STORED_LIST, StoredList);
  return storedList && verifyList(storedList, readStoredKeys());
}

/** The server's time: the time of the stored list and what has passed on this device since; the device's own time without a list. */
export function getServerTime(): Date {
  const storedList = readStored(STORED_LIST, StoredList);
  const issued_at = storedList && parseList(storedList.text)?.issued_at;
  if (storedList === undefined || issued_at === undefined) return new Date();
  return new Date(Date.parse(issued_at) + Date.now() - Date.parse(storedList.fetched_at));
}

/** The keys that were learnt with the first list and with every one since, each vouched for by the one before. */
export function readStoredKeys(): Keys {
  return readStored(STORED_KEYS, PermitList.entries.keys) ?? [];
}

/** Fetches the list of now. An older one never takes the place of a newer, and one that we did not sign never any. */
export async function refreshList(signal?: AbortSignal): Promise<RefreshResult> {
  try {
    return await storeList(await callEndpoint(getPermitList, signal === undefined ? {} : { signal }));
  } catch (error) {
    if (isRefusal(error) && error.code === 'offline') return 'offline';
    throw error;
  }
}

async function storeList(signedList: SignedPermitList): Promise<RefreshResult> {
  const storedKeys = readStoredKeys();
  // The first list comes from the server's own address; from then on a foreign key is not accepted.
  const next = await verifyList(
    signedList,
    storedKeys.length === 0 ? (parseList(signedList.text)?.keys ?? []) : storedKeys,
  );
  if (next === undefined) return 'refused';
  if (!isNewerList(next, await readStoredList())) return 'same';
  localStorage.setItem(STORED_LIST, JSON.stringify({ ...signedList, fetched_at: new Date().toISOString() }));
  localStorage.setItem(STORED_KEYS, JSON.stringify(next.keys));
  return 'new';
}

async function verifyList({ text, key_id, signature }: SignedPermitList, keys: Keys): Promise<PermitList | undefined> {
  const key = keys.find((candidate) => candidate.key_id === key_id);
  return key && (await isSignedWith(key, text, signature)) === true ? parseList(text) : undefined;
}

function parseList(text: string): PermitList | undefined {
  try {
    const list = v.safeParse(PermitList, JSON.parse(text));
    return list.success ? list.output : undefined;
  } catch {
    return undefined;
  }
}

function readStored<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(localStorage.getItem(name) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
