import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

/** As much of a remote's manifest as says which scripts its routes need at once. */
const Manifest = v.object({
  exposes: v.optional(v.array(v.object({ assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }) })), []),
});

interface Opened {
  readonly slot: ReleaseSlot;
  /** The folder of the published remote. */
  readonly folder: string;
}

/**
 * What the first view of each mount needs besides the shell's own script, as the value of a `Link` header: without it
 * the browser learns of each file only from the one before, six round trips in a row. Everything but the manifest is a
 * script; the entry is fetched in the very way in which the shell will run it, or the browser would fetch it twice. All of
 * it comes after the sheet.
 */
export function fetchedAhead(shell_scripts: readonly string[], opened: readonly Opened[]): Record<string, string> {
  const script = (address: string): string => `<${address}>; rel=preload; as=script; fetchpriority=low`;
  return Object.fromEntries(
    opened.flatMap(({ slot, folder }) => {
      const base = dirname(slot.entry);
      const { exposes } = v.parse(Manifest, JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')));
      const routes = exposes.flatMap(({ assets }) => assets.js.sync);
      const links = [
        ...shell_scripts.map((name) => script(`/${name}`)),
        `<${slot.entry}>; rel=preload; as=fetch; crossorigin=anonymous; fetchpriority=low`,
        `${script(`${base}/remoteEntry.js`)}; crossorigin=anonymous; integrity="${slot.integrity}"`,
        ...routes.map((name) => script(`${base}/${name}`)),
      ].join(', ');
      return slot.mounts.map((mount) => [mount, links]);
    }),
  );
}
