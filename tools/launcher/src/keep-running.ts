import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ENGINE } from './engine.ts';
import type { Leashed } from './leash.ts';
import { leash } from './leash.ts';
import type { Service } from './services.ts';

const LARGEST_LOG = 5_000_000;

export interface Pace {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** A program that ran this long was healthy; its next fall starts the back-off anew. */
  readonly healthyMs: number;
}

const PACE: Pace = { firstPauseMs: 200, longestPauseMs: 10_000, healthyMs: 30_000 };

export interface Running {
  readonly name: string;
  stop(): Promise<void>;
}

/** Runs a service until `stop`, starting it again with growing pauses when it falls. Its words go to `logs/<name>.log`. */
export function keepRunning(
  service: Service,
  logDir: string,
  { say, pace = PACE }: { say: (line: string) => void; pace?: Pace },
): Running {
  const stopping = new AbortController();
  let current: Leashed | undefined;

  const watching = (async () => {
    let wait = pace.firstPauseMs;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      const { child, log, from } = open(service, logDir);
      current = child;
      const reason = await child.gone;
      if (stopping.signal.aborted) return;
      wait = Date.now() - startedAt > pace.healthyMs ? pace.firstPauseMs : wait;
      say(`${service.name} ended (${reason}), starting it again${lastWords(log, from)}`);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, pace.longestPauseMs);
    }
  })();

  return {
    name: service.name,
    async stop() {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };
}

function open(service: Service, logDir: string): { child: Leashed; log: string; from: number } {
  mkdirSync(logDir, { recursive: true });
  const log = join(logDir, `${service.name}.log`);
  if (sizeOf(log) > LARGEST_LOG) renameSync(log, `${log}.1`);
  const from = sizeOf(log);
  const to = openSync(log, 'a');
  // A pipe for standard input that stays open as long as we live: a supervised program ends when it closes.
  const child = leash(process.execPath, [...ENGINE, service.script], {
    env: { ...process.env, ...service.environment },
    stdio: ['pipe', to, to],
  });
  closeSync(to);
  child.process.stdin?.on('error', () => undefined);
  return { child, log, from };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The first line that names an error, else the last one: enough to know what to look for, and where. */
function lastWords(log: string, from: number): string {
  const lines = readFileSync(log)
    .subarray(from)
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const telling = lines.find((line) => /error/i.test(line)) ?? lines.at(-1);
  return telling === undefined ? '' : `: ${telling.trim().slice(0, 300)} (${log})`;
}
