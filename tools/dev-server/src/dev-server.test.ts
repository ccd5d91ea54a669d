import type { Project } from '@ebpls/build';
import { defineRemote, type Release, type ReleaseSlot } from '@ebpls/remote-kit/declare';

import { chooseApps, listMountPaths } from './choose-apps.ts';
import { createSourceRelease, mergeSourceRelease } from './release-from-sources.ts';

const project = (name: string, mounts: readonly string[] = []): Project => ({
  dir: `/town/apps/${name}`,
  root: '/town',
  name,
  version: '0.1.0',
  declaration:
    mounts.length === 0
      ? undefined
      : defineRemote({
          name,
          title: { en: name, fil: name },
          slots: Object.fromEntries(mounts.map((mount) => [mount.slice(1), { mounts: [mount], admits: 'anyone' }])),
        }),
});

const shell = project('shell');
const owner = project('owner', ['/app']);
const department = project('department', ['/fire', '/mho']);
const APPS = [shell, owner, department];

const slotNamed = (slot: string, remote: string): ReleaseSlot => ({
  slot,
  remote,
  version: '0.1.0-12345678',
  container: `${remote}_0_1_0`,
  entry: `/r/${remote}/0.1.0-12345678/mf-manifest.json`,
  integrity: 'sha384-x',
  title: { en: remote, fil: remote },
  mounts: [`/${slot}`],
  admits: 'anyone',
  menu: [],
});

const RELEASE: Release = {
  number: 7,
  composed_at: '2026-01-12T00:00:00.000Z',
  shell: 'shell@0.1.0-12345678',
  slots: [slotNamed('app', 'owner'), slotNamed('fire', 'department'), slotNamed('mho', 'department')],
};

test('without a name every app is served from source', () => {
  expect(chooseApps(APPS, undefined)).toEqual(APPS);
});

test('with a name the shell and that remote are served from source', () => {
  expect(chooseApps(APPS, 'department')).toEqual([shell, department]);
  expect(listMountPaths(department)).toEqual(['/fire', '/mho']);
});

test.each(['ownr', 'shell', ''])('the name %j is refused with the names that there are', (name) => {
  expect(() => chooseApps(APPS, name)).toThrow(`There is no remote "${name}"; there are department, owner.`);
});

test('the other remotes stay as they were released', () => {
  const { number, slots } = mergeSourceRelease(RELEASE, [shell, department]);
  expect(number).toBe(7);
  expect(slots.map(({ slot, entry }) => [slot, entry])).toEqual([
    ['app', '/r/owner/0.1.0-12345678/mf-manifest.json'],
    ['fire', '/_mf/department/mf-manifest.json'],
    ['mho', '/_mf/department/mf-manifest.json'],
  ]);
});

test('a slot that another remote fills in the release is filled from source', () => {
  const movedRelease = { ...RELEASE, slots: [slotNamed('app', 'demos')] };
  expect(mergeSourceRelease(movedRelease, [owner]).slots.map(({ remote }) => remote)).toEqual(['owner']);
});

test('without a release the remotes come from their sources alone', () => {
  expect(mergeSourceRelease(undefined, [shell, owner])).toEqual(createSourceRelease([owner]));
});
