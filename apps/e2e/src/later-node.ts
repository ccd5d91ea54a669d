// Starts another API process on the product's database, with the clock of a later business day.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startChildProcess } from '@ebpls/launcher/child-process';
import { SERVING_USER } from '@ebpls/postgres';
import { expect } from '@playwright/test';

import { findFreePort, getProduct, getReleaseDir } from './e2e-harness.ts';
import { getDatabaseUrl } from './office/stage-cases.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NODE_READY_TIMEOUT_MS = 60_000;

/** Another address of the same product: the same people, bills and money, on a later business day. */
export interface LaterNode {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Opens a further node of the product on its own port, with the clock of a later day and with settings of its own;
 * jobs run in the product only.
 */
export async function openLaterNode(day: string, settings: Readonly<Record<string, string>> = {}): Promise<LaterNode> {
  const { address, data_dir } = getProduct();
  const port = await findFreePort(0);
  const localOrigin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...readGatewaySettings(data_dir),
    ROLE: 'api',
    EBPLS_NOW: day,
    PORT: String(port),
    PUBLIC_URL: localOrigin,
    DATA_DIR: data_dir,
    EBPLS_DATABASE: getDatabaseUrl(data_dir, SERVING_USER),
    DATABASE_URL: '',
    EBPLS_SUPERVISED: '1',
    RELEASE_DIR: getReleaseDir(),
    SANDBOX_URL: `http://localhost:${Number(new URL(address).port) + 1}`,
    PAYNAMICS_ENDPOINT: '',
    ...settings,
  };
  const node = startChildProcess(process.execPath, [join(ROOT, 'apps/api/src/main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  node.process.stderr?.on('data', (piece: Buffer) => {
    output = (output + piece.toString()).slice(-5_000);
  });
  const close = (): Promise<void> => node.stop();
  try {
    await expect(async () => expect((await fetch(`${localOrigin}/api/ready`)).ok, output).toBe(true)).toPass({
      timeout: NODE_READY_TIMEOUT_MS,
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { address: localOrigin, close };
}

/** The merchant of the product's own gateway. */
function readGatewaySettings(data_dir: string): Record<string, string> {
  const { merchant_key } = JSON.parse(readFileSync(join(data_dir, 'first-start.json'), 'utf8')) as {
    merchant_key: string;
  }; // written by the launcher
  return { PAYNAMICS_MERCHANT_ID: 'ebpls-sandbox', PAYNAMICS_MERCHANT_KEY: merchant_key };
}
