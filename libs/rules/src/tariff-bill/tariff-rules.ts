import type { LatePolicy } from '@ebpls/contracts';

import type { Rules } from '../case/matter.ts';
import type { OpenTariff } from '../tariff/open-tariff.ts';
import { createDueDayList } from './tariff-due-days.ts';
import { openTariffSource } from './tariff-source.ts';

/** The late policy of a version with the policies that its tariff names. */
export function withNamedPolicies(latePolicy: LatePolicy, { late_policies }: OpenTariff): LatePolicy {
  return { ...latePolicy, named: late_policies };
}

/**
 * The rules of a version that is a tariff: its charges, due days and late policies are the tariff's. Of the given rules
 * the lists, the holidays, and what no tariff holds stay.
 */
export function createTariffRules(rules: Rules, tariff: OpenTariff): Rules {
  const open = { ...tariff, holidays: rules.holidays };
  const ordinance = { ...rules.ordinance, late: withNamedPolicies(rules.ordinance.late, open) };
  const own = { ...rules, ordinance };
  const listDueDays = createDueDayList(open, rules.holidays);
  return { ...own, openSource: (input) => openTariffSource(open, input, { ...own, listDueDays }) };
}
