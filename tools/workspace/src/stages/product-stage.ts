// Stage of `npm test` that starts the product with its demo data for the browser tests (journeys).

import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { type StoppableProcess, startChildProcess } from '@ebpls/launcher/child-process';

import { type Result, ROOT } from './stage.ts';

const STOP_TIMEOUT_MS = 60_000;

let product: StoppableProcess | undefined;

/**
 * Check stage: starts the product that the journeys visit; its demo data take a minute of one core, beside the tests.
 * Journeys that run alone start their own.
 */
export async function startProductStage(): Promise<Result> {
  const startedProduct = startChildProcess(process.execPath, [join(ROOT, 'apps/e2e/product.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  product = startedProduct;
  const pieces: Buffer[] = [];
  startedProduct.process.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
  const address = await Promise.race([firstLine(startedProduct), startedProduct.exited.then(() => undefined)]);
  if (address === undefined) return { passed: 0, failed: 1, output: Buffer.concat(pieces).toString() };
  process.env['EBPLS_JOURNEY_PRODUCT'] = address;
  return { passed: 1, failed: 0, output: '' };
}

/** Resolves when the product, its database and their files are gone. */
export async function closeProduct(): Promise<void> {
  await product?.stop(STOP_TIMEOUT_MS);
}

async function firstLine({ process: { stdout } }: StoppableProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  const [line] = (await once(createInterface(stdout), 'line')) as [string];
  return line;
}
