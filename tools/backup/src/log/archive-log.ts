// Archives the new part of PostgreSQL's write-ahead log, so that any moment after a backup can be restored.

import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { openFileStore } from '@ebpls/storage';
import type { Client } from 'pg';

import { ABOUT, createAbout } from '../backup-description.ts';
import type { Entry } from '../archive/entries.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { withClient } from '../cluster/with-client.ts';
import { Refusal } from '../refusal.ts';
import type { BackupSettings } from '../settings.ts';
import {
  type ArchiveFile,
  listBackups,
  listLogs,
  formatLogName,
  parseStamp,
  getSeries,
  formatStamp,
} from './archive-names.ts';

const SEGMENT = /^[0-9A-F]{24}$/;
/**
 * Overlap of two pieces of the archived log: a file that was being written when the last piece was listed is in this
 * one.
 */
const OVERLAP_MS = 60_000;

/**
 * Keeps what the database wrote since the last time, encrypted like a backup, and the files that came since then; answers
 * lines for the operator. With the backup before it, every moment until now can be brought back.
 */
export async function archiveLog(settings: BackupSettings, now = new Date()): Promise<readonly string[]> {
  const { recipient, backupDir, dataDir, isForeign } = settings;
  if (isForeign)
    throw new Refusal('The log of a DATABASE_URL server is archived on that server, for example with pgBackRest.');
  if (recipient === undefined)
    throw new Refusal('BACKUP_RECIPIENT is not set: `npm run backup -- keys` makes a key and prints the setting.');
  const backup = (await listBackups(backupDir)).at(-1);
  if (backup === undefined) throw new Refusal(`There is no backup in ${backupDir} yet. Make one first: npm run backup`);

  const series = await getSeries(dataDir);
  const before = (await listLogs(backupDir)).findLast((log) => log.series === series);
  return withClient(dataDir, async (client, data) => {
    const folder = join(data, 'pg_wal');
    const hasNewerBackup = before === undefined || before.stamp < backup.stamp;
    const segments = await listEndedSegments(client, { folder, after: before?.last, hasNewerBackup });
    const last = segments.at(-1);
    if (last === undefined) return ['Nothing was written since the last time.'];
    const file = join(backupDir, formatLogName({ stamp: formatStamp(now), series, last }));
    const since = new Date(parseStamp((before ?? backup).stamp).getTime() - OVERLAP_MS);
    const bytes = await writeArchive(entries({ settings, now, series, folder, segments, since }), { file, recipient });
    return [`${file} · ${(bytes / 1e6).toFixed(1)} MB`];
  });
}

interface LogProgress {
  readonly folder: string;
  /** The last segment that was backed up. */
  readonly after: string | undefined;
  /** The log may start again with all present segments. */
  readonly hasNewerBackup: boolean;
}

/**
 * Ends the segment in use, after a commit whose time shows how far the log reaches, and returns all complete segments
 * that are not backed up yet.
 */
async function listEndedSegments(
  client: Client,
  { folder, after = '', hasNewerBackup }: LogProgress,
): Promise<string[]> {
  await client.query("select pg_logical_emit_message(true, 'ebpls', 'log')");
  const { rows } = await client.query<{ last: string }>('select pg_walfile_name(pg_switch_wal()) as last');
  const last = rows[0]?.last ?? '';
  const present = (await readdir(folder)).filter((name) => SEGMENT.test(name) && name <= last).toSorted();
  if (present.includes(after)) return present.filter((name) => name > after);
  if (!hasNewerBackup)
    throw new Refusal(
      'More was written since the last time than PostgreSQL stores of its log, so a piece is missing. Make a backup now; the log continues from there.',
    );
  return present;
}

interface Piece {
  readonly settings: BackupSettings;
  readonly now: Date;
  readonly series: string;
  readonly folder: string;
  readonly segments: readonly string[];
  readonly since: Date;
}

async function* entries({ settings, now, series, folder, segments, since }: Piece): AsyncGenerator<Entry> {
  yield { name: ABOUT, type: 'text', text: JSON.stringify(createAbout(undefined, now, series)) };
  for (const name of segments) {
    const from = join(folder, name);
    yield { name: `log/${name}`, type: 'file', from, size: (await lstat(from)).size };
  }
  yield* newFiles(settings, since);
}

/** A bucket is on another machine: its files are there when they are needed. */
async function* newFiles({ storage }: BackupSettings, since: Date): AsyncGenerator<Entry> {
  if (storage.kind === 'bucket') return;
  for await (const { name, size } of openFileStore(storage).list()) {
    const from = join(storage.folder, name);
    const stats = await lstat(from).catch(() => undefined);
    if (stats !== undefined && stats.mtime >= since) yield { name: `data/files/${name}`, type: 'file', from, size };
  }
}

/** Pieces that no backup in the folder needs: they ended before the oldest one began. */
export async function listUnneededLogs(folder: string): Promise<readonly ArchiveFile[]> {
  const oldestBackup = (await listBackups(folder))[0];
  return oldestBackup === undefined ? [] : (await listLogs(folder)).filter(({ stamp }) => stamp < oldestBackup.stamp);
}
