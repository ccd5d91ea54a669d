import type { ClearingOffice, RoutingPolicy } from '@ebpls/contracts';

import type { CalendarDay } from '../time/calendar.ts';

/** The ordinance or executive order by which a rule replaces the review of an office (domain reference 3.2). */
export interface RuleOrdinance {
  readonly rule: 'LOW_RISK_RENEWAL' | 'PROVISIONAL_PERMIT';
  readonly ordinance_no: string;
  readonly in_force_from: CalendarDay;
  readonly in_force_until: CalendarDay | null;
}

/** Whether an ordinance lets a rule decide on a day. */
export function isRuleInForce(
  rule: RuleOrdinance['rule'],
  ordinances: readonly RuleOrdinance[],
  today: CalendarDay,
): boolean {
  return ordinances.some(
    (one) =>
      one.rule === rule && one.in_force_from <= today && (one.in_force_until === null || today <= one.in_force_until),
  );
}

/** The routing figures without what no ordinance allows on the day. */
export function limitToOrdinances(
  policy: RoutingPolicy,
  ordinances: readonly RuleOrdinance[],
  today: CalendarDay,
): RoutingPolicy {
  return {
    ...policy,
    renewal_at_once: policy.renewal_at_once && isRuleInForce('LOW_RISK_RENEWAL', ordinances, today),
    provisional_days_at_most: isRuleInForce('PROVISIONAL_PERMIT', ordinances, today)
      ? policy.provisional_days_at_most
      : 0,
  };
}

/** Another agency and the barangay are never decided by a rule of the municipality (domain reference 3.2). */
export function canRuleDecideFor(office: ClearingOffice): boolean {
  return office !== 'fire' && office !== 'barangay';
}
