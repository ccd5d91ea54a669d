// Starts the product for a drill: two nodes and a worker behind nginx, and the payment sandbox.

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { type StoppableProcess, startChildProcess } from '@ebpls/launcher/child-process';

import type { LoadTarget } from './load/requests.ts';
import { findProgram, findFreePort, MissingProgram, startScript, waitUntilAnswers } from './programs.ts';

const API = 'apps/api/src/main.ts';
const GATEWAY = 'apps/payment-sandbox/src/main.ts';
const CHUNK = 'assets/drill.0123abcd.js';
export const TOKEN_SECRET = 'one secret for every node of the drill';

/** A node of the drill that can be stopped and started again. */
interface SiteNode {
  readonly name: string;
  /** Its own address; a worker listens nowhere. */
  readonly url: string | undefined;
  /** Ends it as an update does; answers the reason that it gave. */
  readonly leave: () => Promise<string>;
  /** kill -9. */
  readonly kill: () => Promise<string>;
  /** Starts it and waits until it is ready. */
  readonly start: () => Promise<void>;
}

export interface Site extends LoadTarget {
  readonly nodes: readonly SiteNode[];
  readonly worker: SiteNode;
  readonly stop: () => Promise<void>;
}

interface SiteContext {
  readonly folder: string;
  /** Settings of the database and the file store. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The program of the front. Throws MissingProgram. */
export const findFront = (): string => findProgram('nginx', 'nginx-light libnginx-mod-http-brotli-static');

/**
 * Opens two nodes, a worker, a payment gateway that repeats each notification four times, and nginx with the shipped
 * configuration, on a database whose tables are there.
 */
export async function openSite({ folder, settings }: SiteContext): Promise<Site> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()];
    const url = `http://127.0.0.1:${port}`;
    await layRelease(join(folder, 'release'));
    const gateway = await openGateway(folder);
    undo.push(() => gateway.stop());
    const environment = { ...settings, ...gateway.settings, ...createSettings(folder, url) };
    const nodes = ports.map((own, at) => openNode(`node ${at + 1}`, { ...environment, ROLE: 'api', PORT: `${own}` }));
    const worker = openNode('worker', { ...environment, ROLE: 'worker' });
    undo.push(() => Promise.all([...nodes, worker].map((node) => node.kill())));
    await Promise.all([...nodes, worker].map((node) => node.start()));
    const front = await openFront({ folder, port: port ?? 0, ports });
    undo.push(() => front.stop());
    await waitUntilAnswers(`${url}/api/ready`);
    return { url, chunk: `${url}/${CHUNK}`, nodes, worker, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settings of all processes. */
function createSettings(folder: string, url: string): Readonly<Record<string, string>> {
  return {
    DATABASE_OWNER_URL: '',
    DATA_DIR: join(folder, 'data'),
    RELEASE_DIR: join(folder, 'release'),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    EBPLS_DEMO: '0',
    EBPLS_TOKEN_SECRET: TOKEN_SECRET,
  };
}

/** A release of one chunk. */
async function layRelease(release: string): Promise<void> {
  await mkdir(join(release, 'current/assets'), { recursive: true });
  const chunk = Buffer.from(`export const chunk = '${'x'.repeat(2_000)}';\n`);
  const files = { [CHUNK]: chunk, [`${CHUNK}.br`]: brotliCompressSync(chunk), [`${CHUNK}.gz`]: gzipSync(chunk) };
  for (const [name, content] of Object.entries({ ...files, 'release.json': '{}', 'index.html': '<!doctype html>' }))
    await writeFile(join(release, 'current', name), content);
}

async function openGateway(folder: string) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startScript(GATEWAY, {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'gateway'),
    SANDBOX_CONTROL: '1',
  });
  await waitUntilAnswers(`${url}/health`);
  const reply = await fetch(`${url}/control/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'duplicate' }),
  });
  if (!reply.ok) throw new Error(`the gateway does not repeat its notification: ${await reply.text()}`);
  return {
    settings: {
      PAYNAMICS_ENDPOINT: `${url}/webpayment/default.aspx`,
      PAYNAMICS_QUERY_URL: `${url}/Paygate/ccservice.asmx`,
    },
    stop: () => program.stop(),
  };
}

function openNode(name: string, environment: Readonly<Record<string, string>>): SiteNode {
  const { PORT: port } = environment as { readonly PORT?: string };
  const url = port === undefined ? undefined : `http://127.0.0.1:${port}`;
  let program: StoppableProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<string> => {
    program?.process.kill(signal);
    return (await program?.exited) ?? 'not started';
  };
  return {
    name,
    url,
    leave: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start: async () => {
      program = startScript(API, environment);
      if (url !== undefined) await waitUntilAnswers(`${url}/api/ready`);
    },
  };
}

interface Front {
  readonly folder: string;
  readonly port: number;
  readonly ports: readonly number[];
}

/** Starts nginx with every shipped file but the three that a municipality writes itself. */
async function openFront({ folder, port, ports }: Front): Promise<StoppableProcess> {
  const nginx = findFront();
  const own = join(folder, 'nginx');
  await cp(join(import.meta.dirname, '../nginx'), own, { recursive: true });
  const upstream = await readFile(join(own, 'upstream.conf'), 'utf8');
  const [first, second] = [...upstream.matchAll(/127\.0\.0\.1:\d+/g)].map(([address]) => address);
  if (first === undefined || second === undefined) throw new Error('upstream.conf does not list two nodes');
  await writeFile(
    join(own, 'upstream.conf'),
    upstream.replace(first, `127.0.0.1:${ports[0]}`).replace(second, `127.0.0.1:${ports[1]}`),
  );
  const root = join(folder, 'release/current');
  await writeFile(join(own, 'place.conf'), `server { listen 127.0.0.1:${port}; root ${root}; include site.conf; }\n`);
  await writeFile(join(own, 'log.conf'), 'access_log off;\n');
  // The folder is closed to every other account; as root its workers would be another one.
  const account = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const args = ['-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf'), ...account];
  const { status, stderr } = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
  if (status !== 0) throw new MissingProgram(`nginx rejected the configuration: ${stderr.trim()}`);
  return startChildProcess(nginx, args, { stdio: 'ignore' });
}
