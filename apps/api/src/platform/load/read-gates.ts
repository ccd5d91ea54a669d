// Opens the gates that limit concurrent heavy reads on this node.

import type { HeavyReads } from './heavy-reads.ts';
import { openHeavyReads } from './heavy-reads.ts';
import type { ConcurrencyLimits } from './concurrency-limits.ts';

export interface ReadGates {
  readonly heavyReads: HeavyReads; // Reports, large statements of account, exports: they take a processor for seconds.
  readonly wideReads: HeavyReads; // Screens that read many rows within the time of a usual read.
  readonly publicReads: HeavyReads; // Reads without a sign-in.
}

/** The gates of one node; under any settings none of them takes the last connection of its pool. */
export function openReadGates(load: ConcurrencyLimits, connections: number): ReadGates {
  const most = connections - 1;
  return {
    heavyReads: openHeavyReads({
      statement_ms: load.heavy_ms,
      at_once: Math.min(load.heavy_at_once, most),
      waiting: load.heavy_waiting,
      wait_ms: load.heavy_wait_ms,
    }),
    wideReads: openHeavyReads({
      statement_ms: load.read_ms,
      at_once: Math.min(load.wide_at_once, most),
      waiting: load.wide_waiting,
      wait_ms: load.wide_wait_ms,
    }),
    publicReads: openHeavyReads({
      statement_ms: load.read_ms,
      at_once: Math.min(load.public_at_once, most),
      waiting: load.public_waiting,
      wait_ms: load.public_wait_ms,
    }),
  };
}
