// Copies a remote that another host publishes into the local store, after checking it (the command `add`).

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { runConcurrently } from '@ebpls/storage';
import * as v from 'valibot';

import type { ReleasePaths } from '../release-paths.ts';
import { type Artifact, readArtifact } from '../store/artifact.ts';
import { HASHES, type Hashes } from '../store/files.ts';
import { publish, type PublishedBuild } from '../store/publish.ts';
import { HashList } from './hash-list.ts';
import { fetchBytes, parseFolderUrl, type Hosts, RemoteRefused } from './fetch-bytes.ts';

const LARGEST_REMOTE = 50_000_000; // bytes of all files together; our largest area has 5 MB
const MAX_LIST_BYTES = 1_000_000;
const MAX_REMOTE_FILES = 2000;
const MANIFEST = 'mf-manifest.json';
const NEEDED_FILES = ['artifact.json', MANIFEST, 'remoteEntry.js'];

const Names = v.optional(v.array(v.string()), []);
const Assets = v.object({ sync: Names, async: Names });
/** The part of a manifest that names the files that the remote runs, and their address. */
const Manifest = v.object({
  metaData: v.optional(v.object({ publicPath: v.optional(v.string(), 'auto') }), {}),
  exposes: v.optional(v.array(v.object({ assets: v.object({ js: Assets, css: v.optional(Assets, {}) }) })), []),
});

/**
 * Copies a published remote from an address, in the layout of another store (`<name>/<version>-<hash8>`), into this
 * store: its list of hashes names the files, and every file is compared with it. From then on it is an artifact like
 * any other and is served from our own origin. Throws with a sentence, and nothing is copied.
 */
export async function addRemote(
  { name, address }: { readonly name: string; readonly address: string },
  places: ReleasePaths,
  hosts: Hosts,
): Promise<PublishedBuild> {
  const from = parseFolderUrl(address, hosts);
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
  const result = v.safeParse(HashList, parseJson(await fetchBytes(url, MAX_LIST_BYTES, hosts), url));
  if (!result.success) throw new RemoteRefused(`${url}: ${v.summarize(result.issues)}`);
  const missingFiles = NEEDED_FILES.filter((path) => !Object.hasOwn(result.output, path));
  if (missingFiles.length > 0)
    throw new RemoteRefused(`${url} does not list ${missingFiles.join(', ')}: publish the remote first.`);
  const packedFile = Object.keys(result.output).find((path) => /\.(?:br|gz)$/.test(path));
  // Browsers would get it in the place of the file whose twin it claims to be; twins are made here.
  if (packedFile !== undefined) throw new RemoteRefused(`${url} lists ${packedFile}: a list has no packed files.`);
  const count = Object.keys(result.output).length;
  if (count > MAX_REMOTE_FILES)
    throw new RemoteRefused(`${url} lists ${count} files; a remote has ${MAX_REMOTE_FILES} at the most.`);
  return result.output;
}

interface FetchedRemote {
  readonly from: URL;
  readonly hashes: Hashes;
  readonly dist: string;
}

async function fetchAll({ from, hashes, dist }: FetchedRemote, hosts: Hosts): Promise<void> {
  let remainingBytes = LARGEST_REMOTE;
  await runConcurrently(Object.entries(hashes), async ([path, hash]) => {
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), from);
    const content = await fetchBytes(url, remainingBytes, hosts);
    remainingBytes -= content.length;
    if (remainingBytes < 0) throw new RemoteRefused(`${from} is larger than ${LARGEST_REMOTE / 1e6} MB.`);
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== hash)
      throw new RemoteRefused(`${url} is not the file that ${HASHES} lists.`);
    if (path === MANIFEST) checkManifest(content, hashes, url);
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  });
}

/** A browser must find everything that the remote runs beside it, and nothing elsewhere. */
function checkManifest(content: Buffer, hashes: Hashes, url: URL): void {
  const result = v.safeParse(Manifest, parseJson(content, url));
  if (!result.success) throw new RemoteRefused(`${url} is not the manifest of a remote: ${v.summarize(result.issues)}`);
  const { metaData, exposes } = result.output;
  if (metaData.publicPath !== undefined && metaData.publicPath !== 'auto')
    throw new RemoteRefused(
      `${url}: the remote loads its files from ${metaData.publicPath}. Build it with the path "auto".`,
    );
  const namedFiles = exposes.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap((kind) => [...kind.sync, ...kind.async]),
  );
  const unlistedFile = namedFiles.find((path) => !Object.hasOwn(hashes, path));
  if (unlistedFile !== undefined)
    throw new RemoteRefused(`${url} names ${unlistedFile}, which ${HASHES} does not list.`);
}

function artifactIn(dist: string, from: URL): Artifact {
  try {
    return readArtifact(dist);
  } catch (error) {
    throw new RemoteRefused(`${from}: ${(error as Error).message.replace(dist, 'it')}`, { cause: error });
  }
}

/** The host of one remote must not replace another one, or the shell. */
function checkRemote(name: string, artifact: Artifact, from: URL): void {
  if (artifact.container === null)
    throw new RemoteRefused(`${from} is a shell; only remotes are taken from an address.`);
  if (artifact.name !== name) throw new RemoteRefused(`${from} has the name "${artifact.name}", not "${name}".`);
}

function parseJson(content: Buffer, url: URL): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw new RemoteRefused(`${url} is not JSON.`);
  }
}
