import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { getPermitList, Instant, PermitList, SignedPermitList } from '@ebpls/contracts';
import { isNewerList } from '@ebpls/rules';
import * as v from 'valibot';

import { isSignedWith } from './signed-with.ts';

const LIST = 'ebpls.permit-list';
const KEYS = 'ebpls.permit-keys';

type Keys = PermitList['keys'];

/** With the device's own moment of its arrival, so that its clock need not agree with the hall's. */
const StoredList = v.object({ ...SignedPermitList.entries, fetched_at: Instant });

/** `refused`: a list came whose signature is wrong, and the kept one stays. */
export type Refreshed = 'new' | 'same' | 'refused' | 'offline';

/**
 * The list that is kept on this device, its signature checked again; undefined when there is none, when it was changed,
 * or when the browser cannot check it.
 */
export async function readStoredList(): Promise<PermitList | undefined> {
  const signed = read(LIST, StoredList);
  return signed && opened(signed, readStoredKeys());
}

/**
 * What time it is at the hall: that of the kept list and what has passed here since; the device's own without a list.
 */
export function hallNow(): Date {
  const kept = read(LIST, StoredList);
  const issued_at = kept && parsed(kept.text)?.issued_at;
  if (kept === undefined || issued_at === undefined) return new Date();
  return new Date(Date.parse(issued_at) + Date.now() - Date.parse(kept.fetched_at));
}

/** The keys that were learnt with the first list and with every one since, each vouched for by the one before. */
export function readStoredKeys(): Keys {
  return read(KEYS, PermitList.entries.keys) ?? [];
}

/** Fetches the list of now. An older one never takes the place of a newer, and one that we did not sign never any. */
export async function refreshList(signal?: AbortSignal): Promise<Refreshed> {
  try {
    return await keep(await callEndpoint(getPermitList, signal === undefined ? {} : { signal }));
  } catch (error) {
    if (isRefusal(error) && error.code === 'offline') return 'offline';
    throw error;
  }
}

async function keep(signed: SignedPermitList): Promise<Refreshed> {
  const known = readStoredKeys();
  // The first list comes from the address itself; from then on a stranger's key opens nothing.
  const next = await opened(signed, known.length === 0 ? (parsed(signed.text)?.keys ?? []) : known);
  if (next === undefined) return 'refused';
  if (!isNewerList(next, await readStoredList())) return 'same';
  localStorage.setItem(LIST, JSON.stringify({ ...signed, fetched_at: new Date().toISOString() }));
  localStorage.setItem(KEYS, JSON.stringify(next.keys));
  return 'new';
}

async function opened({ text, key_id, signature }: SignedPermitList, keys: Keys): Promise<PermitList | undefined> {
  const key = keys.find((known) => known.key_id === key_id);
  return key && (await isSignedWith(key, text, signature)) === true ? parsed(text) : undefined;
}

function parsed(text: string): PermitList | undefined {
  try {
    const list = v.safeParse(PermitList, JSON.parse(text));
    return list.success ? list.output : undefined;
  } catch {
    return undefined;
  }
}

function read<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> | undefined {
  try {
    const kept = v.safeParse(schema, JSON.parse(localStorage.getItem(name) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}
