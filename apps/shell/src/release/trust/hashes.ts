import type { ReleaseVersion } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

const Hashes = v.record(v.string(), v.string());
type Hashes = v.InferOutput<typeof Hashes>;

/** A hash that no file has: the browser refuses what should have it. */
const NO_HASH = `sha384-${'A'.repeat(64)}`;

/** Folder of the shell's own files. */
const SHELL_FOLDER = '/assets/';

const lists = new Map<string, Hashes>();
const coming = new Map<string, Promise<void>>();

/** Takes the hashes of the shell's own files, which came with the document. A page of sources has none. */
export function readShellHashes(page: Document): void {
  const list = page.querySelector('#hashes')?.textContent;
  if (list) lists.set(SHELL_FOLDER, v.parse(Hashes, JSON.parse(list)));
}

/**
 * Reads the list of hashes of a version, which the signed release names by its own hash. Nothing of the version runs
 * before. A version of sources has no list.
 */
export function loadHashes({ entry, files }: ReleaseVersion): Promise<void> {
  if (!files) return Promise.resolve();
  const folder = getFolderPath(entry);
  const knownList = coming.get(folder) ?? readList(folder, files);
  coming.set(folder, knownList);
  // A lost connection is not remembered.
  knownList.catch(() => coming.delete(folder));
  return knownList;
}

async function readList(folder: string, integrity: string): Promise<void> {
  const response = await fetch(`${folder}hashes.json`, { integrity });
  if (!response.ok) throw new Error(`The list of hashes answered ${response.status}.`);
  lists.set(folder, v.parse(Hashes, await response.json()));
}

/** The hash that a file must have: none where its folder has no list, one that no file has where the list lacks it. */
export function findHash(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.origin);
  if (origin !== location.origin) return undefined;
  const folder = [...lists.keys()].find((name) => pathname.startsWith(name));
  return folder === undefined ? undefined : (lists.get(folder)?.[pathname.slice(folder.length)] ?? NO_HASH);
}

/** The addresses of a version's files whose names fit; none as long as nobody has read its list. */
export function listVersionFiles(entry: string, names: RegExp): string[] {
  const folder = getFolderPath(entry);
  return Object.keys(lists.get(folder) ?? {})
    .filter((name) => names.test(name))
    .map((name) => folder + name);
}

/** Whether a file is on one of the lists. */
export function isListed(address: string): boolean {
  const hash = findHash(address);
  return hash !== undefined && hash !== NO_HASH;
}

/**
 * Gives its hash to every script, sheet and preload of shell and remotes that anybody puts into the head: the loaders
 * of both bundlers and of the federation do it there, and the browser runs only what has the hash.
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
