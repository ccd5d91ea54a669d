import { join } from 'node:path';

import { listImportRules } from '../boundaries/import-rules.ts';
import { listProjects } from './projects.ts';
import { type Result, ROOT, run } from './stage.ts';

const WHY = new Map(listImportRules().map(({ name, comment }) => [name, comment]));

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** Check stage: compares the imports between folders with the table of allowed ones. Counts projects. */
export async function runBoundaryStage(): Promise<Result> {
  const depcruise = [process.execPath, join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')];
  const { answer, output } = await run(
    [...depcruise, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'libs', 'tools'],
    ROOT,
  );
  try {
    const { summary } = JSON.parse(answer) as { summary: { violations: Violation[] } };
    return judgeImports(
      listProjects().map(({ folder }) => folder),
      summary.violations,
    );
  } catch {
    return { passed: 0, failed: 1, output };
  }
}

export function judgeImports(folders: readonly string[], violations: readonly Violation[]): Result {
  const failedFolders = new Set(
    violations.map(({ from }) => folders.find((folder) => from.startsWith(`${folder}/`)) ?? from),
  );
  const output = violations
    .map(({ from, to, rule }) => `${from} imports ${to}\n    ${rule.name}: ${WHY.get(rule.name) ?? ''}`)
    .join('\n');
  return { passed: folders.filter((folder) => !failedFolders.has(folder)).length, failed: failedFolders.size, output };
}
