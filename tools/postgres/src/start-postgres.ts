// Starts the embedded PostgreSQL and keeps it running, or uses the server of DATABASE_URL.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { findBinaries } from './binaries.ts';
import { DATABASE_NAME, DATABASE_USER, ensureCluster, SERVING_USER } from './cluster.ts';
import { claimPlaces, clearFormerServer, clearStaleLocks, releasePlaces } from './locks.ts';
import { preparePlaces } from './places.ts';
import { type Server, type Setup, stopServer, startServer } from './server.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;
const HEALTHY_MS = 30_000; // its next exit starts the back-off from the beginning

export interface PostgresOptions {
  /** Folder of this server; made when missing. */
  readonly dataDir: string;
  /** False for tests: nothing is synced to disk. */
  readonly durable?: boolean;
  readonly logFile?: string;
  readonly log?: (line: string) => void;
  /** Set (DATABASE_URL): a server that somebody else runs. No child is started. */
  readonly databaseUrl?: string | undefined;
}

export interface Connection {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

export interface Postgres {
  /** For `connectionString`; a Unix socket when the server is ours, and then the role that owns all tables. */
  readonly url: string;
  /** The same for the role that serves requests; the same address when DATABASE_URL names the server. */
  readonly servingUrl: string;
  /** The same as fields; absent when DATABASE_URL names the server. */
  readonly connection?: Connection;
  /** Process number of the server, undefined while it is down or not ours. */
  pid(): number | undefined;
  /** Called each time the server falls by itself, before it is started again. */
  onExit(listener: (reason: string) => void): void;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on that folder and keeps it running until `stop`. Throws a sentence for the operator when it
 * cannot.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  if (options.databaseUrl)
    return {
      url: options.databaseUrl,
      servingUrl: options.databaseUrl,
      pid: () => undefined,
      onExit: () => undefined,
      stop: () => Promise.resolve(),
    };
  if (process.platform === 'win32')
    throw new Error('The embedded PostgreSQL needs Unix sockets; on Windows set DATABASE_URL to a PostgreSQL server.');

  const log = options.log ?? (() => undefined);
  const setup = await preparePostgres(options, log);
  try {
    return keepRunning(setup, await startServer(setup), log);
  } catch (error) {
    releasePlaces(setup.places);
    throw error;
  }
}

/** The address of another database on the same server. */
export function formatConnectionUrl({ host, user, database }: Connection): string {
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`;
}

async function preparePostgres(options: PostgresOptions, log: (line: string) => void): Promise<Setup> {
  const places = preparePlaces(options.dataDir, log);
  const binaries = findBinaries(places.account, places.home);
  const isDurable = options.durable ?? true;
  const logFile = options.logFile ?? join(places.home, 'server.log');
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  claimPlaces(places);
  try {
    await clearFormerServer(places, log);
    await ensureCluster(places, binaries, isDurable);
  } catch (error) {
    releasePlaces(places);
    throw error;
  }
  return { places, binaries, durable: isDurable, logFile };
}

function keepRunning(setup: Setup, first: Server, log: (line: string) => void): Postgres {
  const listeners: ((reason: string) => void)[] = [];
  const stopping = new AbortController();
  let server: Server | undefined = first;

  const supervision = (async () => {
    let wait = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      const reason = await server?.exited;
      if (stopping.signal.aborted) return;
      server = undefined;
      if (reason !== undefined) for (const listener of listeners) listener(reason);
      wait = Date.now() - startedAt > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(wait * 2, MAX_PAUSE_MS);
      log(`PostgreSQL ended (${reason ?? 'did not start'}); starting it again`);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) server = await restart(setup, log);
    }
  })();

  const connection = { host: setup.places.socketDir, user: DATABASE_USER, database: DATABASE_NAME };
  return {
    url: formatConnectionUrl(connection),
    servingUrl: formatConnectionUrl({ ...connection, user: SERVING_USER }),
    connection,
    pid: () => server?.pid,
    onExit: (listener) => void listeners.push(listener),
    async stop() {
      stopping.abort();
      if (server) await stopServer(server);
      await supervision;
      if (server) await stopServer(server);
      releasePlaces(setup.places);
    },
  };
}

async function restart(setup: Setup, log: (line: string) => void): Promise<Server | undefined> {
  try {
    clearStaleLocks(setup.places);
    return await startServer(setup);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
