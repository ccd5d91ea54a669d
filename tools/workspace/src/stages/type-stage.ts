import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { listProjects } from './projects.ts';
import type { Result } from './stage.ts';
import { ROOT, run, sum } from './stage.ts';

/** What is written for the compiler, beside the other things that a run may throw away. */
const PROGRAMS = join(ROOT, 'node_modules/.cache/ebpls/types');

interface ProjectConfig {
  readonly extends: string;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
}

export interface Program {
  readonly folders: readonly string[];
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
}

/**
 * The types of every project. Projects with the same compiler options are one program, so that what they share is read
 * and judged once and not by each of them. Counts projects.
 */
export async function typeStage(): Promise<Result> {
  const folders = listProjects()
    .filter(({ targets }) => targets.includes('typecheck'))
    .map(({ folder }) => folder);
  const programs = programsOf(folders, readConfig);
  return sum(await Promise.all(programs.map((program, index) => compile(program, join(PROGRAMS, `${index}.json`)))));
}

/** Groups projects by their compiler options; each project stands in one program. */
export function programsOf(folders: readonly string[], configOf: (folder: string) => ProjectConfig): Program[] {
  const programs = new Map<string, Program>();
  for (const folder of folders) {
    const { compilerOptions = {}, include } = configOf(folder);
    const key = JSON.stringify(compilerOptions);
    const known = programs.get(key);
    programs.set(key, {
      folders: [...(known?.folders ?? []), folder],
      compilerOptions,
      include: [...(known?.include ?? []), ...include.map((pattern) => join(ROOT, folder, pattern))],
    });
  }
  return [...programs.values()];
}

function readConfig(folder: string): ProjectConfig {
  return JSON.parse(readFileSync(join(ROOT, folder, 'tsconfig.json'), 'utf8')) as ProjectConfig; // our own file
}

async function compile({ folders, compilerOptions, include }: Program, file: string): Promise<Result> {
  mkdirSync(PROGRAMS, { recursive: true });
  const exclude = ['node_modules', 'dist'].flatMap((name) => folders.map((folder) => join(ROOT, folder, name)));
  writeFileSync(file, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, include, exclude }));
  const tsc = [process.execPath, join(ROOT, 'node_modules/typescript7/bin/tsc'), '--noEmit', '--pretty', 'false'];
  // Several threads judge what they share once each: two programs side by side in one thread each cost half.
  const { isFine, output } = await run([...tsc, '--singleThreaded', '-p', file], ROOT);
  return judgeTypes(folders, isFine, output);
}

/** Says of each project whether a file of it has an error; an error of no file fails them all. */
export function judgeTypes(folders: readonly string[], isFine: boolean, output: string): Result {
  if (isFine) return { passed: folders.length, failed: 0, output: '' };
  const guilty = folders.filter((folder) => new RegExp(`^${folder}/.*: error TS`, 'm').test(output));
  const failed = guilty.length === 0 ? folders.length : guilty.length;
  return { passed: folders.length - failed, failed, output: output.trimEnd() };
}
