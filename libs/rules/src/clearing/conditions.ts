import type { ConditionState } from '@ebpls/contracts';

import type { CalendarDay } from '../time/calendar.ts';

/** Facts of a condition from which its state follows. */
export interface ConditionFacts {
  readonly due_on: CalendarDay;
  readonly is_answered: boolean;
  readonly outcome: 'MET' | 'NOT_MET' | null;
}

/**
 * State of a condition on a day (T8, decision 0119). An answered one waits for the office: the owner has done their
 * part, so that its day no longer makes it late. One that an office found not met is open again.
 */
export function getConditionState(
  today: CalendarDay,
  { due_on, is_answered, outcome }: ConditionFacts,
): ConditionState {
  if (outcome === 'MET') return 'MET';
  if (is_answered && outcome === null) return 'ANSWERED';
  return today > due_on ? 'OVERDUE' : 'OPEN';
}
