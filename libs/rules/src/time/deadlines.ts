// Computes the deadlines of the law and the Citizen's Charter for owners and offices (rows T1 to T9 in
// reference/timers.md).

import type { ApplicationType, ArtaClass, ClearingOffice } from '@ebpls/contracts';

import { addDays, addWorkingDays, type CalendarDay, type Holidays, getLastDayOfMonth } from './calendar.ts';

/**
 * Limits of law and Citizen's Charter (RA 11032 s.9, LGC s.152(c), domain reference 3.9). WD = working days, else
 * calendar days.
 */
export const TIME_LIMITS = {
  accept_wd: 1,
  resubmit_days: 30,
  resubmit_reminders: [7, 14, 25],
  class_wd: { SIMPLE: 3, COMPLEX: 7, HIGHLY_TECHNICAL: 20 },
  task_wd: { SIMPLE: 1, COMPLEX: 3, HIGHLY_TECHNICAL: 10 },
  barangay_wd: 7,
  fire_renewal_wd: 3,
  release_wd: 1,
  appeal_wd: 5,
  bill_expired_days: 30,
  bill_lapsed_days: 60,
  condition_days: 30,
  corrective_days: 15,
  answer_wd: 3,
  show_cause_wd: 10,
} as const;

export interface ClearanceClock {
  readonly office: ClearingOffice;
  readonly arta_class: ArtaClass;
  readonly application_type: ApplicationType;
  readonly started_on: CalendarDay;
}

/** T1: the last day on which the licensing office may still check completeness itself. */
export function computeAcceptanceDay(submitted_on: CalendarDay, holidays: Holidays): CalendarDay {
  return addWorkingDays(submitted_on, TIME_LIMITS.accept_wd, holidays);
}

/** T2: a returned application lapses after this day. */
export function computeResubmitDeadline(returned_on: CalendarDay): CalendarDay {
  return addDays(returned_on, TIME_LIMITS.resubmit_days);
}

/** T2: the days on which the owner is reminded of a returned application. */
export function listResubmitReminders(returned_on: CalendarDay): CalendarDay[] {
  return TIME_LIMITS.resubmit_reminders.map((days) => addDays(returned_on, days));
}

/** T3: 3, 7 or 20 working days from acceptance; the caller adds the days on which the clock was stopped. */
export function computeApplicationDueDay(
  accepted_on: CalendarDay,
  arta_class: ArtaClass,
  holidays: Holidays,
): CalendarDay {
  return addWorkingDays(accepted_on, TIME_LIMITS.class_wd[arta_class], holidays);
}

/** T4, T5 and T5f: working days that an office has for its part of an application. */
export function getClearanceLimit({
  office,
  arta_class,
  application_type,
}: Omit<ClearanceClock, 'started_on'>): number {
  if (office === 'barangay') return Math.min(TIME_LIMITS.class_wd[arta_class], TIME_LIMITS.barangay_wd);
  if (office === 'fire' && application_type === 'RENEWAL') return TIME_LIMITS.fire_renewal_wd;
  return TIME_LIMITS.task_wd[arta_class];
}

/** The last day of an office for its part; `paused_days` are working days that the case lay with the owner. */
export function computeClearanceDueDay(clock: ClearanceClock, holidays: Holidays, paused_days = 0): CalendarDay {
  return addWorkingDays(clock.started_on, getClearanceLimit(clock) + paused_days, holidays);
}

/** Share of the time at which a superior is notified, in percent (T3 and T4). */
export type ClockStage = '50' | '80';

/** The highest share that is reached; undefined before the first, and where no time was given. */
export function getClockStage(usedDays: number, limit: number): ClockStage | undefined {
  if (limit <= 0) return undefined;
  // Whole numbers, so that 4 of 5 days are four fifths.
  if (usedDays * 5 >= limit * 4) return '80';
  return usedDays * 2 >= limit ? '50' : undefined;
}

/** T6: the permit of a paid application is released by this day. */
export function computeReleaseDay(paid_on: CalendarDay, holidays: Holidays): CalendarDay {
  return addWorkingDays(paid_on, TIME_LIMITS.release_wd, holidays);
}

/** An order of payment holds to the end of its month or to the next due date, whichever comes first (row A10). */
export function computeBillValidity(approved_on: CalendarDay, due_days: readonly CalendarDay[]): CalendarDay {
  const month_end = getLastDayOfMonth(approved_on);
  const next_due = due_days.filter((due) => due >= approved_on).toSorted()[0] ?? month_end;
  return next_due < month_end ? next_due : month_end;
}

/** T7: what an unpaid order of payment is on a day. */
export function getUnpaidBillState(today: CalendarDay, valid_until: CalendarDay): 'VALID' | 'EXPIRED' | 'LAPSED' {
  if (today <= valid_until) return 'VALID';
  return today > addDays(valid_until, TIME_LIMITS.bill_lapsed_days) ? 'LAPSED' : 'EXPIRED';
}

/** T8: a condition of a clearance is met at the latest on this day. */
export function computeConditionDeadline(released_on: CalendarDay): CalendarDay {
  return addDays(released_on, TIME_LIMITS.condition_days);
}

/** Row C4 and T9: the owner's time to correct what an inspection found. */
export function computeCorrectionDay(found_on: CalendarDay): CalendarDay {
  return addDays(found_on, TIME_LIMITS.corrective_days);
}

/**
 * Row C18: a claim that was last touched on a day ends on this one, after so many whole working days without a touch.
 */
export function claimLapsesOn(touched_on: CalendarDay, untouched_wd: number, holidays: Holidays): CalendarDay {
  return addWorkingDays(touched_on, untouched_wd + 1, holidays);
}

/**
 * The last day to appeal: five working days for an office's refusal (rows A8 and C10), those of the setting `appeals`
 * for cases that domain reference 3.4 does not name.
 */
export function computeAppealDay(
  decided_on: CalendarDay,
  holidays: Holidays,
  working_days: number = TIME_LIMITS.appeal_wd,
): CalendarDay {
  return addWorkingDays(decided_on, working_days, holidays);
}

/**
 * The last day for an office's first answer to an inquiry: a simple transaction of the Citizen's Charter (RA 11032
 * s.9).
 */
export function computeAnswerDay(asked_on: CalendarDay, holidays: Holidays): CalendarDay {
  return addWorkingDays(asked_on, TIME_LIMITS.answer_wd, holidays);
}

/** The last day on which an owner answers an order to show cause (domain reference 3.8). */
export function computeShowCauseDay(asked_on: CalendarDay, holidays: Holidays): CalendarDay {
  return addWorkingDays(asked_on, TIME_LIMITS.show_cause_wd, holidays);
}
