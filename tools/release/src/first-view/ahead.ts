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

/** The scripts that the routes of a published remote need at once, below its folder. */
export function routeScripts(folder: string): string[] {
  const path = join(folder, 'mf-manifest.json');
  if (!existsSync(path)) return [];
  return v.parse(Manifest, JSON.parse(readFileSync(path, 'utf8'))).exposes.flatMap(({ assets }) => assets.js.sync);
}

/**
 * What the first view of each mount needs besides the shell's own script, as the value of a `Link` header: without it
 * the browser learns of each file only from the one before, seven round trips in a row. Manifest and list of hashes are
 * data, everything else is a script; each is fetched in the very way in which the shell will ask for it, scripts of the
 * remote with their hashes, or the browser would fetch it twice. All of it comes after the sheet.
 */
export function fetchedAhead(shell_scripts: readonly string[], opened: readonly Opened[]): Record<string, string> {
  const script = (address: string): string => `<${address}>; rel=preload; as=script; fetchpriority=low`;
  const data = (address: string): string =>
    `<${address}>; rel=preload; as=fetch; crossorigin=anonymous; fetchpriority=low`;
  return Object.fromEntries(
    opened.flatMap(({ slot, folder }) => {
      const base = dirname(slot.entry);
      const hashes = JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as Hashes; // written by publish
      const checked = (name: string): string =>
        `${script(`${base}/${name}`)}; crossorigin=anonymous; integrity="${hashes[name] ?? ''}"`;
      const links = [
        ...shell_scripts.map((name) => script(`/${name}`)),
        data(`${base}/${HASHES}`),
        data(slot.entry),
        ...['remoteEntry.js', ...routeScripts(folder)].map(checked),
      ].join(', ');
      return slot.mounts.map((mount) => [mount, links]);
    }),
  );
}
