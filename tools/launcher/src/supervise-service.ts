// Supervises a service of the product: starts it again when it exits, and writes its output to a log file.

import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ENGINE } from './engine-options.ts';
import { type StoppableProcess, startChildProcess } from './child-process.ts';
import { openLogFile } from './logs/log-file.ts';
import type { Service } from './services.ts';

const OUTPUT_TAIL = 20_000; // characters; enough to find the line that names an error
const PIPE_TIMEOUT_MS = 1_000; // the last output may arrive a moment after the exit

/** Pauses between restarts of a program that exited. */
export interface Pace {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** A program that ran this long was healthy; its next exit starts the back-off from the beginning. */
  readonly healthyMs: number;
}

const PACE: Pace = { firstPauseMs: 200, longestPauseMs: 10_000, healthyMs: 30_000 };

export interface RunningService {
  readonly name: string;
  stop(): Promise<void>;
}

/**
 * Runs a service until `stop`, starting it again with growing pauses when it exits. Its output goes to `<name>.log` in
 * that folder.
 */
export function superviseService(
  service: Service,
  logDir: string,
  { report, pace = PACE }: { report: (line: string) => void; pace?: Pace },
): RunningService {
  const stopping = new AbortController();
  const path = join(logDir, `${service.name}.log`);
  const log = openLogFile(path);
  let current: StoppableProcess | undefined;

  const supervision = (async () => {
    let wait = pace.firstPauseMs;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      let output = '';
      const onOutput = (piece: Buffer): void => {
        log.write(piece);
        output = (output + piece.toString()).slice(-OUTPUT_TAIL);
      };
      const child = startProcess(service, onOutput);
      current = child;
      const pipesClosed = once(child.process, 'close').catch(() => undefined);
      const reason = await child.exited;
      await Promise.race([pipesClosed, pause(PIPE_TIMEOUT_MS, undefined, { ref: false })]);
      if (stopping.signal.aborted) return;
      wait = Date.now() - startedAt > pace.healthyMs ? pace.firstPauseMs : wait;
      report(`${service.name} ended (${reason}), starting it again${formatError(output, path)}`);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, pace.longestPauseMs);
    }
  })();

  return {
    name: service.name,
    async stop() {
      stopping.abort();
      await current?.stop();
      await supervision;
      log.close();
    },
  };
}

function startProcess(service: Service, onOutput: (piece: Buffer) => void): StoppableProcess {
  // A pipe for standard input that stays open as long as we live: a supervised program ends when it closes.
  const child = startChildProcess(process.execPath, [...ENGINE, service.script], {
    env: { ...process.env, ...service.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.process.stdin?.on('error', () => undefined);
  for (const output of [child.process.stdout, child.process.stderr])
    output?.on('data', onOutput).on('error', () => undefined);
  return child;
}

/** The first line that names an error, else the last one: enough to know what to look for, and where. */
function formatError(output: string, log: string): string {
  const outputLines = output.split('\n').filter((line) => line.trim() !== '');
  const errorLine = outputLines.find((line) => /error/i.test(line)) ?? outputLines.at(-1);
  return errorLine === undefined ? '' : `: ${errorLine.trim().slice(0, 300)} (${log})`;
}
