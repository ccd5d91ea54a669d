import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './programs.ts';
import type { Reading } from './reading.ts';

const REMOTE = join(ROOT, 'apps/barangay/src/routes.tsx');
const CACHES = ['node_modules/.cache/ebpls', 'node_modules/.cache/nx', '.nx'];

function buildAll(): number {
  const from = performance.now();
  execFileSync(process.execPath, [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--parallel=2'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  return (performance.now() - from) / 1000;
}

/** P-15: everything from nothing, then one remote changed, then nothing changed. The change is taken back. */
export async function builds(): Promise<Reading[]> {
  for (const cache of CACHES) rmSync(join(ROOT, cache), { recursive: true, force: true });
  const cold = buildAll();
  const source = readFileSync(REMOTE, 'utf8');
  let changed: number;
  try {
    appendFileSync(REMOTE, `\nexport const MEASURED_AT = ${Date.now()};\n`);
    changed = buildAll();
  } finally {
    writeFileSync(REMOTE, source);
  }
  buildAll();
  const nothing = buildAll();
  return [
    { id: 'P-15', what: 'the whole workspace built from nothing', unit: 's', ours: cold, must: { most: 45 } },
    { id: 'P-15', what: 'one remote changed', unit: 's', ours: changed, theirs: cold, other: 'whole build', must: { most: 0.15 } },
    { id: 'P-15', what: 'nothing changed', unit: 's', ours: nothing, must: { most: 2 } },
  ];
}
