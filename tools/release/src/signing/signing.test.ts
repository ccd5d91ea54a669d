import type { KeyObject } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { compose } from '../compose.ts';
import { readRelease } from '../release-paths.ts';
import { PromotionRefused, promote, getPromotedNumber } from '../promote.ts';
import { VERBS } from '../verbs.ts';
import { createList, openTempRelease, type TempRelease } from '../testing/release-fixture.ts';
import { makeKey, formatPublicKey, loadReleaseSigningKey, trustKey, loadTrustedKeys } from './keys.ts';
import { signRelease } from './sign.ts';

let temp: TempRelease;
let number: number;

beforeEach(async () => {
  temp = openTempRelease();
  makeKey(temp.places);
  await temp.published('shell');
  await temp.published('owner');
  number = compose(createList({ owner: 'owner@0.1.0' }), temp.places);
});
afterEach(() => temp.clear());

const key = (from: Parameters<typeof loadReleaseSigningKey>[0] = {}, at = temp.places): KeyObject => {
  const foundKey = loadReleaseSigningKey(from, at);
  if (!foundKey) throw new Error('no key');
  return foundKey;
};
const inRelease = (path: string): string => join(temp.places.releases, String(number), path);
const expectRefusal = (reason: RegExp): void => {
  expect(() => promote(number, temp.places)).toThrow(PromotionRefused);
  expect(() => promote(number, temp.places)).toThrow(reason);
  expect(getPromotedNumber(temp.places)).toBeUndefined();
};

test('a signed release is served, and nobody but its owner reads the key', () => {
  signRelease(number, temp.places, key());
  promote(number, temp.places);
  expect(getPromotedNumber(temp.places)).toBe(number);
  expect(statSync(temp.places.key).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(temp.places.key)).mode & 0o777).toBe(0o700);
});

test('the document names the trusted keys', () => {
  expect(readFileSync(inRelease('index.html'), 'utf8')).toContain(
    `<meta name="release-keys" content="${loadTrustedKeys(temp.places).join(' ')}">`,
  );
});

test('an unsigned release is refused', () => {
  expectRefusal(/Release 1 is not signed\. Run "sign 1"\./);
});

test('a release signed by another key is refused until that key is trusted', () => {
  const otherRelease = openTempRelease();
  const their = makeKey(otherRelease.places);
  signRelease(number, temp.places, their);
  expectRefusal(/signed with a key that is not trusted here/);
  trustKey(formatPublicKey(their), temp.places);
  promote(number, temp.places);
  otherRelease.clear();
});

test('a slot that was pointed elsewhere after signing is refused', () => {
  signRelease(number, temp.places, key());
  const release = readRelease(number, temp.places);
  const slots = release.slots.map((slot) => ({ ...slot, entry: '/r/owner/evil/mf-manifest.json' }));
  writeFileSync(inRelease('release.json'), JSON.stringify({ ...release, slots }));
  expectRefusal(/release\.json is not what was signed/);
});

test.each<[string, () => void, RegExp]>([
  ['changed', () => replaceFile('index.html', 'other'), /index\.html differs from the signed file/],
  ['gone', () => rmSync(inRelease('assets/page.js')), /assets\/page\.js differs from the signed file/],
  ['added', () => writeFileSync(inRelease('assets/more.js'), ''), /assets\/more\.js was not signed/],
  ['packed otherwise', () => writeFileSync(inRelease('release.json.br'), ''), /release\.json\.br is not release\.json/],
  ['dropped from the list', () => writeFileSync(inRelease('release-hashes.json'), '{}'), /not the one that was signed/],
])('a release with a file that was %s is refused', (_, alter, reason) => {
  signRelease(number, temp.places, key());
  alter();
  expectRefusal(reason);
});

/** Another file under the name: the one that is there is a link into the store. */
function replaceFile(path: string, content: string): void {
  rmSync(inRelease(path));
  writeFileSync(inRelease(path), content);
}

test('a key comes from a variable or a file, and nonsense is refused', () => {
  const pem = readFileSync(temp.places.key, 'utf8');
  const nowhere = { ...temp.places, key: join(temp.folder, 'nowhere') };
  expect(loadReleaseSigningKey({}, nowhere)).toBeUndefined();
  expect(formatPublicKey(key({ RELEASE_KEY: pem }, nowhere))).toBe(formatPublicKey(key()));
  expect(formatPublicKey(key({ RELEASE_KEY_FILE: temp.places.key }, nowhere))).toBe(formatPublicKey(key()));
  expect(() => loadReleaseSigningKey({ RELEASE_KEY: 'secret' }, nowhere)).toThrow('not an Ed25519 key');
  expect(() => loadReleaseSigningKey({ RELEASE_KEY_FILE: '/nowhere.pem' }, nowhere)).toThrow(
    '/nowhere.pem is not there',
  );
  expect(() => makeKey(temp.places)).toThrow('already exists');
});

test('a key that is not trusted here signs nothing', () => {
  const other = openTempRelease();
  makeKey(other.places);
  const at = { root: '/', places: temp.places, environment: { RELEASE_KEY_FILE: other.places.key } };
  expect(() => VERBS['sign']?.([String(number)], at)).toThrow(
    /^Nothing was written: the key [\w-]{43} is not trusted here/,
  );
  expect(readRelease(number, temp.places).signature).toBeUndefined();
  other.clear();
});
