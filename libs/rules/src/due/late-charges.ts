// What lateness adds by one policy: months counted, surcharge, interest, and what an amnesty waives.

import type { Centavos, LatePolicy } from '@ebpls/contracts';
import type { TariffLatePolicy } from '@ebpls/contracts/tariff';

import { addCentavos, computeShare, formatPercent, NOTHING } from '../money.ts';
import { multiplySum, roundExactSum, toExact } from '../tariff/amounts/exact.ts';
import { type CalendarDay, getDayOfMonth, getMonth, getYear } from '../time/calendar.ts';

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
  const monthsBegun =
    MONTHS * (getYear(paid_on) - getYear(due)) +
    (getMonth(paid_on) - getMonth(due)) +
    (getDayOfMonth(paid_on) > getDayOfMonth(due) ? 1 : 0);
  return Math.min(at_most, monthsBegun);
}

/** Whether a policy counts full months only; every other one counts a month as soon as it begins. */
export function hasFullMonthsOnly(rule: LateRule): boolean {
  return isNamed(rule) && rule.months === 'FULL';
}

/** Months between the due day and a later one by a policy, begun or full, to its limit. */
export function countRuleMonths(rule: LateRule, due: CalendarDay, day: CalendarDay): number {
  if (!hasFullMonthsOnly(rule)) return countMonthsLate(due, day, rule.months_at_most);
  const startedMonths = countMonthsLate(due, day, Number.MAX_SAFE_INTEGER);
  const full = startedMonths === 0 || getDayOfMonth(day) === getDayOfMonth(due) ? startedMonths : startedMonths - 1;
  return Math.min(rule.months_at_most, full);
}

/** The surcharge on an unpaid amount with the fixed fine of its policy, in centavos; it is added once. */
export function computeSurcharge(rule: LateRule, unpaid: Centavos): Centavos {
  if (!isNamed(rule)) return computeShare(unpaid, rule.surcharge);
  const share = roundExactSum(multiplySum(toExact(unpaid), rule.surcharge), undefined);
  return unpaid === NOTHING ? NOTHING : addCentavos(share, rule.fine ?? NOTHING);
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

/** Rate of a policy in print, `25%`; a rate whose decimals do not end is rounded to four. */
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
  const running = amnesties.filter(({ from, to }) => from <= day && day <= to);
  return {
    surcharge: running.some(({ waives_surcharge }) => waives_surcharge),
    interest: running.some(({ waives_interest }) => waives_interest),
  };
}
