import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';

import { formatOverrideText } from '@ebpls/remote-kit/declare';

import { createSlot } from '../../testing/create-slot.ts';
import { endOverride, loadOverride, applyOverride, findOverride } from './override.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const x = publicKey.export({ format: 'jwk' }).x ?? '';

const TRIAL = {
  version: '0.2.0-eeeeeeee',
  container: 'fire_0_2_0',
  entry: '/r/fire/0.2.0-eeeeeeee/mf-manifest.json',
  integrity: 'sha384-z',
  files: 'sha384-list',
  group: { user: '12' },
  until: '2999-01-01T00:00:00.000Z',
};

const passSigned = (signedOverride: object): object => signedOverride;

/** Opens the tab with an override in its address. */
async function openOverride(trial: object, spoil: (signed: object) => object = passSigned): Promise<void> {
  const override = { slot: 'fire', trial: { ...TRIAL, ...trial } };
  const value = sign(null, Buffer.from(formatOverrideText(override)), privateKey).toString('base64url');
  const signedOverride = spoil({ override, signature: { key: x, value } });
  history.replaceState({}, '', `/login#override=${Buffer.from(JSON.stringify(signedOverride)).toString('base64url')}`);
  await loadOverride();
}

beforeEach(() => {
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  document.head.innerHTML = `<meta name="release-keys" content="${x}">`;
});
afterEach(() => {
  endOverride();
  history.replaceState({}, '', '/');
});

const listTrials = () => applyOverride([createSlot('fire'), createSlot('rhu')]).map(({ trial }) => trial?.version);

test('a signed override gives its account the version, and is removed from the address', async () => {
  await openOverride({});
  expect(listTrials()).toEqual(['0.2.0-eeeeeeee', undefined]);
  expect([findOverride('12')?.slot, findOverride('13')]).toEqual(['fire', undefined]);
  expect(location.hash).toBe('');
  // The next document of the tab has the override too, until it is ended.
  await loadOverride();
  expect(findOverride('12')).toBeDefined();
  endOverride();
  await loadOverride();
  expect(listTrials()).toEqual([undefined, undefined]);
});

test.each<[string, object, (signed: object) => object]>([
  ['that has ended', { until: '2020-01-01T00:00:00.000Z' }, passSigned],
  ['of another origin', { entry: 'https://elsewhere.example/mf-manifest.json' }, passSigned],
  ['without a signature', {}, (signedOverride) => ({ ...signedOverride, signature: 'none' })],
  [
    'that was changed after it was signed',
    {},
    (signedOverride) => ({ ...signedOverride, override: { slot: 'rhu', trial: TRIAL } }),
  ],
  ['by another key', {}, (signedOverride) => ({ ...signedOverride, signature: { key: 'B'.repeat(43), value: 'x' } })],
])('an override %s is ignored', async (_, trial, spoil) => {
  await openOverride(trial, spoil);
  expect(listTrials()).toEqual([undefined, undefined]);
  expect(sessionStorage.getItem('ebpls_override')).toBeNull();
});

test('a browser that cannot verify applies none', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  await openOverride({});
  expect(listTrials()).toEqual([undefined, undefined]);
});
