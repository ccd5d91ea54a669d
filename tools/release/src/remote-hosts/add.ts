import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { runConcurrently } from '@ebpls/storage';
import * as v from 'valibot';

import type { ReleasePaths } from '../release-paths.ts';
import { type Artifact, readArtifact } from '../store/artifact.ts';
import { HASHES, type Hashes } from '../store/files.ts';
import { publish, type Published } from '../store/publish.ts';
import { HashList } from './hash-list.ts';
import { bytesAt, folderAt, type Hosts, NotTaken } from './hosted.ts';

/** In bytes, of all files together; the largest area of ours has 5 MB. */
const LARGEST_REMOTE = 50_000_000;
const LONGEST_LIST = 1_000_000;
const MOST_FILES = 2000;
const MANIFEST = 'mf-manifest.json';
const NEEDED = ['artifact.json', MANIFEST, 'remoteEntry.js'];

const Names = v.optional(v.array(v.string()), []);
const Assets = v.object({ sync: Names, async: Names });
/** As much of a manifest as says which files the remote runs, and from where. */
const Manifest = v.object({
  metaData: v.optional(v.object({ publicPath: v.optional(v.string(), 'auto') }), {}),
  exposes: v.optional(v.array(v.object({ assets: v.object({ js: Assets, css: v.optional(Assets, {}) }) })), []),
});

/**
 * Takes a published remote from an address, as another store has it (`<name>/<version>-<hash8>`), into the store here:
 * its list of hashes says what is fetched, and every file is compared with it. From then on it is an artifact like any
 * other and is served from our own origin. Throws with a sentence; nothing is taken then.
 */
export async function add(
  { name, address }: { readonly name: string; readonly address: string },
  places: ReleasePaths,
  hosts: Hosts,
): Promise<Published> {
  const from = folderAt(address, hosts);
  const hashes = await listAt(from, hosts);
  const dist = mkdtempSync(join(tmpdir(), 'ebpls-remote-'));
  try {
    await fetchAll({ from, hashes, dist }, hosts);
    checkRemote(name, artifactIn(dist, from), from);
    return await publish(dist, places);
  } finally {
    rmSync(dist, { recursive: true });
  }
}

async function listAt(from: URL, hosts: Hosts): Promise<Hashes> {
  const url = new URL(HASHES, from);
  const read = v.safeParse(HashList, jsonOf(await bytesAt(url, LONGEST_LIST, hosts), url));
  if (!read.success) throw new NotTaken(`${url}: ${v.summarize(read.issues)}`);
  const missing = NEEDED.filter((path) => !Object.hasOwn(read.output, path));
  if (missing.length > 0) throw new NotTaken(`${url} does not list ${missing.join(', ')}: publish the remote first.`);
  const packed = Object.keys(read.output).find((path) => /\.(?:br|gz)$/.test(path));
  // Browsers would get it in the place of the file whose twin it claims to be; twins are made here.
  if (packed !== undefined) throw new NotTaken(`${url} lists ${packed}: a list has no packed files.`);
  const count = Object.keys(read.output).length;
  if (count > MOST_FILES) throw new NotTaken(`${url} lists ${count} files; a remote has ${MOST_FILES} at the most.`);
  return read.output;
}

interface Fetched {
  readonly from: URL;
  readonly hashes: Hashes;
  readonly dist: string;
}

async function fetchAll({ from, hashes, dist }: Fetched, hosts: Hosts): Promise<void> {
  let left = LARGEST_REMOTE;
  await runConcurrently(Object.entries(hashes), async ([path, hash]) => {
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), from);
    const content = await bytesAt(url, left, hosts);
    left -= content.length;
    if (left < 0) throw new NotTaken(`${from} is larger than ${LARGEST_REMOTE / 1e6} MB.`);
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== hash)
      throw new NotTaken(`${url} is not the file that ${HASHES} lists.`);
    if (path === MANIFEST) checkManifest(content, hashes, url);
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  });
}

/** A browser must find everything that the remote runs beside it, and nothing elsewhere. */
function checkManifest(content: Buffer, hashes: Hashes, url: URL): void {
  const read = v.safeParse(Manifest, jsonOf(content, url));
  if (!read.success) throw new NotTaken(`${url} is no manifest of a remote: ${v.summarize(read.issues)}`);
  const { metaData, exposes } = read.output;
  if (metaData.publicPath !== undefined && metaData.publicPath !== 'auto')
    throw new NotTaken(
      `${url}: the remote loads its files from ${metaData.publicPath}. Build it with the path "auto".`,
    );
  const named = exposes.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap((kind) => [...kind.sync, ...kind.async]),
  );
  const unlisted = named.find((path) => !Object.hasOwn(hashes, path));
  if (unlisted !== undefined) throw new NotTaken(`${url} names ${unlisted}, which ${HASHES} does not list.`);
}

function artifactIn(dist: string, from: URL): Artifact {
  try {
    return readArtifact(dist);
  } catch (error) {
    throw new NotTaken(`${from}: ${(error as Error).message.replace(dist, 'it')}`, { cause: error });
  }
}

/** Whoever hosts one remote must not put another one, or the shell, in its place. */
function checkRemote(name: string, artifact: Artifact, from: URL): void {
  if (artifact.container === null) throw new NotTaken(`${from} is a shell; only remotes are taken from an address.`);
  if (artifact.name !== name) throw new NotTaken(`${from} calls itself "${artifact.name}", not "${name}".`);
}

function jsonOf(content: Buffer, url: URL): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw new NotTaken(`${url} is not JSON.`);
  }
}
