import type { Page } from 'playwright-core';

import { findSlowestReading } from '../reading.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How evenly a page was rendered during a drag. */
export interface Frames {
  readonly per_second: number;
  /** The time that ninety-nine of a hundred frames stay below. */
  readonly slow_ms: number;
}

const STEPS = 30;

export interface Way {
  readonly from: Point;
  readonly over: readonly Point[];
  /** Whether something is picked up at the beginning. */
  readonly drags: boolean;
}

/** Moves the pointer along the way, and returns the frames of the page meanwhile. */
export async function dragAbout(page: Page, { from, over, drags }: Way): Promise<Frames> {
  await page.mouse.move(from.x, from.y);
  if (drags) await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 4 });
  await page.evaluate(begin);
  for (const { x, y } of over) await page.mouse.move(x, y, { steps: STEPS });
  const times = await page.evaluate(end);
  if (drags) await page.mouse.up();
  const total = times.reduce((sum, time) => sum + time, 0);
  return { per_second: (times.length / total) * 1000, slow_ms: findSlowestReading(times, 0.99) };
}

/** Runs in the page: notes the time of each frame. */
function begin(): void {
  const stamps: number[] = [];
  Object.assign(globalThis, { frame_stamps: stamps });
  const note = (now: number): void => {
    stamps.push(now);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Runs in the page: how long each frame took. */
function end(): number[] {
  const { frame_stamps: stamps } = globalThis as unknown as { frame_stamps: number[] }; // put there by begin
  return stamps.slice(1).map((now, place) => now - (stamps[place] ?? now));
}
