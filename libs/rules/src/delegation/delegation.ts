import {
  type Amendment,
  type ApplicationType,
  DELEGATE_SCOPES,
  type DelegateScope,
  type DelegationState,
} from '@ebpls/contracts';

import { addDays, type CalendarDay, getYear } from '../time/calendar.ts';

/** Longest term of an appointment, in days. */
export const MAX_DELEGATION_DAYS = 365;
/** Days in which an offer may be answered, and never beyond the last day of the appointment itself. */
const OFFER_DAYS = 14;

/** Scopes granted for the chosen ones: each once, in one order, and the right to look with any of them. */
export function toGrantedScope(chosenScopes: readonly DelegateScope[]): DelegateScope[] {
  return DELEGATE_SCOPES.filter((scope) => scope === 'VIEW' || chosenScopes.includes(scope));
}

/** The end of the permit year, unless somebody chooses another last day. */
export function getDefaultLastDay(today: CalendarDay): CalendarDay {
  return `${getYear(today)}-12-31`;
}

/** Why a last day cannot be; undefined when it can. The last day itself still counts. */
export function checkDelegationLastDay(ends_on: CalendarDay, today: CalendarDay): 'past' | 'too_long' | undefined {
  if (ends_on < today) return 'past';
  return ends_on > addDays(today, MAX_DELEGATION_DAYS) ? 'too_long' : undefined;
}

/** The last day on which the offer can be accepted. */
export function computeDelegationAnswerDay(ends_on: CalendarDay, today: CalendarDay): CalendarDay {
  const usual = addDays(today, OFFER_DAYS);
  return ends_on < usual ? ends_on : usual;
}

interface StoredDelegation {
  readonly state: DelegationState;
  readonly answer_by: CalendarDay;
  readonly ends_on: CalendarDay;
}

/** The state on a day: what nobody answered in time, or whose last day is over, has expired without any timer. */
export function getDelegationState(
  { state, answer_by, ends_on }: StoredDelegation,
  today: CalendarDay,
): DelegationState {
  if (state === 'OFFERED' && answer_by < today) return 'EXPIRED';
  return (state === 'OFFERED' || state === 'ACTIVE') && ends_on < today ? 'EXPIRED' : state;
}

interface FiledKind {
  readonly application_type: ApplicationType;
  readonly amendment: Amendment | null;
}

/** A business is closed, and comes into other hands, by its owner alone. */
export function isDelegable({ application_type, amendment }: FiledKind): boolean {
  return application_type !== 'RETIREMENT' && amendment !== 'TRANSFER_OWNERSHIP' && amendment !== 'DEATH';
}
