// Computes the legal days of an application, and what follows when they end without a decision: approval by law, or
// extension of the former permit (RA 11032 s.10).

import type { ApplicationType, ArtaClass } from '@ebpls/contracts';

import { addWorkingDays, type CalendarDay, type Holidays, isWorkingDay, listWorkingDays } from './calendar.ts';

/**
 * A municipality's reading of deemed approval under RA 11032 s.10, stored in the setting `silence`, so that its counsel
 * can change it (domain reference 3.10a).
 */
export interface SilencePolicy {
  /** Working days in which the law wants an outcome, by class (RA 11032 s.9). */
  readonly legal_wd: Readonly<Record<ArtaClass, number>>;
  /** Classes for which silence decides nothing: the technical one. */
  readonly excluded_classes: readonly ArtaClass[];
  /** Lines that are dangerous to health, safety, morals or public policy, each with the act that names it. */
  readonly excluded_lines: readonly { readonly line: string; readonly source: string }[];
  /** Working days that the licensing office and the treasurer have before a requested order issues by rule. */
  readonly order_wd: number;
}

/** Days on which the case waited for somebody else; `until` is null while it still does. */
interface LegalPause {
  readonly from: CalendarDay;
  readonly until: CalendarDay | null;
}

export interface LegalClock {
  readonly application_type: ApplicationType;
  /** The day on which the documents were complete: the acceptance. */
  readonly complete_on: CalendarDay;
  /** The day of the payment of the order; null while it is unpaid. */
  readonly paid_on: CalendarDay | null;
  /** Working days of the class. */
  readonly days: number;
  readonly pauses: readonly LegalPause[];
  /** Working days by which the licensing office extended them in writing; 0 where it did not. */
  readonly extension_days: number;
}

export interface LegalDays {
  /** The later of complete documents and payment; itself not counted. */
  readonly from: CalendarDay;
  /** The last legal day; null while a pause that began within the days is not over. */
  readonly last_day: CalendarDay | null;
  readonly counted_days: readonly CalendarDay[];
  readonly paused_days: readonly CalendarDay[];
}

/** Effect of silence on an application once the legal days are over. */
export type SilenceOutcome = 'APPROVED_BY_LAW' | 'PERMIT_EXTENDED';

/** Original applications are approved, renewals extended; nothing else is decided by silence (RA 11032 s.10). */
export function findSilenceOutcome(application_type: ApplicationType): SilenceOutcome | undefined {
  if (application_type === 'NEW') return 'APPROVED_BY_LAW';
  return application_type === 'RENEWAL' ? 'PERMIT_EXTENDED' : undefined;
}

/**
 * The legal days of an application in working days, those of pauses that began within them not counted; undefined while
 * they have not begun or where silence decides nothing. A renewal is extended without payment (domain reference 3.10a).
 * Days of a written extension come after those of the class and are counted with them (RA 11032 s.9(b)(2)).
 */
export function computeLegalDays(clock: LegalClock, today: CalendarDay, holidays: Holidays): LegalDays | undefined {
  const outcome = findSilenceOutcome(clock.application_type);
  if (outcome === undefined || (outcome === 'APPROVED_BY_LAW' && clock.paid_on === null)) return undefined;
  const from = findClockStart(clock, outcome);
  const pausedDays = new Set<CalendarDay>();
  const days = clock.days + clock.extension_days;
  let last_day = addWorkingDays(from, days, holidays);
  for (const pause of clock.pauses.toSorted((one, other) => one.from.localeCompare(other.from))) {
    if (pause.from > last_day) break;
    if (pause.until === null)
      return { from, last_day: null, ...countDays({ from, until: today, pausedDays }, holidays) };
    const begins = pause.from > from ? pause.from : from;
    for (const day of listWorkingDays(begins, pause.until, holidays)) pausedDays.add(day);
    last_day = addWorkingDays(from, days + pausedDays.size, holidays);
  }
  return { from, last_day, ...countDays({ from, until: last_day, pausedDays }, holidays) };
}

function findClockStart({ complete_on, paid_on }: LegalClock, outcome: SilenceOutcome): CalendarDay {
  if (outcome === 'PERMIT_EXTENDED' || paid_on === null) return complete_on;
  return paid_on > complete_on ? paid_on : complete_on;
}

interface CountedSpan {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly pausedDays: ReadonlySet<CalendarDay>;
}

function countDays({ from, until, pausedDays }: CountedSpan, holidays: Holidays) {
  const days = listWorkingDays(from, until, holidays);
  return {
    counted_days: days.filter((day) => !pausedDays.has(day)),
    paused_days: days.filter((day) => pausedDays.has(day)),
  };
}

/**
 * Whether the legal days can be extended in writing: once, while they run, up to their last day (RA 11032 s.9(b)(2)).
 * While the owner holds the case the days do not run, and there is no last day for the notice to the owner.
 */
export function canExtendLegalDays(
  legal: LegalDays | undefined,
  { today, is_extended }: { readonly today: CalendarDay; readonly is_extended: boolean },
): boolean {
  return !is_extended && legal !== undefined && legal.last_day !== null && today <= legal.last_day;
}

/** Whether the outcome is due: on a working day after the last legal day. */
export function isSilenceDue(legal: LegalDays | undefined, today: CalendarDay, holidays: Holidays): boolean {
  return legal !== undefined && legal.last_day !== null && legal.last_day < today && isWorkingDay(today, holidays);
}

/** Reason why silence never decides a kind of application. */
export type SilenceExclusion = 'type' | 'class' | 'line';

interface ExcludableCase {
  readonly application_type: ApplicationType;
  readonly arta_class: ArtaClass;
  readonly lines: readonly string[];
}

/** The first ground that excludes an application from 3.10a; undefined when none does. */
export function findSilenceExclusion(
  { application_type, arta_class, lines }: ExcludableCase,
  policy: SilencePolicy,
): SilenceExclusion | undefined {
  if (findSilenceOutcome(application_type) === undefined) return 'type';
  if (policy.excluded_classes.includes(arta_class)) return 'class';
  return policy.excluded_lines.some(({ line }) => lines.includes(line)) ? 'line' : undefined;
}

/**
 * A20: the last day on which the municipality reviews a requested order first; it issues by rule on the working day
 * after.
 */
export function computeOrderReviewDay(requested_on: CalendarDay, order_wd: number, holidays: Holidays): CalendarDay {
  return addWorkingDays(requested_on, order_wd, holidays);
}

/** The list of the fire bureau for a year, as it gave it. */
interface GivenFireList {
  readonly kind: 'NEGATIVE' | 'POSITIVE';
  readonly names_business: boolean;
}

interface FireRenewal {
  readonly tax_year: number;
  readonly list: GivenFireList | undefined;
  /** The bureau has cleared or inspected it before. */
  readonly was_inspected: boolean;
  readonly has_notice_to_comply: boolean;
}

/**
 * T5f: what the list of the fire bureau, or its absence by 20 December, makes of a renewal whose three days are over;
 * undefined where it stays with the bureau (RA 11032 s.11, domain reference 1.4).
 */
export function findFireListOutcome(renewal: FireRenewal, today: CalendarDay): 'LISTED' | 'NO_LIST' | undefined {
  const { tax_year, list, was_inspected, has_notice_to_comply } = renewal;
  if (!was_inspected || has_notice_to_comply) return undefined;
  if (list === undefined) return today > `${tax_year - 1}-12-20` ? 'NO_LIST' : undefined;
  return (list.kind === 'POSITIVE') === list.names_business ? 'LISTED' : undefined;
}
