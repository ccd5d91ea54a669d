import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

import { HASHES, type Hashes } from '../store/files.ts';

/** As much of a remote's manifest as says which scripts its routes need at once. */
const Manifest = v.object({
  exposes: v.optional(v.array(v.object({ assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }) })), []),
});

interface Opened {
  readonly slot: ReleaseSlot;
  /** The folder of the published remote. */
  readonly folder: string;
}

interface Shell {
  readonly folder: string;
  /** What any area needs besides the shell's own script. */
  readonly scripts: readonly string[];
}

/** The scripts that the routes of a published remote need at once, below its folder. */
export function routeScripts(folder: string): string[] {
  const path = join(folder, 'mf-manifest.json');
  if (!existsSync(path)) return [];
  return v.parse(Manifest, JSON.parse(readFileSync(path, 'utf8'))).exposes.flatMap(({ assets }) => assets.js.sync);
}

/**
 * What the first view of each mount needs besides the shell's own script, as the value of a `Link` header: without it
 * the browser learns of each file only from the one before, seven round trips in a row. Manifest and list of hashes are
 * data, everything else is a script; each is fetched in the very way in which the shell will ask for it, scripts with
 * their hashes, or the browser would fetch it twice. All of it comes after the sheet.
 */
export function fetchedAhead(shell: Shell, opened: readonly Opened[]): Record<string, string> {
  const script = (base: string, hashes: Hashes, name: string): string =>
    `<${base}/${name}>; rel=preload; as=script; fetchpriority=low; crossorigin=anonymous; integrity="${hashes[name] ?? ''}"`;
  const data = (address: string): string =>
    `<${address}>; rel=preload; as=fetch; crossorigin=anonymous; fetchpriority=low`;
  const own = hashesOf(shell.folder);
  return Object.fromEntries(
    opened.flatMap(({ slot, folder }) => {
      const base = dirname(slot.entry);
      const hashes = hashesOf(folder);
      const links = [
        ...shell.scripts.map((name) => script('', own, name)),
        data(`${base}/${HASHES}`),
        data(slot.entry),
        ...['remoteEntry.js', ...routeScripts(folder)].map((name) => script(base, hashes, name)),
      ].join(', ');
      return slot.mounts.map((mount) => [mount, links]);
    }),
  );
}

/** The list that `publish` wrote. */
const hashesOf = (folder: string): Hashes => JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as Hashes;
