import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { formatSignedText } from '@ebpls/remote-kit/declare';
import { type FileStore, openFileStore, StoreAway } from '@ebpls/storage';
import { type BucketServer, openBucketServer } from '@ebpls/storage/test';

import { compose } from '../compose.ts';
import { readRelease } from '../release-paths.ts';
import { getPromotedNumber } from '../promote.ts';
import { makeKey, formatPublicKey, loadReleaseSigningKey, trustKey } from '../signing/keys.ts';
import { createSignature } from '../signing/sign.ts';
import { listAlterations } from '../signing/verify.ts';
import { createList, openTempRelease, type TempRelease } from '../testing/release-fixture.ts';
import { VERBS } from '../verbs.ts';
import { removeUnneededRemote, listUnneededRemote } from './gc-remote.ts';
import { getReleaseName, POINTER } from './remote-place.ts';
import { pullSigned } from './pull.ts';
import { pushSigned } from './push.ts';

const owner = { owner: 'owner@0.1.0' };
let team: TempRelease;
let municipality: TempRelease;
let place: FileStore;

beforeEach(async () => {
  [team, municipality] = [openTempRelease(), openTempRelease()];
  const key = makeKey(team.places);
  trustKey(formatPublicKey(key), municipality.places);
  place = openFileStore({ kind: 'folder', folder: join(team.folder, 'elsewhere') });
  await team.published('shell');
  await serve('first');
});
afterEach(() => {
  team.clear();
  municipality.clear();
});

/** The platform team's next release. */
async function serve(code: string): Promise<void> {
  await team.published('owner', { code });
  team.serve(compose(createList(owner), team.places));
}

const push1 = (to = place): Promise<readonly string[]> => pushSigned(1, team.places, to);
const pullRelease = (from = place, goesBack = false): Promise<readonly string[]> =>
  pullSigned(from, municipality.places, { allowsDowngrade: goesBack });
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
    write: async (name, ...args) => {
      if (act === 'write') count(name);
      return store.write(name, ...args);
    },
    read: (name) => {
      if (act === 'read') count(name);
      return store.read(name);
    },
  };
}

test('a municipality serves the release that the platform team pushed, and can compose from it', async () => {
  expect(await push1()).toEqual([
    expect.stringMatching(/^(\d+) files: \1 sent, 0 there already, all compared by their SHA-384$/),
    `release 1 is in ${place.place} and is the one to be pulled`,
  ]);
  expect(await pullRelease()).toEqual([
    expect.stringMatching(/^(\d+) files: \1 fetched, 0 here already, all as they were signed$/),
    'release 1 is served',
  ]);
  expect(getPromotedNumber(municipality.places)).toBe(1);
  expect(listAlterations(1, municipality.places)).toEqual([]);
  expect(existsSync(municipality.places.key)).toBe(false);
  expect(compose(createList(owner), municipality.places)).toBe(2);
  expect(readRelease(2, municipality.places).slots[0]?.version).toBe(readRelease(1, team.places).slots[0]?.version);
});

test('the next release brings only what is new, and the newest build is the one in its slot', async () => {
  await push1();
  await pullRelease();
  await serve('second');
  const [pushLine] = await pushSigned(2, team.places, place);
  expect(pushLine).toMatch(/^36 files: 8 sent, 28 there already/);
  const [pullLine] = await pullRelease();
  expect(pullLine).toMatch(/^34 files: 7 fetched, 27 here already/);
  compose(createList(owner), municipality.places);
  const [first, second] = [1, 2].map((number) => readRelease(number, team.places).slots[0]?.version);
  expect(readRelease(3, municipality.places).slots).toMatchObject([{ version: second, before: { version: first } }]);
});

test('pulled again, nothing is fetched', async () => {
  await push1();
  await pullRelease();
  expect(await pullRelease(failing(place, 'read', 0))).toEqual(['release 1 is here already', 'release 1 is served']);
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
  const at = (temp: TempRelease) => ({ root: temp.folder, places: temp.places, environment });
  await VERBS['push']?.([address], at(team));
  expect(await VERBS['pull']?.([address], at(municipality))).toContain('release 1 is served');
  server.set('breaks');
  const cut = async (): Promise<unknown> => VERBS['pull']?.([address], at(municipality));
  await expect(cut()).rejects.toThrow(/^The bucket does not serve: .*\n.*Run the command again to continue\.$/);
  await server.stop();
  expect(() => VERBS['push']?.([], at(team))).toThrow('Enter the target');
  expect(() => VERBS['pull']?.([address, '--old'], at(team))).toThrow('pull --back');
});

test('a push that was cut moves no pointer, and continues', async () => {
  await expect(push1(failing(place, 'write', 9))).rejects.toThrow('The place is away.');
  expect(await namesIn(place, POINTER)).toEqual([]);
  await expect(pullRelease()).rejects.toThrow(/has no release\. Push one there first/);
  const fileCount = (await namesIn(place, 'files/')).length;
  expect((await push1())[0]).toContain(`${fileCount} there already`);
});

test('a pull that was cut serves nothing new, and continues', async () => {
  await push1();
  await expect(pullRelease(failing(place, 'read', 9))).rejects.toThrow('The place is away.');
  expect(getPromotedNumber(municipality.places)).toBeUndefined();
  // Another release may have begun to arrive under the number, and left a file.
  writeFileSync(join(municipality.places.releases, '1.arriving/stray.js'), '');
  expect((await pullRelease())[0]).toMatch(/fetched, [1-9]\d? here already/);
  expect(listAlterations(1, municipality.places)).toEqual([]);
});

test('a file that was altered there is refused by name, and pushed again', async () => {
  await push1();
  for (const name of await namesIn(place, 'files/'))
    if ((await text(place.read(name))).includes('page of owner')) await lay(name, 'evil');
  await expect(pullRelease()).rejects.toThrow(/assets\/page\.js differs from the signed file\.$/);
  expect(getPromotedNumber(municipality.places)).toBeUndefined();
  expect((await push1())[0]).toMatch(/: 1 sent/);
  await pullRelease();
  expect(getPromotedNumber(municipality.places)).toBe(1);
});

test('a file that is gone there is named', async () => {
  await push1();
  for (const name of await namesIn(place, 'files/')) await place.remove(name);
  await expect(pullRelease()).rejects.toThrow(/release-hashes\.json is missing\. Push the release again\.$/);
});

test('a place that returns another file than it stored gets no pointer', async () => {
  const read: FileStore['read'] = (name) => (name.startsWith('files/') ? Readable.from(['other']) : place.read(name));
  await expect(push1({ ...place, read })).rejects.toThrow(/returns a different file for files\//);
  expect(await namesIn(place, POINTER)).toEqual([]);
});

test('a release signed by an untrusted key is refused before anything is fetched', async () => {
  await push1();
  rmSync(municipality.places.trusted);
  await expect(pullRelease(failing(place, 'read', 0))).rejects.toThrow(/signed with a key that is not trusted here/);
});

test.each<[string, (said: string) => string, RegExp]>([
  ['altered', (json) => json.replace('/owner', '/other'), /release\.json is not what was signed/],
  ['unsigned', (json) => json.replace('"signature"', '"nothing"'), /Release 1 is not signed/],
  ['of another number', (json) => json.replace('"number": 1', '"number": 7'), /releases\/1\.json is not release 1/],
  ['nonsense', () => '<html>', /releases\/1\.json is not release 1/],
  ['never ending', () => ' '.repeat(4_000_001), /releases\/1\.json is too large/],
])('a release that is %s is refused', async (_, change, reason) => {
  await push1();
  await lay(getReleaseName(1), change(await text(place.read(getReleaseName(1)))));
  await expect(pullRelease()).rejects.toThrow(reason);
  expect(existsSync(join(municipality.places.releases, '1'))).toBe(false);
});

test('a signed list that leads out of the folder writes nothing there', async () => {
  const release = readRelease(1, team.places);
  const out = JSON.stringify({ '../../evil.js': `sha384-${'A'.repeat(64)}` });
  const digest = createHash('sha384').update(out).digest();
  const { signature: _, ...rest } = { ...release, files: `sha384-${digest.toString('base64')}` };
  const key = loadReleaseSigningKey({}, team.places);
  if (!key) throw new Error('no key');
  const signedRelease = { ...rest, signature: createSignature(formatSignedText(rest), key) };
  const hex = digest.toString('hex');
  await lay(`files/${hex.slice(0, 2)}/${hex}`, out);
  await lay(getReleaseName(1), JSON.stringify(signedRelease));
  await lay(POINTER, '{"number":1}');
  await expect(pullRelease()).rejects.toThrow(/leads out of its folder/);
  expect(existsSync(join(municipality.folder, '.release', 'evil.js'))).toBe(false);
});

test('an earlier release is taken only with --back', async () => {
  await serve('second');
  await pushSigned(2, team.places, place);
  await pullRelease();
  await push1();
  await expect(pullRelease()).rejects.toThrow(/points at release 1; release 2 is served here.*pull <place> --back$/);
  expect(getPromotedNumber(municipality.places)).toBe(2);
  await pullRelease(place, true);
  expect(getPromotedNumber(municipality.places)).toBe(1);
});

test('another release of the same number is neither overwritten there nor here', async () => {
  await push1();
  makeKey(municipality.places);
  await municipality.published('shell');
  await municipality.published('owner', { code: 'of the hall' });
  municipality.serve(compose(createList(owner), municipality.places));
  await expect(pushSigned(1, municipality.places, place)).rejects.toThrow(
    /already has a different release 1\. Compose again/,
  );
  await expect(pullRelease()).rejects.toThrow(/A different release 1 exists here/);
  expect(readRelease(1, municipality.places).slots[0]?.version).not.toBe(readRelease(1, team.places).slots[0]?.version);
});

test('what was altered here is not pushed', async () => {
  const path = join(team.places.releases, '1/assets/page.js');
  rmSync(path);
  writeFileSync(path, 'evil');
  await expect(push1()).rejects.toThrow(/assets\/page\.js differs from the signed file/);
  expect(await namesIn(place, '')).toEqual([]);
});

const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

test('files that no kept release names are removed from a place, and every kept release can still be pulled', async () => {
  for (const code of ['second', 'third', 'fourth']) await serve(code);
  for (const number of [1, 2, 3, 4]) await pushSigned(number, team.places, place);
  await lay('files/00/00', 'of a push that was cut');
  expect((await listUnneededRemote(place, team.places, inHours(11))).releases).toEqual([]);
  const before = await namesIn(place, 'files/');
  const unneededFiles = await listUnneededRemote(place, team.places, inHours(13));
  expect(unneededFiles.releases).toEqual([2, 1]);
  expect(unneededFiles.files).toContain('files/00/00');
  await removeUnneededRemote(unneededFiles, place);
  expect(await namesIn(place, 'releases/')).toEqual(['releases/3.json', 'releases/4.json']);
  expect((await namesIn(place, 'files/')).length).toBe(before.length - unneededFiles.files.length);
  expect(await listUnneededRemote(place, team.places, inHours(13))).toEqual({ releases: [], files: [], size: 0 });
  await pullRelease();
  expect([getPromotedNumber(municipality.places), listAlterations(4, municipality.places)]).toEqual([4, []]);
  // A rollback there, and composing from what came.
  await pushSigned(3, team.places, place);
  await pullRelease(place, true);
  expect([getPromotedNumber(municipality.places), listAlterations(3, municipality.places)]).toEqual([3, []]);
  expect(compose(createList(owner), municipality.places)).toBe(5);
});

test('nothing is removed by an untrusted signature, or by a list that is not the signed one', async () => {
  await push1();
  rmSync(municipality.places.trusted);
  await expect(listUnneededRemote(place, municipality.places, inHours(13))).rejects.toThrow(
    /key that is not trusted here/,
  );
  const hex = Buffer.from(readRelease(1, team.places).files?.slice(7) ?? '', 'base64').toString('hex');
  await lay(`files/${hex.slice(0, 2)}/${hex}`, '{}');
  await expect(listUnneededRemote(place, team.places, inHours(13))).rejects.toThrow(/differs from the signed file/);
});

test('a push whose files are cleaned up meanwhile moves no pointer', async () => {
  const list_there: FileStore['list'] = async function* () {};
  await expect(push1({ ...place, list: list_there })).rejects.toThrow(
    /^\d+ files went from .*: push the release again\.$/,
  );
  expect(await namesIn(place, POINTER)).toEqual([]);
});

test('gc of a place lists what could go, and removes it with --remove', async () => {
  const at = { root: team.folder, places: team.places, environment: {} };
  await push1();
  expect(await VERBS['gc']?.([place.place], at)).toEqual(['everything is still needed']);
  await lay('files/00/00', 'left over');
  expect(await VERBS['gc']?.([place.place], at)).toEqual([
    'would remove files that no kept release names: files 1, MB 0.0',
  ]);
  expect(await VERBS['gc']?.([place.place, '--remove'], at)).toEqual([
    expect.stringMatching(/^removed files that no kept release names: files 1,/),
  ]);
  expect(await namesIn(place, 'files/00/')).toEqual([]);
});
