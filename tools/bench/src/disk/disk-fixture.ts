import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@ebpls/postgres';

import { waitUntilAnswering, findFreePort, ROOT } from '../programs.ts';

/** The parts of the product that lie on the disk that is filled. */
export interface DiskFixture {
  readonly url: string;
  readonly setup_code: string;
  /** Numbers of the processes that must be the same ones afterwards. */
  readonly pids: () => number[];
  /** Content of the logs. */
  readonly logs: () => string;
  readonly stop: () => Promise<void>;
}

export interface Places {
  /** Holds files and logs. */
  readonly data_dir: string;
  /** Holds the database. */
  readonly database_dir: string;
}

const CODE = 'a-code-for-the-storm';

/** The API by itself, its output sent to a file on the disk, as a shell or a service manager does. */
export async function openApiAlone({ data_dir, database_dir }: Places): Promise<DiskFixture> {
  const port = await findFreePort();
  const postgres = await startPostgres({ dataDir: join(database_dir, 'postgres') });
  const log = join(data_dir, 'api.log');
  const to = openSync(log, 'a');
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: data_dir,
    RELEASE_DIR: data_dir,
    PORT: String(port),
    HOST: '127.0.0.1',
    ROLE: 'all',
    LOG_LEVEL: 'debug',
    EBPLS_DEMO: '0',
    EBPLS_SETUP_CODE: CODE,
  };
  const child = spawn(process.execPath, [join(ROOT, 'apps/api/src/main.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', to, to],
  });
  closeSync(to);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(`${url}/api/ready`);
  return {
    url,
    setup_code: CODE,
    pids: () => [child.exitCode ?? child.pid ?? 0],
    logs: () => readFileSync(log, 'utf8'),
    stop: async () => {
      await end(child);
      await postgres.stop();
    },
  };
}

/** The whole product under its launcher, with a release that is only a name. */
export async function openWhole({ data_dir }: Places): Promise<DiskFixture> {
  const port = await findFreePort();
  const release = join(data_dir, 'release');
  mkdirSync(join(release, 'current'), { recursive: true });
  writeFileSync(join(release, 'current/release.json'), '{}');
  const environment = {
    DATA_DIR: join(data_dir, 'data'),
    RELEASE_DIR: release,
    PORT: String(port),
    EBPLS_BUILD: '0',
    EBPLS_DEMO: '0',
    LOG_LEVEL: 'debug',
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, [join(ROOT, 'tools/launcher/src/main.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(`${url}/api/ready`);
  while (!output.includes('/setup#')) await once(child.stdout, 'data');
  const logs = join(data_dir, 'data/logs');
  return {
    url,
    setup_code: /\/setup#(\S+)/.exec(output)?.[1] ?? '',
    pids: () => [child.exitCode ?? child.pid ?? 0, ...listServices(child)],
    logs: () =>
      readdirSync(logs)
        .map((name) => readFileSync(join(logs, name), 'utf8'))
        .join('\n'),
    stop: () => end(child),
  };
}

/** The servers that the launcher keeps; one that fell and was started again has another number. */
function listServices({ pid }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('src/main.ts')).toSorted();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
