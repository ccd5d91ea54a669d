// Makes a backup of database, files and keys (`npm run backup`).

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { openFileStore } from '@ebpls/storage';
import type { Client } from 'pg';

import { ABOUT, createAbout } from './backup-description.ts';
import { type Entry, listEntries } from './archive/entries.ts';
import { writeArchive } from './archive/write-archive.ts';
import { copyCluster } from './cluster/copy-cluster.ts';
import { readContents } from './cluster/contents.ts';
import { withClient } from './cluster/with-client.ts';
import { listUnneededLogs } from './log/archive-log.ts';
import { listBackups, getSeries, formatStamp } from './log/archive-names.ts';
import { Refusal } from './refusal.ts';
import type { BackupSettings } from './settings.ts';

const HALF_STAYS_MS = 60 * 60_000;
/** Left out of the backup of the data folder: the database is copied in its own way, logs belong to this machine. */
const NOT_DATA = /^(?:postgres|logs|files|log-series|before-updates)(?:\/|$)/;
/** The folder in DATA_DIR of the backups that a start makes before it changes the tables. */
export const BEFORE_UPDATES = 'before-updates';

/**
 * Keeps database, files and keys in one encrypted file, while the product runs or not; answers lines for the operator.
 * The database is copied first: what its rows name lies in the files that are copied after it.
 */
export async function makeBackup(settings: BackupSettings, now = new Date()): Promise<readonly string[]> {
  const { recipient, backupDir, keep } = settings;
  if (recipient === undefined)
    throw new Refusal('BACKUP_RECIPIENT is not set: `npm run backup -- keys` makes a key and prints the setting.');
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const file = join(backupDir, `ebpls-${formatStamp(now)}.backup`);
  const bytes = settings.isForeign
    ? await writeArchive(filesAndKeys(settings, now), { file, recipient })
    : await withClient(settings.dataDir, (client, data) =>
        writeArchive(everything({ settings, client, data, now }), { file, recipient }),
      );
  const removedNames = [
    ...(await removeHalves(backupDir)),
    ...(keep === undefined ? [] : await removeOldest(backupDir, keep)),
  ];
  return [
    `${file} · ${(bytes / 1e6).toFixed(1)} MB`,
    ...(settings.isForeign ? ['Files and keys only: the server of DATABASE_URL keeps its own backups.'] : []),
    ...removedNames.map((name) => `removed ${name}`),
  ];
}

interface Copying {
  readonly settings: BackupSettings;
  readonly client: Client;
  readonly data: string;
  readonly now: Date;
}

async function* everything({ settings, client, data, now }: Copying): AsyncGenerator<Entry> {
  yield {
    name: ABOUT,
    type: 'text',
    text: JSON.stringify(createAbout(await readContents(client), now, await getSeries(settings.dataDir))),
  };
  yield* copyCluster({ client, data, as: 'postgres' });
  yield* folders(settings);
}

async function* filesAndKeys(settings: BackupSettings, now: Date): AsyncGenerator<Entry> {
  yield { name: ABOUT, type: 'text', text: JSON.stringify(createAbout(undefined, now)) };
  yield* folders(settings);
}

async function* folders({ dataDir, storage }: BackupSettings): AsyncGenerator<Entry> {
  yield* listEntries(dataDir, { as: 'data', leavesOut: (path) => NOT_DATA.test(path) });
  const files = openFileStore(storage);
  for await (const { name, size } of files.list())
    yield { name: `data/files/${name}`, type: 'stored', size, read: () => files.read(name) };
}

/** Remains of a killed backup; one in progress was written to within the hour. */
async function removeHalves(folder: string): Promise<string[]> {
  const partialFiles = (await readdir(folder)).filter((name) => name.startsWith('ebpls-') && name.endsWith('.part'));
  const removedNames: string[] = [];
  for (const name of partialFiles) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs < HALF_STAYS_MS) continue;
    await rm(join(folder, name));
    removedNames.push(name);
  }
  return removedNames;
}

/** The pieces of the log that only they needed go with them. */
async function removeOldest(folder: string, keptCount: number): Promise<string[]> {
  const oldBackups = (await listBackups(folder)).slice(0, -keptCount);
  for (const { name } of oldBackups) await rm(join(folder, name));
  const logs = await listUnneededLogs(folder);
  for (const { name } of logs) await rm(join(folder, name));
  return [...oldBackups, ...logs].map(({ name }) => name);
}
