import type { AssessmentRow } from '@ebpls/contracts';
import { CLOCK_STATES } from '@ebpls/rules';

/** The legal clock runs from acceptance until the bill is the owner's to pay (RA 11032). */
export function hasRunningClock({ state, due_on }: Pick<AssessmentRow, 'state' | 'due_on'>): boolean {
  return due_on !== null && CLOCK_STATES.includes(state);
}
