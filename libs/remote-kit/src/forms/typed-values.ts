// Keeps what a person typed and did not send over the end of their session (decision 0094). It is encrypted with the
// key of the account, which only a session of that account receives: on a shared machine nobody else can read it.

import { openText, sealText, toTypedKey } from '@ebpls/api-client';
import { useEffect, useState } from 'react';

export type TypedValues = Readonly<Record<string, unknown>>;

interface StoredValues {
  readonly values: TypedValues;
  readonly typed_at: number;
}

const TYPED_TTL_MS = 14 * 24 * 3_600_000;

/** Number of the last change of each name: an encryption that ends after a newer change is dropped. */
const lastChanges = new Map<string, number>();

function countChange(key: string): number {
  const change = (lastChanges.get(key) ?? 0) + 1;
  lastChanges.set(key, change);
  return change;
}

/** Stores values under a name of the account. Without a key (plain HTTP) nothing is stored: staff share machines. */
export async function saveTypedValues(account: number, name: string, values: TypedValues): Promise<void> {
  const key = toTypedKey(account, name);
  const change = countChange(key);
  const text = await sealText(account, key, { values, typed_at: Date.now() } satisfies StoredValues);
  if (lastChanges.get(key) === change && isSealedText(text)) tryStorage(() => localStorage.setItem(key, text));
}

export function removeTypedValues(account: number, name: string): void {
  const key = toTypedKey(account, name);
  countChange(key);
  tryStorage(() => localStorage.removeItem(key));
}

/** Returns the values that this account typed last under a name; undefined without any, and after two weeks. */
export async function loadTypedValues(account: number, name: string): Promise<TypedValues | undefined> {
  const key = toTypedKey(account, name);
  const text = tryStorage(() => localStorage.getItem(key)) ?? null;
  if (text === null || !isSealedText(text)) return undefined;
  const stored = (await openText(account, key, text))?.value as StoredValues | undefined; // written above
  if (stored === undefined || Date.now() - stored.typed_at < TYPED_TTL_MS) return stored?.values;
  removeTypedValues(account, name);
  return undefined;
}

/** Holds the text of one field, which its person finds again after an ended session. The empty text is not stored. */
export function useTypedText(account: number | undefined, name: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    let isLeft = false;
    if (account !== undefined)
      void loadTypedValues(account, name).then((values) => {
        if (!isLeft && typeof values?.['text'] === 'string') setText((typed) => typed || String(values['text']));
      });
    return () => {
      isLeft = true;
    };
  }, [account, name]);
  const changeText = (typed: string): void => {
    setText(typed);
    if (account === undefined) return;
    if (typed === '') removeTypedValues(account, name);
    else void saveTypedValues(account, name, { text: typed });
  };
  return [text, changeText];
}

function isSealedText(text: string): boolean {
  try {
    return 'sealed_at' in (JSON.parse(text) as object);
  } catch {
    return false;
  }
}

/** Runs work on the browser's storage; undefined where it is switched off or full. */
function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
