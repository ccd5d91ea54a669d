// Encrypts the unsent work of a person before the device stores it, and decrypts it for that person alone.

import type * as SealedWork from './sealed-work.ts';
import type * as WorkKey from './work-key.ts';

const loadSealing = (): Promise<typeof SealedWork> => import(/* webpackChunkName: "offline" */ './sealed-work.ts');
const loadKeys = (): Promise<typeof WorkKey> => import(/* webpackChunkName: "offline" */ './work-key.ts');

let source: WorkKey.WorkKeySource | undefined;

/** Registers the loader of the signed-in person's key. */
export function onWorkKeyNeeded(load: WorkKey.WorkKeySource): void {
  source = load;
}

/** Fetches the key while online, so that it is available offline. The keys of others are removed. */
export async function openWorkKey(account: number): Promise<void> {
  const { findWorkKey, forgetWorkKeys } = await loadKeys();
  await forgetWorkKeys(account);
  await findWorkKey(account, source);
}

/** Called at the session's end: waiting work stays, and is unreadable until the same person signs in again. */
export async function closeWorkKeys(): Promise<void> {
  await (await loadKeys()).forgetWorkKeys();
}

/** Returns unsent work in the form in which it is stored under that name. */
export async function sealWork(account: number, place: string, value: unknown): Promise<unknown> {
  return (await loadSealing()).sealWork({ account, place }, value, source);
}

/** Returns unsent work stored under that name and whether it was unencrypted; undefined where it is locked. */
export async function openWork(
  account: number,
  place: string,
  storedWork: unknown,
): Promise<{ readonly value: unknown; readonly was_plain: boolean } | undefined> {
  const { isSealed, openWork: open } = await loadSealing();
  const value = await open({ account, place }, storedWork, source);
  return value === undefined ? undefined : { value, was_plain: !isSealed(storedWork) };
}

/** Encrypts work for a store that holds text alone. */
export async function sealText(account: number, place: string, value: unknown): Promise<string> {
  const { sealWork: seal, toSealedText } = await loadSealing();
  return toSealedText(await seal({ account, place }, value, source));
}

export async function openText(account: number, place: string, text: string): ReturnType<typeof openWork> {
  return openWork(account, place, (await loadSealing()).parseSealedText(text));
}
