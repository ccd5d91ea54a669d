// Runs a program for a stage of `npm test`, and adds up results of stages.

import { join } from 'node:path';

import { startChildProcess } from '@ebpls/launcher/child-process';

export const ROOT = join(import.meta.dirname, '../../../..');

/** Result of one stage of `npm test`. A stage that could not run counts as one failure: no output is never success. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Output for a person when something failed. */
  readonly output: string;
}

export interface StageOutput {
  readonly isFine: boolean;
  readonly output: string;
  /** Standard output alone, for those that answer in JSON. */
  readonly answer: string;
}

const NOT_COLOURED = { FORCE_COLOR: '0', NO_COLOR: '1' };
/** A stage that hangs must not hang the check; journeys in two browsers take half of this on a busy machine. */
const STAGE_TIMEOUT_MS = 50 * 60_000;

/** Runs a program of the workspace to its end; it and all that it started end with us. */
export async function run(
  command: readonly string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<StageOutput> {
  const [program = '', ...args] = command;
  const child = startChildProcess(program, args, {
    cwd,
    env: { ...process.env, ...NOT_COLOURED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const answer: Buffer[] = [];
  const all: Buffer[] = [];
  child.process.stdout?.on('data', (piece: Buffer) => (answer.push(piece), all.push(piece)));
  child.process.stderr?.on('data', (piece: Buffer) => all.push(piece));
  const hasClosed = new Promise((resolve) => child.process.once('close', resolve));
  const timeout = setTimeout(() => void child.stop(), STAGE_TIMEOUT_MS);
  const reason = await child.exited;
  if (child.process.pid !== undefined) await hasClosed;
  clearTimeout(timeout);
  const output = Buffer.concat(all).toString();
  return {
    isFine: reason === 'code 0',
    output: reason.startsWith('code') ? output : `${output}\n(${reason})`,
    answer: Buffer.concat(answer).toString(),
  };
}

/** A result whose parts add up. */
export function sum(results: readonly Result[]): Result {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    output: results
      .map(({ output }) => output)
      .filter((output) => output !== '')
      .join('\n'),
  };
}
