import { webcrypto } from 'node:crypto';

import { createUser } from '@ebpls/testing-web';

import { forgetOffline, saveDraft, enableOffline, getDrafts } from '../offline/offline.ts';
import { saveUpload, readUpload } from '../chunks/uploads.ts';
import { createKeyDatabase } from '../testing/a-key-database.ts';
import { closeWorkKeys, onWorkKeyNeeded, openText, openWork, sealText, sealWork } from './unsent.ts';

/** Replaces the browser's databases, which jsdom lacks, by their names. */
const mockStores = new Map<string, Map<string, unknown>>();
jest.mock('idb-keyval', () => {
  const getMockStore = (name: string): Map<string, unknown> => {
    const mockStore = mockStores.get(name) ?? new Map<string, unknown>();
    mockStores.set(name, mockStore);
    return mockStore;
  };
  return {
    createStore: (name: string) => name,
    get: async (key: string, store: string) => getMockStore(store).get(key),
    set: async (key: string, value: unknown, store: string) => void getMockStore(store).set(key, value),
    setMany: async (all: [string, unknown][], store: string) =>
      all.forEach(([key, value]) => getMockStore(store).set(key, value)),
    update: async (key: string, change: (old: unknown) => unknown, store: string) =>
      void getMockStore(store).set(key, change(getMockStore(store).get(key))),
    delMany: async (keys: string[], store: string) => keys.forEach((key) => getMockStore(store).delete(key)),
    keys: async (store: string) => [...getMockStore(store).keys()],
    entries: async (store: string) => [...getMockStore(store)],
    clear: async (store: string) => getMockStore(store).clear(),
  };
});

const [ROSA, SELYA] = [createUser({ id: 7 }), createUser({ id: 8 })];
const PLACE = 'draft 7 SI-000045';
const work = { findings: 'Blocked fire exit', met_name: 'Aling Nena', photos: [] as unknown[] };
const createKey = (account: number): string => Buffer.alloc(32, account).toString('base64');
const storedKeys = createKeyDatabase();
let fetchedAccounts: number[];
let has_signal: boolean;

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
beforeEach(async () => {
  await closeWorkKeys();
  mockStores.clear();
  localStorage.clear();
  fetchedAccounts = [];
  has_signal = true;
  onWorkKeyNeeded(async (account) => {
    if (!has_signal) throw new Error('no signal');
    fetchedAccounts.push(account);
    return createKey(account);
  });
});

const toText = (storedWork: unknown): string =>
  JSON.stringify(storedWork, (_, part: unknown) =>
    part instanceof ArrayBuffer || ArrayBuffer.isView(part)
      ? Buffer.from(part as ArrayBuffer).toString('latin1')
      : part,
  );
const openValue = async (storedWork: unknown, account = 7, place = PLACE) =>
  (await openWork(account, place, storedWork))?.value;

test('unsent work is stored encrypted with its files and pictures, and is restored whole', async () => {
  const photo = new Blob(['a picture of a kitchen'], { type: 'image/jpeg' });
  const file = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf', lastModified: 5 });
  const sealedWork = await sealWork(7, PLACE, { ...work, photos: [{ picture: photo }, { file }] });
  for (const text of ['Blocked', 'Nena', 'kitchen', 'lease']) expect(toText(sealedWork)).not.toContain(text);
  const openedWork = (await openValue(sealedWork)) as { photos: [{ picture: Blob }, { file: File }] };
  expect(openedWork).toMatchObject({ findings: 'Blocked fire exit', met_name: 'Aling Nena' });
  const [{ picture }, paper] = openedWork.photos;
  expect([picture.type, picture.size]).toEqual(['image/jpeg', photo.size]);
  expect([paper.file.name, paper.file.type, paper.file.lastModified]).toEqual(['lease.pdf', 'application/pdf', 5]);
});

test('the key of a session is in the browser without access for scripts, and the sign-out removes it', async () => {
  const sealedWork = await sealWork(7, PLACE, work);
  const key = storedKeys.get('work 7') as CryptoKey;
  expect(key.extractable).toBe(false);
  await closeWorkKeys();
  expect(storedKeys.has('work 7')).toBe(false);
  has_signal = false;
  expect(await openWork(7, PLACE, sealedWork)).toBeUndefined();
  // The same person signs in again.
  has_signal = true;
  expect(await openValue(sealedWork)).toEqual(work);
});

test('an officer without a connection reloads the page and continues', async () => {
  const sealedWork = await sealWork(7, PLACE, work);
  has_signal = false;
  await jest.isolateModulesAsync(async () => {
    const reloadedModule = await import('./unsent.ts');
    expect((await reloadedModule.openWork(7, PLACE, sealedWork))?.value).toEqual(work);
    expect(toText(await reloadedModule.sealWork(7, PLACE, work))).not.toContain('Nena');
  });
  expect(fetchedAccounts).toEqual([7]);
});

test('work of another person, or work moved to another place, cannot be opened', async () => {
  const sealedWork = await sealWork(7, PLACE, work);
  expect(await openWork(8, PLACE, sealedWork)).toBeUndefined();
  expect(await openWork(7, 'draft 7 SI-000099', sealedWork)).toBeUndefined();
});

test('without a key work is stored all the same, and is encrypted once there is one', async () => {
  has_signal = false;
  const plain = await sealWork(7, PLACE, work);
  expect(plain).toEqual(work);
  has_signal = true;
  expect(await openWork(7, PLACE, plain)).toEqual({ value: work, was_plain: true });
});

test('a store of text holds it as well, and reads values of an older release', async () => {
  const text = await sealText(7, 'scans', [{ qrcode: 'permit of Nena' }]);
  expect(text).not.toContain('Nena');
  expect((await openText(7, 'scans', text))?.value).toEqual([{ qrcode: 'permit of Nena' }]);
  expect(await openText(7, 'scans', '[{"qrcode":"x"}]')).toEqual({ value: [{ qrcode: 'x' }], was_plain: true });
});

const getDraftStore = () => mockStores.get('ebpls-offline') ?? new Map<string, unknown>();

test('a draft stored by an older release is read once and encrypted, and survives the end of the session', async () => {
  const draft = { changes: 2, kept_at: Date.now(), held: { typed: 'Sari-sari ni Rosa' } };
  mockStores.set('ebpls-offline', new Map([[PLACE, draft]]));
  await enableOffline(ROSA);
  expect(getDrafts().get(PLACE)).toEqual(draft);
  expect(toText(getDraftStore().get(PLACE))).not.toContain('Rosa');
  await forgetOffline('replies');
  await closeWorkKeys();
  has_signal = false;
  // The server is unreachable when the person signs in elsewhere: that loses nothing.
  await enableOffline(ROSA);
  expect([getDrafts().size, getDraftStore().has(PLACE)]).toEqual([0, true]);
  has_signal = true;
  await enableOffline(ROSA);
  expect(getDrafts().get(PLACE)).toEqual(draft);
});

test('data typed in the last moment of a session is encrypted too', async () => {
  await enableOffline(ROSA);
  saveDraft(PLACE, { changes: 1, kept_at: Date.now() });
  saveDraft(PLACE, { changes: 2, kept_at: Date.now(), held: 'Sari-sari ni Rosa' } as never);
  await forgetOffline('replies');
  await closeWorkKeys();
  expect(toText(getDraftStore().get(PLACE))).not.toContain('Rosa');
  await enableOffline(ROSA);
  expect(getDrafts().get(PLACE)).toMatchObject({ changes: 2 });
});

test('a file on its way is encrypted with its account, and one of an older release is encrypted when it is read', async () => {
  const file = new File(['%PDF-1.7 lease of Nena'], 'lease.pdf', { type: 'application/pdf' });
  const getStoredUpload = () => mockStores.get('ebpls-uploads')?.get('R07');
  await saveUpload('R07', { file, replaces: undefined, account_id: 7, kept_at: Date.now() });
  expect(toText(getStoredUpload())).not.toMatch(/lease|Nena/);
  expect((await readUpload('R07', 7))?.file.name).toBe('lease.pdf');
  mockStores.set('ebpls-uploads', new Map([['R07', { file, replaces: '4', account_id: 7, kept_at: Date.now() }]]));
  expect(await readUpload('R07', 7)).toMatchObject({ replaces: '4' });
  expect(getStoredUpload()).not.toHaveProperty('file');
  expect((await readUpload('R07', 7))?.replaces).toBe('4');
});

test('the key of the former account is removed when another person signs in', async () => {
  await enableOffline(ROSA);
  await enableOffline(SELYA);
  expect([...storedKeys.keys()]).toEqual(['work 8']);
});
