import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Release, ReleaseSlot, ReleaseVersion, ReleaseTrial } from '@ebpls/remote-kit/declare';

import { listPrefetches } from './first-view/prefetches.ts';
import { listPageRequests, writeReleaseDocuments } from './first-view/document.ts';
import { type Artifact, readArtifact } from './store/artifact.ts';
import { isCompatible, listCompositionRefusals } from './checks.ts';
import { HASHES, linkFiles, listFiles, computeSha384 } from './store/files.ts';
import { type ReleasePaths, readRelease, listReleaseNumbers } from './release-paths.ts';
import { findDeclaredSlot, type Filling } from './proposal.ts';
import { getPromotedNumber } from './promote.ts';
import type { PublishedBuild } from './store/publish.ts';
import { loadTrustedKeys } from './signing/keys.ts';
import { writeRelease } from './signing/sign.ts';
import { RELEASE_HASHES } from './signing/verify.ts';
import { findPublished, type SlotList } from './slots.ts';

/** Error when a release cannot be composed of its remotes. Each line is a reason. */
export class CompositionRefused extends Error {}

/** Files of this many earlier releases stay reachable, for pages that were open while the pointer moved. */
const SERVED_RELEASES = 3;

/**
 * Writes the next numbered release from published artifacts. Nothing is built. Throws `NotComposed` with every reason
 * at once.
 */
export function compose(list: SlotList, places: ReleasePaths): number {
  const shell = findPublished(list.shell, places);
  const shells = readArtifact(shell.folder);
  const fillings = listFillings(list, places);
  const trials = listTrials(list, places);
  const reasons = listReasonsAgainst(list, places);
  if (reasons.length > 0) throw new CompositionRefused(reasons.join('\n'));

  const numbers = listReleaseNumbers(places);
  const servedNumber = getPromotedNumber(places) ?? numbers[0];
  const before = servedNumber === undefined ? undefined : readRelease(servedNumber, places);
  const release: Release = {
    number: (numbers[0] ?? 0) + 1,
    composed_at: new Date().toISOString(),
    shell: shell.id,
    slots: fillings.map((filling) => ({
      ...toSlot(filling),
      ...formerly(filling, { before, shell: shells, places }),
      ...toTrial(trials.get(filling.slot), list),
    })),
  };
  const beside = (list.beside ?? []).map((pin) => findPublished(pin, places));
  const extra = [...[...trials.values()].map(({ published }) => published), ...beside];
  writeReleaseFile(release, {
    places,
    shell: shell.folder,
    fillings,
    extra,
    former: numbers.slice(0, SERVED_RELEASES),
  });
  return release.number;
}

/** Everything that forbids a release of this list, as sentences. Throws when something was not published. */
export function listReasonsAgainst(list: SlotList, places: ReleasePaths): string[] {
  const { folder } = findPublished(list.shell, places);
  const [fillings, trials] = [listFillings(list, places), listTrials(list, places)];
  return listCompositionRefusals({ shell: readArtifact(folder), shell_folder: folder, list, fillings, trials });
}

/** Builds that the list puts into each slot. Throws when one was not published. */
function listFillings(list: SlotList, places: ReleasePaths): Filling[] {
  return Object.entries(list.slots).map(([slot, pin]) => filling(slot, pin, places));
}

/** Builds that the list tries in some slots, by slot. */
function listTrials({ trials = {} }: SlotList, places: ReleasePaths): Map<string, Filling> {
  return new Map(Object.entries(trials).map(([slot, { pin }]) => [slot, filling(slot, pin, places)]));
}

function filling(slot: string, pin: string, places: ReleasePaths): Filling {
  const build = findPublished(pin, places);
  return { slot, published: build, artifact: readArtifact(build.folder) };
}

function toSlot(slotFilling: Filling): ReleaseSlot {
  const { slot, artifact, published } = slotFilling;
  const declaration = findDeclaredSlot(slotFilling);
  if (!declaration || !artifact.declaration) throw new CompositionRefused(`"${slot}" is not declared.`);
  return {
    slot,
    remote: published.name,
    ...toReleaseVersion(slotFilling),
    title: artifact.declaration.title,
    mounts: declaration.mounts,
    admits: declaration.admits,
    menu: declaration.menu ?? [],
    ...(declaration.sections && { sections: declaration.sections }),
    ...(declaration.commands && { commands: declaration.commands }),
  };
}

/** Address of a published build, and the hashes by which browsers verify it. */
export function toReleaseVersion({ artifact, published }: Pick<Filling, 'artifact' | 'published'>): ReleaseVersion {
  if (artifact.container === null) throw new CompositionRefused(`${published.name} is not a remote.`);
  return {
    version: published.id,
    container: artifact.container,
    entry: `/r/${published.name}/${published.id}/mf-manifest.json`,
    integrity: computeSha384(join(published.folder, 'remoteEntry.js')),
    files: computeSha384(join(published.folder, HASHES)),
  };
}

function toTrial(trialFilling: Filling | undefined, { trials = {} }: SlotList): { readonly trial?: ReleaseTrial } {
  const trial = trialFilling && trials[trialFilling.slot];
  return trial ? { trial: { ...toReleaseVersion(trialFilling), group: trial.group, until: trial.until } } : {};
}

/** Build of this slot in the served release, when it is another one that this shell could run. */
function formerly(
  { slot, published }: Filling,
  { before, shell, places }: { before: Release | undefined; shell: Artifact; places: ReleasePaths },
): { readonly before?: ReleaseVersion } {
  const formerSlot = before?.slots.find((other) => other.slot === slot && other.remote === published.name);
  const candidates = formerSlot?.version === published.id ? [formerSlot.before] : [formerSlot];
  const [id] = candidates.flatMap((candidate) => candidate?.version ?? []);
  const folder = join(places.store, published.name, id ?? '');
  if (id === undefined || !existsSync(join(folder, HASHES))) return {};
  const formerFilling: Filling = {
    slot,
    published: { name: published.name, id, folder },
    artifact: readArtifact(folder),
  };
  return isCompatible(formerFilling, shell) ? { before: toReleaseVersion(formerFilling) } : {};
}

interface ReleaseParts {
  readonly places: ReleasePaths;
  readonly shell: string;
  readonly fillings: readonly Filling[];
  /** In no slot for everybody: what is tried, and what a tester may open. */
  readonly extra: readonly PublishedBuild[];
  readonly former: readonly number[];
}

function writeReleaseFile(release: Release, { places, shell, fillings, extra, former }: ReleaseParts): void {
  const folder = join(places.releases, String(release.number));
  const unfinishedFolder = `${folder}.${process.pid}`;
  rmSync(unfinishedFolder, { recursive: true, force: true });
  mkdirSync(unfinishedFolder, { recursive: true });
  const asks = listPageRequests(fillings.flatMap((filling) => findDeclaredSlot(filling) ?? []));
  writeReleaseDocuments(shell, unfinishedFolder, { keys: loadTrustedKeys(places), asks });
  linkFiles(shell, unfinishedFolder);
  const builds = [...fillings.map((filling) => filling.published), ...extra];
  for (const { name, id, folder: from } of builds) linkFiles(from, join(unfinishedFolder, 'r', name, id));
  for (const slot of release.slots)
    if (slot.before) keepVersion(join(slot.remote, slot.before.version), places, unfinishedFolder);
  for (const number of former) keepReachable(number, places, unfinishedFolder);
  const folders = new Map(fillings.map(({ slot, published }) => [slot, published.folder]));
  const slotFolders = release.slots.map((slot) => ({ slot, folder: folders.get(slot.slot) ?? '' }));
  const prefetches = listPrefetches(shell, slotFolders);
  writeFileSync(join(unfinishedFolder, 'ahead.json'), `${JSON.stringify(prefetches, undefined, 1)}\n`);
  const hashes = listFiles(unfinishedFolder).map((path) => [path, computeSha384(join(unfinishedFolder, path))]);
  writeFileSync(
    join(unfinishedFolder, RELEASE_HASHES),
    `${JSON.stringify(Object.fromEntries(hashes), undefined, 1)}\n`,
  );
  writeRelease({ ...release, files: computeSha384(join(unfinishedFolder, RELEASE_HASHES)) }, unfinishedFolder);
  renameSync(unfinishedFolder, folder);
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
