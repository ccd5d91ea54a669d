import type { Config } from '../config/config.ts';

/** Limits of the concurrent work of one node; times in milliseconds. */
export interface ConcurrencyLimits {
  /** Time limit of each statement of a read. */
  readonly read_ms: number;
  /** Time limit of each statement of a write, including the wait for a locked row. */
  readonly write_ms: number;
  /** Time limit of each statement of a report, a large statement of account or an export. */
  readonly heavy_ms: number;
  /** Number of concurrent heavy reads. */
  readonly heavy_at_once: number;
  /** Number of queued heavy reads, and their longest wait. */
  readonly heavy_queue_length: number;
  readonly heavy_queue_ms: number;
  /**
   * Number of concurrent screens that read many rows: figures, the map, searches over years. Many are queued, each
   * briefly.
   */
  readonly wide_at_once: number;
  readonly wide_queue_length: number;
  readonly wide_queue_ms: number;
  /** Number of concurrent reads without a sign-in, so that they leave connections to signed-in people. */
  readonly public_at_once: number;
  readonly public_queue_length: number;
  readonly public_queue_ms: number;
}

export const LIMITS: ConcurrencyLimits = {
  read_ms: 5_000,
  write_ms: 15_000,
  heavy_ms: 60_000,
  heavy_at_once: 2,
  heavy_queue_length: 4,
  heavy_queue_ms: 10_000,
  wide_at_once: 3,
  wide_queue_length: 100,
  wide_queue_ms: 10_000,
  public_at_once: 4,
  public_queue_length: 500,
  public_queue_ms: 5_000,
};

/** The usual limits with the shares of the settings. */
export function createLoad({
  heavy_reads,
  wide_reads,
  public_reads,
}: Pick<Config, 'heavy_reads' | 'wide_reads' | 'public_reads'>): ConcurrencyLimits {
  return { ...LIMITS, heavy_at_once: heavy_reads, wide_at_once: wide_reads, public_at_once: public_reads };
}
