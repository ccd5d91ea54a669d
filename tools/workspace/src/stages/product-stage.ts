import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { type Leashed, leash } from '@ebpls/launcher/leash';

import type { Result } from './stage.ts';
import { ROOT } from './stage.ts';

const STOP_PATIENCE_MS = 60_000;

let product: Leashed | undefined;

/**
 * Starts the product that the journeys will visit: telling its demonstration takes a minute of one core, beside the tests.
 * Journeys that are asked for alone start their own.
 */
export async function productStage(): Promise<Result> {
  const started = leash(process.execPath, [join(ROOT, 'apps/e2e/product.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  product = started;
  const said: Buffer[] = [];
  started.process.stderr?.on('data', (piece: Buffer) => said.push(piece));
  const where = await Promise.race([firstLine(started), started.gone.then(() => undefined)]);
  if (where === undefined) return { passed: 0, failed: 1, output: Buffer.concat(said).toString() };
  process.env['EBPLS_JOURNEY_HOUSE'] = where;
  return { passed: 1, failed: 0, output: '' };
}

/** Resolves when the product, its database and their files are gone. */
export async function closeProduct(): Promise<void> {
  await product?.stop(STOP_PATIENCE_MS);
}

async function firstLine({ process: { stdout } }: Leashed): Promise<string | undefined> {
  if (stdout === null) return undefined;
  const [line] = (await once(createInterface(stdout), 'line')) as [string];
  return line;
}
