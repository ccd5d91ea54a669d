import type { KeyObject } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { compose } from '../compose.ts';
import { readRelease } from '../numbers.ts';
import { NotPromoted, promote, getPromotedNumber } from '../promote.ts';
import { VERBS } from '../verbs.ts';
import { list, openYard, type Yard } from '../testing/release-fixture.ts';
import { makeKey, publicText, signingKey, trust, loadTrustedKeys } from './keys.ts';
import { sign } from './sign.ts';

let yard: Yard;
let number: number;

beforeEach(async () => {
  yard = openYard();
  makeKey(yard.places);
  await yard.published('shell');
  await yard.published('owner');
  number = compose(list({ owner: 'owner@0.1.0' }), yard.places);
});
afterEach(() => yard.clear());

const key = (from: Parameters<typeof signingKey>[0] = {}, at = yard.places): KeyObject => {
  const found = signingKey(from, at);
  if (!found) throw new Error('no key');
  return found;
};
const inRelease = (path: string): string => join(yard.places.releases, String(number), path);
const refused = (reason: RegExp): void => {
  expect(() => promote(number, yard.places)).toThrow(NotPromoted);
  expect(() => promote(number, yard.places)).toThrow(reason);
  expect(getPromotedNumber(yard.places)).toBeUndefined();
};

test('a signed release is served, and nobody but its owner reads the key', () => {
  sign(number, yard.places, key());
  promote(number, yard.places);
  expect(getPromotedNumber(yard.places)).toBe(number);
  expect(statSync(yard.places.key).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(yard.places.key)).mode & 0o777).toBe(0o700);
});

test('the document names the trusted keys', () => {
  expect(readFileSync(inRelease('index.html'), 'utf8')).toContain(
    `<meta name="release-keys" content="${loadTrustedKeys(yard.places).join(' ')}">`,
  );
});

test('an unsigned release is refused', () => {
  refused(/Release 1 is not signed\. Run "sign 1"\./);
});

test('a release that a stranger signed is refused until their key is trusted', () => {
  const stranger = openYard();
  const their = makeKey(stranger.places);
  sign(number, yard.places, their);
  refused(/signed with a key that is not trusted here/);
  trust(publicText(their), yard.places);
  promote(number, yard.places);
  stranger.clear();
});

test('a slot that was pointed elsewhere after signing is refused', () => {
  sign(number, yard.places, key());
  const release = readRelease(number, yard.places);
  const slots = release.slots.map((slot) => ({ ...slot, entry: '/r/owner/evil/mf-manifest.json' }));
  writeFileSync(inRelease('release.json'), JSON.stringify({ ...release, slots }));
  refused(/release\.json is not what was signed/);
});

test.each<[string, () => void, RegExp]>([
  ['changed', () => replaced('index.html', 'other'), /index\.html is not the file that was signed/],
  ['gone', () => rmSync(inRelease('assets/page.js')), /assets\/page\.js is not the file that was signed/],
  ['added', () => writeFileSync(inRelease('assets/more.js'), ''), /assets\/more\.js was not signed/],
  ['packed otherwise', () => writeFileSync(inRelease('release.json.br'), ''), /release\.json\.br is not release\.json/],
  ['dropped from the list', () => writeFileSync(inRelease('release-hashes.json'), '{}'), /not the one that was signed/],
])('a release with a file that was %s is refused', (_, alter, reason) => {
  sign(number, yard.places, key());
  alter();
  refused(reason);
});

/** Another file under the name: the one that is there is a link into the store. */
function replaced(path: string, content: string): void {
  rmSync(inRelease(path));
  writeFileSync(inRelease(path), content);
}

test('a key comes from a variable or a file, and nonsense is told', () => {
  const pem = readFileSync(yard.places.key, 'utf8');
  const nowhere = { ...yard.places, key: join(yard.folder, 'nowhere') };
  expect(signingKey({}, nowhere)).toBeUndefined();
  expect(publicText(key({ RELEASE_KEY: pem }, nowhere))).toBe(publicText(key()));
  expect(publicText(key({ RELEASE_KEY_FILE: yard.places.key }, nowhere))).toBe(publicText(key()));
  expect(() => signingKey({ RELEASE_KEY: 'secret' }, nowhere)).toThrow('not an Ed25519 key');
  expect(() => signingKey({ RELEASE_KEY_FILE: '/nowhere.pem' }, nowhere)).toThrow('/nowhere.pem is not there');
  expect(() => makeKey(yard.places)).toThrow('is there already');
});

test('a key that is not trusted here signs nothing', () => {
  const other = openYard();
  makeKey(other.places);
  const at = { root: '/', places: yard.places, environment: { RELEASE_KEY_FILE: other.places.key } };
  expect(() => VERBS['sign']?.([String(number)], at)).toThrow(
    /^Nothing was written: the key [\w-]{43} is not trusted here/,
  );
  expect(readRelease(number, yard.places).signature).toBeUndefined();
  other.clear();
});
