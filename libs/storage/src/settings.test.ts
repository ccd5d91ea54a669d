import * as v from 'valibot';

import { openAddressedStore } from './open-file-store.ts';
import { StorageEnvironment, readStorageSettings, WrongStorage } from './settings.ts';

const KEYS = { STORAGE_ACCESS_KEY: 'AKIA-1', STORAGE_SECRET_KEY: 'a-long-secret' };
const read = (variables: Record<string, string>) =>
  readStorageSettings(v.parse(StorageEnvironment, variables), '/srv/data');

test('files lie in the data folder, or at the address of the settings', () => {
  expect(read({})).toEqual({ kind: 'folder', folder: '/srv/data/files' });
  expect(read({ STORAGE_URL: 'file:///mnt/shared%20files' })).toEqual({ kind: 'folder', folder: '/mnt/shared files' });
});

test.each([
  ['s3://papers', ''],
  ['s3://papers/', ''],
  ['s3://papers/san-isidro', 'san-isidro/'],
  ['s3://papers/san isidro//files/', 'san isidro/files/'],
])('%s names a bucket and its prefix', (STORAGE_URL, prefix) => {
  expect(read({ STORAGE_URL, ...KEYS, STORAGE_ENDPOINT: 'https://store.example.gov.ph' })).toEqual({
    kind: 'bucket',
    bucket: 'papers',
    prefix,
    endpoint: 'https://store.example.gov.ph',
    region: 'us-east-1',
    access_key: 'AKIA-1',
    secret_key: 'a-long-secret',
    encryption: 'AES256',
  });
});

test.each(['STORAGE_ACCESS_KEY', 'STORAGE_SECRET_KEY'])('a bucket without %s is refused by its name', (name) => {
  const variables = Object.fromEntries(Object.entries(KEYS).filter(([one]) => one !== name));
  expect(() => read({ STORAGE_URL: 's3://papers', ...variables })).toThrow(WrongStorage);
  expect(() => read({ STORAGE_URL: 's3://papers', ...variables })).toThrow(`${name}: expected the key`);
});

test.each([
  { STORAGE_URL: 's3://P' },
  { STORAGE_URL: 'https://bucket' },
  { STORAGE_ENDPOINT: 'https://store.example/path' },
  { STORAGE_REGION: 'Manila Bay' },
  { STORAGE_ENCRYPTION: 'yes' },
])('%p is refused', (variables) => {
  expect(() => read(variables)).toThrow(/expected/);
});

test('a store is opened at an address, with the other variables of the environment', () => {
  expect(openAddressedStore('file:///mnt/shared', { STORAGE_URL: 's3://other' }).place).toBe('/mnt/shared');
  expect(openAddressedStore('s3://papers/releases', { ...KEYS, STORAGE_REGION: '' }).place).toBe(
    's3://papers/releases/',
  );
  expect(() => openAddressedStore('ftp://papers', KEYS)).toThrow(/^ftp:\/\/papers: expected a folder as file:/);
  expect(() => openAddressedStore('s3://papers', {})).toThrow('STORAGE_ACCESS_KEY: expected the key');
});
