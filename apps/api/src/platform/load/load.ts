/** What one node takes upon itself at a time; times in milliseconds. */
export interface Load {
  /** Each statement of a read. */
  readonly read_ms: number;
  /** Each statement of anything that writes, the wait for a locked row included. */
  readonly write_ms: number;
  /** Each statement of a report, a large statement of account or an export. */
  readonly heavy_ms: number;
  /** Heavy reads at once. */
  readonly heavy_at_once: number;
  /** Further ones that wait for their turn, and for how long. */
  readonly heavy_waiting: number;
  readonly heavy_wait_ms: number;
}

export const LOAD: Load = {
  read_ms: 5_000,
  write_ms: 15_000,
  heavy_ms: 60_000,
  heavy_at_once: 2,
  heavy_waiting: 4,
  heavy_wait_ms: 10_000,
};
