import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { formatSignedText } from '@ebpls/remote-kit/declare';
import { type FileStore, openFileStore, StoreAway } from '@ebpls/storage';
import { type BucketServer, openBucketServer } from '@ebpls/storage/test';

import { compose } from '../compose.ts';
import { readRelease } from '../numbers.ts';
import { getPromotedNumber } from '../promote.ts';
import { makeKey, publicText, signingKey, trust } from '../signing/keys.ts';
import { createSignature } from '../signing/sign.ts';
import { alterations } from '../signing/verify.ts';
import { list, openYard, type Yard } from '../testing/release-fixture.ts';
import { VERBS } from '../verbs.ts';
import { removeThere, listUnneededRemote } from './gc-there.ts';
import { nameOfRelease, POINTER } from './place.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';

const owner = { owner: 'owner@0.1.0' };
let team: Yard;
let hall: Yard;
let place: FileStore;

beforeEach(async () => {
  [team, hall] = [openYard(), openYard()];
  const key = makeKey(team.places);
  trust(publicText(key), hall.places);
  place = openFileStore({ kind: 'folder', folder: join(team.folder, 'elsewhere') });
  await team.published('shell');
  await serve('first');
});
afterEach(() => {
  team.clear();
  hall.clear();
});

/** The platform team's next release. */
async function serve(code: string): Promise<void> {
  await team.published('owner', { code });
  team.serve(compose(list(owner), team.places));
}

const push1 = (to = place): Promise<readonly string[]> => push(1, team.places, to);
const pulled = (from = place, goesBack = false): Promise<readonly string[]> => pull(from, hall.places, { goesBack });
const namesIn = async (store: FileStore, prefix: string): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of store.list(prefix)) names.push(name);
  return names;
};
const lay = (name: string, content: string): Promise<unknown> => place.write(name, Readable.from([content]));

/** Goes away at the so many-th file that is written to or read from it. */
function failing(store: FileStore, act: 'write' | 'read', after: number): FileStore {
  let calls = 0;
  const count = (name: string): void => {
    if (name.startsWith('files/')) calls += 1;
    if (calls > after) throw new StoreAway('The place is away.');
  };
  return {
    ...store,
    write: async (name, ...given) => {
      if (act === 'write') count(name);
      return store.write(name, ...given);
    },
    read: (name) => {
      if (act === 'read') count(name);
      return store.read(name);
    },
  };
}

test('a hall serves what the platform team pushed, and can compose from it', async () => {
  expect(await push1()).toEqual([
    expect.stringMatching(/^(\d+) files: \1 sent, 0 there already, all compared by their SHA-384$/),
    `release 1 lies in ${place.place} and is the one to be pulled`,
  ]);
  expect(await pulled()).toEqual([
    expect.stringMatching(/^(\d+) files: \1 fetched, 0 here already, all as they were signed$/),
    'release 1 is served',
  ]);
  expect(getPromotedNumber(hall.places)).toBe(1);
  expect(alterations(1, hall.places)).toEqual([]);
  expect(existsSync(hall.places.key)).toBe(false);
  expect(compose(list(owner), hall.places)).toBe(2);
  expect(readRelease(2, hall.places).slots[0]?.version).toBe(readRelease(1, team.places).slots[0]?.version);
});

test('the next release brings only what is new, and the newest build is the one in its slot', async () => {
  await push1();
  await pulled();
  await serve('second');
  const [sent] = await push(2, team.places, place);
  expect(sent).toMatch(/^36 files: 8 sent, 28 there already/);
  const [fetched] = await pulled();
  expect(fetched).toMatch(/^34 files: 7 fetched, 27 here already/);
  compose(list(owner), hall.places);
  const [first, second] = [1, 2].map((number) => readRelease(number, team.places).slots[0]?.version);
  expect(readRelease(3, hall.places).slots).toMatchObject([{ version: second, before: { version: first } }]);
});

test('pulled again, nothing is fetched', async () => {
  await push1();
  await pulled();
  expect(await pulled(failing(place, 'read', 0))).toEqual(['release 1 is here already', 'release 1 is served']);
});

test('a bucket takes and gives a release like a folder, by the verbs', async () => {
  const server: BucketServer = await openBucketServer('releases/');
  const { endpoint = '', access_key, secret_key, region } = server.settings;
  const environment = {
    STORAGE_ENDPOINT: endpoint,
    STORAGE_REGION: region,
    STORAGE_ACCESS_KEY: access_key,
    STORAGE_SECRET_KEY: secret_key,
  };
  const address = `s3://${server.settings.bucket}/releases`;
  const at = (yard: Yard) => ({ root: yard.folder, places: yard.places, environment });
  await VERBS['push']?.([address], at(team));
  expect(await VERBS['pull']?.([address], at(hall))).toContain('release 1 is served');
  server.set('breaks');
  const cut = async (): Promise<unknown> => VERBS['pull']?.([address], at(hall));
  await expect(cut()).rejects.toThrow(/^The bucket does not serve: .*\n.*Start it again: it goes on from there\.$/);
  await server.stop();
  expect(() => VERBS['push']?.([], at(team))).toThrow('Say where to');
  expect(() => VERBS['pull']?.([address, '--old'], at(team))).toThrow('pull --back');
});

test('a push that was cut moves no pointer, and goes on', async () => {
  await expect(push1(failing(place, 'write', 9))).rejects.toThrow('The place is away.');
  expect(await namesIn(place, POINTER)).toEqual([]);
  await expect(pulled()).rejects.toThrow(/points at no release: push one there first/);
  const there = (await namesIn(place, 'files/')).length;
  expect((await push1())[0]).toContain(`${there} there already`);
});

test('a pull that was cut serves nothing new, and goes on', async () => {
  await push1();
  await expect(pulled(failing(place, 'read', 9))).rejects.toThrow('The place is away.');
  expect(getPromotedNumber(hall.places)).toBeUndefined();
  // Another release may have begun to arrive under the number, and left a file.
  writeFileSync(join(hall.places.releases, '1.arriving/stray.js'), '');
  expect((await pulled())[0]).toMatch(/fetched, [1-9]\d? here already/);
  expect(alterations(1, hall.places)).toEqual([]);
});

test('a file that was altered there is refused by name, and pushed anew', async () => {
  await push1();
  for (const name of await namesIn(place, 'files/'))
    if ((await text(place.read(name))).includes('page of owner')) await lay(name, 'evil');
  await expect(pulled()).rejects.toThrow(/assets\/page\.js is not the file that was signed\.$/);
  expect(getPromotedNumber(hall.places)).toBeUndefined();
  expect((await push1())[0]).toMatch(/: 1 sent/);
  await pulled();
  expect(getPromotedNumber(hall.places)).toBe(1);
});

test('a file that is gone there is named', async () => {
  await push1();
  for (const name of await namesIn(place, 'files/')) await place.remove(name);
  await expect(pulled()).rejects.toThrow(/release-hashes\.json is not there\. Push the release again\.$/);
});

test('a place that gives back another file than it took gets no pointer', async () => {
  const read: FileStore['read'] = (name) => (name.startsWith('files/') ? Readable.from(['other']) : place.read(name));
  await expect(push1({ ...place, read })).rejects.toThrow(/gives files\/.* back as another file\.$/);
  expect(await namesIn(place, POINTER)).toEqual([]);
});

test('a release of a stranger is refused before anything is fetched', async () => {
  await push1();
  rmSync(hall.places.trusted);
  await expect(pulled(failing(place, 'read', 0))).rejects.toThrow(/signed with a key that is not trusted here/);
});

test.each<[string, (said: string) => string, RegExp]>([
  ['altered', (said) => said.replace('/owner', '/other'), /release\.json is not what was signed/],
  ['unsigned', (said) => said.replace('"signature"', '"nothing"'), /Release 1 is not signed/],
  ['of another number', (said) => said.replace('"number": 1', '"number": 7'), /releases\/1\.json is not release 1/],
  ['nonsense', () => '<html>', /releases\/1\.json is not release 1/],
  ['never ending', () => ' '.repeat(4_000_001), /releases\/1\.json is too long/],
])('a release that is %s is refused', async (_, change, reason) => {
  await push1();
  await lay(nameOfRelease(1), change(await text(place.read(nameOfRelease(1)))));
  await expect(pulled()).rejects.toThrow(reason);
  expect(existsSync(join(hall.places.releases, '1'))).toBe(false);
});

test('a signed list that leads out of the folder writes nothing there', async () => {
  const release = readRelease(1, team.places);
  const out = JSON.stringify({ '../../evil.js': `sha384-${'A'.repeat(64)}` });
  const digest = createHash('sha384').update(out).digest();
  const { signature: _, ...rest } = { ...release, files: `sha384-${digest.toString('base64')}` };
  const key = signingKey({}, team.places);
  if (!key) throw new Error('no key');
  const signed = { ...rest, signature: createSignature(formatSignedText(rest), key) };
  const hex = digest.toString('hex');
  await lay(`files/${hex.slice(0, 2)}/${hex}`, out);
  await lay(nameOfRelease(1), JSON.stringify(signed));
  await lay(POINTER, '{"number":1}');
  await expect(pulled()).rejects.toThrow(/leads out of its folder/);
  expect(existsSync(join(hall.folder, '.release', 'evil.js'))).toBe(false);
});

test('an earlier release is taken only by one who says so', async () => {
  await serve('second');
  await push(2, team.places, place);
  await pulled();
  await push1();
  await expect(pulled()).rejects.toThrow(/points at release 1; release 2 is served here.*pull <place> --back$/);
  expect(getPromotedNumber(hall.places)).toBe(2);
  await pulled(place, true);
  expect(getPromotedNumber(hall.places)).toBe(1);
});

test('another release of the same number is neither overwritten there nor here', async () => {
  await push1();
  makeKey(hall.places);
  await hall.published('shell');
  await hall.published('owner', { code: 'of the hall' });
  hall.serve(compose(list(owner), hall.places));
  await expect(push(1, hall.places, place)).rejects.toThrow(/has another release 1\. Compose again/);
  await expect(pulled()).rejects.toThrow(/There is another release 1 here/);
  expect(readRelease(1, hall.places).slots[0]?.version).not.toBe(readRelease(1, team.places).slots[0]?.version);
});

test('what was altered here is not pushed', async () => {
  const path = join(team.places.releases, '1/assets/page.js');
  rmSync(path);
  writeFileSync(path, 'evil');
  await expect(push1()).rejects.toThrow(/assets\/page\.js is not the file that was signed/);
  expect(await namesIn(place, '')).toEqual([]);
});

const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

test('what no kept release names goes from a place, and everything that is kept can still be pulled', async () => {
  for (const code of ['second', 'third', 'fourth']) await serve(code);
  for (const number of [1, 2, 3, 4]) await push(number, team.places, place);
  await lay('files/00/00', 'of a push that was cut');
  expect((await listUnneededRemote(place, team.places, inHours(11))).releases).toEqual([]);
  const before = await namesIn(place, 'files/');
  const found = await listUnneededRemote(place, team.places, inHours(13));
  expect(found.releases).toEqual([2, 1]);
  expect(found.files).toContain('files/00/00');
  await removeThere(found, place);
  expect(await namesIn(place, 'releases/')).toEqual(['releases/3.json', 'releases/4.json']);
  expect((await namesIn(place, 'files/')).length).toBe(before.length - found.files.length);
  expect(await listUnneededRemote(place, team.places, inHours(13))).toEqual({ releases: [], files: [], size: 0 });
  await pulled();
  expect([getPromotedNumber(hall.places), alterations(4, hall.places)]).toEqual([4, []]);
  // A rollback there, and composing from what came.
  await push(3, team.places, place);
  await pulled(place, true);
  expect([getPromotedNumber(hall.places), alterations(3, hall.places)]).toEqual([3, []]);
  expect(compose(list(owner), hall.places)).toBe(5);
});

test('nothing goes on the word of a stranger, or by a list that is not the signed one', async () => {
  await push1();
  rmSync(hall.places.trusted);
  await expect(listUnneededRemote(place, hall.places, inHours(13))).rejects.toThrow(/key that is not trusted here/);
  const hex = Buffer.from(readRelease(1, team.places).files?.slice(7) ?? '', 'base64').toString('hex');
  await lay(`files/${hex.slice(0, 2)}/${hex}`, '{}');
  await expect(listUnneededRemote(place, team.places, inHours(13))).rejects.toThrow(/is not the file that was signed/);
});

test('a push whose files are cleaned up meanwhile moves no pointer', async () => {
  const list_there: FileStore['list'] = async function* () {};
  await expect(push1({ ...place, list: list_there })).rejects.toThrow(
    /^\d+ files went from .*: push the release again\.$/,
  );
  expect(await namesIn(place, POINTER)).toEqual([]);
});

test('gc of a place says what could go, and removes it when it is told to', async () => {
  const at = { root: team.folder, places: team.places, environment: {} };
  await push1();
  expect(await VERBS['gc']?.([place.place], at)).toEqual(['everything is still needed']);
  await lay('files/00/00', 'left over');
  expect(await VERBS['gc']?.([place.place], at)).toEqual(['would remove what no kept release names: files 1, MB 0.0']);
  expect(await VERBS['gc']?.([place.place, '--remove'], at)).toEqual([
    expect.stringMatching(/^removed what no kept release names: files 1,/),
  ]);
  expect(await namesIn(place, 'files/00/')).toEqual([]);
});
