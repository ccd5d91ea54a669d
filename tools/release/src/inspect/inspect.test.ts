import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compose } from '../compose.ts';
import { HASHES } from '../store/files.ts';
import { readRelease, releaseNumbers } from '../numbers.ts';
import { list, openYard, type Yard } from '../testing/release-fixture.ts';
import { VERBS } from '../verbs.ts';
import { diff } from './diff.ts';
import { remove, listUnneeded } from './gc.ts';

let yard: Yard;
beforeEach(async () => {
  yard = openYard();
  await yard.published('shell');
});
afterEach(() => yard.clear());

/** Publishes and serves the owner's area at some version, long ago. */
async function served(version: string): Promise<string> {
  const { id, folder } = await yard.published('owner', { version });
  utimesSync(join(folder, HASHES), 0, 0);
  yard.serve(compose(list({ owner: `owner@${version}` }), yard.places));
  return id;
}

const HOUR = 3_600_000;
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR);

test('what a session may still live in is kept, and what nobody needs can go', async () => {
  const ids = [];
  for (const version of ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0']) ids.push(await served(version));
  expect(listUnneeded(yard.places, inHours(11))).toEqual({ releases: [], builds: [] });
  const found = listUnneeded(yard.places, inHours(13));
  // The served one and the one before it hold links to the three before each of them.
  expect(found).toEqual({ releases: [4, 3, 2, 1], builds: [`owner/${ids[0]}`] });
  expect(releaseNumbers(yard.places)).toHaveLength(6);
  remove(found, yard.places);
  expect(releaseNumbers(yard.places)).toEqual([6, 5]);
  expect(existsSync(join(yard.places.store, 'owner', ids[0] ?? ''))).toBe(false);
  expect(listUnneeded(yard.places, inHours(13))).toEqual({ releases: [], builds: [] });
});

test('gc removes nothing unless it is told to', async () => {
  await served('0.1.0');
  const at = { root: yard.folder, places: yard.places, environment: {} };
  expect(await VERBS['gc']?.([], at)).toEqual(['everything is still needed']);
  await expect(VERBS['gc']?.(['--all'], at)).rejects.toThrow('--remove removes it');
});

test('the difference of two releases is told slot by slot', async () => {
  const first = await served('0.1.0');
  const second = await served('0.2.0');
  const lines = diff(1, 2, yard.places);
  expect(lines).toContain(`owner: owner@${first} at /owner → owner@${second} at /owner`);
  expect(lines.find((line) => line.startsWith('files:'))).toMatch(/^files: \d+ added, \d+ changed, 0 gone$/);
  expect(() => diff(1, 9, yard.places)).toThrow('There is no release 9.');
});

test('a slot knows what it had before, so that a browser can go back to it', async () => {
  const first = await served('0.1.0');
  await served('0.2.0');
  expect(readRelease(2, yard.places).slots[0]?.before).toMatchObject({ version: first, container: 'owner_0_1_0' });
  // The same again: what stood there before stays the way back.
  yard.serve(compose(list({ owner: 'owner@0.2.0' }), yard.places));
  expect(readRelease(3, yard.places).slots[0]?.before?.version).toBe(first);
});

test('another build of the same version has a way back too', async () => {
  const first = await served('0.1.0');
  await yard.published('owner', { code: 'second' });
  yard.serve(compose(list({ owner: 'owner@0.1.0' }), yard.places));
  expect(readRelease(2, yard.places).slots[0]?.before).toMatchObject({ version: first, container: 'owner_0_1_0' });
});

test('check says what compose would refuse, and writes nothing', async () => {
  await yard.published('owner', { mounts: ['/login'] });
  const file = join(yard.folder, 'slots.json');
  writeFileSync(file, JSON.stringify(list({ owner: 'owner@0.1.0' })));
  const at = { root: yard.folder, places: yard.places, environment: {} };
  expect(() => VERBS['check']?.([file], at)).toThrow(/wants \/login, which belongs to the shell/);
  await yard.published('owner', { version: '0.2.0' });
  writeFileSync(file, JSON.stringify(list({ owner: 'owner@0.2.0' })));
  expect(await VERBS['check']?.([file], at)).toEqual(['1 slots fit the shell; compose would take them']);
  expect(releaseNumbers(yard.places)).toEqual([]);
});
