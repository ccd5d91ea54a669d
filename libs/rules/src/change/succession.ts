// Rules for an heir who claims to continue a business: documents, days to object, and when an office may decide.

import type { Requirement, SuccessionState } from '@ebpls/contracts';

import { addDays, type CalendarDay } from '../time/calendar.ts';

/** Days in which anybody may object to the claim of an heir, after the day on which it was checked (decision 0096). */
const OBJECTION_DAYS = 15;

/** The last day on which anybody may object. */
export function computeObjectionDeadline(checked_on: CalendarDay): CalendarDay {
  return addDays(checked_on, OBJECTION_DAYS);
}

/** The papers that an heir hands in (R06, R25, R30, R31 of domain reference 2.1), in the order of the catalogue. */
export function listHeirRequirements(catalogue: readonly Requirement[]): Requirement[] {
  const REQUIRING_RULES: readonly string[] = ['mandatory', 'owner_changed', 'owner_died'];
  return catalogue.filter(({ rules }) => REQUIRING_RULES.includes(rules.AMENDMENT));
}

/** A claim as far as its next step depends on it. */
export interface ClaimOfHeir {
  readonly state: SuccessionState;
  readonly object_until: CalendarDay;
  /** Every paper that an heir hands in is there. */
  readonly is_complete: boolean;
}

/** Whether somebody may still do something about it. */
export function isOpenSuccession({ state }: Pick<ClaimOfHeir, 'state'>): boolean {
  return state === 'FILED' || state === 'CHECKED';
}

/** Why the licensing office cannot pass a claim on; undefined when it can. */
export function findCheckProblem({ state, is_complete }: ClaimOfHeir): 'ended' | 'checked' | 'incomplete' | undefined {
  if (!isOpenSuccession({ state })) return 'ended';
  if (state === 'CHECKED') return 'checked';
  return is_complete ? undefined : 'incomplete';
}

/** Why a claim cannot be granted on a day; undefined when it can. Who grants it is another question. */
export function findGrantProblem(
  { state, object_until, is_complete }: ClaimOfHeir,
  today: CalendarDay,
): 'ended' | 'unchecked' | 'incomplete' | 'too_early' | undefined {
  if (!isOpenSuccession({ state })) return 'ended';
  if (state !== 'CHECKED') return 'unchecked';
  if (!is_complete) return 'incomplete';
  return today > object_until ? undefined : 'too_early';
}

/**
 * State of an open claim after an objection: the living owner ends it; another person's objection is added for the
 * office that decides and changes nothing by itself.
 */
export function getStateAfterObjection(by: 'owner' | 'other', state: SuccessionState): SuccessionState {
  return by === 'owner' ? 'OBJECTED' : state;
}
