import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ENGINE } from '../../launcher/src/engine-options.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** A running program of a comparison, with its output for the case that it fails. */
export interface Program {
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program as the launcher does: with the code cache of its last start, and the engine settings of the
 * launcher.
 */
export function run(script: string, environment: Record<string, string>, args: readonly string[] = []): Program {
  const child = spawn(process.execPath, [...ENGINE, `${ROOT}/${script}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: `${ROOT}/node_modules/.cache/ebpls/code`, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until the address answers 200 and returns the time that it took, in milliseconds. */
export async function waitUntilAnswering(url: string, timeout_ms = 60_000): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < timeout_ms) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return performance.now() - from;
    await pause(10);
  }
  throw new Error(`${url} did not answer within ${timeout_ms} ms`);
}
