import { randomBytes } from 'node:crypto';

import { estimateSecretBits, isPublished } from './secret-strength.ts';

test.each([
  'a'.repeat(64),
  '12345678',
  '0123456789'.repeat(5),
  'abcdefghijklmnopqrstuvwxyz',
  'xyxyxyxyxyxyxyxyxyxyxyxyxyx',
])('%s is easily guessed', (value) => {
  expect(estimateSecretBits(value)).toBeLessThan(40);
});

test('output of openssl is never estimated as weak', () => {
  for (let times = 0; times < 2_000; times += 1) {
    expect(estimateSecretBits(randomBytes(32).toString('hex'))).toBeGreaterThan(150);
    expect(estimateSecretBits(randomBytes(16).toString('hex'))).toBeGreaterThan(64);
    expect(estimateSecretBits(randomBytes(32).toString('base64'))).toBeGreaterThan(128);
  }
});

test.each(['sandbox-merchant-key', ' Sandbox-Merchant-KEY ', 'A-code-for-tests'])(
  '%j is published in the sources',
  (value) => {
    expect(isPublished(value)).toBe(true);
  },
);
