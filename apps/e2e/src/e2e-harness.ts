// Starts the whole product for the end-to-end tests, or uses the running one that a variable names.

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type StoppableProcess, startChildProcess } from '@ebpls/launcher/child-process';

import { isWhole } from './sweeps/sweep-sample.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** A first start creates the whole demonstration; on a busy machine that takes minutes. */
const START_TIMEOUT_MS = 20 * 60_000;
const STOP_TIMEOUT_MS = 60_000;
const PRODUCT_VARIABLE = 'EBPLS_JOURNEY_PRODUCT';

/** The product that the journeys visit. */
export interface RunningProduct {
  readonly address: string;
  readonly data_dir: string;
  readonly password: string;
  /** Folder of the release that it serves; the workspace's when missing. */
  readonly release_dir?: string;
  /** Copy of its data before the first journey; missing when it ran before the journeys. */
  readonly first_data?: string;
}

type StartedProduct = { readonly product: RunningProduct; readonly close: () => Promise<void> };

/** Value of `EBPLS_JOURNEY_PRODUCT` while the product is open. */
export function getProductText(): string {
  return process.env[PRODUCT_VARIABLE] ?? '{}';
}

/** The product of this run. `EBPLS_JOURNEY_PRODUCT` (address, data_dir, password as JSON) names one that already runs. */
export function getProduct(): RunningProduct {
  return JSON.parse(getProductText()) as RunningProduct; // written here, or by the process that started the product
}

/** True where the product ran before the journeys, which then have no second one. */
export function isProductGiven(): boolean {
  return process.env[PRODUCT_VARIABLE] !== undefined && getProduct().first_data === undefined;
}

/** The folder of the release that is served to the journeys. */
export function getReleaseDir(): string {
  return getProduct().release_dir ?? process.env['RELEASE_DIR'] ?? join(ROOT, '.release');
}

/**
 * Starts the product of the sources on free ports, with the clock of the test vectors, and returns the function that
 * stops it. A whole run copies its first data, for the lanes that need a product to themselves.
 */
export async function openProduct(): Promise<() => Promise<void>> {
  if (process.env[PRODUCT_VARIABLE] !== undefined) return () => Promise.resolve();
  const [data_dir, first_data] = [makeFolder(), makeFolder()];
  const remove = (): void => {
    for (const folder of [data_dir, first_data]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    let startedProduct = await startProduct({ data_dir });
    if (isWhole) {
      // Only a database that has stopped can be copied as files.
      await startedProduct.close();
      copyData(data_dir, first_data);
      startedProduct = await startProduct({ data_dir, first_data });
    }
    process.env[PRODUCT_VARIABLE] = JSON.stringify(startedProduct.product);
    return () => {
      delete process.env[PRODUCT_VARIABLE]; // a second run in this process starts its own
      return startedProduct.close().finally(remove);
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * A second product beside the one that all share, with data and a release of its own, for the journeys of this process
 * that kill their server or serve another release. Returns the function that stops it; nothing is started where the
 * product of the run was started before.
 */
export async function openOwnProduct(): Promise<() => Promise<void>> {
  const { first_data } = getProduct();
  if (first_data === undefined) return () => Promise.resolve();
  const data_dir = makeFolder();
  const remove = (): void => rmSync(data_dir, { recursive: true, force: true });
  try {
    copyData(first_data, data_dir);
    const release_dir = join(data_dir, 'release');
    cpSync(getReleaseDir(), release_dir, { recursive: true, verbatimSymlinks: true });
    const startedProduct = await startProduct({ data_dir, release_dir });
    process.env[PRODUCT_VARIABLE] = JSON.stringify(startedProduct.product);
    return () => startedProduct.close().finally(remove);
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * The demonstration of another municipality, with data of its own, for the journeys of this process. Returns the
 * function that stops it; a product that a variable names is taken as it is.
 */
export async function openMunicipalityProduct(municipality: string): Promise<() => Promise<void>> {
  if (getProduct().first_data === undefined) return () => Promise.resolve();
  const data_dir = makeFolder();
  const remove = (): void => rmSync(data_dir, { recursive: true, force: true });
  try {
    const startedProduct = await startProduct({ data_dir, municipality });
    process.env[PRODUCT_VARIABLE] = JSON.stringify(startedProduct.product);
    return () => startedProduct.close().finally(remove);
  } catch (error) {
    remove();
    throw error;
  }
}

/** Domain of the addresses of the staff, as the demonstration wrote its sign-ins. */
export function getStaffDomain(): string {
  const signIns = JSON.parse(readFileSync(join(getProduct().data_dir, 'sign-ins.json'), 'utf8')) as readonly {
    readonly role: string;
    readonly email: string;
  }[]; // written by the seed
  const email = signIns.find(({ role }) => role === 'admin')?.email ?? '';
  return email.slice(email.indexOf('@'));
}

/** A database started by root runs under another account, which must be able to enter the folder. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-journeys-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Copies with owners and modes, because PostgreSQL refuses files of other accounts. */
function copyData(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

async function startProduct({
  municipality,
  ...places
}: Pick<RunningProduct, 'data_dir' | 'release_dir' | 'first_data'> & {
  readonly municipality?: string;
}): Promise<StartedProduct> {
  const { data_dir, release_dir } = places;
  const port = await findFreePair();
  const password = 'Mga-paglalakbay-2026';
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data_dir,
    ...(release_dir !== undefined && { RELEASE_DIR: release_dir }),
    DEMO_PASSWORD: password,
    EBPLS_NOW: '2026-01-12',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    PAYNAMICS_ENDPOINT: '',
    ...(municipality !== undefined && { EBPLS_MUNICIPALITY: municipality }),
  };
  const launcher = startChildProcess(process.execPath, [join(ROOT, 'tools/launcher/src/main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await waitUntilReady(launcher);
  } catch (error) {
    const logs = readLastLines(join(data_dir, 'logs/api.log'));
    await launcher.stop(STOP_TIMEOUT_MS);
    throw new Error(`${String(error)}\n${logs}`, { cause: error });
  }
  return {
    product: { address: `http://localhost:${port}`, password, ...places },
    close: () => launcher.stop(STOP_TIMEOUT_MS),
  };
}

/** The launcher prints this line when everything is ready (decision E22). */
function waitUntilReady(launcher: StoppableProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timeout = setTimeout(
      () => reject(new Error(`The product was not ready in time.\n${output}`)),
      START_TIMEOUT_MS,
    );
    const handleOutput = (piece: Buffer): void => {
      output = (output + piece.toString()).slice(-20_000);
      if (!output.includes('eBPLS is ready at')) return;
      clearTimeout(timeout);
      resolve();
    };
    launcher.process.stdout?.on('data', handleOutput);
    launcher.process.stderr?.on('data', handleOutput);
    void launcher.exited.then((reason) => {
      clearTimeout(timeout);
      reject(new Error(`The product ended (${reason}).\n${output}`));
    });
  });
}

/** Kills the API as a power failure would; the launcher starts it again. The process id is read from its log. */
export function killApi(): void {
  const lines = readFileSync(join(getProduct().data_dir, 'logs/api.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"role":"api"'));
  const { pid } = JSON.parse(lines.at(-1) ?? '{}') as { pid?: number };
  if (pid === undefined) throw new Error('The log of the API names no process.');
  process.kill(pid, 'SIGKILL');
}

function readLastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(-5_000);
  } catch {
    return '';
  }
}

/**
 * A port whose next one is free as well, for the payment gateway; below the range that the system gives to outgoing
 * connections.
 */
async function findFreePair(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await findFreePort(port)) !== undefined && (await findFreePort(port + 1)) !== undefined) return port;
  }
  throw new Error('No two free ports beside each other.');
}

/** The port when it is free, any free one for 0. */
export function findFreePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}
