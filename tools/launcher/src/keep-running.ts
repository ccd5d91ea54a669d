import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ENGINE } from './engine.ts';
import type { Leashed } from './leash.ts';
import { leash } from './leash.ts';
import { openLogFile } from './logs/log-file.ts';
import type { Service } from './services.ts';

/** Of what a program said lately; enough to find the line that names its error. */
const LAST_WORDS = 20_000;
/** Its last words come through a pipe and may arrive a moment after its end. */
const PIPE_PATIENCE_MS = 1_000;

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

/**
 * Runs a service until `stop`, starting it again with growing pauses when it falls. Its words go to `<name>.log` in
 * that folder.
 */
export function keepRunning(
  service: Service,
  logDir: string,
  { say, pace = PACE }: { say: (line: string) => void; pace?: Pace },
): Running {
  const stopping = new AbortController();
  const path = join(logDir, `${service.name}.log`);
  const log = openLogFile(path);
  let current: Leashed | undefined;

  const watching = (async () => {
    let wait = pace.firstPauseMs;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      let said = '';
      const hear = (piece: Buffer): void => {
        log.write(piece);
        said = (said + piece.toString()).slice(-LAST_WORDS);
      };
      const child = start(service, hear);
      current = child;
      const closed = once(child.process, 'close').catch(() => undefined);
      const reason = await child.gone;
      await Promise.race([closed, pause(PIPE_PATIENCE_MS, undefined, { ref: false })]);
      if (stopping.signal.aborted) return;
      wait = Date.now() - startedAt > pace.healthyMs ? pace.firstPauseMs : wait;
      say(`${service.name} ended (${reason}), starting it again${lastWords(said, path)}`);
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
      log.close();
    },
  };
}

function start(service: Service, hear: (piece: Buffer) => void): Leashed {
  // A pipe for standard input that stays open as long as we live: a supervised program ends when it closes.
  const child = leash(process.execPath, [...ENGINE, service.script], {
    env: { ...process.env, ...service.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.process.stdin?.on('error', () => undefined);
  for (const output of [child.process.stdout, child.process.stderr])
    output?.on('data', hear).on('error', () => undefined);
  return child;
}

/** The first line that names an error, else the last one: enough to know what to look for, and where. */
function lastWords(said: string, log: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.find((line) => /error/i.test(line)) ?? lines.at(-1);
  return telling === undefined ? '' : `: ${telling.trim().slice(0, 300)} (${log})`;
}
