// Runs the API as a process of its own that a load test kills and restarts.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { TestServer } from '../open-server.ts';
import { wait } from './seeded-random.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts');

export interface LiveApi {
  readonly port: number;
  readonly url: string;
  /** Waits until it replies. */
  readonly ready: () => Promise<void>;
  /** kill -9: no handler runs, nothing is cleaned up. It is started again immediately. */
  readonly kill: () => Promise<void>;
  /** Kills it without a restart. */
  readonly stop: () => Promise<void>;
}

/** The server as in production: a process of its own on the rows of a test's server, restarted whenever it ends. */
export async function openLiveApi(
  { api }: TestServer,
  settings: Readonly<Record<string, string>> = {},
): Promise<LiveApi> {
  const port = await findApiPort();
  const url = `http://127.0.0.1:${port}`;
  const { database_url, data_dir, paynamics } = api.config;
  const environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database_url,
    DATA_DIR: data_dir,
    RELEASE_DIR: data_dir,
    PORT: String(port),
    HOST: '127.0.0.1',
    ROLE: 'api',
    LOG_LEVEL: 'silent',
    EBPLS_NOW: '2026-01-12',
    PAYNAMICS_MERCHANT_ID: paynamics.merchant_id,
    PAYNAMICS_MERCHANT_KEY: paynamics.merchant_key,
    PAYNAMICS_QUERY_URL: paynamics.query_url,
    ...settings,
  };
  let child: ChildProcess | undefined;
  let isStopped = false;
  const start = (): void => {
    if (isStopped) return;
    child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', start);
  };
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', () => resolve()).kill('SIGKILL');
    });
  start();

  return {
    port,
    url,
    ready: () =>
      waitUntil(
        () =>
          fetch(`${url}/api/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        'the server did not start',
      ),
    kill,
    stop: async () => {
      isStopped = true;
      await kill();
    },
  };
}

/** Polls every twenty milliseconds for half a minute. */
export async function waitUntil(check: () => boolean | Promise<boolean>, complaint: string): Promise<void> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    if (await check()) return;
    await wait(20);
  }
  throw new Error(complaint);
}

async function findApiPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const free = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
