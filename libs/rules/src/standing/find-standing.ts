import type { BusinessState, PermitState, BusinessStanding } from '@ebpls/contracts';

import { type CalendarDay, getYear } from '../time/calendar.ts';

/** Recorded facts of a business on one day. */
export interface StandingFacts {
  readonly state: BusinessState;
  /** Something of a bill was due before the day and is neither paid nor disputed. */
  readonly has_overdue: boolean;
  readonly has_permit_in_force: boolean;
  /** The permit of the year before ran to its last day: nobody took it back. */
  readonly has_former_permit: boolean;
  /** The renewal of the year was filed by the end of its window and is not decided. */
  readonly is_renewal_undecided: boolean;
  /** The former permit was extended because the offices were silent (RA 11032 s.10). */
  readonly is_extended: boolean;
}

/** States that an act set and that no day changes. */
const SET_BY_ACT = ['RETIRED', 'CLOSED_BY_ORDER', 'SUSPENDED', 'RETIREMENT_PENDING'] as const;

/**
 * Standing of a business on a day, the first that fits (domain reference 3.10b). A business that applied for its
 * retirement is shown as such until that is decided.
 */
export function findStanding(
  facts: StandingFacts,
  { day, window }: { readonly day: CalendarDay; readonly window: { readonly until: CalendarDay } },
): BusinessStanding {
  const set = SET_BY_ACT.find((state) => state === facts.state);
  if (set !== undefined) return set;
  if (facts.has_overdue) return 'DELINQUENT';
  if (facts.state === 'PROSPECT') return 'PROSPECT';
  if (facts.has_permit_in_force || isFormerPermitInForce(facts)) return 'ACTIVE';
  return facts.has_former_permit && day <= window.until ? 'RENEWAL_PERIOD' : 'EXPIRED';
}

/**
 * Whether the permit of the year before is in force beyond its last day, until its renewal is decided (domain reference
 * 3.10b; RA 11032 s.10 where the offices were silent).
 */
export function isFormerPermitInForce({
  state,
  has_former_permit,
  is_renewal_undecided,
  is_extended,
}: Omit<StandingFacts, 'has_overdue' | 'has_permit_in_force'>): boolean {
  const isOpen = state === 'ACTIVE' || state === 'EXPIRED';
  return isOpen && has_former_permit && (is_renewal_undecided || is_extended);
}

interface StandingPermit {
  /** `PERMIT` is that of a year; papers of other kinds end on their day. */
  readonly kind: string;
  readonly state: PermitState;
  readonly expires_on: CalendarDay;
}

/** Whether this is the permit of the year before, and in force on the day although its last day has passed. */
export function isInForceUntilDecided(
  { kind, state, expires_on }: StandingPermit,
  facts: StandingFacts,
  day: CalendarDay,
): boolean {
  const isWhole = kind === 'PERMIT' && (state === 'ACTIVE' || state === 'EXPIRED');
  return isWhole && expires_on === `${getYear(day) - 1}-12-31` && isFormerPermitInForce(facts);
}
