// Restores the database as it was at a chosen moment (point-in-time restore), from a backup and the archived log.

import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { About } from '../backup-description.ts';
import { readArchive } from '../archive/read-archive.ts';
import { Refusal } from '../refusal.ts';
import { listBackups, listLogs, parseStamp } from './archive-names.ts';

const SETTINGS = 'postgresql.auto.conf';
const MARK = '# until the moment that was asked for';
/** Matches the moment of a point-in-time restore; without a zone it is local time of the municipality. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

export interface Until {
  readonly at: Date;
  /** Folder of backups and pieces of the log. */
  readonly backupDir: string;
}

/** Throws a Refusal for what is no moment. */
export function parseMoment(text: string): Date {
  const moment = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}+08:00`);
  if (!MOMENT.test(text) || Number.isNaN(moment.getTime()))
    throw new Refusal(`--at: expected a moment like 2026-01-12T09:30 (local time) or 2026-01-12T01:30:00Z.`);
  return moment;
}

/** The newest backup that was begun before that moment. */
export async function findBackup({ at, backupDir }: Until): Promise<string> {
  const backup = (await listBackups(backupDir)).findLast(({ stamp }) => parseStamp(stamp) < at);
  if (backup === undefined) throw new Refusal(`There is no backup in ${backupDir} from before ${at.toISOString()}.`);
  return join(backupDir, backup.name);
}

export interface Rewind {
  readonly until: Until;
  /** The private half of the key. */
  readonly identity: string;
  /** Description of the unpacked backup. */
  readonly about: About;
  /** The data folder that is being filled, and its cluster. */
  readonly folder: string;
  readonly data: string;
}

/** The pieces of the log beside the cluster; removed when it has recovered. */
export function getLogFolder(data: string): string {
  return join(dirname(data), 'archived-log');
}

/**
 * Unpacks the log that belongs to the backup and sets the moment at which PostgreSQL stops replaying it at its next
 * start.
 */
export async function prepareRewind({ until, identity, about, folder, data }: Rewind): Promise<void> {
  const { at, backupDir } = until;
  const logs = (await listLogs(backupDir)).filter(
    ({ series, stamp }) => series === about.series && parseStamp(stamp).getTime() >= Date.parse(about.taken_at) - 1000,
  );
  if (logs.length === 0) throw new Refusal(`${backupDir} contains no log that continues this backup.`);
  for (const { name } of logs)
    await readArchive({ file: join(backupDir, name), identity }, (path) => {
      const [top, ...rest] = path.split('/');
      if (top === 'log') return join(getLogFolder(data), ...rest);
      const place = join(folder, ...rest);
      return top !== 'data' ? undefined : existsSync(place) ? null : place;
    });
  const settings = [
    MARK,
    `restore_command = 'cp "${getLogFolder(data)}/%f" "%p"'`,
    `recovery_target_time = '${at.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
    "recovery_target_action = 'promote'",
    // No client connects during the replay: a server that accepts connections has reached its moment.
    'hot_standby = off',
  ];
  await writeFile(join(data, SETTINGS), `${await readFile(join(data, SETTINGS), 'utf8')}${settings.join('\n')}\n`);
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 });
}

/** The cluster has reached its moment and runs by itself: the files and settings of the replay are removed. */
export async function endRewind(data: string): Promise<void> {
  const file = join(data, SETTINGS);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, text.indexOf(MARK)));
  await rm(getLogFolder(data), { recursive: true, force: true });
}

/** Error of PostgreSQL when it cannot stop at that moment, as a sentence for the operator. */
export function toRewindError(error: unknown, { at }: Until): unknown {
  const message = error instanceof Error ? error.message : '';
  const time = at.toISOString();
  if (message.includes('before configured recovery target'))
    return new Refusal(`The stored log ends before ${time}, or a piece of it is missing. Nothing was changed.`);
  if (message.includes('before consistent recovery point'))
    return new Refusal(`The backup was still being made at ${time}. Name an older one, or a later moment.`);
  return error;
}
