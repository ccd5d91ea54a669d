import { createUser } from '@ebpls/testing-web';

import { forgetOffline, enableOffline } from '../offline/offline.ts';
import { forgetUpload, saveUploadAddress, saveUpload, readUpload, sweepUploads } from './uploads.ts';

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
    update: async (key: string, change: (old: unknown) => unknown, store: string) =>
      void getMockStore(store).set(key, change(getMockStore(store).get(key))),
    delMany: async (keys: string[], store: string) => keys.forEach((key) => getMockStore(store).delete(key)),
    keys: async (store: string) => [...getMockStore(store).keys()],
    entries: async (store: string) => [...getMockStore(store)],
    clear: async (store: string) => getMockStore(store).clear(),
  };
});

const FILE = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });
const [ROSA, SELYA] = [createUser({ id: 7 }), createUser({ id: 8 })];
const listFiles = () => [...(mockStores.get('ebpls-uploads')?.keys() ?? [])];

beforeEach(async () => {
  mockStores.clear();
  localStorage.clear();
  await enableOffline(ROSA);
  await saveUpload('DRAFT-45/R07', { file: FILE, replaces: undefined, account_id: ROSA.id, kept_at: Date.now() });
});

test('a sign-out leaves no file', async () => {
  await forgetOffline('all');
  expect([listFiles(), localStorage.length]).toEqual([[], 0]);
});

test('a session that ended leaves files to their own account, and the next one finds none', async () => {
  await forgetOffline('replies');
  expect(listFiles()).toEqual(['DRAFT-45/R07']);
  // An unfinished removal stays marked: staff who sign in at this machine finish it.
  expect(localStorage.getItem('ebpls.offline')).toBe('{}');
  await enableOffline(ROSA);
  expect(await readUpload('DRAFT-45/R07', ROSA.id)).toMatchObject({ file: FILE });
  await forgetOffline('replies');
  await enableOffline(SELYA);
  expect(listFiles()).toEqual([]);
});

test('staff at the same machine leave no file of an owner whose session ended there', async () => {
  await forgetOffline('replies');
  await forgetOffline('all');
  expect([listFiles(), localStorage.length]).toEqual([[], 0]);
});

test('a file that the server has dropped is removed without a sign-in', async () => {
  const yesterday = Date.now() - 25 * 3_600_000;
  await saveUpload('DRAFT-45/R07', { file: FILE, replaces: undefined, account_id: ROSA.id, kept_at: yesterday });
  await forgetOffline('replies');
  expect(listFiles()).toEqual([]);
});

test('an upload cancelled meanwhile stays cancelled when its address comes', async () => {
  await forgetUpload('DRAFT-45/R07');
  await saveUploadAddress('DRAFT-45/R07', '/api/uploads/u');
  expect([listFiles(), await sweepUploads('everybody')]).toEqual([[], true]);
});
