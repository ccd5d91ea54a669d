import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compose } from '../compose.ts';
import { HASHES } from '../store/files.ts';
import { readRelease, listReleaseNumbers } from '../release-paths.ts';
import { createList, openTempRelease, type TempRelease } from '../testing/release-fixture.ts';
import { VERBS } from '../verbs.ts';
import { compareReleases } from './diff.ts';
import { removeUnneeded, listUnneeded } from './gc.ts';

let temp: TempRelease;
beforeEach(async () => {
  temp = openTempRelease();
  await temp.published('shell');
});
afterEach(() => temp.clear());

/** Publishes and serves the owner's area at some version, long ago. */
async function serveVersion(version: string): Promise<string> {
  const { id, folder } = await temp.published('owner', { version });
  utimesSync(join(folder, HASHES), 0, 0);
  temp.serve(compose(createList({ owner: `owner@${version}` }), temp.places));
  return id;
}

const HOUR = 3_600_000;
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR);

test('builds that an open session may still use are kept, and unneeded ones can be removed', async () => {
  const ids = [];
  for (const version of ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0']) ids.push(await serveVersion(version));
  expect(listUnneeded(temp.places, inHours(11))).toEqual({ releases: [], builds: [] });
  const unneededBuilds = listUnneeded(temp.places, inHours(13));
  // The served one and the one before it hold links to the three before each of them.
  expect(unneededBuilds).toEqual({ releases: [4, 3, 2, 1], builds: [`owner/${ids[0]}`] });
  expect(listReleaseNumbers(temp.places)).toHaveLength(6);
  removeUnneeded(unneededBuilds, temp.places);
  expect(listReleaseNumbers(temp.places)).toEqual([6, 5]);
  expect(existsSync(join(temp.places.store, 'owner', ids[0] ?? ''))).toBe(false);
  expect(listUnneeded(temp.places, inHours(13))).toEqual({ releases: [], builds: [] });
});

test('gc removes nothing without --remove', async () => {
  await serveVersion('0.1.0');
  const at = { root: temp.folder, places: temp.places, environment: {} };
  expect(await VERBS['gc']?.([], at)).toEqual(['everything is still needed']);
  await expect(VERBS['gc']?.(['--all'], at)).rejects.toThrow('--remove removes it');
});

test('the difference of two releases is listed slot by slot', async () => {
  const first = await serveVersion('0.1.0');
  const second = await serveVersion('0.2.0');
  const lines = compareReleases(1, 2, temp.places);
  expect(lines).toContain(`owner: owner@${first} at /owner → owner@${second} at /owner`);
  expect(lines.find((line) => line.startsWith('files:'))).toMatch(/^files: \d+ added, \d+ changed, 0 gone$/);
  expect(() => compareReleases(1, 9, temp.places)).toThrow('There is no release 9.');
});

test('a slot knows what it had before, so that a browser can go back to it', async () => {
  const first = await serveVersion('0.1.0');
  await serveVersion('0.2.0');
  expect(readRelease(2, temp.places).slots[0]?.before).toMatchObject({ version: first, container: 'owner_0_1_0' });
  // The same release again: the one before stays the target of a rollback.
  temp.serve(compose(createList({ owner: 'owner@0.2.0' }), temp.places));
  expect(readRelease(3, temp.places).slots[0]?.before?.version).toBe(first);
});

test('another build of the same version has a way back too', async () => {
  const first = await serveVersion('0.1.0');
  await temp.published('owner', { code: 'second' });
  temp.serve(compose(createList({ owner: 'owner@0.1.0' }), temp.places));
  expect(readRelease(2, temp.places).slots[0]?.before).toMatchObject({ version: first, container: 'owner_0_1_0' });
});

test('check lists the refusals of compose, and writes nothing', async () => {
  await temp.published('owner', { mounts: ['/login'] });
  const file = join(temp.folder, 'slots.json');
  writeFileSync(file, JSON.stringify(createList({ owner: 'owner@0.1.0' })));
  const at = { root: temp.folder, places: temp.places, environment: {} };
  expect(() => VERBS['check']?.([file], at)).toThrow(/wants \/login, which belongs to the shell/);
  await temp.published('owner', { version: '0.2.0' });
  writeFileSync(file, JSON.stringify(createList({ owner: 'owner@0.2.0' })));
  expect(await VERBS['check']?.([file], at)).toEqual(['1 slots fit the shell; compose would take them']);
  expect(listReleaseNumbers(temp.places)).toEqual([]);
});
