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
  const storedValues = (await openText(account, key, text))?.value as StoredValues | undefined; // written above
  if (storedValues === undefined || Date.now() - storedValues.typed_at < TYPED_TTL_MS) return storedValues?.values;
  removeTypedValues(account, name);
  return undefined;
}

type TypedTexts = Readonly<Record<string, string>>;

/**
 * Holds the texts of a few fields, which their person finds again after an ended session. Texts as they were at first
 * are not stored; restored ones replace no text that was typed meanwhile.
 */
export function useTypedTexts<Texts extends TypedTexts>(
  account: number | undefined,
  name: string,
  initialTexts: Texts,
): [Texts, (texts: Texts) => void] {
  const [first] = useState(initialTexts);
  const [texts, setTexts] = useState(initialTexts);
  useEffect(() => {
    let isLeft = false;
    if (account !== undefined)
      void loadTypedValues(account, name).then((values) => {
        if (!isLeft && values)
          setTexts((typedTexts) => (hasSameTexts(typedTexts, first) ? pickTexts(first, values) : typedTexts));
      });
    return () => {
      isLeft = true;
    };
  }, [account, name, first]);
  const changeTexts = (typedTexts: Texts): void => {
    setTexts(typedTexts);
    if (account === undefined) return;
    if (hasSameTexts(typedTexts, first)) removeTypedValues(account, name);
    else void saveTypedValues(account, name, typedTexts);
  };
  return [texts, changeTexts];
}

const hasSameTexts = (one: TypedTexts, other: TypedTexts): boolean =>
  Object.entries(one).every(([field, text]) => other[field] === text);

/** The stored texts of the fields that the form has today; the others keep their first text. */
function pickTexts<Texts extends TypedTexts>(first: Texts, values: TypedValues): Texts {
  const storedTexts = Object.entries(values).filter(([field, value]) => field in first && typeof value === 'string');
  return { ...first, ...Object.fromEntries(storedTexts) };
}

const NO_TEXT = { text: '' };

/** Holds the text of one field, which its person finds again after an ended session. The empty text is not stored. */
export function useTypedText(account: number | undefined, name: string): [string, (text: string) => void] {
  const [{ text }, changeTexts] = useTypedTexts(account, name, NO_TEXT);
  return [text, (typedText) => changeTexts({ text: typedText })];
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
