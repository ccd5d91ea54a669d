// Opens the gates that limit concurrent heavy reads on this node.

import { type HeavyReads, openHeavyReads } from './heavy-reads.ts';
import type { ConcurrencyLimits } from './concurrency-limits.ts';

export interface ReadGates {
  readonly heavyReads: HeavyReads; // Reports, large statements of account, exports: they take a processor for seconds.
  readonly wideReads: HeavyReads; // Screens that read many rows within the time of a usual read.
  readonly publicReads: HeavyReads; // Reads without a sign-in.
}

/** The gates of one node; under any settings none of them takes the last connection of its pool. */
export function openReadGates(load: ConcurrencyLimits, connections: number): ReadGates {
  const limit = connections - 1;
  return {
    heavyReads: openHeavyReads({
      statement_ms: load.heavy_ms,
      at_once: Math.min(load.heavy_at_once, limit),
      queue_length: load.heavy_queue_length,
      queue_ms: load.heavy_queue_ms,
    }),
    wideReads: openHeavyReads({
      statement_ms: load.read_ms,
      at_once: Math.min(load.wide_at_once, limit),
      queue_length: load.wide_queue_length,
      queue_ms: load.wide_queue_ms,
    }),
    publicReads: openHeavyReads({
      statement_ms: load.read_ms,
      at_once: Math.min(load.public_at_once, limit),
      queue_length: load.public_queue_length,
      queue_ms: load.public_queue_ms,
    }),
  };
}
