// Business time: a clock that can be set to another date (demonstration, training, tests), which deadlines and taxes
// follow while security follows real time.

import type { Config } from './config/config.ts';

/** Business time. Tokens, cookies, limits and jobs use real time instead (decision E23). */
export interface Clock {
  readonly now: () => Date;
  /** The calendar day in Manila, `2026-01-20`. */
  readonly today: () => string;
}

const CLOCK_OFFSET_MS = 8 * 3_600_000;

/** The calendar day in Manila of an instant. The Philippines keeps one offset all year. */
export function toClockDay(instant: Date): string {
  return new Date(instant.getTime() + CLOCK_OFFSET_MS).toISOString().slice(0, 10);
}

/** Runs at the speed of real time, from the configured start or from now. */
export function createBusinessClock(config: Pick<Config, 'starts_at'>): Clock {
  const shift = config.starts_at === undefined ? 0 : config.starts_at.getTime() - Date.now();
  const now = (): Date => new Date(Date.now() + shift);
  return { now, today: () => toClockDay(now()) };
}
