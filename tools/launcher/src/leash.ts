import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import { sendSignal } from '@ebpls/postgres';

/** When we die without a word, the group is asked to stop and has this long before it is killed. */
const LAST_WORDS_S = 8;

export interface Leashed {
  readonly process: ChildProcess;
  /** Resolves with `code 0`, a signal's name or the reason why it could not start. */
  readonly gone: Promise<string>;
  /** Asks the whole group to stop and kills what is left after that time. */
  stop(patienceMs?: number): Promise<void>;
}

/**
 * Starts a program that never outlives this one, nor do the programs that it starts: they form a group of their own,
 * which ends with us even when we are killed, because a small shell at the other end of a pipe sees the pipe close.
 */
export function leash(command: string, given: readonly string[], options: SpawnOptions = {}): Leashed {
  const child = spawn(command, given, { ...options, detached: true });
  const group = child.pid;
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, name) => resolve(name ?? `code ${code}`));
  });
  if (group === undefined) return { process: child, gone, stop: () => Promise.resolve() };

  const dog = watchdog(group);
  const ended = gone.then((reason) => {
    // Its own children must not stay behind when it fell.
    signalGroup(group, 'SIGKILL');
    dog.kill('SIGKILL');
    return reason;
  });
  return { process: child, gone: ended, stop: (patienceMs = 10_000) => stopGroup(group, ended, patienceMs) };
}

async function stopGroup(group: number, ended: Promise<string>, patienceMs: number): Promise<void> {
  signalGroup(group, 'SIGTERM');
  const late = new AbortController();
  await Promise.race([ended, pause(patienceMs, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
  signalGroup(group, 'SIGKILL');
  await ended;
}

function watchdog(group: number): ChildProcess {
  const script = [
    'read _',
    'kill -TERM "-$0"',
    `n=0; while [ $n -lt ${LAST_WORDS_S} ] && kill -0 "-$0"; do sleep 1; n=$((n+1)); done`,
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
