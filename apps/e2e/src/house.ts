import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Leashed, leash } from '@ebpls/launcher/leash';

const ROOT = join(import.meta.dirname, '../../..');
/** A first start tells the whole demonstration; on a busy machine that takes minutes. */
const START_PATIENCE_MS = 20 * 60_000;
const STOP_PATIENCE_MS = 60_000;
const KEPT = 'EBPLS_JOURNEY_HOUSE';

/** The product that the journeys visit. */
export interface House {
  readonly address: string;
  readonly data_dir: string;
  readonly password: string;
}

/** The product of this run. `EBPLS_JOURNEY_HOUSE` (address, data_dir, password as JSON) names one that already runs. */
export function house(): House {
  return JSON.parse(process.env[KEPT] ?? '{}') as House; // written by openHouse, or by whoever started the product
}

/** Starts the product of the sources on free ports, with the clock of the test vectors, and answers what stops it. */
export async function openHouse(): Promise<() => Promise<void>> {
  if (process.env[KEPT] !== undefined) return () => Promise.resolve();
  const data_dir = mkdtempSync(join(tmpdir(), 'ebpls-journeys-'));
  const port = await freePair();
  const password = 'Mga-paglalakbay-2026';
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data_dir,
    DEMO_PASSWORD: password,
    EBPLS_NOW: '2026-01-12',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    PAYNAMICS_ENDPOINT: '',
  };
  const launcher = leash(process.execPath, [join(ROOT, 'tools/launcher/src/main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = async (): Promise<void> => {
    await launcher.stop(STOP_PATIENCE_MS);
    rmSync(data_dir, { recursive: true, force: true });
  };
  try {
    await untilReady(launcher);
  } catch (error) {
    const logs = lastLines(join(data_dir, 'logs/api.log'));
    await close();
    throw new Error(`${String(error)}\n${logs}`, { cause: error });
  }
  process.env[KEPT] = JSON.stringify({ address: `http://localhost:${port}`, data_dir, password } satisfies House);
  return close;
}

/** Ready is what the launcher prints when everything answers (decision E22). */
function untilReady(launcher: Leashed): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`The product was not ready in time.\n${said}`)), START_PATIENCE_MS);
    const hear = (piece: Buffer): void => {
      said = (said + piece.toString()).slice(-20_000);
      if (!said.includes('eBPLS is ready at')) return;
      clearTimeout(late);
      resolve();
    };
    launcher.process.stdout?.on('data', hear);
    launcher.process.stderr?.on('data', hear);
    void launcher.gone.then((reason) => {
      clearTimeout(late);
      reject(new Error(`The product ended (${reason}).\n${said}`));
    });
  });
}

/**
 * Kills the API as a machine would that loses its power; the launcher starts it again. It says in its log which process
 * it is.
 */
export function killApi(): void {
  const lines = readFileSync(join(house().data_dir, 'logs/api.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"role":"api"'));
  const { pid } = JSON.parse(lines.at(-1) ?? '{}') as { pid?: number };
  if (pid === undefined) throw new Error('The log of the API names no process.');
  process.kill(pid, 'SIGKILL');
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(-5_000);
  } catch {
    return '';
  }
}

/**
 * A port whose next one is free as well, where the payment gateway stands; below those that the system gives to
 * outgoing connections.
 */
async function freePair(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await freePort(port)) !== undefined && (await freePort(port + 1)) !== undefined) return port;
  }
  throw new Error('No two free ports beside each other.');
}

/** That port when it is free, any free one for 0. */
export function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(wanted, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}
