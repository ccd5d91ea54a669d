// Steps of a start that run once: build the release, check the port, wait until services answer.

import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startChildProcess } from './child-process.ts';

/** Functions of the caller of a start: progress report, stop signal and undo of steps. */
export interface Surroundings {
  /** A line of progress for the person who waits. */
  readonly report: (line: string) => void;
  readonly stop: AbortSignal;
  /** Registers the undo of a step, in order of starting; the caller runs them in reverse. */
  readonly undo: (step: () => Promise<void>) => void;
}

/** Exit of our programs whose output is only the change that the operator must make. */
const WRONG_SETTINGS = 'code 2';

/**
 * Runs a program once that must succeed: build, release, migrate, seed. Returns its output; throws with it when it
 * fails.
 */
export async function runStep(
  title: string,
  command: readonly string[],
  options: { cwd: string; env?: Record<string, string>; stop: AbortSignal },
): Promise<string> {
  const [program = '', ...args] = command;
  const step = startChildProcess(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void step.stop();
  options.stop.addEventListener('abort', stop, { once: true });
  let output = '';
  const onOutput = (piece: Buffer) => (output = (output + piece.toString()).slice(-20_000));
  step.process.stdout?.on('data', onOutput);
  step.process.stderr?.on('data', onOutput);

  const reason = await step.exited;
  options.stop.removeEventListener('abort', stop);
  if (options.stop.aborted) throw new Error('stopped');
  if (reason === WRONG_SETTINGS) throw new Error(output.trim());
  if (reason !== 'code 0') throw new Error(`${title} failed (${reason}):\n${output.trim()}`);
  return output.trim();
}

/** The two steps from sources to a release that can be served; both know what has not changed. */
export async function buildRelease(
  { root, releaseDir }: { root: string; releaseDir: string },
  stop: AbortSignal,
): Promise<void> {
  const nx = [
    process.execPath,
    join(root, 'node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '-t',
    'build',
    '--parallel=2',
    '--outputStyle=static',
  ];
  // Plain child processes instead of nx's terminals, so that all of them stay in the group that ends with us; and no
  // process of their own for nx's plugins, whose start is half of the time in which nx finds that nothing changed.
  await runStep('Building', nx, {
    cwd: root,
    env: { NX_NATIVE_COMMAND_RUNNER: 'false', NX_TUI: 'false', NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
    stop,
  });
  await runStep('Composing the release', [process.execPath, join(root, 'tools/release/src/main.ts'), 'workspace'], {
    cwd: root,
    env: { RELEASE_DIR: releaseDir },
    stop,
  });
}

/** Throws a sentence when that port is taken, before anything else is done. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
            : `Port ${port} of ${host}: ${error.message}. HOST must be an address of this machine.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Waits until each address answers with success. Throws the address that did not answer in time. */
export async function waitUntilReady(
  addresses: readonly string[],
  timeoutMs: number,
  stop: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (const address of addresses) {
    while (!(await answers(address))) {
      if (stop.aborted) throw new Error('stopped');
      if (Date.now() > deadline) throw new Error(`${address} did not answer within ${timeoutMs / 1000} seconds`);
      await pause(100);
    }
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
