import { join } from 'node:path';

import { readConfig } from './config.ts';
import { launch } from './launch.ts';

/** `npm start`: starts the whole product, prints addresses and accounts, and stops everything on Ctrl-C. */
const root = join(import.meta.dirname, '../../..');
// Every program that we start keeps its stripped types and compiled code, so that the next start need not make them
// again.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/ebpls/code');
const startedAt = Date.now();
const stopping = new AbortController();
const undoSteps: (() => Promise<void>)[] = [];

const report = (line: string) =>
  console.error(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);

async function undoAll(): Promise<void> {
  for (const undo of undoSteps.toReversed()) await undo().catch((error: unknown) => report(String(error)));
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    // The second time somebody is impatient: leave at once, the watchdogs end what is left.
    if (stopping.signal.aborted) process.exit(130);
    report('stopping');
    stopping.abort();
  });
}

try {
  const lines = await launch(readConfig(process.env, root), {
    report: report,
    stop: stopping.signal,
    undo: (step) => undoSteps.push(step),
  });
  console.log(lines.join('\n'));
  report('ready; Ctrl-C stops everything');
  if (!stopping.signal.aborted) await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
await undoAll();
process.exit();
