// Measures how long builds take: of the whole workspace, after one change, and by either bundler (goal P-15).

import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './programs.ts';
import type { Reading } from './reading.ts';

/**
 * A page of the largest remote, edited to measure how long a build takes. An edit of a remote's routes also builds the
 * documentation, which lists every address.
 */
const BUILT_PAGE = join(ROOT, 'apps/admin/src/collections/collection-report.page.tsx');
// Caches of the measurement's own: Nx keeps its usual ones outside the checkout too, where emptying them would cost
// other work its results.
const OWN = join(ROOT, '.cache/bench-builds');
const CACHES = [join(ROOT, 'node_modules/.cache/ebpls'), OWN] as const;

function buildAll(): number {
  const from = performance.now();
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NX_CACHE_DIRECTORY: join(OWN, 'cache'),
        NX_WORKSPACE_DATA_DIRECTORY: join(OWN, 'data'),
        NX_ISOLATE_PLUGINS: 'false',
        NX_TUI: 'false',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return (performance.now() - from) / 1000;
}

/** Builds one remote by one bundler, without Nx and without the cache of an earlier build. Seconds. */
function buildRemote(bundler: 'rspack' | 'webpack'): number {
  rmSync(CACHES[0], { recursive: true, force: true });
  const from = performance.now();
  execFileSync(process.execPath, [join(ROOT, 'tools/build/src/main.ts')], {
    cwd: join(ROOT, 'apps/barangay'),
    env: { ...process.env, BUNDLER: bundler },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - from) / 1000;
}

/** P-15: everything from nothing, then one remote changed, then nothing changed. The change is taken back. */
export async function measureBuilds(): Promise<Reading[]> {
  for (const cache of CACHES) rmSync(cache, { recursive: true, force: true });
  const cold = buildAll();
  const source = readFileSync(BUILT_PAGE, 'utf8');
  let changedMs: number;
  try {
    appendFileSync(BUILT_PAGE, `\nexport const MEASURED_AT = ${Date.now()};\n`);
    changedMs = buildAll();
  } finally {
    writeFileSync(BUILT_PAGE, source);
  }
  buildAll();
  const nothing = buildAll();
  const webpack = buildRemote('webpack');
  const rspack = buildRemote('rspack');
  return [
    { id: 'P-15', what: 'the whole workspace built from nothing', unit: 's', ours: cold, must: { most: 45 } },
    {
      id: 'P-15',
      what: 'one remote changed',
      unit: 's',
      ours: changedMs,
      theirs: cold,
      other: 'whole build',
      must: { most: 0.15 },
    },
    { id: 'P-15', what: 'nothing changed', unit: 's', ours: nothing, must: { most: 2 } },
    {
      id: 'P-15',
      what: 'one remote by webpack',
      unit: 's',
      ours: webpack,
      theirs: rspack,
      other: 'rspack',
      must: { most: 30 },
    },
  ];
}
