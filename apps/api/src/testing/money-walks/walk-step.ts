// One action of a random money test, with the person who acts.

import type { WalkFigures } from './walk-figures.ts';
import type { WalkModel } from './walk-model.ts';
import type { Walk } from './walk-source.ts';

/** One act of a walk: who acts on what, and the figures before it. */
export interface WalkStep {
  readonly walk: Walk;
  readonly model: WalkModel;
  readonly before: WalkFigures;
  /** Another act runs at the same moment, so that either may be refused. */
  readonly is_concurrent: boolean;
}

let papers = 100_000;

/** A number that no cheque, slip or voucher has had. */
export function createPaperNumber(): string {
  papers += 1;
  return String(papers);
}

/** The element with this number, counted round and round; undefined when there is none. */
export function chooseOne<T>(all: readonly T[], which: number): T | undefined {
  return all.length === 0 ? undefined : all[which % all.length];
}
