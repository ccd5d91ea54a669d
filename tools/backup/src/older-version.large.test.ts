import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { type Postgres, startPostgres } from '@ebpls/postgres';
import { Client } from 'pg';

import { makeBackup } from './make-backup.ts';
import { makeKeys } from './make-keys.ts';
import { readIdentity, restoreBackup } from './restore-backup.ts';
import { readSettings, ROOT } from './settings.ts';

const MIGRATIONS = join(ROOT, 'apps/api/migrations');
/** Versions that wrote a backup, with their migrations of those here. */
const VERSIONS: readonly (readonly [name: string, listOwn: (names: readonly string[]) => readonly string[]])[] = [
  ['baseline', (names) => names.filter((name) => name.startsWith('0171-'))],
  ['later', (names) => names.slice(0, -25)],
];

let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'ebpls-older-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Starts the database of a data folder for as long as the work takes. */
async function inDatabase<T>(dataDir: string, work: (client: Client, server: Postgres) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  const client = new Client({ connectionString: server.url });
  try {
    await client.connect();
    return await work(client, server);
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Names that an older version has recorded: it had the migrations that the baseline replaces. */
async function listOlderNames(names: readonly string[]): Promise<string[]> {
  const replacedNames = await readFile(join(MIGRATIONS, 'replaced-by-baseline.txt'), 'utf8');
  return [...replacedNames.trim().split('\n'), ...names.filter((name) => !name.startsWith('0171-'))];
}

/**
 * Seeds a database as an older version left it: the shape of its last migration, recorded as Kysely does, and people in
 * it.
 */
async function seedOlderDatabase(client: Client, names: readonly string[]): Promise<void> {
  await client.query('create role ebpls_app login');
  await client.query('create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)');
  for (const name of names) await client.query(await readFile(join(MIGRATIONS, name), 'utf8'));
  await client.query('insert into kysely_migration select name, now()::text from unnest($1::text[]) name', [
    await listOlderNames(names),
  ]);
  await client.query(`
    insert into account (email, firstname, lastname, password_hash)
      select 'owner-' || n || '@example.com', 'Nena', 'Cruz', 'x' from generate_series(1, 500) n;
    insert into business (company_code, owner_id, company_name)
      select 'SI-' || n, id, 'Tindahan ni Nena ' || n
      from (select id, row_number() over (order by id) as n from account) numbered`);
}

/** Migrates the database, which is the first step of a start. */
async function migrateHere(server: Postgres): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'apps/api/src/platform/database/migrate.ts')], {
    env: { ...process.env, DATABASE_URL: '', EBPLS_DATABASE: server.servingUrl, DATABASE_OWNER_URL: server.url },
  });
}

test.each(VERSIONS)(
  'a backup of the %s version comes back here, and the start brings it to this version with all its rows',
  async (version, listOwn) => {
    const [dataDir, target, backupDir] = ['data', 'restored', 'backup'].map((name) =>
      join(home, `${version}-${name}`),
    ) as [string, string, string];
    await mkdir(dataDir, { mode: 0o711 });
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
    const [, line = ''] = await makeKeys(join(home, `${version}-key`));
    const settings = readSettings({
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir,
      BACKUP_RECIPIENT: line.split('=')[1],
      BACKUP_KEEP: '1',
    });
    await inDatabase(dataDir, async (client) => {
      await seedOlderDatabase(client, listOwn(names));
      await makeBackup(settings, new Date('2026-01-12T00:00:00Z'));
    });

    const [file = ''] = await readdir(backupDir);
    await restoreBackup(
      { file: join(backupDir, file), identity: await readIdentity(join(home, `${version}-key`)) },
      target,
    );
    const { rows } = await inDatabase(target, async (client, server) => {
      await migrateHere(server);
      return client.query<Record<'migrated' | 'accounts' | 'businesses', string>>(`
      select
        (select max(name) from kysely_migration) as migrated,
        (select count(*) from account) as accounts,
        (select count(*) from business where company_name like 'Tindahan ni Nena %') as businesses`);
    });
    expect(rows).toEqual([{ migrated: names.at(-1), accounts: '500', businesses: '500' }]);
  },
);
