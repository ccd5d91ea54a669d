// Finds exports that are used by no other file, or by tests only, as a stage of the check.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ENTRIES, FOR_TESTS, PUBLIC_EXPORTS, UNREAD, type Workspaces } from '../boundaries/entries.ts';
import { type Result, ROOT, run, sum } from './stage.ts';

/** Folder with the settings of the search for unused exports, beside the other files that a run may delete. */
const SETTINGS = join(ROOT, 'node_modules/.cache/ebpls/unused');

interface Report {
  readonly issues: readonly (Readonly<Record<'exports' | 'types', readonly { name: string; line: number }[]>> & {
    readonly file: string;
  })[];
}

export interface UnusedExport {
  readonly file: string;
  readonly name: string;
  readonly line: number;
}

/** Exports that no other file uses, and those of shipped code that only tests use. Counts the two searches. */
export async function runUnusedStage(): Promise<Result> {
  const [nobody, tests] = [await findUnused(ROOT, ENTRIES), await findUnused(ROOT, ENTRIES, 'shipped')];
  const knownKeys = new Set(nobody.map(getKey));
  const byTests = tests.filter((entry) => !knownKeys.has(getKey(entry)) && !FOR_TESTS.test(entry.file));
  const removedKeys = Object.keys(PUBLIC_EXPORTS).filter(
    (key) => ![...nobody, ...tests].some((entry) => getKey(entry) === key),
  );
  return sum([
    judgeUnused(nobody, 'is used by no other file'),
    judgeUnused(byTests, 'is used by tests only'),
    {
      passed: 0,
      failed: removedKeys.length,
      output: removedKeys.map((key) => `${key} is used again: take it off PUBLIC_EXPORTS`).join('\n'),
    },
  ]);
}

/** A finding with a reason in `PUBLIC_EXPORTS` stays; every other one is a failure. */
export function judgeUnused(unusedExports: readonly UnusedExport[], reason: string): Result {
  const unusedNames = unusedExports.filter((one) => !(getKey(one) in PUBLIC_EXPORTS));
  const output = unusedNames.map(({ file, name, line }) => `${file}:${line} ${name} ${reason}`).join('\n');
  return { passed: unusedNames.length === 0 ? 1 : 0, failed: unusedNames.length, output };
}

/**
 * Everything that `shipped` finds is unused in what runs for users; a name that its own file uses is left to the first
 * search.
 */
export async function findUnused(root: string, workspaces: Workspaces, scope?: 'shipped'): Promise<UnusedExport[]> {
  mkdirSync(SETTINGS, { recursive: true });
  const settings = join(SETTINGS, `${process.pid}-${scope ?? 'all'}.json`);
  const ignoredRules = Object.fromEntries(UNREAD.map((pattern) => [pattern, ['exports', 'types']]));
  writeFileSync(
    settings,
    JSON.stringify({
      include: ['exports', 'types'],
      ignoreExportsUsedInFile: scope === 'shipped',
      ignoreIssues: ignoredRules,
      workspaces,
    }),
  );
  const knip = [process.execPath, join(ROOT, 'node_modules/knip/bin/knip.js'), '--config', settings];
  const options = ['--no-progress', '--no-exit-code', '--no-config-hints', '--reporter', 'json'];
  const result = await run([...knip, ...options, ...(scope === 'shipped' ? ['--production'] : [])], root);
  if (!result.isFine) throw new Error(result.output);
  const { issues } = JSON.parse(result.answer) as Report; // what its reporter prints
  return issues.flatMap(({ file, exports, types }) =>
    [...exports, ...types].map(({ name, line }) => ({ file, name, line })),
  );
}

function getKey({ file, name }: UnusedExport): string {
  return `${file} ${name}`;
}
