// Restores a backup into a new data folder, or only checks that it can be restored.

import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { closeDataDir } from '@ebpls/launcher/private-folder';
import { type ClusterFolder, prepareClusterFolder, startPostgres } from '@ebpls/postgres';
import { Client } from 'pg';

import { ABOUT, type About, readAbout, assertNotLess, assertNotNewer } from './backup-description.ts';
import { readArchive } from './archive/read-archive.ts';
import { type Contents, readContents } from './cluster/contents.ts';
import { endRewind, getLogFolder, prepareRewind, toRewindError, type Until } from './log/rewind.ts';
import { Refusal } from './refusal.ts';
import { ROOT } from './settings.ts';

/** An encrypted backup archive and the key that opens it. */
export interface Archive {
  readonly file: string;
  /** The private half of the key. */
  readonly identity: string;
  /** The moment to which the database is restored; the end of the backup when left out. */
  readonly until?: Until;
}

/**
 * Brings a backup back into an empty or missing data folder; answers lines for the operator. The folder appears whole,
 * after the copy has recovered and was counted, or not at all. Throws a Refusal with what is wrong.
 */
export async function restoreBackup(archive: Archive, dataDir: string): Promise<readonly string[]> {
  const present = await readdir(dataDir).catch(() => []);
  if (present.length > 0)
    throw new Refusal(
      `${dataDir} is not empty. Move it away, or name another folder by DATA_DIR: nothing is overwritten.`,
    );
  const scratch = `${dataDir}.restoring`;
  const lines = await unpack(archive, scratch);
  await rm(dataDir, { recursive: true, force: true });
  await rename(scratch, dataDir);
  return [...lines, `It is in ${dataDir}; \`npm start\` migrates it to this version and opens it.`];
}

/** The restore drill: restores a backup into a scratch folder, recovers and counts it, and removes it again. */
export async function checkBackup(archive: Archive): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-drill-'));
  try {
    return await unpack(archive, join(folder, 'data'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(archive: Archive, folder: string): Promise<readonly string[]> {
  await rm(folder, { recursive: true, force: true });
  closeDataDir(folder, true);
  const cluster = prepareClusterFolder(join(folder, 'postgres'));
  try {
    const about = await readInto(archive, folder, cluster);
    const contents = about.contents === null ? undefined : await recover(join(folder, 'postgres'), about);
    if (archive.until) await endRewind(cluster.data);
    return [
      formatRestored(about, contents),
      ...(archive.until ? [`As it was at ${archive.until.at.toISOString()}.`] : []),
    ];
  } catch (error) {
    await rm(dirname(cluster.data), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
    throw archive.until ? toRewindError(error, archive.until) : error;
  }
}

async function readInto(archive: Archive, folder: string, cluster: ClusterFolder): Promise<About> {
  const texts = await readArchive(archive, (name) => {
    const [top, ...rest] = name.split('/');
    if (top === 'postgres') return join(cluster.data, ...rest);
    return top === 'data' ? join(folder, ...rest) : undefined;
  });
  const about = readAbout(texts.get(ABOUT));
  assertNotNewer(about, await listKnownMigrations());
  const { until, identity } = archive;
  if (until) await prepareRewind({ until, identity, about, folder, data: cluster.data });
  if (about.contents === null || cluster.owner === undefined) return about;
  await changeOwner(cluster.data, cluster.owner);
  if (until) await changeOwner(getLogFolder(cluster.data), cluster.owner);
  return about;
}

/** Starts the copy, which replays its log, and counts what is in it. */
async function recover(dataDir: string, about: About): Promise<Contents> {
  const server = await startPostgres({ dataDir });
  const client = new Client({ connectionString: server.url });
  try {
    await client.connect();
    const contents = await readContents(client);
    assertNotLess(about, contents);
    return contents;
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
  }
}

function formatRestored({ product, taken_at }: About, contents: Contents | undefined): string {
  const from = `the backup of ${taken_at} (eBPLS ${product})`;
  if (contents === undefined) return `Restored from ${from}: files and keys; the database is elsewhere.`;
  const tables = Object.values(contents.rows);
  const rows = tables.reduce((sum, count) => sum + count, 0);
  return `Restored from ${from}: ${rows.toLocaleString('en-PH')} rows of ${tables.length} tables, files and keys.`;
}

/**
 * Migrations that this version can bring up to itself, by their file names, which are Kysely's names: its own, and those
 * of earlier releases that its baseline replaces.
 */
async function listKnownMigrations(): Promise<string[]> {
  const folder = join(ROOT, 'apps/api/migrations');
  const replacedNames = await readFile(join(folder, 'replaced-by-baseline.txt'), 'utf8');
  return [...(await readdir(folder)), ...replacedNames.trim().split('\n')];
}

async function changeOwner(folder: string, owner: { readonly uid: number; readonly gid: number }): Promise<void> {
  await chown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await changeOwner(path, owner);
    else await chown(path, owner.uid, owner.gid);
  }
}

/** The private half of the key from its file. Throws a Refusal where there is none. */
export async function readIdentity(file: string | undefined): Promise<string> {
  if (file === undefined) throw new Refusal('Which key? Add --key and the file that `npm run backup -- keys` wrote.');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`The key file ${file} cannot be read.`);
  });
  return text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-')) ?? '';
}
