import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { type Leashed, leash } from '@ebpls/launcher/leash';
import { startPostgres } from '@ebpls/postgres';

import { findProgram, freePort, MissingProgram, runScript, startScript, untilAnswers } from './programs.ts';

const API = 'apps/api/src/main.ts';
const CHUNK = 'assets/drill.0123abcd.js';
export const TOKEN_SECRET = 'one secret for every node of the drill';

/** A node that can be taken down and brought up again. */
interface Node {
  readonly name: string;
  /** Ends it as an update does; answers the reason that it gave. */
  readonly leave: () => Promise<string>;
  /** kill -9. */
  readonly kill: () => Promise<string>;
  /** Starts it and waits until it is ready. */
  readonly start: () => Promise<void>;
}

export interface Hall {
  /** The front, as browsers see it. */
  readonly url: string;
  /** A file of the release whose name holds a hash. */
  readonly chunk: string;
  readonly database_url: string;
  readonly nodes: readonly Node[];
  readonly worker: Node;
  readonly stop: () => Promise<void>;
}

/** A database, two nodes, a worker and nginx with the shipped configuration, in a folder of its own. */
export async function openHall(): Promise<Hall> {
  const nginx = findProgram('nginx', 'nginx-light libnginx-mod-http-brotli-static');
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-drill-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
    undo.push(() => postgres.stop());
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const environment = await prepare(folder, { url, owner_url: postgres.url, serving_url: postgres.servingUrl });
    const nodes = ports.map((own, at) => openNode(`node ${at + 1}`, { ...environment, ROLE: 'api', PORT: `${own}` }));
    const worker = openNode('worker', { ...environment, ROLE: 'worker' });
    undo.push(() => Promise.all([...nodes, worker].map((node) => node.kill())));
    await Promise.all([...nodes, worker].map((node) => node.start()));
    const front = await openFront(nginx, { folder, port: port ?? 0, ports });
    undo.push(() => front.stop());
    await untilAnswers(`${url}/api/ready`);
    return { url, chunk: `${url}/${CHUNK}`, database_url: postgres.url, nodes, worker, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Addresses {
  readonly url: string;
  readonly owner_url: string;
  readonly serving_url: string;
}

/** Tables, a release of one chunk, and the settings that all processes share. */
async function prepare(
  folder: string,
  { url, owner_url, serving_url }: Addresses,
): Promise<Readonly<Record<string, string>>> {
  await runScript('apps/api/src/platform/database/migrate.ts', {
    DATABASE_URL: '',
    EBPLS_DATABASE: serving_url,
    DATABASE_OWNER_URL: owner_url,
  });
  const release = join(folder, 'release');
  await layRelease(release);
  return {
    DATABASE_URL: serving_url,
    DATABASE_OWNER_URL: '',
    DATA_DIR: join(folder, 'data'),
    RELEASE_DIR: release,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    EBPLS_DEMO: '0',
    EBPLS_TOKEN_SECRET: TOKEN_SECRET,
    LOG_LEVEL: 'error',
  };
}

/** A release of one chunk; answers its path. */
export async function layRelease(release: string): Promise<string> {
  await mkdir(join(release, 'current/assets'), { recursive: true });
  const chunk = Buffer.from(`export const chunk = '${'x'.repeat(2_000)}';\n`);
  const files = { [CHUNK]: chunk, [`${CHUNK}.br`]: brotliCompressSync(chunk), [`${CHUNK}.gz`]: gzipSync(chunk) };
  for (const [name, content] of Object.entries({ ...files, 'release.json': '{}', 'index.html': '<!doctype html>' }))
    await writeFile(join(release, 'current', name), content);
  return CHUNK;
}

function openNode(name: string, environment: Readonly<Record<string, string>>): Node {
  let program: Leashed | undefined;
  const end = async (signal: NodeJS.Signals): Promise<string> => {
    program?.process.kill(signal);
    return (await program?.gone) ?? 'not started';
  };
  return {
    name,
    leave: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start: async () => {
      program = startScript(API, environment);
      // A worker listens nowhere.
      if (environment['PORT'] !== undefined) await untilAnswers(`http://127.0.0.1:${environment['PORT']}/api/ready`);
    },
  };
}

interface Front {
  readonly folder: string;
  readonly port: number;
  readonly ports: readonly number[];
}

/** nginx with every shipped file but the three that a hall writes itself. */
async function openFront(nginx: string, { folder, port, ports }: Front): Promise<Leashed> {
  const own = join(folder, 'nginx');
  await cp(join(import.meta.dirname, '../nginx'), own, { recursive: true });
  const upstream = await readFile(join(own, 'upstream.conf'), 'utf8');
  const [first, second] = [...upstream.matchAll(/127\.0\.0\.1:\d+/g)].map(([address]) => address);
  if (first === undefined || second === undefined) throw new Error('upstream.conf names no two nodes');
  await writeFile(
    join(own, 'upstream.conf'),
    upstream.replace(first, `127.0.0.1:${ports[0]}`).replace(second, `127.0.0.1:${ports[1]}`),
  );
  const root = join(folder, 'release/current');
  await writeFile(join(own, 'place.conf'), `server { listen 127.0.0.1:${port}; root ${root}; include site.conf; }\n`);
  await writeFile(join(own, 'log.conf'), 'access_log off;\n');
  // The folder is closed to every other account; as root its workers would be another one.
  const account = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const given = ['-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf'), ...account];
  const { status, stderr } = spawnSync(nginx, [...given, '-t'], { encoding: 'utf8' });
  if (status !== 0) throw new MissingProgram(`nginx does not take the configuration: ${stderr.trim()}`);
  return leash(nginx, given, { stdio: 'ignore' });
}
