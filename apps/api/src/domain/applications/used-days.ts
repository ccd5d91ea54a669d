import { type ApplicationType, type ArtaClass, type ClearingOffice } from '@ebpls/contracts';
import { getClearanceLimit, type Holidays, toManilaDay, TIME_LIMITS, countWorkingDays } from '@ebpls/rules';

interface OfficeClock {
  readonly received_at: string;
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly decided_at: string | null;
}

/** Working days that an office has used; days with the owner do not count (RA 11032). */
export function countOfficeDays(
  { received_at, paused_at, paused_days, decided_at }: OfficeClock,
  today: string,
  holidays: Holidays,
): number {
  const stoppedAt = decided_at ?? paused_at;
  const until = stoppedAt === null ? today : toManilaDay(stoppedAt);
  return Math.max(0, countWorkingDays(toManilaDay(received_at), until, holidays) - paused_days);
}

interface ApplicationClock {
  readonly accepted_at: string | null;
  readonly decided_at: string | null;
  readonly paused_days: number;
  /** Begin of the earliest wait of an office for the owner; null when none waits. */
  readonly stopped_at?: string | null;
}

/**
 * Working days since acceptance, without the longest stop of any office. The clock is stopped while an office waits for
 * the owner.
 */
export function countApplicationDays(
  { accepted_at, decided_at, paused_days, stopped_at }: ApplicationClock,
  today: string,
  holidays: Holidays,
): number {
  if (accepted_at === null) return 0;
  const until = decided_at ?? stopped_at ?? null;
  return Math.max(
    0,
    countWorkingDays(toManilaDay(accepted_at), until === null ? today : toManilaDay(until), holidays) - paused_days,
  );
}

/** 3, 7 or 20 working days; 0 before a class is chosen. */
export function getDaysLimit(arta_class: ArtaClass | null): number {
  return arta_class === null ? 0 : TIME_LIMITS.class_wd[arta_class];
}

/** Working days of an office for its clearance. */
export function getOfficeLimit(
  office: ClearingOffice,
  arta_class: ArtaClass,
  application_type: ApplicationType,
): number {
  return getClearanceLimit({ office, arta_class, application_type });
}
