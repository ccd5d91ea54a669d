// Formats and parses the names of backups and log archives, and lists those in a folder.

import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BACKUP = /^ebpls-(\d{8}T\d{6}Z)\.backup$/;
const LOG = /^ebpls-(\d{8}T\d{6}Z)-([0-9a-f]{16})-([0-9A-F]{24})\.log$/;
const SERIES = 'log-series';

/** Time in the name of a backup or log archive: `20260112T080000Z`. */
type Stamp = string;

export interface ArchiveFile {
  readonly name: string;
  /** When it was begun. */
  readonly stamp: Stamp;
}

export interface LogFile extends ArchiveFile {
  readonly series: string;
  /** The last segment of the database's log that is in it, as PostgreSQL names it. */
  readonly last: string;
}

export function formatStamp(moment: Date): Stamp {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

export function parseStamp(stamp: Stamp): Date {
  return new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<ArchiveFile[]> {
  return (await namesIn(folder)).flatMap((name) => {
    const [, stamp] = BACKUP.exec(name) ?? [];
    return stamp === undefined ? [] : [{ name, stamp }];
  });
}

/** Pieces of the log in a folder, oldest first. */
export async function listLogs(folder: string): Promise<LogFile[]> {
  return (await namesIn(folder)).flatMap((name) => {
    const [, stamp, series, last] = LOG.exec(name) ?? [];
    return stamp === undefined || series === undefined || last === undefined ? [] : [{ name, stamp, series, last }];
  });
}

export function formatLogName({ stamp, series, last }: Omit<LogFile, 'name'>): string {
  return `ebpls-${stamp}-${series}-${last}.log`;
}

/**
 * Which log this is. A database that came back from a backup writes another log under the same names of segments: it
 * gets another number, because the number is in no backup.
 */
export async function getSeries(dataDir: string): Promise<string> {
  const file = join(dataDir, SERIES);
  await writeFile(file, randomBytes(8).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).toSorted();
}
