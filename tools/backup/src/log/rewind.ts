import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { About } from '../about.ts';
import { readArchive } from '../archive/read-archive.ts';
import { Refusal } from '../refusal.ts';
import { listBackups, listLogs, parseStamp } from './names.ts';

const SETTINGS = 'postgresql.auto.conf';
const MARK = '# until the moment that was asked for';
/** A moment without a zone is meant as the clock of the hall shows it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

export interface Until {
  readonly at: Date;
  /** Where backups and pieces of the log lie. */
  readonly backupDir: string;
}

/** Throws a Refusal for what is no moment. */
export function readMoment(text: string): Date {
  const moment = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}+08:00`);
  if (!MOMENT.test(text) || Number.isNaN(moment.getTime()))
    throw new Refusal(`--at: expected a moment like 2026-01-12T09:30 (the hall's clock) or 2026-01-12T01:30:00Z.`);
  return moment;
}

/** The newest backup that was begun before that moment. */
export async function findBackup({ at, backupDir }: Until): Promise<string> {
  const found = (await listBackups(backupDir)).findLast(({ stamp }) => parseStamp(stamp) < at);
  if (found === undefined) throw new Refusal(`No backup in ${backupDir} is older than ${at.toISOString()}.`);
  return join(backupDir, found.name);
}

export interface Rewind {
  readonly until: Until;
  /** The private half of the key. */
  readonly identity: string;
  /** Of the backup that was unpacked. */
  readonly about: About;
  /** The data folder that is being filled, and its cluster. */
  readonly folder: string;
  readonly data: string;
}

/** The pieces of the log beside the cluster; removed when it has recovered. */
export function logFolder(data: string): string {
  return join(dirname(data), 'archived-log');
}

/** Unpacks the log that belongs to the backup and tells PostgreSQL how far to follow it at its next start. */
export async function prepareRewind({ until, identity, about, folder, data }: Rewind): Promise<void> {
  const { at, backupDir } = until;
  const logs = (await listLogs(backupDir)).filter(
    ({ series, stamp }) => series === about.series && parseStamp(stamp).getTime() >= Date.parse(about.taken_at) - 1000,
  );
  if (logs.length === 0) throw new Refusal(`${backupDir} holds no log that goes on from this backup.`);
  for (const { name } of logs)
    await readArchive({ file: join(backupDir, name), identity }, (path) => {
      const [top, ...rest] = path.split('/');
      if (top === 'log') return join(logFolder(data), ...rest);
      const place = join(folder, ...rest);
      return top !== 'data' ? undefined : existsSync(place) ? null : place;
    });
  const settings = [
    MARK,
    `restore_command = 'cp "${logFolder(data)}/%f" "%p"'`,
    `recovery_target_time = '${at.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
    "recovery_target_action = 'promote'",
    // Nobody is let in on the way: a server that answers stands at its moment.
    'hot_standby = off',
  ];
  await writeFile(join(data, SETTINGS), `${await readFile(join(data, SETTINGS), 'utf8')}${settings.join('\n')}\n`);
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 });
}

/** The cluster stands at its moment and goes on by itself: nothing of the way there stays. */
export async function endRewind(data: string): Promise<void> {
  const file = join(data, SETTINGS);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, text.indexOf(MARK)));
  await rm(logFolder(data), { recursive: true, force: true });
}

/** What PostgreSQL says when it cannot stop at that moment, in words for the operator. */
export function toRewindError(error: unknown, { at }: Until): unknown {
  const said = error instanceof Error ? error.message : '';
  const when = at.toISOString();
  if (said.includes('before configured recovery target'))
    return new Refusal(`The log that was kept ends before ${when}, or a piece of it is missing. Nothing was changed.`);
  if (said.includes('before consistent recovery point'))
    return new Refusal(`The backup was still being made at ${when}. Name an older one, or a later moment.`);
  return error;
}
