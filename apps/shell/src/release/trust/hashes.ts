import type { ReleaseVersion } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

const Hashes = v.record(v.string(), v.string());
type Hashes = v.InferOutput<typeof Hashes>;

const NO_HASH = `sha384-${'A'.repeat(64)}`; // A hash that no file has: the browser refuses every file with it.

const SHELL_FOLDER = '/assets/'; // Folder of the shell's own files.

const lists = new Map<string, Hashes>();
const loads = new Map<string, Promise<void>>();

/** Holds the hash of every script of the verified release, which the browser compares. */
export function readShellHashes(page: Document): void {
  const list = page.querySelector('#hashes')?.textContent;
  if (list) lists.set(SHELL_FOLDER, v.parse(Hashes, JSON.parse(list)));
}

/**
 * Loads the list of hashes of a version, which the signed release names by its own hash. Nothing of the version runs
 * before. A version of sources has no list.
 */
export function loadHashes({ entry, files }: ReleaseVersion): Promise<void> {
  if (!files) return Promise.resolve();
  const folder = getFolderPath(entry);
  const knownList = loads.get(folder) ?? readList(folder, files);
  loads.set(folder, knownList);
  // A lost connection is not cached.
  knownList.catch(() => loads.delete(folder));
  return knownList;
}

async function readList(folder: string, integrity: string): Promise<void> {
  const response = await fetch(`${folder}hashes.json`, { integrity });
  if (!response.ok) throw new Error(`The list of hashes answered ${response.status}.`);
  lists.set(folder, v.parse(Hashes, await response.json()));
}

/**
 * Returns the hash that a file must have: none where its folder has no list, one that no file has where the list lacks
 * it.
 */
export function findHash(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.origin);
  if (origin !== location.origin) return undefined;
  const folder = [...lists.keys()].find((name) => pathname.startsWith(name));
  return folder === undefined ? undefined : (lists.get(folder)?.[pathname.slice(folder.length)] ?? NO_HASH);
}

/** Returns the addresses of a version's files with matching names; none until its list is loaded. */
export function listVersionFiles(entry: string, names: RegExp): string[] {
  const folder = getFolderPath(entry);
  return Object.keys(lists.get(folder) ?? {})
    .filter((name) => names.test(name))
    .map((name) => folder + name);
}

/** Returns whether a file is on one of the lists. */
export function isListed(address: string): boolean {
  const hash = findHash(address);
  return hash !== undefined && hash !== NO_HASH;
}

/**
 * Sets the hash of every script, style sheet and preload of shell and remotes that is added to the head: the loaders of
 * both bundlers and of the federation add them there, and the browser runs only files with their hash.
 */
export function checkWhatIsLoaded({ head }: Document): void {
  const append = head.appendChild.bind(head);
  head.appendChild = (node) => {
    const address = getNodeAddress(node);
    const integrity = address && findHash(address);
    if (integrity) Object.assign(node, { integrity, crossOrigin: 'anonymous' });
    return append(node);
  };
}

function getNodeAddress(node: Node): string | undefined {
  if (node instanceof HTMLScriptElement) return node.src;
  return node instanceof HTMLLinkElement ? node.href : undefined;
}

const getFolderPath = (entry: string): string => entry.slice(0, entry.lastIndexOf('/') + 1);
