import { accessSync, constants, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { type StoppableProcess, startChildProcess } from '@ebpls/launcher/child-process';

export const ROOT = join(import.meta.dirname, '../../..');

/** A program that the drill needs is not installed; the message is a sentence for the person who starts the drill. */
export class MissingProgram extends Error {
  override toString(): string {
    return this.message;
  }
}

/** The path of a program of the machine. Throws MissingProgram with the package that brings it. */
export function findProgram(name: string, brings: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const path = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (path === undefined) throw new MissingProgram(`${name} is not installed: apt-get install ${brings}`);
  return path;
}

/** The last of several versions of a program. Throws MissingProgram with the package that brings it. */
export function findNewest(pattern: string, brings: string): string {
  const path = globSync(pattern)
    .toSorted(new Intl.Collator('en', { numeric: true }).compare)
    .at(-1);
  if (path === undefined) throw new MissingProgram(`${pattern} is not installed: apt-get install ${brings}`);
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts a script of ours that ends with us; what it complains of is shown. */
export function startScript(script: string, environment: Readonly<Record<string, string>>): StoppableProcess {
  return startChildProcess(process.execPath, [join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs a script of ours to its end. Throws when it fails. */
export async function runScript(script: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const reason = await startScript(script, environment).exited;
  if (reason !== 'code 0') throw new Error(`${script} failed (${reason})`);
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until the address answers with this status. */
export async function waitUntilAnswers(url: string, { status = 200, patience_ms = 120_000 } = {}): Promise<void> {
  const deadline = performance.now() + patience_ms;
  while (performance.now() < deadline) {
    const isAnswering = await fetch(url).then(
      async (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 0,
    );
    if (isAnswering === status) return;
    await pause(50);
  }
  throw new Error(`${url} did not answer within ${patience_ms / 1000} seconds`);
}
