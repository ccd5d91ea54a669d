import { packWork, unpackWork } from './packed-work.ts';
import { findWorkKey, type WorkKeySource } from './work-key.ts';

const IV_BYTES = 12;

/** Unsent work as the browser stores it: unreadable without the key of its account (decision 0094). */
export interface SealedWork {
  readonly sealed_at: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Account and name under which work is stored: it can be opened under no other. */
export interface WorkPlace {
  readonly account: number;
  readonly place: string;
}

export function isSealed(storedWork: unknown): storedWork is SealedWork {
  return (
    typeof storedWork === 'object' &&
    storedWork !== null &&
    'sealed_at' in storedWork &&
    'iv' in storedWork &&
    'data' in storedWork
  );
}

/**
 * Encrypts work for storage. Without a key (plain HTTP, no answer of the server yet) it stays as it is: nobody loses
 * what they wrote, and it is encrypted when it is next read with a key.
 */
export async function sealWork(at: WorkPlace, value: unknown, source: WorkKeySource | undefined): Promise<unknown> {
  const key = await findWorkKey(at.account, source);
  if (!key) return value;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(createCipher(at, iv), key, await packWork(value));
  return { sealed_at: Date.now(), iv, data } satisfies SealedWork;
}

/** Returns stored work; undefined where it cannot be opened now. */
export async function openWork(
  at: WorkPlace,
  storedWork: unknown,
  source: WorkKeySource | undefined,
): Promise<unknown> {
  if (!isSealed(storedWork)) return storedWork;
  const key = await findWorkKey(at.account, source);
  if (!key) return undefined;
  try {
    return unpackWork(
      new Uint8Array(await crypto.subtle.decrypt(createCipher(at, storedWork.iv), key, storedWork.data)),
    );
  } catch {
    // Written with another key, or changed since.
    return undefined;
  }
}

function createCipher({ account, place }: WorkPlace, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${account} ${place}`) };
}

/** Formats sealed work for a store that holds text alone. */
export function toSealedText(storedWork: unknown): string {
  if (!isSealed(storedWork)) return JSON.stringify(storedWork);
  const [iv, data] = [storedWork.iv, new Uint8Array(storedWork.data)].map(toBase64);
  return JSON.stringify({ sealed_at: storedWork.sealed_at, iv, data });
}

export function parseSealedText(text: string): unknown {
  const parsedValue: unknown = JSON.parse(text);
  if (!isSealed(parsedValue)) return parsedValue;
  const [iv, data] = [parsedValue.iv, parsedValue.data].map((part) => parseBase64(String(part)));
  return { sealed_at: parsedValue.sealed_at, iv, data: data?.buffer };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function parseBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
}
