import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import { sendSignal } from '@ebpls/postgres';

const STOP_TIMEOUT_S = 8; // from stop signal to kill, when the launcher died

/** A child process that is stopped with the launcher, also when the launcher is killed. */
export interface StoppableProcess {
  readonly process: ChildProcess;
  /** Resolves with `code 0`, a signal's name or the reason why it could not start. */
  readonly exited: Promise<string>;
  /** Sends the whole group a stop signal and kills the rest after that time. */
  stop(patienceMs?: number): Promise<void>;
}

/**
 * Starts a program that never outlives this one, nor do the programs that it starts: they form a group of their own,
 * which ends with us even when we are killed, because a small shell at the other end of a pipe sees the pipe close.
 */
export function startChildProcess(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): StoppableProcess {
  const child = spawn(command, args, { ...options, detached: true });
  const group = child.pid;
  const exit = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, name) => resolve(name ?? `code ${code}`));
  });
  if (group === undefined) return { process: child, exited: exit, stop: () => Promise.resolve() };

  const dog = watchdog(group);
  const exitReason = exit.then((reason) => {
    // Its own children must not stay behind when it fell.
    signalGroup(group, 'SIGKILL');
    dog.kill('SIGKILL');
    return reason;
  });
  return { process: child, exited: exitReason, stop: (timeoutMs = 10_000) => stopGroup(group, exitReason, timeoutMs) };
}

async function stopGroup(group: number, exit: Promise<string>, timeoutMs: number): Promise<void> {
  signalGroup(group, 'SIGTERM');
  const timeout = new AbortController();
  await Promise.race([exit, pause(timeoutMs, undefined, { signal: timeout.signal }).catch(() => undefined)]);
  timeout.abort();
  signalGroup(group, 'SIGKILL');
  await exit;
}

function watchdog(group: number): ChildProcess {
  const script = [
    'read _',
    'kill -TERM "-$0"',
    `n=0; while [ $n -lt ${STOP_TIMEOUT_S} ] && kill -0 "-$0"; do sleep 1; n=$((n+1)); done`,
    'kill -KILL "-$0"',
  ].join('; ');
  const dog = spawn('/bin/sh', ['-c', script, String(group)], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  dog.on('error', () => undefined);
  dog.stdin.on('error', () => undefined);
  dog.unref();
  (dog.stdin as unknown as { unref?: () => void }).unref?.();
  return dog;
}

function signalGroup(group: number, name: NodeJS.Signals): void {
  sendSignal(-group, name);
}
