import { webcrypto } from 'node:crypto';

import { claimTab, clearTabs, closeWorkKeys, onWorkKeyNeeded, toTypedKey } from '@ebpls/api-client';

import { loadTypedValues, removeTypedValues, saveTypedValues } from './typed-values.ts';

const [JOEL, NEXT] = [7, 8];
const NAME = 'act return 7';
const TYPED = { remarks: 'The plan has no second exit.' };
const { subtle } = globalThis.crypto;
const setSubtle = (value: unknown) => Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true });

beforeEach(async () => {
  localStorage.clear();
  await closeWorkKeys();
  setSubtle(webcrypto.subtle);
  onWorkKeyNeeded(async (account) => Buffer.alloc(32, account).toString('base64'));
});
afterEach(() => setSubtle(subtle));

test('typed values outlive the end of a session, encrypted, for the same person', async () => {
  await saveTypedValues(JOEL, NAME, TYPED);
  await closeWorkKeys();
  expect(JSON.stringify(localStorage)).not.toContain('exit');
  expect(await loadTypedValues(JOEL, NAME)).toEqual(TYPED);
});

test('while nobody is signed in they cannot be opened', async () => {
  await saveTypedValues(JOEL, NAME, TYPED);
  await closeWorkKeys();
  onWorkKeyNeeded(() => Promise.reject(new Error('no session')));
  expect(await loadTypedValues(JOEL, NAME)).toBeUndefined();
});

test('the next person at the machine cannot open them, under their own name neither, and signing in removes them', async () => {
  await saveTypedValues(JOEL, NAME, TYPED);
  expect(await loadTypedValues(NEXT, NAME)).toBeUndefined();
  localStorage.setItem(toTypedKey(NEXT, NAME), localStorage.getItem(toTypedKey(JOEL, NAME)) ?? '');
  expect(await loadTypedValues(NEXT, NAME)).toBeUndefined();
  claimTab(NEXT);
  expect(localStorage.getItem(toTypedKey(JOEL, NAME))).toBeNull();
});

test('a sign-out removes them', async () => {
  await saveTypedValues(JOEL, NAME, TYPED);
  clearTabs();
  expect(await loadTypedValues(JOEL, NAME)).toBeUndefined();
});

test('an older change whose encryption ends later restores nothing that was removed', async () => {
  const saving = saveTypedValues(JOEL, NAME, TYPED);
  removeTypedValues(JOEL, NAME);
  await saving;
  expect(await loadTypedValues(JOEL, NAME)).toBeUndefined();
});

test('without a key nothing is stored', async () => {
  setSubtle(undefined);
  await saveTypedValues(JOEL, NAME, TYPED);
  expect(localStorage).toHaveLength(0);
});

test('after two weeks they are removed', async () => {
  await saveTypedValues(JOEL, NAME, TYPED);
  const laterTime = Date.now() + 15 * 24 * 3_600_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(laterTime);
  expect(await loadTypedValues(JOEL, NAME)).toBeUndefined();
  clock.mockRestore();
  expect(localStorage.getItem(toTypedKey(JOEL, NAME))).toBeNull();
});
