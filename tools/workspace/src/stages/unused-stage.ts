import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ENTRIES, FOR_TESTS, KEPT_EXPORTS, UNREAD, type Workspaces } from '../boundaries/entries.ts';
import type { Result } from './stage.ts';
import { ROOT, run, sum } from './stage.ts';

/** What is written for the search, beside the other things that a run may throw away. */
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
export async function unusedStage(): Promise<Result> {
  const [nobody, tests] = [await findUnused(ROOT, ENTRIES), await findUnused(ROOT, ENTRIES, 'shipped')];
  const known = new Set(nobody.map(keyOf));
  const byTests = tests.filter((found) => !known.has(keyOf(found)) && !FOR_TESTS.test(found.file));
  const gone = Object.keys(KEPT_EXPORTS).filter((key) => ![...nobody, ...tests].some((found) => keyOf(found) === key));
  return sum([
    judgeUnused(nobody, 'is used by no other file'),
    judgeUnused(byTests, 'is used by tests only'),
    {
      passed: 0,
      failed: gone.length,
      output: gone.map((key) => `${key} is used again: take it off KEPT_EXPORTS`).join('\n'),
    },
  ]);
}

/** What stays has a reason in `KEPT_EXPORTS`; everything else is a failure. */
export function judgeUnused(found: readonly UnusedExport[], why: string): Result {
  const left = found.filter((one) => !(keyOf(one) in KEPT_EXPORTS));
  const output = left.map(({ file, name, line }) => `${file}:${line} ${name} ${why}`).join('\n');
  return { passed: left.length === 0 ? 1 : 0, failed: left.length, output };
}

/**
 * Everything that `shipped` finds is unused in what runs for users; a name that its own file uses is left to the first
 * search.
 */
export async function findUnused(root: string, workspaces: Workspaces, what?: 'shipped'): Promise<UnusedExport[]> {
  mkdirSync(SETTINGS, { recursive: true });
  const settings = join(SETTINGS, `${process.pid}-${what ?? 'all'}.json`);
  const ignored = Object.fromEntries(UNREAD.map((pattern) => [pattern, ['exports', 'types']]));
  writeFileSync(
    settings,
    JSON.stringify({
      include: ['exports', 'types'],
      ignoreExportsUsedInFile: what === 'shipped',
      ignoreIssues: ignored,
      workspaces,
    }),
  );
  const knip = [process.execPath, join(ROOT, 'node_modules/knip/bin/knip.js'), '--config', settings];
  const options = ['--no-progress', '--no-exit-code', '--no-config-hints', '--reporter', 'json'];
  const said = await run([...knip, ...options, ...(what === 'shipped' ? ['--production'] : [])], root);
  if (!said.isFine) throw new Error(said.output);
  const { issues } = JSON.parse(said.answer) as Report; // what its reporter prints
  return issues.flatMap(({ file, exports, types }) =>
    [...exports, ...types].map(({ name, line }) => ({ file, name, line })),
  );
}

function keyOf({ file, name }: UnusedExport): string {
  return `${file} ${name}`;
}
