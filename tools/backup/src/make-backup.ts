import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { openFileStore } from '@ebpls/storage';
import { findServer, startPostgres, urlOf } from '@ebpls/postgres';
import { Client } from 'pg';

import { ABOUT, describe } from './about.ts';
import { type Entry, walk } from './archive/entries.ts';
import { writeArchive } from './archive/write-archive.ts';
import { copyCluster } from './cluster/copy-cluster.ts';
import { readContents } from './cluster/contents.ts';
import { Refusal } from './refusal.ts';
import type { BackupSettings } from './settings.ts';

const NAME = /^ebpls-\d{8}T\d{6}Z\.backup$/;
/** Of the data folder: the database is copied in its own way, logs are of this machine. */
const NOT_DATA = /^(?:postgres|logs|files)(?:\/|$)/;

/**
 * Keeps database, files and keys in one encrypted file, while the product runs or not; answers lines for the operator.
 * The database is copied first: what its rows name lies in the files that are copied after it.
 */
export async function makeBackup(settings: BackupSettings, now = new Date()): Promise<readonly string[]> {
  const { recipient, backupDir, keep } = settings;
  if (recipient === undefined)
    throw new Refusal('BACKUP_RECIPIENT is not set: `npm run backup -- keys` makes a key and says what to set.');
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const file = join(backupDir, `ebpls-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`);
  const bytes = settings.isForeign
    ? await writeArchive(filesAndKeys(settings, now), { file, recipient })
    : await withClient(settings.dataDir, (client, data) =>
        writeArchive(everything({ settings, client, data, now }), { file, recipient }),
      );
  const gone = keep === undefined ? [] : await removeOldest(backupDir, keep);
  return [
    `${file} · ${(bytes / 1e6).toFixed(1)} MB`,
    ...(settings.isForeign ? ['Files and keys only: the server of DATABASE_URL keeps its own backups.'] : []),
    ...gone.map((name) => `removed ${name}`),
  ];
}

interface Copying {
  readonly settings: BackupSettings;
  readonly client: Client;
  readonly data: string;
  readonly now: Date;
}

async function* everything({ settings, client, data, now }: Copying): AsyncGenerator<Entry> {
  yield { name: ABOUT, type: 'text', text: JSON.stringify(describe(await readContents(client), now)) };
  yield* copyCluster({ client, data, as: 'postgres' });
  yield* folders(settings);
}

async function* filesAndKeys(settings: BackupSettings, now: Date): AsyncGenerator<Entry> {
  yield { name: ABOUT, type: 'text', text: JSON.stringify(describe(undefined, now)) };
  yield* folders(settings);
}

async function* folders({ dataDir, storage }: BackupSettings): AsyncGenerator<Entry> {
  yield* walk(dataDir, { as: 'data', leavesOut: (path) => NOT_DATA.test(path) });
  const files = openFileStore(storage);
  for await (const { name, size } of files.list())
    yield { name: `data/files/${name}`, type: 'stored', size, read: () => files.read(name) };
}

/** A connection of the owner, to the server that runs or to one that is started for as long as the backup takes. */
async function withClient<T>(dataDir: string, use: (client: Client, data: string) => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'postgres');
  const found = findServer(folder);
  if (found === undefined) throw new Refusal(`There is no database in ${dataDir}; DATA_DIR names the folder to keep.`);
  const own = found.connection === undefined ? await startPostgres({ dataDir: folder }) : undefined;
  const client = new Client({ connectionString: found.connection ? urlOf(found.connection) : own?.url });
  try {
    await client.connect();
    return await use(client, found.data);
  } finally {
    await client.end().catch(() => undefined);
    await own?.stop();
  }
}

async function removeOldest(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}
