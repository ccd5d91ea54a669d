// Starts and stops the server process of the embedded PostgreSQL.

import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import type { Binaries } from './binaries.ts';
import { getProcessOptions } from './cluster.ts';
import { clearStaleLocks, isReady } from './locks.ts';
import type { Places } from './places.ts';

const LOCK_TIMEOUT_MS = 10_000; // locks and shared memory of a server killed a moment ago
/** Replaying the log after a crash takes as long as it takes; past this something is wrong. */
const READY_TIMEOUT_MS = 600_000;
const LOCK_ERROR = /lock file|shared memory block/;
const OTHER_MAJOR = /initialized by PostgreSQL version ([\d.]+), which is not compatible with this version ([\d.]+)/;
const LARGEST_LOG = 5_000_000;
const LOG_CHECK_MS = 60_000;

const SETTINGS = [
  'listen_addresses=',
  'random_page_cost=1.1',
  'shared_buffers=128MB',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
];
const DURABLE = ['wal_keep_size=512MB'];
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off', 'max_wal_size=4GB'];

export interface Server {
  readonly process: ChildProcess;
  readonly pid: number;
  /** Resolves when the process is gone, however it went. */
  readonly exited: Promise<string>;
}

export interface Setup {
  readonly places: Places;
  readonly binaries: Binaries;
  readonly durable: boolean;
  readonly logFile: string;
}

/**
 * Starts the server and waits until it takes connections. Tries again for ten seconds while a dead server's locks
 * linger.
 */
export async function startServer(setup: Setup): Promise<Server> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const from = logSize(setup.logFile);
    const server = spawnServer(setup);
    if (await becomesReady(setup, server)) return server;

    const logText = readFileSync(setup.logFile).subarray(from).toString();
    const [, dataVersion, ownVersion] = OTHER_MAJOR.exec(logText) ?? [];
    if (dataVersion !== undefined)
      throw new Error(
        `The database in ${setup.places.home} was made by PostgreSQL ${dataVersion}, and this version includes PostgreSQL ${ownVersion}; nothing was changed. ` +
          'Start the version that made it, and bring its data over by "npm run move", as described in the guide for the municipality.',
      );
    if (!LOCK_ERROR.test(logText) || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start (${setup.logFile}): ${formatLastLines(logText)}`);
    await pause(200);
    clearStaleLocks(setup.places);
  }
}

/** Stops the server: first with its clients' transactions aborted, then at once, then by force. */
export async function stopServer(server: Server): Promise<void> {
  for (const { name, timeoutMs } of [
    { name: 'SIGINT', timeoutMs: 20_000 },
    { name: 'SIGQUIT', timeoutMs: 5_000 },
    { name: 'SIGKILL', timeoutMs: 5_000 },
  ] as const) {
    server.process.kill(name);
    const timeout = new AbortController();
    const hasEnded = await Promise.race([
      server.exited.then(() => true),
      pause(timeoutMs, false, { signal: timeout.signal }).catch(() => false),
    ]);
    timeout.abort();
    if (hasEnded) return;
  }
}

function spawnServer({ places, binaries, durable, logFile }: Setup): Server {
  rotate(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const settings = [
    ...SETTINGS,
    ...(durable ? DURABLE : FORGETFUL),
    // PostgreSQL reads a list: without quotes a comma in the name of the folder ends an entry.
    `unix_socket_directories="${places.socketDir.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
  ];
  const child = spawn(binaries.postgres, ['-D', places.data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...getProcessOptions(places),
    stdio: ['ignore', log, log],
    // Its own group: Ctrl-C in the terminal reaches the launcher, which stops the database last.
    detached: true,
  });
  closeSync(log);
  const exit = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const server = { process: child, pid: child.pid ?? 0, exited: exit };
  limitLog(logFile, exit);
  if (child.pid) watch(server, places);
  return server;
}

/**
 * Starts a shell that holds the other end of a pipe: when this process dies by any cause, the pipe closes and the
 * server is stopped cleanly.
 */
function watch(server: Server, places: Places): void {
  const dog = spawn('/bin/sh', ['-c', 'read _; kill -INT "$0"', String(server.pid)], {
    ...getProcessOptions(places),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  dog.unref();
  dog.on('error', () => undefined);
  dog.stdin.on('error', () => undefined);
  (dog.stdin as unknown as { unref?: () => void }).unref?.();
  // Dead servers' numbers are assigned again; the shell must not outlive the server that it watches.
  void server.exited.then(() => dog.kill('SIGKILL'));
}

async function becomesReady({ places }: Setup, server: Server): Promise<boolean> {
  let hasEnded = false;
  void server.exited.then(() => (hasEnded = true));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!isReady(places, server.pid)) {
    if (hasEnded) return false;
    if (Date.now() > deadline) {
      await stopServer(server);
      return false;
    }
    await pause(15);
  }
  return true;
}

function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * The server writes on as long as it lives, so its log is copied away and emptied under it; on a full disk it is only
 * emptied.
 */
function limitLog(file: string, exit: Promise<string>): void {
  const timer = setInterval(() => {
    if (logSize(file) <= LARGEST_LOG) return;
    try {
      copyFileSync(file, `${file}.1`);
      chmodSync(`${file}.1`, 0o600);
    } catch {
      // A failed copy is ignored: the former log is worth less than its disk space.
    }
    truncateSync(file);
  }, LOG_CHECK_MS).unref();
  void exit.then(() => clearInterval(timer));
}

function rotate(file: string): void {
  if (logSize(file) > LARGEST_LOG) renameSync(file, `${file}.1`);
}

/** The lines with the cause come first: the last lines may be longer. */
function formatLastLines(logText: string): string {
  const lines = logText.trim().split('\n');
  return [...new Set([...lines.filter((line) => /FATAL|PANIC/.test(line)), ...lines.slice(-4)])].join(' / ');
}
