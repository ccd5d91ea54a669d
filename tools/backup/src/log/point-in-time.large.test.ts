import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Postgres, startPostgres } from '@ebpls/postgres';
import { Client } from 'pg';

import { makeBackup } from '../make-backup.ts';
import { makeKeys } from '../make-keys.ts';
import { readIdentity, restoreBackup } from '../restore-backup.ts';
import { type BackupSettings, readSettings } from '../settings.ts';
import { archiveLog } from './archive-log.ts';
import { formatLogName, getSeries, formatStamp } from './archive-names.ts';
import { findBackup, parseMoment } from './rewind.ts';

let home: string;
let dataDir: string;
let server: Postgres;
let client: Client;
let settings: BackupSettings;
let identity: string;
let between: Date;

const connect = async (url: string): Promise<Client> => {
  const newClient = new Client({ connectionString: url });
  await newClient.connect();
  return newClient;
};
/** By the clock of the server, which dates its commits. */
async function readClock(): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now ?? new Date(Number.NaN);
}
const until = (at: Date) => ({ at, backupDir: settings.backupDir });

/** A receipt before the moment, one after it, and each with a paper; the log has two pieces. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'ebpls-moment-'));
  dataDir = join(home, 'data');
  await mkdir(join(dataDir, 'files/ab'), { recursive: true });
  server = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  client = await connect(server.url);
  await client.query('create table receipt (receipt_no int primary key)');
  const [, line = ''] = await makeKeys(join(home, 'key'));
  identity = await readIdentity(join(home, 'key'));
  settings = readSettings({
    DATA_DIR: dataDir,
    BACKUP_DIR: join(home, 'kept'),
    BACKUP_RECIPIENT: line.split('=')[1],
    BACKUP_KEEP: '2',
  });
  await makeBackup(settings);
  await client.query('insert into receipt values (1)');
  await writeFile(join(dataDir, 'files/ab/one'), 'before');
  await archiveLog(settings, addSeconds(1));
  await client.query('insert into receipt values (2)');
  // A millisecond of its own between the two, for commits are dated more finely than we count.
  between = new Date((await readClock()).getTime() + 1);
  while ((await readClock()) <= between);
  await client.query('insert into receipt values (3)');
  await writeFile(join(dataDir, 'files/ab/two'), 'after');
  await archiveLog(settings, addSeconds(2));
});
afterAll(async () => {
  await client.end();
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

/** Names of backups and logs have seconds in them. */
function addSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

test('rows written before the moment are there, later ones are not, and the municipality continues', async () => {
  const target = join(home, 'back');
  const file = await findBackup(until(between));
  const lines = await restoreBackup({ file, identity, until: until(between) }, target);
  expect(lines).toContain(`As it was at ${between.toISOString()}.`);
  const copy = await startPostgres({ dataDir: join(target, 'postgres'), durable: false });
  const restoredClient = await connect(copy.url);
  const { rows } = await restoredClient.query<{ receipt_no: number }>(
    'select receipt_no from receipt order by receipt_no',
  );
  await restoredClient.query('insert into receipt values (3)');
  await restoredClient.end();
  await copy.stop();
  expect(rows.map(({ receipt_no }) => receipt_no)).toEqual([1, 2]);
  // Files are never changed: those that came later harm nothing, and no paper is missing.
  expect(await readFile(join(target, 'files/ab/one'), 'utf8')).toBe('before');
  expect((await readdir(join(target, 'postgres'))).includes('archived-log')).toBe(false);
});

test('a moment before the first backup and one after the end of the log are refused', async () => {
  const early = new Date(Date.now() - 86_400_000);
  await expect(findBackup(until(early))).rejects.toThrow(/No backup in .* is older/);
  const file = await findBackup(until(between));
  const at = new Date(Date.now() + 86_400_000);
  const target = join(home, 'nothing');
  await expect(restoreBackup({ file, identity, until: until(at) }, target)).rejects.toThrow(/The stored log ends/);
  expect(await readdir(home)).not.toContain('nothing');
});

test('a piece is written once, closed to who has no key, and only beside a backup', async () => {
  const [first = '', second = ''] = (await readdir(settings.backupDir)).filter((name) => name.endsWith('.log'));
  const getSegment = (name: string): string => name.slice(-28, -4);
  expect(getSegment(first) < getSegment(second)).toBe(true);
  expect((await readFile(join(settings.backupDir, second))).subarray(0, 15).toString()).toBe('age-encryption.');
  const folder = join(home, 'no-backup');
  await expect(archiveLog({ ...settings, backupDir: folder })).rejects.toThrow(/There is no backup in .* yet/);
  await expect(archiveLog({ ...settings, isForeign: true })).rejects.toThrow(/is archived on that server/);
});

test('a piece that PostgreSQL dropped is missed, and the log starts again after the next backup', async () => {
  const folder = join(home, 'gap');
  await mkdir(folder);
  const begin = (at: Date) => writeFile(join(folder, `ebpls-${formatStamp(at)}.backup`), '');
  await begin(addSeconds(0));
  const long_gone = { stamp: formatStamp(addSeconds(1)), series: await getSeries(dataDir), last: '0'.repeat(24) };
  await writeFile(join(folder, formatLogName(long_gone)), '');
  const gap = { ...settings, backupDir: folder };
  await expect(archiveLog(gap, addSeconds(2))).rejects.toThrow(/a piece is missing. Make a backup now/);
  await begin(addSeconds(3));
  expect((await archiveLog(gap, addSeconds(4)))[0]).toMatch(/\.log · /);
});

test('pieces that no backup needs any more go with the backups that are removed', async () => {
  const days = 86_400;
  // Backups of files and keys alone, which take no time.
  for (const seconds of [1 * days, 2 * days]) await makeBackup({ ...settings, isForeign: true }, addSeconds(seconds));
  const names = await readdir(settings.backupDir);
  expect(names.filter((name) => name.endsWith('.backup'))).toHaveLength(2);
  expect(names.filter((name) => name.endsWith('.log'))).toEqual([]);
});

test.each([
  ['2026-01-12T09:30', '2026-01-12T01:30:00.000Z'],
  ['2026-01-12T09:30:15+08:00', '2026-01-12T01:30:15.000Z'],
  ['2026-01-12T01:30:00Z', '2026-01-12T01:30:00.000Z'],
])('%s is a moment', (text, moment) => {
  expect(parseMoment(text).toISOString()).toBe(moment);
});

test.each(['yesterday', '2026-01-12', '2026-02-31T09:30x', '2026-13-01T09:30'])('%s is none', (text) => {
  expect(() => parseMoment(text)).toThrow(/expected a moment like/);
});
