// Releases the jobs that a killed process held.

import { EventEmitter } from 'node:events';

import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** First half of the key of the locks that show which workers are alive. */
const ALIVE_LOCK = 2_500;
/** Longer than new workers need to take their lock after their first job. */
const MIN_LOCK_AGE_MS = 5_000;

/**
 * Events of workers that hold an advisory lock for as long as their connection lives: PostgreSQL ends it with the
 * process, however that ends.
 */
export function createAliveEvents(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const lock = (): void =>
      void client
        .query('select pg_advisory_lock_shared($1::int, hashtext($2))', [ALIVE_LOCK, workerPool.id])
        // The connection was lost: the next one takes the lock.
        .catch(() => undefined);
    // The worker is about to send its LISTEN on this connection, which takes one statement at a time.
    client.once('drain', lock);
  });
  return events;
}

/**
 * Makes the jobs of workers that are not alive available to the others; graphile-worker itself waits for four hours. A
 * worker whose connection was lost may still run such a job, which then runs twice, as every job may.
 */
export async function releaseHeldJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by
       from graphile_worker._private_jobs
       where locked_at < now() - make_interval(secs => $2::float8 / 1000)
         and locked_by like 'pool-%'
         and hashtext(locked_by) not in (
           -- An object id has no sign; the key of a lock has one.
           select case when objid::bigint > 2147483647 then objid::bigint - 4294967296 else objid::bigint end
           from pg_locks
           where locktype = 'advisory' and classid = $1::int::oid and objsubid = 2 and granted
             and database = (select oid from pg_database where datname = current_database())
         )
     ))`,
    [ALIVE_LOCK, MIN_LOCK_AGE_MS],
  );
}
