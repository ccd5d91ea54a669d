// Checks the types of all projects, as a stage of the check.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { listProjects } from './projects.ts';
import { type Result, ROOT, run } from './stage.ts';

/** Folder with the settings of the type check, beside the other files that a run may delete. */
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
 * and checked once and not by each of them. Counts projects.
 */
export async function runTypeStage(): Promise<Result> {
  const folders = listProjects()
    .filter(({ targets }) => targets.includes('typecheck'))
    .map(({ folder }) => folder);
  const programs = listPrograms(folders, readTypeConfig);
  return judgeTypes(
    await Promise.all(programs.map((program, index) => compile(program, join(PROGRAMS, `${index}.json`)))),
  );
}

/** Groups projects by their compiler options; each project is in one program. */
export function listPrograms(folders: readonly string[], getConfig: (folder: string) => ProjectConfig): Program[] {
  const programs = new Map<string, Program>();
  for (const folder of folders) {
    const { compilerOptions = {}, include } = getConfig(folder);
    const key = JSON.stringify(compilerOptions);
    const program = programs.get(key);
    programs.set(key, {
      folders: [...(program?.folders ?? []), folder],
      compilerOptions,
      include: [...(program?.include ?? []), ...include.map((pattern) => join(ROOT, folder, pattern))],
    });
  }
  return [...programs.values()];
}

function readTypeConfig(folder: string): ProjectConfig {
  return JSON.parse(readFileSync(join(ROOT, folder, 'tsconfig.json'), 'utf8')) as ProjectConfig; // our own file
}

async function compile({ folders, compilerOptions, include }: Program, file: string): Promise<CompiledProgram> {
  mkdirSync(PROGRAMS, { recursive: true });
  const exclude = ['node_modules', 'dist'].flatMap((name) => folders.map((folder) => join(ROOT, folder, name)));
  writeFileSync(file, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, include, exclude }));
  const tsc = [process.execPath, join(ROOT, 'node_modules/typescript7/bin/tsc'), '--noEmit', '--pretty', 'false'];
  // Several threads check what they share once each: two programs side by side in one thread each cost half.
  const { isFine, output } = await run([...tsc, '--singleThreaded', '-p', file], ROOT);
  return { folders, isFine, output };
}

/** Output of the compiler for a program. */
export interface CompiledProgram {
  readonly folders: readonly string[];
  readonly isFine: boolean;
  readonly output: string;
}

/**
 * A project fails when a file of it has an error, whichever program read it; a program that fails without naming a file
 * of any project fails all of its own. An error that several programs found is printed once.
 */
export function judgeTypes(programs: readonly CompiledProgram[]): Result {
  const folders = programs.flatMap((program) => program.folders);
  const listErrors = ({ isFine, output }: CompiledProgram): string[] => (isFine ? [] : splitErrors(output));
  const isInFolder = (folder: string, error: string): boolean => error.startsWith(`${folder}/`);
  const failedFolders = folders.filter((folder) =>
    programs.some((program) => {
      const errors = listErrors(program);
      const isNobodys = !program.isFine && !errors.some((error) => folders.some((any) => isInFolder(any, error)));
      return isNobodys ? program.folders.includes(folder) : errors.some((error) => isInFolder(folder, error));
    }),
  );
  const output = [...new Set(programs.flatMap(listErrors))].join('\n');
  return { passed: folders.length - failedFolders.length, failed: failedFolders.length, output };
}

/** Each error of a compiler's output with the indented rows below it. */
function splitErrors(output: string): string[] {
  return output.trimEnd().split(/\n(?=\S)/);
}
