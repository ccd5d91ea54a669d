import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

import { formatSignedText } from '@ebpls/remote-kit/declare';

import { verifySignature } from './signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const x = publicKey.export({ format: 'jwk' }).x ?? '';
const RELEASE = { number: 7, slots: [{ slot: 'owner', entry: '/r/owner/1/mf-manifest.json' }] };

const toSigned = (content: object, key = x): object => {
  const value = sign(null, Buffer.from(formatSignedText({ ...content })), privateKey).toString('base64url');
  return { ...content, signature: { key, value } };
};
const trustKeys = (...keys: string[]): void => {
  document.head.innerHTML = `<meta name="release-keys" content="${keys.join(' ')}">`;
};

beforeEach(() => {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  trustKeys(x);
});

test('a signature by any of the document’s keys is right', async () => {
  trustKeys('A'.repeat(43), x);
  expect(await verifySignature(toSigned(RELEASE))).toBe('right');
});

test.each<[string, () => unknown]>([
  ['a release that nobody signed', () => RELEASE],
  [
    'a slot that was pointed elsewhere',
    () => ({ ...toSigned(RELEASE), slots: [{ slot: 'owner', entry: '/evil.json' }] }),
  ],
  ['something that was added', () => ({ ...toSigned(RELEASE), more: true })],
  ['a key that is not the document’s', () => toSigned(RELEASE, 'B'.repeat(43))],
  ['a signature of nonsense', () => ({ ...RELEASE, signature: { key: x, value: '' } })],
  ['a proxy’s word', () => 'Forbidden'],
])('%s is wrong', async (_, content) => {
  expect(await verifySignature(content())).toBe('wrong');
});

test('a page without keys, a page without https and a browser without Ed25519 continue unchecked', async () => {
  document.head.innerHTML = '';
  expect(await verifySignature(RELEASE)).toBe('unchecked');
  trustKeys(x);
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await verifySignature(toSigned(RELEASE))).toBe('unchecked');
  const importKey = () => Promise.reject(new DOMException('Ed25519', 'NotSupportedError'));
  Object.defineProperty(globalThis, 'crypto', { value: { subtle: { importKey } }, configurable: true });
  expect(await verifySignature(toSigned(RELEASE))).toBe('unchecked');
});
