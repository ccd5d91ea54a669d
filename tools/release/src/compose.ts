import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Release, ReleaseSlot, ReleaseVersion, ReleaseTrial } from '@ebpls/remote-kit/declare';

import { listPrefetches } from './first-view/ahead.ts';
import { listPageRequests, layDocument } from './first-view/document.ts';
import { type Artifact, readArtifact } from './store/artifact.ts';
import { fits, refusals } from './checks.ts';
import { HASHES, linkFiles, listFiles, sha384 } from './store/files.ts';
import { readRelease, releaseNumbers } from './numbers.ts';
import type { ReleasePaths } from './release-paths.ts';
import { findDeclaredSlot, type Filling } from './proposal.ts';
import { getPromotedNumber } from './promote.ts';
import type { Published } from './store/publish.ts';
import { loadTrustedKeys } from './signing/keys.ts';
import { writeRelease } from './signing/sign.ts';
import { RELEASE_HASHES } from './signing/verify.ts';
import { findPublished, type SlotList } from './slots.ts';

/** The release cannot be. Each line says why. */
export class NotComposed extends Error {}

/** Files of this many earlier releases stay reachable, for pages that were open while the pointer moved. */
const STILL_SERVED = 3;

/**
 * Writes the next numbered release from published artifacts. Nothing is built. Throws `NotComposed` with every reason
 * at once.
 */
export function compose(list: SlotList, places: ReleasePaths): number {
  const shell = findPublished(list.shell, places);
  const shells = readArtifact(shell.folder);
  const fillings = fillingsOf(list, places);
  const trials = trialsOf(list, places);
  const reasons = reasonsAgainst(list, places);
  if (reasons.length > 0) throw new NotComposed(reasons.join('\n'));

  const numbers = releaseNumbers(places);
  const served = getPromotedNumber(places) ?? numbers[0];
  const before = served === undefined ? undefined : readRelease(served, places);
  const release: Release = {
    number: (numbers[0] ?? 0) + 1,
    composed_at: new Date().toISOString(),
    shell: shell.id,
    slots: fillings.map((filling) => ({
      ...slotOf(filling),
      ...formerly(filling, { before, shell: shells, places }),
      ...trialOf(trials.get(filling.slot), list),
    })),
  };
  const beside = (list.beside ?? []).map((pin) => findPublished(pin, places));
  const extra = [...[...trials.values()].map(({ published }) => published), ...beside];
  write(release, { places, shell: shell.folder, fillings, extra, former: numbers.slice(0, STILL_SERVED) });
  return release.number;
}

/** Everything that forbids a release of this list, as sentences. Throws when something was not published. */
export function reasonsAgainst(list: SlotList, places: ReleasePaths): string[] {
  const { folder } = findPublished(list.shell, places);
  const [fillings, trials] = [fillingsOf(list, places), trialsOf(list, places)];
  return refusals({ shell: readArtifact(folder), shell_folder: folder, list, fillings, trials });
}

/** What the list puts into each slot. Throws when something was not published. */
function fillingsOf(list: SlotList, places: ReleasePaths): Filling[] {
  return Object.entries(list.slots).map(([slot, pin]) => filling(slot, pin, places));
}

/** What the list tries in some slots, by slot. */
function trialsOf({ trials = {} }: SlotList, places: ReleasePaths): Map<string, Filling> {
  return new Map(Object.entries(trials).map(([slot, { pin }]) => [slot, filling(slot, pin, places)]));
}

function filling(slot: string, pin: string, places: ReleasePaths): Filling {
  const published = findPublished(pin, places);
  return { slot, published, artifact: readArtifact(published.folder) };
}

function slotOf(given: Filling): ReleaseSlot {
  const { slot, artifact, published } = given;
  const declaration = findDeclaredSlot(given);
  if (!declaration || !artifact.declaration) throw new NotComposed(`"${slot}" is not declared.`);
  return {
    slot,
    remote: published.name,
    ...toReleaseVersion(given),
    title: artifact.declaration.title,
    mounts: declaration.mounts,
    admits: declaration.admits,
    menu: declaration.menu ?? [],
    ...(declaration.commands && { commands: declaration.commands }),
  };
}

/** Where a published build lies, and the hashes by which browsers know it. */
export function toReleaseVersion({ artifact, published }: Pick<Filling, 'artifact' | 'published'>): ReleaseVersion {
  if (artifact.container === null) throw new NotComposed(`${published.name} is no remote.`);
  return {
    version: published.id,
    container: artifact.container,
    entry: `/r/${published.name}/${published.id}/mf-manifest.json`,
    integrity: sha384(join(published.folder, 'remoteEntry.js')),
    files: sha384(join(published.folder, HASHES)),
  };
}

function trialOf(tried: Filling | undefined, { trials = {} }: SlotList): { readonly trial?: ReleaseTrial } {
  const asked = tried && trials[tried.slot];
  return asked ? { trial: { ...toReleaseVersion(tried), group: asked.group, until: asked.until } } : {};
}

/** What the served release has in this slot, when it is another build that this shell could run. */
function formerly(
  { slot, published }: Filling,
  { before, shell, places }: { before: Release | undefined; shell: Artifact; places: ReleasePaths },
): { readonly before?: ReleaseVersion } {
  const was = before?.slots.find((other) => other.slot === slot && other.remote === published.name);
  const candidates = was?.version === published.id ? [was.before] : [was];
  const [id] = candidates.flatMap((candidate) => candidate?.version ?? []);
  const folder = join(places.store, published.name, id ?? '');
  if (id === undefined || !existsSync(join(folder, HASHES))) return {};
  const old: Filling = { slot, published: { name: published.name, id, folder }, artifact: readArtifact(folder) };
  return fits(old, shell) ? { before: toReleaseVersion(old) } : {};
}

interface Parts {
  readonly places: ReleasePaths;
  readonly shell: string;
  readonly fillings: readonly Filling[];
  /** In no slot for everybody: what is tried, and what a tester may open. */
  readonly extra: readonly Published[];
  readonly former: readonly number[];
}

function write(composed: Release, { places, shell, fillings, extra, former }: Parts): void {
  const folder = join(places.releases, String(composed.number));
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const asks = listPageRequests(fillings.flatMap((filling) => findDeclaredSlot(filling) ?? []));
  layDocument(shell, unfinished, { keys: loadTrustedKeys(places), asks });
  linkFiles(shell, unfinished);
  const published = [...fillings.map((filling) => filling.published), ...extra];
  for (const { name, id, folder: from } of published) linkFiles(from, join(unfinished, 'r', name, id));
  for (const slot of composed.slots)
    if (slot.before) keepVersion(join(slot.remote, slot.before.version), places, unfinished);
  for (const number of former) keepReachable(number, places, unfinished);
  const folders = new Map(fillings.map(({ slot, published }) => [slot, published.folder]));
  const opened = composed.slots.map((slot) => ({ slot, folder: folders.get(slot.slot) ?? '' }));
  const ahead = listPrefetches(shell, opened);
  writeFileSync(join(unfinished, 'ahead.json'), `${JSON.stringify(ahead, undefined, 1)}\n`);
  const hashes = listFiles(unfinished).map((path) => [path, sha384(join(unfinished, path))]);
  writeFileSync(join(unfinished, RELEASE_HASHES), `${JSON.stringify(Object.fromEntries(hashes), undefined, 1)}\n`);
  writeRelease({ ...composed, files: sha384(join(unfinished, RELEASE_HASHES)) }, unfinished);
  renameSync(unfinished, folder);
}

function keepVersion(build: string, { store }: ReleasePaths, folder: string): void {
  const from = join(store, build);
  if (existsSync(from)) linkFiles(from, join(folder, 'r', build));
}

function keepReachable(number: number, places: ReleasePaths, folder: string): void {
  const { shell, slots } = readRelease(number, places);
  for (const { remote, version, trial } of slots)
    for (const id of [version, ...(trial ? [trial.version] : [])]) keepVersion(join(remote, id), places, folder);
  const assets = join(places.store, 'shell', shell, 'assets');
  if (existsSync(assets)) linkFiles(assets, join(folder, 'assets'));
}
