// Lists the files that the first page of each area needs, for the `Link` header of its document.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

import { readArtifact } from '../store/artifact.ts';
import { HASHES, type Hashes } from '../store/files.ts';

const Files = v.object({ sync: v.array(v.string()) });
/** The part of a remote's manifest with the scripts and style sheets that its routes need first. */
const Manifest = v.object({
  exposes: v.optional(v.array(v.object({ assets: v.object({ js: Files, css: v.optional(Files, { sync: [] }) }) })), []),
});

interface SlotFolder {
  readonly slot: ReleaseSlot;
  /** The folder of the published remote. */
  readonly folder: string;
}

/** A page and the links to what it needs. */
type Page = readonly [name: string, links: readonly string[]];

/** The scripts and sheets that the routes of a published remote need at once, below its folder. */
export function listRouteFiles(folder: string): string[] {
  const path = join(folder, 'mf-manifest.json');
  if (!existsSync(path)) return [];
  const { exposes } = v.parse(Manifest, JSON.parse(readFileSync(path, 'utf8')));
  return exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]);
}

/**
 * Files that the first view of each mount needs besides the shell's own script, as the value of a `Link` header:
 * without it the browser learns of each file only from the one before, seven round trips in a row. The list of hashes
 * is data, everything else a script or a sheet; each is fetched with the attributes of the shell's own request, or the
 * browser would fetch it twice. All of it comes after the sheet. Files of a single page, its own and the shared ones,
 * are under its whole address after an equals sign, which matches no address below it.
 */
export function listPrefetches(shell: string, slotFolders: readonly SlotFolder[]): Record<string, string> {
  const own = readHashes(shell);
  const { opens_areas, given_to_pages } = readArtifact(shell);
  const shells = (names: readonly string[]): string[] => names.map((name) => link('', own, name));
  const mounts = slotFolders.flatMap(({ slot }) => slot.mounts);
  return Object.fromEntries(
    slotFolders.flatMap(({ slot, folder }) => {
      const base = dirname(slot.entry);
      const hashes = readHashes(folder);
      const code = (names: readonly string[]): string[] => names.map((name) => link(base, hashes, name));
      const links = [
        ...shells(opens_areas),
        data(`${base}/${HASHES}`),
        ...code(['remoteEntry.js', ...listRouteFiles(folder)]),
      ].join(', ');
      const { opens_pages, asked_by_pages } = readArtifact(folder);
      const listSharedScripts = (page: string): string[] =>
        (asked_by_pages[page] ?? []).flatMap((name) => given_to_pages[name] ?? []);
      const pages = Object.entries(opens_pages).map(([page, names]): Page => [
        page,
        [...shells([...new Set(listSharedScripts(page))]), ...code(names)],
      ]);
      return slot.mounts.flatMap((mount) => [
        [mount, links],
        ...listPagesAt(mount, pages, mounts).map(([address, more]) => [`=${address}`, more.join(', ')]),
      ]);
    }),
  );
}

/**
 * The pages of a remote at one of its mounts. A page is named by its path below any mount, or by its whole address where
 * one mount has a page of its own there.
 */
function listPagesAt(mount: string, pages: readonly Page[], mounts: readonly string[]): Page[] {
  const linkedPages = pages.filter(([, links]) => links.length > 0);
  const isWhole = (name: string): boolean => mounts.some((other) => isAt(other, `/${name}`));
  return [
    ...linkedPages.filter(([name]) => !isWhole(name)).map(([path, links]): Page => [`${mount}/${path}`, links]),
    // After those, because the mount's own page replaces the common one.
    ...linkedPages.filter(([name]) => isAt(mount, `/${name}`)).map(([address, links]): Page => [`/${address}`, links]),
  ];
}

const isAt = (mount: string, address: string): boolean => address === mount || address.startsWith(`${mount}/`);

const link = (base: string, hashes: Hashes, name: string): string =>
  `<${base}/${name}>; rel=preload; as=${name.endsWith('.css') ? 'style' : 'script'}; fetchpriority=low; ` +
  `crossorigin=anonymous; integrity="${hashes[name] ?? ''}"`;

const data = (address: string): string =>
  `<${address}>; rel=preload; as=fetch; crossorigin=anonymous; fetchpriority=low`;

/** The list that `publish` wrote. */
const readHashes = (folder: string): Hashes => JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as Hashes;
