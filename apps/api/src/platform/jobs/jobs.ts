// Queues and runs background jobs in PostgreSQL.

import type { CronItem, Runner, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';

import type { Database, Trx } from '../database/database.ts';
import { createAliveEvents, releaseHeldJobs } from './release-held-jobs.ts';

const MAX_JOB_TRIES = 10;
/** A runner that could not record a finished job ends; it is replaced after this pause. */
const RESTART_MS = 5_000;
/** How often each process looks for jobs that a killed one held. */
const RELEASE_EVERY_MS = 5_000;
/** How often each runner looks for jobs of a later time, such as a decision that may be undone for ten seconds. */
const POLL_MS = 1_000;
/**
 * Without a batch a job whose end cannot be recorded is an unhandled rejection, which ends the whole process; and a
 * run that stops by itself returns before the end of its last job is recorded.
 */
const PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

interface JobOptions {
  /** A second job of this key replaces the first while it is queued. */
  readonly job_key?: string;
  readonly run_at?: Date;
}

interface JobCall extends JobOptions {
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Adds a job in the caller's transaction: it runs after the commit, or never. Retried with growing pauses. */
export async function enqueueJob(trx: Database | Trx, { task, payload, job_key, run_at }: JobCall): Promise<void> {
  await sql`
    select
      graphile_worker.add_job(
        ${task}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${MAX_JOB_TRIES}::int,
        job_key := ${job_key ?? null}::text, run_at := ${run_at?.toISOString() ?? null}::timestamptz
      )`.execute(trx);
}

type Job = (payload: unknown) => Promise<void>;

interface TaskOptions {
  /** People wait for it: it has workers of its own, which no slow job occupies. */
  readonly is_urgent?: boolean;
}

export interface Jobs {
  /** Registers the work of a task. A job may run twice and must allow it. */
  readonly task: (name: string, job: Job, options?: TaskOptions) => void;
  /**
   * Schedules a task by a cron pattern in UTC, on one process only: `0 17 * * *` is one o'clock at night in Manila.
   */
  readonly cron: (pattern: string, name: string) => void;
  /** Names of the scheduled jobs, for the test that lets two workers run each at the same time. */
  readonly timers: () => readonly string[];
  readonly start: (poll_ms?: number) => Promise<void>;
  /** Runs all due jobs, then returns; for tests and for commands. */
  readonly runDue: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface JobSettings {
  readonly pool: pg.Pool;
  readonly log: (level: string, message: string) => void;
}

/** Workers of one kind: what they do, and at how many jobs at the same time. */
interface WorkerPool {
  readonly taskList: TaskList;
  readonly crons: CronItem[];
  readonly concurrency: number;
}

const WORKERS = 4;
const URGENT_WORKERS = 4;

/** Jobs on PostgreSQL: LISTEN wakes the workers, SKIP LOCKED shares the work between processes. */
export function openJobs(settings: JobSettings): Jobs {
  const usual: WorkerPool = { taskList: {}, crons: [], concurrency: WORKERS };
  const urgent: WorkerPool = { taskList: {}, crons: [], concurrency: URGENT_WORKERS };
  const runners = [keepRunning(settings, usual), keepRunning(settings, urgent)];
  let releases: NodeJS.Timeout | undefined;
  const release = (): void =>
    void releaseHeldJobs(settings.pool).catch((error: unknown) => settings.log('warning', String(error)));

  return {
    task: (name, job, { is_urgent = false } = {}) => {
      if (name in usual.taskList || name in urgent.taskList) throw new Error(`The task ${name} is registered already.`);
      (is_urgent ? urgent : usual).taskList[name] = async (payload) => job(payload);
    },
    cron: (pattern, name) =>
      void usual.crons.push({ match: pattern, task: name, options: { jobKey: name, jobKeyMode: 'replace' } }),
    timers: () => usual.crons.map(({ task }) => task),
    start: async (poll_ms = POLL_MS) => {
      releases = setInterval(release, RELEASE_EVERY_MS).unref();
      await Promise.all(runners.map((runner) => runner.start(poll_ms)));
    },
    runDue: () => runDueOnce(settings, { ...usual.taskList, ...urgent.taskList }),
    stop: async () => {
      clearInterval(releases);
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}

/** Runs the workers of a pool, and starts them again when they end by themselves. */
function keepRunning(settings: JobSettings, pool: WorkerPool): Pick<Jobs, 'start' | 'stop'> {
  let pollInterval = POLL_MS;
  let runner: Runner | undefined;
  let restart: NodeJS.Timeout | undefined;
  let is_stopping = false;

  const start = async (): Promise<void> => {
    const newRunner = await startRunner(settings, pool, pollInterval);
    runner = newRunner;
    newRunner.promise
      .catch((error: unknown) => settings.log('error', String(error)))
      .finally(() => startAgain())
      .catch(() => undefined);
  };
  const startAgain = (): void => {
    if (is_stopping) return;
    settings.log('warning', 'jobs stopped; they go on in a moment');
    restart = setTimeout(() => start().catch(startAgain), RESTART_MS);
  };

  return {
    start: async (poll_ms = POLL_MS) => {
      pollInterval = poll_ms;
      is_stopping = false;
      if (Object.keys(pool.taskList).length > 0) await start();
    },
    stop: async () => {
      is_stopping = true;
      clearTimeout(restart);
      // A runner that has just ended by itself cannot be stopped once more.
      await runner?.stop().catch(() => undefined);
      runner = undefined;
    },
  };
}

async function startRunner(
  { pool, log }: JobSettings,
  { taskList, crons, concurrency }: WorkerPool,
  pollInterval: number,
): Promise<Runner> {
  const { Logger, parseCronItems, run } = await import('graphile-worker');
  return run({
    preset: PRESET,
    pgPool: pool,
    taskList,
    events: createAliveEvents(),
    logger: new Logger(() => (level, message) => log(level, message)),
    parsedCronItems: parseCronItems([...crons]),
    concurrency,
    noHandleSignals: true,
    pollInterval,
  });
}

async function runDueOnce({ pool, log }: JobSettings, taskList: TaskList): Promise<void> {
  const { Logger, runOnce } = await import('graphile-worker');
  await runOnce({
    preset: PRESET,
    pgPool: pool,
    taskList,
    logger: new Logger(() => (level, message) => log(level, message)),
    noHandleSignals: true,
  });
}
