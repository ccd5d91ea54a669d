// What lateness adds by one policy: months counted, the days on which it grows, surcharge, interest, and amnesties.

import type { Centavos, LatePolicy } from '@ebpls/contracts';
import type { TariffLatePolicy } from '@ebpls/contracts/tariff';

import { addCentavos, computeShare, formatPercent, NOTHING } from '../money.ts';
import { addExact, type ExactSum, isExactBelow, multiplySum, roundExactSum, toExact } from '../tariff/amounts/exact.ts';
import {
  addDays,
  addMonths,
  type CalendarDay,
  getDayOfMonth,
  getLastDayOfMonth,
  getMonth,
  getYear,
} from '../time/calendar.ts';

const MONTHS = 12;

/** The one policy of a revenue code, or a policy that a tariff names. */
export type LateRule = LatePolicy | TariffLatePolicy;

function isNamed(rule: LateRule): rule is TariffLatePolicy {
  return 'interest_on' in rule;
}

/** The policy of a charge: the named one, or the one of the whole code. Fails for a name that the code does not have. */
export function getLateRule(policy: LatePolicy, code: string | undefined): LateRule {
  if (code === undefined) return policy;
  const rule = policy.named?.get(code);
  if (rule === undefined) throw new Error(`the revenue code has no late policy "${code}"`);
  return rule;
}

/**
 * Months begun between the due day and a later one, to the limit of the revenue code, at most 36 (LGC s.168; domain
 * reference 4.5).
 */
export function countMonthsLate(due: CalendarDay, paid_on: CalendarDay, at_most: number): number {
  if (paid_on <= due) return 0;
  const monthsBegun = countCalendarMonths(due, paid_on) + (getDayOfMonth(paid_on) > getDayOfMonth(due) ? 1 : 0);
  return Math.min(at_most, monthsBegun);
}

/** Months from the month of a day to that of a later one. */
function countCalendarMonths(from: CalendarDay, to: CalendarDay): number {
  return MONTHS * (getYear(to) - getYear(from)) + (getMonth(to) - getMonth(from));
}

/** Whether a policy counts full months only; every other one counts a month as soon as it begins. */
export function hasFullMonthsOnly(rule: LateRule): boolean {
  return isNamed(rule) && rule.months === 'FULL';
}

/** The last day on which lateness adds nothing: the due day, or the end of the grace that the policy has after it. */
export function getLastFreeDay(rule: LateRule, due: CalendarDay): CalendarDay {
  return isNamed(rule) && rule.grace_days !== undefined ? addDays(due, rule.grace_days) : due;
}

/** The first months late for which a policy adds no interest. */
export function countFreeMonths(rule: LateRule): number {
  return isNamed(rule) ? (rule.interest_free_months ?? 0) : 0;
}

/** Whether the months of a policy are calendar months, from the one after the due day on. */
export function isFromNextMonth(rule: LateRule): boolean {
  return isNamed(rule) && rule.interest_from === 'NEXT_MONTH';
}

/** Months late before any limit: from the due day to its day of each month, or whole calendar months after it. */
function countMonths(rule: LateRule, due: CalendarDay, day: CalendarDay): number {
  const isFull = hasFullMonthsOnly(rule);
  if (isFromNextMonth(rule)) {
    const startedMonths = countCalendarMonths(due, day);
    return isFull && day !== getLastDayOfMonth(day) ? startedMonths - 1 : startedMonths;
  }
  const startedMonths = countMonthsLate(due, day, Number.MAX_SAFE_INTEGER);
  return isFull && getDayOfMonth(day) !== getDayOfMonth(due) ? startedMonths - 1 : startedMonths;
}

type SurchargeGrowth = NonNullable<TariffLatePolicy['surcharge_growth']>;

const GROWTH_MONTHS: Readonly<Record<SurchargeGrowth['every'], number>> = { MONTH: 1, QUARTER: 3, HALF_YEAR: 6 };

/** What a policy adds to its surcharge with further delay; undefined where the surcharge is added once. */
export function findSurchargeGrowth(rule: LateRule): SurchargeGrowth | undefined {
  return isNamed(rule) ? rule.surcharge_growth : undefined;
}

/** How often a surcharge has grown by a day. The first month, quarter or half-year bears the surcharge itself. */
export function countSurchargeSteps(rule: LateRule, due: CalendarDay, day: CalendarDay): number {
  const growth = findSurchargeGrowth(rule);
  if (growth === undefined || day <= getLastFreeDay(rule, due)) return 0;
  const further = countMonths(rule, due, day) - (hasFullMonthsOnly(rule) ? 0 : 1);
  return Math.max(0, Math.floor(further / GROWTH_MONTHS[growth.every]));
}

/** Months for which a policy adds interest on a day, begun or full, to its limit. */
export function countRuleMonths(rule: LateRule, due: CalendarDay, day: CalendarDay): number {
  if (day <= getLastFreeDay(rule, due)) return 0;
  const months = countMonths(rule, due, day) - countFreeMonths(rule);
  return Math.max(0, Math.min(rule.months_at_most, months));
}

/**
 * The day of that month on which another month is begun for a due day: the one after it, or the next first where the
 * month is too short.
 */
function monthEdge(in_month: CalendarDay, due: CalendarDay): CalendarDay {
  const last = getLastDayOfMonth(in_month);
  const day = getDayOfMonth(due) + 1;
  return day > getDayOfMonth(last) ? addDays(last, 1) : `${in_month.slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** The next days on which the surcharge falls or one more month counts; none when the limit is reached. */
export function listLateEdges(rule: LateRule, due: CalendarDay, as_of: CalendarDay): CalendarDay[] {
  const isGrowing = findSurchargeGrowth(rule) !== undefined;
  if (isGrowing || getLastFreeDay(rule, due) > due || countFreeMonths(rule) > 0 || isFromNextMonth(rule))
    return listLaterEdges(rule, due, as_of);
  if (hasFullMonthsOnly(rule)) return listFullEdges(due, as_of);
  if (as_of <= due) return [addDays(due, 1)];
  if (countRuleMonths(rule, due, as_of) === rule.months_at_most) return [];
  const edge = monthEdge(as_of, due);
  return [edge > as_of ? edge : monthEdge(addDays(getLastDayOfMonth(as_of), 1), due)];
}

/** The days on which lateness that begins after the due day may grow: the end of the grace, and those of the months to come. */
function listLaterEdges(rule: LateRule, due: CalendarDay, as_of: CalendarDay): CalendarDay[] {
  const from = as_of <= due ? due : as_of;
  const growth = findSurchargeGrowth(rule);
  const constantMonths = Math.max(countFreeMonths(rule), growth === undefined ? 0 : GROWTH_MONTHS[growth.every]);
  const months = Array.from({ length: constantMonths + 3 }, (_, month) => addMonths(from, month));
  const edges = months.flatMap((month) => [monthEdge(month, due), addDays(getLastDayOfMonth(month), 1)]);
  return [addDays(getLastFreeDay(rule, due), 1), ...edges.flatMap((edge) => [addDays(edge, -1), edge])];
}

/** A full month ends on the day of the due day, or on the next first where the month is too short. */
function listFullEdges(due: CalendarDay, as_of: CalendarDay): CalendarDay[] {
  const from = as_of <= due ? due : as_of;
  const edges = [from, addDays(getLastDayOfMonth(from), 1)].map((month) => monthEdge(month, due));
  return [addDays(due, 1), ...edges.flatMap((edge) => [addDays(edge, -1), edge])].filter((day) => day > from);
}

/** The surcharge on an unpaid amount with the fixed fine of its policy, in centavos, after it has grown some times. */
export function computeSurcharge(rule: LateRule, unpaidAmount: Centavos, steps = 0): Centavos {
  if (!isNamed(rule)) return computeShare(unpaidAmount, rule.surcharge);
  const share = roundExactSum(computeExactSurcharge(rule, unpaidAmount, steps), undefined);
  return unpaidAmount === NOTHING ? NOTHING : addCentavos(share, rule.fine ?? NOTHING);
}

function computeExactSurcharge(
  { surcharge, surcharge_growth: growth }: TariffLatePolicy,
  unpaid: Centavos,
  steps: number,
): ExactSum {
  const first = multiplySum(toExact(unpaid), surcharge);
  if (growth === undefined || steps === 0) return first;
  const grown = addExact(first, multiplySum(toExact(unpaid * steps), growth.rate));
  const most = multiplySum(toExact(unpaid), growth.at_most);
  return isExactBelow(most, grown) ? most : grown;
}

/** The interest of some months on an unpaid amount, in centavos; on its surcharge too, unless the policy says otherwise. */
export function computeInterest(
  rule: LateRule,
  { principal, surcharge }: { readonly principal: Centavos; readonly surcharge: Centavos },
  months: number,
): Centavos {
  const both = addCentavos(principal, surcharge);
  if (!isNamed(rule)) return computeShare(both, rule.interest_per_month, months);
  const base = rule.interest_on === 'AMOUNT' ? principal : both;
  return roundExactSum(multiplySum(toExact(base * months), rule.interest_per_month), undefined);
}

/** Rate of a policy in print, `25%`, of a surcharge that grows the first one; a rate whose decimals do not end is rounded to four. */
export function formatLateRate(rule: LateRule, pocket: 'surcharge' | 'interest'): string {
  if (!isNamed(rule)) return `${formatPercent(pocket === 'surcharge' ? rule.surcharge : rule.interest_per_month)}%`;
  const { numerator, denominator } = pocket === 'surcharge' ? rule.surcharge : rule.interest_per_month;
  return `${Number(((numerator * 100) / denominator).toFixed(4))}%`;
}

/** The fixed fine of a policy for each late installment of a charge, in centavos. */
export function getLateFine(rule: LateRule): Centavos {
  return isNamed(rule) ? (rule.fine ?? NOTHING) : NOTHING;
}

/** Section of the revenue code with the policy. */
export function getLateSection(rule: LateRule): string {
  return isNamed(rule) ? rule.section : rule.ordinance_section;
}

/** Whether interest accrues on the amount alone, without its surcharge. */
export function isInterestOnAmount(rule: LateRule): boolean {
  return isNamed(rule) && rule.interest_on === 'AMOUNT';
}

/** Late charges that an amnesty in force on a day waives. */
export function getWaivedCharges(
  { amnesties }: LateRule,
  day: CalendarDay,
): { readonly surcharge: boolean; readonly interest: boolean } {
  const runningAmnesties = amnesties.filter(({ from, to }) => from <= day && day <= to);
  return {
    surcharge: runningAmnesties.some(({ waives_surcharge }) => waives_surcharge),
    interest: runningAmnesties.some(({ waives_interest }) => waives_interest),
  };
}
