import type { WalkFigures } from './walk-figures.ts';
import type { WalkModel } from './walk-model.ts';
import type { Walk } from './walk-source.ts';

/** One act of a walk: who acts on what, and the figures before it. */
export interface Step {
  readonly walk: Walk;
  readonly model: WalkModel;
  readonly before: WalkFigures;
  /** Another act runs at the same moment, so that either may be refused. */
  readonly is_concurrent: boolean;
}

/** The element with this number, counted round and round; undefined when there is none. */
export function chooseOne<T>(all: readonly T[], which: number): T | undefined {
  return all.length === 0 ? undefined : all[which % all.length];
}
