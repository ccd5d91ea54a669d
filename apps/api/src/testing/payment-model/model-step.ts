// One action of a random money test, with the person who acts.

import type { ModelFigures } from './model-figures.ts';
import type { PaymentModel } from './payment-model.ts';
import type { ModelRun } from './run-source.ts';

/** One act of a run: who acts on what, and the figures before it. */
export interface ModelStep {
  readonly run: ModelRun;
  readonly model: PaymentModel;
  readonly before: ModelFigures;
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
