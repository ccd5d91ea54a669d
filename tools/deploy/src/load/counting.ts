import type { Tally } from '../load-tally.ts';

/** Counts the requests, writes and failures of the load; `take` returns what came since the last call. */
export interface Counting {
  readonly request: (ms: number, failure?: string) => void;
  readonly countRepeat: () => void;
  /** A write was acknowledged. */
  readonly countWrite: () => void;
  readonly message: () => void;
  readonly payment: () => void;
  readonly paper: () => void;
  readonly cameBack: (away_ms: number) => void;
  readonly drain: () => Tally;
}

const nothing = () => ({
  requests: 0,
  failed: [] as string[],
  repeated: 0,
  slowest_ms: 0,
  messages: 0,
  payments: 0,
  papers: 0,
  returns: 0,
  longest_away_ms: 0,
  longest_silence_ms: 0,
});

/** `now_ms` is the clock by which silences are measured. */
export function openCounting(now_ms = (): number => performance.now()): Counting {
  let now = nothing();
  let last_kept: number | undefined;
  const recordWrite = (): void => {
    const at = now_ms();
    now.longest_silence_ms = Math.max(now.longest_silence_ms, at - (last_kept ?? at));
    last_kept = at;
  };
  const recordDone = (counter: 'messages' | 'payments' | 'papers'): void => {
    now[counter] += 1;
    recordWrite();
  };
  return {
    request: (ms, failure) => {
      now.requests += 1;
      now.slowest_ms = Math.max(now.slowest_ms, ms);
      if (failure !== undefined) now.failed.push(failure);
    },
    countRepeat: () => void (now.repeated += 1),
    countWrite: recordWrite,
    message: () => recordDone('messages'),
    payment: () => recordDone('payments'),
    paper: () => recordDone('papers'),
    cameBack: (away_ms) => {
      now.returns += 1;
      now.longest_away_ms = Math.max(now.longest_away_ms, away_ms);
    },
    drain: () => {
      const tally = now;
      now = nothing();
      return tally;
    },
  };
}
