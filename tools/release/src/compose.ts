import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Release, ReleaseSlot } from '@ebpls/remote-kit/declare';

import { fetchedAhead } from './first-view/ahead.ts';
import { readArtifact } from './artifact.ts';
import { declared, type Filling, refusals } from './checks.ts';
import { hashesOf, linkFiles, sha384 } from './files.ts';
import type { Places } from './places.ts';
import { findPublished, type SlotList } from './slots.ts';

/** The release cannot be. Each line says why. */
export class NotComposed extends Error {}

/** Files of this many earlier releases stay reachable, for pages that were open while the pointer moved. */
const STILL_SERVED = 3;

/**
 * Writes the next numbered release from published artifacts. Nothing is built. Throws `NotComposed` with every reason
 * at once.
 */
export function compose(list: SlotList, places: Places): number {
  const shell = findPublished(list.shell, places);
  const fillings = Object.entries(list.slots).map(([slot, pin]): Filling => {
    const published = findPublished(pin, places);
    return { slot, published, artifact: readArtifact(published.folder) };
  });
  const reasons = refusals(readArtifact(shell.folder), fillings);
  if (reasons.length > 0) throw new NotComposed(reasons.join('\n'));

  const numbers = releaseNumbers(places);
  const release: Release = {
    number: (numbers[0] ?? 0) + 1,
    composed_at: new Date().toISOString(),
    shell: shell.id,
    slots: fillings.map(slotOf),
  };
  write(release, { places, shell: shell.folder, fillings, former: numbers.slice(0, STILL_SERVED) });
  return release.number;
}

/** Numbers of the composed releases, newest first. */
export function releaseNumbers({ releases }: Places): number[] {
  return existsSync(releases)
    ? readdirSync(releases)
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .toSorted((one, other) => other - one)
    : [];
}

export function readRelease(number: number, { releases }: Places): Release {
  return JSON.parse(readFileSync(join(releases, String(number), 'release.json'), 'utf8')) as Release; // written below
}

function slotOf(filling: Filling): ReleaseSlot {
  const { slot, artifact, published } = filling;
  const declaration = declared(filling);
  if (!declaration || !artifact.declaration || artifact.container === null)
    throw new NotComposed(`"${slot}" is not declared.`);
  return {
    slot,
    remote: published.name,
    version: published.id,
    container: artifact.container,
    entry: `/r/${published.name}/${published.id}/mf-manifest.json`,
    integrity: sha384(join(published.folder, 'remoteEntry.js')),
    title: artifact.declaration.title,
    mounts: declaration.mounts,
    admits: declaration.admits,
    menu: declaration.menu ?? [],
    ...(declaration.commands && { commands: declaration.commands }),
  };
}

interface Parts {
  readonly places: Places;
  readonly shell: string;
  readonly fillings: readonly Filling[];
  readonly former: readonly number[];
}

function write(release: Release, { places, shell, fillings, former }: Parts): void {
  const folder = join(places.releases, String(release.number));
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  linkFiles(shell, unfinished);
  for (const { published } of fillings)
    linkFiles(published.folder, join(unfinished, 'r', published.name, published.id));
  for (const number of former) keepReachable(number, places, unfinished);
  const said = `${JSON.stringify(release, undefined, 1)}\n`;
  writeFileSync(join(unfinished, 'release.json'), said);
  // Every page waits for this file.
  writeFileSync(join(unfinished, 'release.json.br'), brotliCompressSync(said));
  const folders = new Map(fillings.map(({ slot, published }) => [slot, published.folder]));
  const opened = release.slots.map((slot) => ({ slot, folder: folders.get(slot.slot) ?? '' }));
  const ahead = fetchedAhead(readArtifact(shell).opens_areas, opened);
  writeFileSync(join(unfinished, 'ahead.json'), `${JSON.stringify(ahead, undefined, 1)}\n`);
  writeFileSync(join(unfinished, 'release-hashes.json'), `${JSON.stringify(hashesOf(unfinished), undefined, 1)}\n`);
  renameSync(unfinished, folder);
}

function keepReachable(number: number, places: Places, folder: string): void {
  const { shell, slots } = readRelease(number, places);
  const kept = [
    ...slots.map(({ remote, version }) => ({
      from: join(places.store, remote, version),
      to: join(folder, 'r', remote, version),
    })),
    { from: join(places.store, 'shell', shell, 'assets'), to: join(folder, 'assets') },
  ];
  for (const { from, to } of kept) if (existsSync(from)) linkFiles(from, to);
}
