// Runs one Nx target in all projects, as a stage of the check.

import { join } from 'node:path';

import { listProjects } from './projects.ts';
import { type Result, ROOT, run } from './stage.ts';

/**
 * Plain child processes, no daemon and no screen of its own: what nx starts ends with us and its words can be read. Its
 * plugins run in its own process: others for them are half of the time in which it finds that nothing changed.
 */
const QUIET = {
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  NX_NATIVE_COMMAND_RUNNER: 'false',
  NX_NO_CLOUD: 'true',
};

/** One target in every project that has it; unchanged projects come from the cache. Counts projects. */
export async function runNxStage(target: string): Promise<Result> {
  const projects = listProjects().filter(({ targets }) => targets.includes(target));
  const nx = [
    process.execPath,
    join(ROOT, 'node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '-t',
    target,
    '--parallel=2',
    '--outputStyle=static',
  ];
  return judgeNxRun(target, projects.length, await run(nx, ROOT, QUIET));
}

/** Reads nx's list of failures, and returns their output. A failure without a list is a crash of nx itself. */
export function judgeNxRun(
  target: string,
  projects: number,
  { isFine, output }: { isFine: boolean; output: string },
): Result {
  if (isFine) return { passed: projects, failed: 0, output: '' };
  const failedTasks = new Set(
    [...output.matchAll(new RegExp(`^- ([\\w-]+:${target})$`, 'gm'))].map(([, task = '']) => task),
  );
  if (failedTasks.size === 0) return { passed: 0, failed: 1, output };
  const outputs = output
    .split(/^(?=> nx run )/m)
    .filter((part) => [...failedTasks].some((task) => part.startsWith(`> nx run ${task}`)));
  const summary = outputs.map((part) => part.split(/^\s*NX {3}/m)[0] ?? '').join('');
  return {
    passed: projects - failedTasks.size,
    failed: failedTasks.size,
    output: summary === '' ? output : summary.trimEnd(),
  };
}
