import type { ConditionState } from '@ebpls/contracts';

import type { CalendarDay } from '../time/calendar.ts';

/** What is known of a condition. */
export interface ConditionFacts {
  readonly due_on: CalendarDay;
  readonly is_answered: boolean;
  readonly outcome: 'MET' | 'NOT_MET' | null;
}

/**
 * What a condition is on a day (T8, decision 0119). One that was answered waits for the office: the owner has done what
 * is theirs, so its day makes it late no more. One that was found not met is open again.
 */
export function getConditionState(
  today: CalendarDay,
  { due_on, is_answered, outcome }: ConditionFacts,
): ConditionState {
  if (outcome === 'MET') return 'MET';
  if (is_answered && outcome === null) return 'ANSWERED';
  return today > due_on ? 'OVERDUE' : 'OPEN';
}
