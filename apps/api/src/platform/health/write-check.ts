// Checks regularly whether the database and the storage accept writes.

import { statfs } from 'node:fs/promises';

import type { ReplyBody, getHealth } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

/** The reason why nothing can be saved; undefined while writes succeed. */
export type WriteFault = ReplyBody<typeof getHealth>['reason'];

const FRESH_MS = 1_000;
const DATABASE_TIMEOUT_MS = 5_000;
const MEGABYTE = 1_048_576;
/** Rows that PostgreSQL writes into temporary files: 72 kB at each check, and 1 MB after a write was refused. */
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

/** A write that was not tried, because the last one failed or the disk is full. */
export class WriteSkippedError extends Error {
  readonly fault: NonNullable<WriteFault>;

  constructor(fault: NonNullable<WriteFault>) {
    super(fault);
    this.fault = fault;
  }
}

/** The fault behind an error of the disk or the database; undefined for other errors. */
export function findWriteFault(error: unknown): WriteFault {
  if (error instanceof WriteSkippedError) return error.fault;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? CANNOT_WRITE.get(code) : undefined;
}

export interface WriteCheck {
  /**
   * The fault that prevents a write; checks the disk at most once a second, and the database too after it
   * recently refused a write.
   */
  readonly beforeWrite: () => Promise<WriteFault>;
  /** Like `beforeWrite`, but always checks the database; also at most once a second. */
  readonly whole: () => Promise<WriteFault>;
  /**
   * Whether owners may send files; checks the disk at most once a second. Uploads are refused before other
   * writes are.
   */
  readonly hasSpaceForFiles: () => Promise<boolean>;
  /** Receives every error of a request, so that the next write is not even tried while the disk is full. */
  readonly reportError: (error: unknown) => void;
}

interface WriteCheckSettings {
  readonly db: Database;
  /**
   * Folders whose disk must keep this many megabytes free, which the database needs to continue reading: for
   * its log and its temporary files.
   */
  readonly folders: readonly string[];
  readonly reserve_mb: number;
  /** Additional megabytes that must be free where owners send files. */
  readonly files_reserve_mb?: number;
  /** Free bytes in that folder; tests simulate a full disk here. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Milliseconds of real time. */
  readonly now?: () => number;
}

export function openWriteCheck({
  db,
  folders,
  reserve_mb,
  files_reserve_mb = 0,
  freeBytes = measureFreeBytes,
  now = () => performance.now(),
}: WriteCheckSettings): WriteCheck {
  let is_suspicious = false;
  const findLeastFree = async () => Math.min(...(await Promise.all(folders.map((folder) => freeBytes(folder)))));
  const leastFreeLately = throttleToSecond(findLeastFree, now);
  const findDiskFault = async (): Promise<WriteFault> =>
    (await findLeastFree()) < reserve_mb * MEGABYTE ? 'disk_full' : undefined;
  const findFault = async (): Promise<WriteFault> => {
    const fault = (await findDiskFault()) ?? (await findDatabaseFault(db, is_suspicious));
    is_suspicious = fault !== undefined;
    return fault;
  };
  const diskLately = throttleToSecond(findDiskFault, now);
  const bothLately = throttleToSecond(findFault, now);
  return {
    beforeWrite: () => (is_suspicious ? bothLately() : diskLately()),
    whole: bothLately,
    hasSpaceForFiles: async () => (await leastFreeLately()) >= (reserve_mb + files_reserve_mb) * MEGABYTE,
    reportError: (error) => {
      is_suspicious ||= findWriteFault(error) !== undefined;
    },
  };
}

/** All callers within a second share one result, also while it is being determined. */
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

/** A folder that does not exist yet does not prevent a write. */
async function measureFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** An unreachable database is no write fault: `/api/ready` reports it. */
async function findDatabaseFault(db: Database, is_suspicious: boolean): Promise<WriteFault> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<WriteFault>((resolve) => {
    timer = setTimeout(() => resolve('database_not_writing'), DATABASE_TIMEOUT_MS);
  });
  const attempt = tryToWrite(db, is_suspicious ? SUSPICIOUS_ROWS : TEMPORARY_ROWS).then(
    () => undefined,
    findWriteFault,
  );
  return Promise.race([attempt, timeout]).finally(() => clearTimeout(timer));
}

/**
 * One row is written, and a series of numbers too large for memory takes temporary space on the database's
 * disk; neither leaves anything behind. Nothing is sorted, because this runs every second.
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
