import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { listFiles } from '../repo-checks.ts';

export const REPOSITORY = join(import.meta.dirname, '../../../..');
const COMMAND_TIMEOUT_MS = 280_000;

export interface CommandOutput {
  readonly status: number | null;
  readonly output: string;
}

/** A copy of the present repository in another folder, with the same packages, to test the generators in it. */
export interface WorkspaceCopy {
  readonly root: string;
  /** Runs a script by Node in a folder of the copy. */
  readonly run: (folder: string, ...command: readonly string[]) => Promise<CommandOutput>;
  /**
   * The types of some projects as one program, as `npm test` reads them: what they share is checked once. One thread,
   * for two programs at the same time; `name` is the file of its settings.
   */
  readonly readTypes: (name: string, projects: readonly string[]) => Promise<CommandOutput>;
  readonly runTests: (folder: string, ...only: readonly string[]) => Promise<CommandOutput>;
  readonly edit: (file: string, change: (text: string) => string) => void;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

export function copyWorkspace(): WorkspaceCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), `ebpls-test-${process.pid}-`)));
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  for (const file of listFiles(REPOSITORY)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(REPOSITORY, file), join(root, file));
  }
  linkPackages(root);
  const run: WorkspaceCopy['run'] = (folder, ...command) => runIn(join(root, folder), command);
  return {
    root,
    run,
    write,
    edit: (file, change) => {
      const after = change(read(file));
      if (after === read(file)) throw new Error(`${file} no longer has the place that this test changes.`);
      write(file, after);
    },
    readTypes: (name, projects) => {
      const { compilerOptions } = JSON.parse(read(`${projects[0] ?? ''}/tsconfig.json`)) as {
        compilerOptions?: object;
      };
      const include = projects.flatMap((project) => [`${project}/src`, `${project}/*.ts`]);
      write(name, JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }));
      const tsc = join(REPOSITORY, 'node_modules/typescript7/bin/tsc');
      return run('.', tsc, '--singleThreaded', '--noEmit', '--pretty', 'false', '-p', name);
    },
    runTests: (folder, ...only) => {
      const jest = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
      return run(folder, '--experimental-vm-modules', jest, '--ci', '--maxWorkers=1', ...only);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules/@ebpls'), { recursive: true });
  for (const name of readdirSync(join(REPOSITORY, 'node_modules'))) {
    if (name !== '@ebpls') symlinkSync(join(REPOSITORY, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const kind of ['apps', 'libs', 'tools']) {
    for (const name of readdirSync(join(root, kind)))
      symlinkSync(join(root, kind, name), join(root, 'node_modules/@ebpls', name));
  }
}

function runIn(cwd: string, command: readonly string[]): Promise<CommandOutput> {
  const child = spawn(process.execPath, command, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: COMMAND_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  const pieces: Buffer[] = [];
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output: Buffer.concat(pieces).toString() }));
  });
}
