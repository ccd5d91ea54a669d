import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';

import { loadSigningKeys, createSignature } from '../../platform/pdf/signing-keys.ts';
import { readReceiptToken, createReceiptToken } from './receipt-token.ts';

const FORGERIES = 10_000;
const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+/= \0é'];

const keys = loadSigningKeys({ data_dir: mkdtempSync(join(tmpdir(), 'keys-')) });
const otherKeys = loadSigningKeys({ data_dir: mkdtempSync(join(tmpdir(), 'keys-')) });
const issued_at = '2026-01-12T01:05:00.000Z';
const genuine = createReceiptToken(keys, { receipt_no: 'EOR-2026-00000042', issued_at });
const [key_id = '', number = '', day = '', signature = ''] = genuine.split('.');
const bytes = Buffer.from(signature, 'base64url');

const arbitraryIndex = fc.nat({ max: genuine.length - 1 });
const eor = fc.nat({ max: 99_999_999 }).map((no) => `EOR-2026-${String(no).padStart(8, '0')}`);
const changedTokens = fc
  .tuple(arbitraryIndex, fc.constantFrom(...SIGNS))
  .map(([index, sign]) => genuine.slice(0, index) + sign + genuine.slice(index + 1));
const shortenedTokens = fc
  .tuple(arbitraryIndex, fc.integer({ min: 1, max: 5 }))
  .map(([index, many]) => genuine.slice(0, index) + genuine.slice(index + many));
const flippedTokens = fc.nat({ max: bytes.length * 8 - 1 }).map((bit) => {
  const other = Buffer.from(bytes);
  other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return [key_id, number, day, other.toString('base64url')].join('.');
});
const otherReceipt = eor.map((receipt_no) => [key_id, receipt_no, day, signature].join('.'));
const otherDay = fc
  .integer({ min: 20_000_101, max: 99_991_231 })
  .map((issuedOn) => [key_id, number, String(issuedOn), signature].join('.'));
const otherKey = eor.map((receipt_no) => createReceiptToken(otherKeys, { receipt_no, issued_at }));
const otherKeyUnderOurName = otherKey.map((token) => [key_id, ...token.split('.').slice(1)].join('.'));
// A permit token of the same key, with a receipt number instead of the permit number.
const permitToken = eor
  .map((receipt_no) => `${key_id}.${receipt_no}.${day}`)
  .map((text) => `${text}.${createSignature(keys, text)}`);
const lastCharacter = fc.constantFrom(...SIGNS.slice(0, 64)).map((sign) => genuine.slice(0, -1) + sign);
const forgery = fc.oneof(
  changedTokens,
  shortenedTokens,
  flippedTokens,
  otherReceipt,
  otherDay,
  otherKey,
  otherKeyUnderOurName,
  permitToken,
  lastCharacter,
  fc.string({ maxLength: 200 }),
);

test('a code names its receipt, electronic or on a paper form', () => {
  expect(readReceiptToken(keys, genuine)).toEqual({ receipt_no: 'EOR-2026-00000042' });
  expect(readReceiptToken(keys, createReceiptToken(keys, { receipt_no: 'AF51 1234567', issued_at }))).toEqual({
    receipt_no: 'AF51 1234567',
  });
  expect(createReceiptToken(keys, { receipt_no: 'EOR-2026-00000042', issued_at })).toBe(genuine);
});

test(`none of ${FORGERIES} changed, re-encoded and foreign codes is accepted`, () => {
  fc.assert(
    fc.property(forgery, (token) => token === genuine || readReceiptToken(keys, token) === undefined),
    { numRuns: FORGERIES, seed: 20_260_112 },
  );
});

test('random signatures are refused', () => {
  for (let tries = 0; tries < 1_000; tries += 1)
    expect(
      readReceiptToken(keys, [key_id, number, day, randomBytes(64).toString('base64url')].join('.')),
    ).toBeUndefined();
});
