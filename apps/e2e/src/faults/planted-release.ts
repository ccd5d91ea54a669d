// Composes releases with one faulty remote, to test how the shell falls back.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import {
  compose,
  type ReleasePaths,
  getReleasePaths,
  promote,
  getPromotedNumber,
  publish,
  readRelease,
  readSlots,
  restoreRelease,
  type SlotList,
} from '@ebpls/release';
import type { Page, Route } from '@playwright/test';

import { getServedPaths, signAsServed } from '../signing.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The containers' faults instead of opening their area: each is published, hashed and signed like any other. */
const CONTAINERS = {
  'syntax error': (name: string) => `var ${name} = {`,
  'throws at import': () => `throw new Error('planted');`,
  'throws at render': (name: string) =>
    createContainer(name, createPagesModule(`() => { throw new Error('planted'); }`)),
  'another name': () => createContainer('planted_9_9_9', '{ createRoutes: () => [] }'),
  'an older contract': (name: string) => createContainer(name, '{ mount: () => undefined }'),
  'a newer contract': (name: string) => createContainer(name, '{ createRoutes: () => ({ routes: [] }) }'),
} as const;
export type PlantedFault = keyof typeof CONTAINERS;
export const PLANTED_FAULTS = Object.keys(CONTAINERS) as PlantedFault[]; // the keys of the table above

/** A remote whose visited addresses all show one component; a splat route would lose to the shell's own. */
function createPagesModule(component: string): string {
  const paths = JSON.stringify(['', 'management/companies', 'request/clearances', 'dashboard', 'users', 'welcome']);
  return `{ createRoutes: () => ${paths}.map((path) => ({ path, Component: ${component} })) }`;
}

function createFaultyContainer(fault: PlantedInput['fault'], name: string): string {
  if (fault !== 'another page') return CONTAINERS[fault](name);
  return createContainer(name, createPagesModule("() => 'The planted page'"));
}

function createContainer(name: string, module: string): string {
  return `var ${name} = { init() {}, get: () => Promise.resolve(() => (${module})) };`;
}

type TrialGroup = NonNullable<SlotList['trials']>[string]['group'];
const HOUR_MS = 3_600_000;

interface PlantedInput {
  readonly remote: string;
  readonly fault: PlantedFault | 'another page';
  readonly version: string;
  /** Whether a sound build was served before, to which the browser falls back. */
  readonly has_way_back?: boolean;
  /**
   * Where the version is listed: in its slots, which is usual, or beside them for a tester, or on trial for a group.
   */
  readonly place?: 'slots' | 'beside' | undefined;
  readonly tried_by?: TrialGroup | undefined;
}

/** A release of its own in which one remote is planted, for one page. */
export interface PlantedRelease {
  readonly places: ReleasePaths;
  /** Serves it to a page; everything else comes from the running product. */
  readonly serveTo: (page: Page) => Promise<void>;
  /** Composes and promotes the same list again, under the next number. */
  readonly deployAgain: () => void;
  /** Promotes the release before it. */
  readonly revert: () => void;
  readonly clear: () => void;
}

/**
 * Composes the workspace's release with one planted remote. Its number is never that of the release that all journeys
 * share.
 */
export async function plantRelease({
  remote,
  fault,
  version,
  place,
  tried_by,
  ...given
}: PlantedInput): Promise<PlantedRelease> {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-faults-'));
  const places = getReleasePaths(join(folder, 'release'));
  linkServedBuilds(places);
  const list = readSlots(join(ROOT, 'tools/release/slots.json'));
  const hasWayBack = given.has_way_back !== false;
  const before = hasWayBack ? serve(list, places) : 0;
  const dist = join(folder, remote);
  writeFaultyBuild(join(ROOT, 'apps', remote, 'dist'), dist, { fault, version });
  const pin = `${remote}@${(await publish(dist, places)).id}`;
  const plantedList = listWith(list, pin, { remote, place, tried_by });
  // One more of the same kind before it, where it would have the number of the shared one: its fallback stays the
  // same.
  if (before + 1 === getPromotedNumber(getServedPaths())) serve(hasWayBack ? list : plantedList, places);
  let number = serve(plantedList, places);
  return {
    places,
    serveTo: async (page) => {
      await page.route(/\/(?:release\.json|r\/.+)$/, (route) => answer(route, join(places.releases, String(number))));
    },
    deployAgain: () => {
      number = serve(plantedList, places);
    },
    revert: () => {
      number = restoreRelease(places);
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The list with one version in the slots of its remote, beside them, or on trial. */
function listWith(
  list: SlotList,
  pin: string,
  { remote, place, tried_by }: Pick<PlantedInput, 'remote' | 'place' | 'tried_by'>,
): SlotList {
  if (place === 'beside') return { ...list, beside: [pin] };
  if (tried_by) {
    const until = new Date(Date.now() + HOUR_MS).toISOString();
    return { ...list, trials: { [remote]: { pin, group: tried_by, until } } };
  }
  const slots = Object.entries(list.slots).map(([slot, usual]): [string, string] => [
    slot,
    usual.startsWith(`${remote}@`) ? pin : usual,
  ]);
  return { ...list, slots: Object.fromEntries(slots) };
}

function serve(list: SlotList, places: ReleasePaths): number {
  const number = compose(list, places);
  signAsServed(number, places);
  promote(number, places);
  return number;
}

/** Links to the builds of the served release: they were published once, and compressing them takes minutes. */
function linkServedBuilds(places: ReleasePaths): void {
  const servedPaths = getServedPaths();
  const { shell, slots } = readRelease(getPromotedNumber(servedPaths) ?? 0, servedPaths);
  const builds = new Set([`shell/${shell}`, ...slots.map(({ remote, version }) => `${remote}/${version}`)]);
  for (const build of builds) {
    mkdirSync(dirname(join(places.store, build)), { recursive: true });
    symlinkSync(join(servedPaths.store, build), join(places.store, build), 'dir');
  }
}

/** A container script of its own under some version, with a matching manifest and artifact. */
function writeFaultyBuild(
  sound: string,
  dist: string,
  { fault, version }: Pick<PlantedInput, 'fault' | 'version'>,
): void {
  mkdirSync(dist);
  const artifact = JSON.parse(readFileSync(join(sound, 'artifact.json'), 'utf8')) as {
    name: string;
    container: string;
  }; // our build's own
  const container = `${artifact.name}_${version.replaceAll('.', '_')}`;
  for (const name of ['artifact.json', 'mf-manifest.json']) {
    const text = readFileSync(join(sound, name), 'utf8').replaceAll(artifact.container, container);
    const manifest = JSON.parse(text) as object; // our build's own
    // It has no other scripts, so its manifest names none.
    writeFileSync(
      join(dist, name),
      JSON.stringify({ ...manifest, ...('exposes' in manifest ? { exposes: [] } : { version }) }),
    );
  }
  writeFileSync(join(dist, 'remoteEntry.js'), createFaultyContainer(fault, container));
}

function answer(route: Route, release: string): Promise<void> {
  const path = join(release, new URL(route.request().url()).pathname);
  return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
}

/** The content of a release, changed on its way to the browser after it was signed. */
export type ReadRelease = ReturnType<typeof readRelease>;
export async function alterRelease(page: Page, alter: (release: ReadRelease) => object): Promise<void> {
  await page.route('**/release.json', async (route) => {
    const response = await route.fetch();
    const release = (await response.json()) as ReadRelease; // the running product's own
    await route.fulfill({ response: response, json: alter(release), headers: { 'content-type': 'application/json' } });
  });
}
