import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { type Postgres, startPostgres } from '@ebpls/postgres';
import { openFileStore } from '@ebpls/storage';
import { openBucketServer } from '@ebpls/storage/test';
import { Client } from 'pg';

import type { Entry } from './archive/entries.ts';
import { writeArchive } from './archive/write-archive.ts';
import { moveRestoredFiles } from './files/file-stores.ts';
import { makeBackup } from './make-backup.ts';
import { makeKeys } from './make-keys.ts';
import { answer, Refusal } from './refusal.ts';
import { checkBackup, readIdentity, restoreBackup } from './restore-backup.ts';
import { type BackupSettings, readSettings, ROOT } from './settings.ts';

let home: string;
let server: Postgres;
let settings: BackupSettings;
let identity: string;
let backup: string;
let acknowledgedCount = 0;

const connect = async (url = server.url): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

/** The shape that a backup looks at: migrations, a ledger that nothing is removed from, and a role that serves. */
async function fill(): Promise<void> {
  const client = await connect();
  const [first = ''] = await readdir(join(ROOT, 'apps/api/migrations'));
  await client.query('create role ebpls_app');
  await client.query('create table kysely_migration (name text)');
  await client.query('insert into kysely_migration values ($1)', [first]);
  await client.query('create table receipt (receipt_no int primary key, words text)');
  await client.query('create table session (id int)');
  await client.query('grant delete on session to ebpls_app');
  await client.query("insert into receipt select n, repeat('x', 200) from generate_series(1, 20000) n");
  await client.end();
}

/** Cashiers collect while the backup is made; the acknowledged receipts are counted. */
async function collectUntil(backupDone: Promise<unknown>): Promise<void> {
  const client = await connect();
  const ending = new AbortController();
  void backupDone.finally(() => ending.abort()).catch(() => undefined);
  for (let number = 20_001; !ending.signal.aborted; number += 1) {
    await client.query("insert into receipt values ($1, repeat('y', 200))", [number]);
    acknowledgedCount = number;
  }
  await client.end();
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'ebpls-backup-'));
  const dataDir = join(home, 'data');
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  await mkdir(join(dataDir, 'files/ab'), { recursive: true });
  await mkdir(join(dataDir, 'logs'), { recursive: true });
  await writeFile(join(dataDir, 'keys/permit.pem'), 'a key of permits');
  await writeFile(join(dataDir, 'files/ab/paper'), Buffer.alloc(300_000, 7));
  await writeFile(join(dataDir, 'files/ab/half.part'), 'never finished');
  await writeFile(join(dataDir, 'logs/api.log'), 'of this machine');
  server = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  await fill();

  const [, line = ''] = await makeKeys(join(home, 'key'));
  identity = await readIdentity(join(home, 'key'));
  settings = readSettings({
    DATA_DIR: dataDir,
    BACKUP_DIR: join(home, 'kept'),
    BACKUP_RECIPIENT: line.split('=')[1],
    BACKUP_KEEP: '2',
  });
  const backupMade = makeBackup(settings, new Date('2026-01-12T00:00:00Z'));
  await collectUntil(backupMade);
  await backupMade;
  backup = join(home, 'kept/ebpls-20260112T000000Z.backup');
});

afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

test('what was taken under load comes back whole: rows, files and keys, closed to others', async () => {
  const target = join(home, 'back');
  const lines = await restoreBackup({ file: backup, identity }, target);
  expect(lines.join('\n')).toMatch(/Restored from the backup of 2026-01-12T00:00:00\.000Z \(eBPLS .*3 tables/);
  expect(await readFile(join(target, 'keys/permit.pem'), 'utf8')).toBe('a key of permits');
  expect(await readFile(join(target, 'files/ab/paper'))).toEqual(Buffer.alloc(300_000, 7));
  expect(await readdir(join(target, 'files/ab'))).toEqual(['paper']);
  expect(await readdir(target)).not.toContain('logs');
  // The account of the database may walk through, as the launcher lets it.
  expect((await stat(target)).mode & 0o767).toBe(0o700);
  expect((await stat(join(target, 'keys/permit.pem'))).mode & 0o777).toBe(0o600);

  const copy = await startPostgres({ dataDir: join(target, 'postgres'), durable: false });
  const client = await connect(copy.url);
  const { rows } = await client.query<{ count: number; last: number }>(
    'select count(*)::int as count, max(receipt_no) as last from receipt',
  );
  await client.end();
  await copy.stop();
  const [{ count, last } = { count: 0, last: 0 }] = rows;
  // Everything up to one moment: no receipt in between is missing.
  expect(count).toBe(last);
  expect(count).toBeGreaterThanOrEqual(20_000);
  expect(count).toBeLessThanOrEqual(acknowledgedCount);
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
});

test('the drill brings it back into a scratch folder and leaves nothing', async () => {
  const before = (await readdir(tmpdir())).filter((name) => name.startsWith('ebpls-drill-'));
  const [line] = await checkBackup({ file: backup, identity });
  expect(line).toMatch(/rows of 3 tables, files and keys/);
  const after = (await readdir(tmpdir())).filter((name) => name.startsWith('ebpls-drill-'));
  expect(after).toEqual(before);
});

test('nothing is restored over what is there', async () => {
  await expect(restoreBackup({ file: backup, identity }, settings.dataDir)).rejects.toThrow(/is not empty/);
});

const createDamaged = async (change: (file: string) => Promise<unknown>): Promise<string> => {
  const file = join(home, `damaged-${Math.random()}`);
  await writeFile(file, await readFile(backup));
  await change(file);
  return file;
};
const flipByte = (at: (size: number) => number) => async (file: string) => {
  const bytes = await readFile(file);
  const place = at(bytes.length);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(file, bytes);
};

test.each<[string, (file: string) => Promise<unknown>, RegExp]>([
  ['cut in the middle', async (file) => truncate(file, Math.floor((await stat(file)).size / 2)), /cut short|altered/],
  ['cut by its last byte', async (file) => truncate(file, (await stat(file)).size - 1), /cut short|altered/],
  ['altered in the middle', flipByte((size) => Math.floor(size / 2)), /cut short|altered/],
  ['altered at its beginning', flipByte(() => 3), /is not a backup/],
  ['empty', (file) => truncate(file, 0), /is not a backup/],
])('an archive that is %s is refused in a sentence, and no folder appears', async (_, change, message) => {
  const target = join(home, `nothing-${Math.random()}`);
  const file = await createDamaged(change);
  const refusal: unknown = await restoreBackup({ file, identity }, target).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).message).toMatch(message);
  await expect(stat(target)).rejects.toThrow('ENOENT');
  await expect(stat(`${target}.restoring`)).rejects.toThrow('ENOENT');
});

test('a wrong key, no key and a key that is none are distinguished from a damaged archive', async () => {
  await makeKeys(join(home, 'other-key'));
  const other = await readIdentity(join(home, 'other-key'));
  await expect(checkBackup({ file: backup, identity: other })).rejects.toThrow(/written for another key/);
  await expect(checkBackup({ file: backup, identity: '' })).rejects.toThrow(/The key is none/);
  await expect(readIdentity(join(home, 'no-key'))).rejects.toThrow(/cannot be read/);
  await expect(makeKeys(join(home, 'key'))).rejects.toThrow(/never overwritten/);
  await expect(makeBackup({ ...settings, recipient: 'age1wrong' })).rejects.toThrow(/BACKUP_RECIPIENT/);
  await expect(makeBackup({ ...settings, recipient: undefined })).rejects.toThrow(/makes a key/);
});

test('a backup of a newer version is refused by the older one', async () => {
  const client = await connect();
  await client.query("insert into kysely_migration values ('9999-from-the-future.sql')");
  await makeBackup(settings, new Date('2026-01-13T00:00:00Z'));
  await client.query("delete from kysely_migration where name like '9999%'");
  await client.end();
  const newer = join(home, 'kept/ebpls-20260113T000000Z.backup');
  await expect(checkBackup({ file: newer, identity })).rejects.toThrow(/made by a newer eBPLS .*9999-from-the-future/);
});

test('with DATABASE_URL files and keys are backed up, and the database is left to its own operator', async () => {
  const folder = join(home, 'foreign');
  const foreign = { ...settings, isForeign: true, backupDir: folder, keep: undefined };
  const lines = await makeBackup(foreign, new Date('2026-01-14T00:00:00Z'));
  expect(lines[1]).toMatch(/Files and keys only/);
  const file = join(folder, 'ebpls-20260114T000000Z.backup');
  const target = join(home, 'foreign-back');
  expect(await restoreBackup({ file, identity }, target)).toEqual([
    expect.stringMatching(/the database is elsewhere/),
    expect.any(String),
  ]);
  expect(await readFile(join(target, 'keys/permit.pem'), 'utf8')).toBe('a key of permits');
});

test('files of a bucket are backed up, and go back into the bucket that is set', async () => {
  const bucket = await openBucketServer();
  await openFileStore(bucket.settings).write('ab/paper', Readable.from([Buffer.alloc(300_000, 9)]));
  const folder = join(home, 'of-a-bucket');
  const foreign = { ...settings, isForeign: true, storage: bucket.settings, backupDir: folder, keep: undefined };
  await makeBackup(foreign, new Date('2026-01-18T00:00:00Z'));
  bucket.objects.clear();

  const dataDir = join(home, 'bucket-back');
  const ownSettings = { ...foreign, dataDir };
  await restoreBackup({ file: join(folder, 'ebpls-20260118T000000Z.backup'), identity }, dataDir);
  bucket.set('breaks');
  await expect(moveRestoredFiles(ownSettings)).rejects.toThrow(
    /Everything was restored; the files are in .*npm run storage -- move/s,
  );
  bucket.set('serves');
  expect((await moveRestoredFiles(ownSettings))[0]).toMatch(/^1 file, 0\.3 MB: 1 copied/);
  expect([...bucket.objects.values()]).toEqual([Buffer.alloc(300_000, 9)]);
  await bucket.stop();
});

test('the requested number of backups stays, the newest ones', async () => {
  const folder = join(home, 'few');
  for (const day of ['15', '16', '17'])
    await makeBackup({ ...settings, isForeign: true, backupDir: folder }, new Date(`2026-01-${day}T00:00:00Z`));
  expect((await readdir(folder)).toSorted()).toEqual([
    'ebpls-20260116T000000Z.backup',
    'ebpls-20260117T000000Z.backup',
  ]);
});

test('a store that is away and a disk that takes nothing end a backup in a sentence, and no half of it stays', async () => {
  const bucket = await openBucketServer();
  await openFileStore(bucket.settings).write('ab/paper', Readable.from(['x']));
  bucket.set('breaks');
  const folder = join(home, 'of-a-broken-bucket');
  const bucketSettings = { ...settings, storage: bucket.settings, backupDir: folder };
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await answer(() => makeBackup(bucketSettings))).toBe(1);
  expect(errors.mock.calls).toEqual([[expect.stringMatching(/^The bucket does not serve: /)]]);
  errors.mockRestore();
  expect(await readdir(folder)).toEqual([]);
  await bucket.stop();

  const endless = async function* (): AsyncGenerator<Entry> {
    for (let at = 0; ; at += 1) yield { name: `data/${at}`, type: 'text', text: randomBytes(50_000).toString('hex') };
  };
  const target = { file: join(home, 'no-such-folder/a.backup'), recipient: settings.recipient ?? '' };
  await expect(writeArchive(endless(), target)).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
});

test('what a killed backup left goes with the next one, and one that is being made stays', async () => {
  const folder = join(home, 'halves');
  await mkdir(folder);
  for (const day of ['10', '11']) await writeFile(join(folder, `ebpls-202601${day}T000000Z.backup.part`), 'x');
  const old = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(join(folder, 'ebpls-20260110T000000Z.backup.part'), old, old);
  const lines = await makeBackup({ ...settings, isForeign: true, backupDir: folder }, new Date('2026-01-12T00:00:00Z'));
  expect(lines).toContain('removed ebpls-20260110T000000Z.backup.part');
  expect((await readdir(folder)).toSorted()).toEqual([
    'ebpls-20260111T000000Z.backup.part',
    'ebpls-20260112T000000Z.backup',
  ]);
});

test('a folder without a database and wrong settings are reported', async () => {
  await expect(makeBackup({ ...settings, dataDir: join(home, 'nowhere') })).rejects.toThrow(/There is no database/);
  expect(() => readSettings({ BACKUP_KEEP: '0' })).toThrow(/BACKUP_KEEP: expected a number/);
  expect(() => readSettings({ STORAGE_URL: 'https://bucket' })).toThrow(/STORAGE_URL: expected a folder/);
  expect(() => readSettings({ STORAGE_URL: 's3://bucket' })).toThrow(/STORAGE_ACCESS_KEY: expected/);
});
