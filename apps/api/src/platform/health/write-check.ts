import { statfs } from 'node:fs/promises';

import type { ReplyBody, getHealth } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

/** Why nothing can be saved; undefined while writes go through. */
export type WriteFault = ReplyBody<typeof getHealth>['reason'];

const FRESH_MS = 1_000;
const DATABASE_TIMEOUT_MS = 5_000;
const MEGABYTE = 1_048_576;
/** Numbers that PostgreSQL lays down in temporary files: 72 kB at each look, and 1 MB after a write was refused. */
const TEMPORARY_ROWS = 5_000;
const SUSPICIOUS_ROWS = 80_000;

/**
 * PostgreSQL: no space, an unwritable file, a read-only transaction or a standby. Node: no space or quota, a read-only
 * disk.
 */
const CANNOT_WRITE = new Map<string, NonNullable<WriteFault>>([
  ['53100', 'database_full'],
  ['58030', 'database_not_writing'],
  ['25006', 'database_read_only'],
  ['ENOSPC', 'disk_full'],
  ['EDQUOT', 'disk_full'],
  ['EROFS', 'disk_read_only'],
]);

/** A write that was not tried, because the one before it, or the disk itself, says that it cannot be kept. */
export class WriteSkippedError extends Error {
  readonly fault: NonNullable<WriteFault>;

  constructor(fault: NonNullable<WriteFault>) {
    super(fault);
    this.fault = fault;
  }
}

/** The fault behind an error of the disk or the database; undefined when it is of another kind. */
export function findWriteFault(error: unknown): WriteFault {
  if (error instanceof WriteSkippedError) return error.fault;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? CANNOT_WRITE.get(code) : undefined;
}

export interface WriteCheck {
  /**
   * What stands in the way of a write; asks the disk at most once a second, and the database too while it refused a
   * write lately.
   */
  readonly beforeWrite: () => Promise<WriteFault>;
  /** The same, and always asks the database; also at most once a second. */
  readonly whole: () => Promise<WriteFault>;
  /**
   * Whether owners may send files; asks the disk at most once a second. Their files stop before everything else does.
   */
  readonly hasRoomForFiles: () => Promise<boolean>;
  /** Told of every error of a request, so that the next write is not even tried while there is no room. */
  readonly noticed: (error: unknown) => void;
}

interface WriteCheckSettings {
  readonly db: Database;
  /**
   * Must keep so many megabytes free, for what the database needs to go on reading: its log and its temporary files.
   */
  readonly folders: readonly string[];
  readonly reserve_mb: number;
  /** So many more must be free where owners send files. */
  readonly files_reserve_mb?: number;
  /** Bytes free for us in that folder; tests fill the disk here. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Milliseconds of real time. */
  readonly now?: () => number;
}

export function openWriteCheck({
  db,
  folders,
  reserve_mb,
  files_reserve_mb = 0,
  freeBytes = bytesFree,
  now = () => performance.now(),
}: WriteCheckSettings): WriteCheck {
  let is_suspicious = false;
  const least_free = async () => Math.min(...(await Promise.all(folders.map((folder) => freeBytes(folder)))));
  const leastFreeLately = throttleToSecond(least_free, now);
  const disk = async (): Promise<WriteFault> =>
    (await least_free()) < reserve_mb * MEGABYTE ? 'disk_full' : undefined;
  const both = async (): Promise<WriteFault> => {
    const fault = (await disk()) ?? (await databaseFault(db, is_suspicious));
    is_suspicious = fault !== undefined;
    return fault;
  };
  const diskLately = throttleToSecond(disk, now);
  const bothLately = throttleToSecond(both, now);
  return {
    beforeWrite: () => (is_suspicious ? bothLately() : diskLately()),
    whole: bothLately,
    hasRoomForFiles: async () => (await leastFreeLately()) >= (reserve_mb + files_reserve_mb) * MEGABYTE,
    noticed: (error) => {
      is_suspicious ||= findWriteFault(error) !== undefined;
    },
  };
}

/** All who ask within a second share one answer, also while it is being found. */
function throttleToSecond<T>(look: () => Promise<T>, now: () => number): () => Promise<T> {
  let last: Promise<T> | undefined;
  let looked_at = 0;
  return () => {
    if (last === undefined || now() - looked_at > FRESH_MS) {
      looked_at = now();
      last = look();
    }
    return last;
  };
}

/** Where the folder cannot be asked (it is not there yet), nothing speaks against a write. */
async function bytesFree(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** A database that is away is no fault of writing: `/api/ready` says so. */
async function databaseFault(db: Database, is_suspicious: boolean): Promise<WriteFault> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<WriteFault>((resolve) => {
    timer = setTimeout(() => resolve('database_not_writing'), DATABASE_TIMEOUT_MS);
  });
  const tried = tryToWrite(db, is_suspicious ? SUSPICIOUS_ROWS : TEMPORARY_ROWS).then(() => undefined, findWriteFault);
  return Promise.race([tried, late]).finally(() => clearTimeout(timer));
}

/**
 * One row is written, and numbers too many for memory ask for room on the database's disk; neither leaves anything
 * behind. Nothing is sorted, for this runs every second.
 */
function tryToWrite(db: Database, temporary_rows: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    await sql`set local work_mem = '64kB'`.execute(trx);
    await trx
      .updateTable('write_check')
      .set({ checked_at: sql`now()` })
      .execute();
    await sql`select count(*) from generate_series(1, ${temporary_rows}::integer)`.execute(trx);
  });
}
