import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';

import { loadPermitKeys, makeToken, readToken } from './permit-token.ts';

const FORGERIES = 20_000;
const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+/= \0é'];

const keys = loadPermitKeys({ data_dir: mkdtempSync(join(tmpdir(), 'keys-')) });
const others = loadPermitKeys({ data_dir: mkdtempSync(join(tmpdir(), 'keys-')) });
const genuine = makeToken(keys, 'MP-2026-00042', '2026-12-31');
const [key_id = '', permit_no = '', expiry = '', signature = ''] = genuine.split('.');
const bytes = Buffer.from(signature, 'base64url');

const at = fc.nat({ max: genuine.length - 1 });
const changedSign = fc
  .tuple(at, fc.constantFrom(...CHARACTERS))
  .map(([index, sign]) => genuine.slice(0, index) + sign + genuine.slice(index + 1));
const withoutSome = fc
  .tuple(at, fc.integer({ min: 1, max: 5 }))
  .map(([index, count]) => genuine.slice(0, index) + genuine.slice(index + count));
const withMore = fc
  .tuple(at, fc.constantFrom(...CHARACTERS))
  .map(([index, sign]) => genuine.slice(0, index) + sign + genuine.slice(index));
const flippedBit = fc.nat({ max: bytes.length * 8 - 1 }).map((bit) => {
  const flippedBytes = Buffer.from(bytes);
  flippedBytes[bit >> 3] = (flippedBytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return [key_id, permit_no, expiry, flippedBytes.toString('base64url')].join('.');
});
const otherPermit = fc
  .nat({ max: 99_999 })
  .map((no) => [key_id, `MP-2026-${String(no).padStart(5, '0')}`, expiry, signature].join('.'));
const otherDay = fc
  .integer({ min: 20_000_101, max: 99_991_231 })
  .map((day) => [key_id, permit_no, String(day), signature].join('.'));
const otherKey = fc
  .nat({ max: 99_999 })
  .map((no) => makeToken(others, `MP-2026-${String(no).padStart(5, '0')}`, '2026-12-31'));
const otherKeyUnderOurName = otherKey.map((token) => [key_id, ...token.split('.').slice(1)].join('.'));
const reorderedParts = fc
  .shuffledSubarray([key_id, permit_no, expiry, signature], { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('.'));
const sameBytesOtherwise = fc.constantFrom(
  `${genuine}=`,
  `${genuine}==`,
  genuine.toLowerCase(),
  genuine.toUpperCase(),
  encodeURIComponent(`${genuine} `),
  ` ${genuine}`,
  `${genuine}\n`,
  [key_id, permit_no, expiry, bytes.toString('base64')].join('.'),
  [key_id, permit_no, expiry, bytes.toString('hex')].join('.'),
  // The last character of the signature has four unused bits.
  ...CHARACTERS.slice(0, 64).map((sign) => genuine.slice(0, -1) + sign),
);
const forgery = fc.oneof(
  changedSign,
  withoutSome,
  withMore,
  flippedBit,
  otherPermit,
  otherDay,
  otherKey,
  otherKeyUnderOurName,
  reorderedParts,
  sameBytesOtherwise,
  fc.string({ maxLength: 200 }),
);

test(`of ${FORGERIES} changed, re-encoded and foreign codes none is read as ours`, () => {
  expect(readToken(keys, genuine)).toEqual({ permit_no: 'MP-2026-00042' });
  fc.assert(
    fc.property(forgery, (token) => token === genuine || readToken(keys, token) === undefined),
    { numRuns: FORGERIES, seed: 20_260_112 },
  );
});

test('random signatures are not accepted', () => {
  for (let tries = 0; tries < 2_000; tries += 1)
    expect(
      readToken(keys, [key_id, permit_no, expiry, randomBytes(64).toString('base64url')].join('.')),
    ).toBeUndefined();
});
