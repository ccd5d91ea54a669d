import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { openContentCheck } from './check-content.ts';
import { WrongContent } from './file-store.ts';

const measureText = (text: string) => ({ size: text.length, sha256: createHash('sha256').update(text).digest('hex') });

/** Returns the text that passed and the fault, if any. */
async function send(pieces: readonly string[], expectedText: string): Promise<[received: string, fault: unknown]> {
  const check = openContentCheck(measureText(expectedText));
  const receivedPieces: Buffer[] = [];
  check.on('data', (piece: Buffer) => receivedPieces.push(piece));
  const fault = await new Promise((resolve) => {
    check.once('end', resolve).once('error', resolve);
    Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(check);
  });
  return [Buffer.concat(receivedPieces).toString(), fault];
}

test.each([
  { pieces: ['bar', 'ang', 'ay'], expected: 'barangay' },
  { pieces: ['barangay', ''], expected: 'barangay' },
  { pieces: [], expected: '' },
])('a whole file of $pieces passes', async ({ pieces, expected }) => {
  expect(await send(pieces, expected)).toEqual([expected, undefined]);
});

test.each([
  { what: 'another file as long', pieces: ['bar', 'onga', 'y'], comes: 'baronga' },
  { what: 'the same and an empty piece', pieces: ['barongay', ''], comes: '' },
  { what: 'half of it', pieces: ['bar', 'ang'], comes: 'bar' },
  { what: 'more than it', pieces: ['bar', 'angay', '!'], comes: 'bar' },
  { what: 'nothing of it', pieces: [], comes: '' },
])('$what is cut before its last piece', async ({ pieces, comes }) => {
  const [receivedText, fault] = await send(pieces, 'barangay');
  expect(receivedText).toBe(comes);
  expect(fault).toBeInstanceOf(WrongContent);
});

test('an unexpected file is wrong, too', async () => {
  expect((await send(['x'], ''))[1]).toBeInstanceOf(WrongContent);
});

test('the error names the received and the expected file, by size and hash', async () => {
  const [, fault] = await send(['x'], 'barangay');
  expect(String(fault)).toMatch(
    /^Error: 1 bytes with SHA-256 2d711642b726.* instead of 8 bytes with SHA-256 [0-9a-f]{64}$/,
  );
});
