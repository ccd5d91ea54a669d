// Explains the mayor's permit fee (fee F01) from the lines of business and the size of the business.

import type { FeeRule, PermitGroup } from '@ebpls/contracts';

import { type ChargeReason, createTerm } from '../tax/explain.ts';
import type { Matter } from '../case/matter.ts';

type PermitFeeRule = Extract<FeeRule, { kind: 'BY_PERMIT_GROUP' }>;

/**
 * Distinct permit fee groups of an application. A group that replaces another one (fuel for retail) replaces it on all
 * lines (rules 11 and 16).
 */
function groupsIn(rule: PermitFeeRule, { lines }: Matter): PermitFeeRule['groups'] {
  const present = new Set(lines.map(({ permit_group }) => permit_group));
  const replacedGroups = new Set<PermitGroup | undefined>(
    rule.groups.filter(({ group }) => present.has(group)).map(({ replaces }) => replaces),
  );
  return rule.groups.filter(({ group }) => present.has(group) && !replacedGroups.has(group));
}

/**
 * The mayor's permit fee (F01): once for each distinct group, by scale; a cooperative pays no more than the law's cap
 * (rule 8).
 */
export function explainPermitFee(rule: PermitFeeRule, matter: Matter): ChargeReason {
  const terms = groupsIn(rule, matter).flatMap(({ group, amounts, per_unit }) => {
    const fixedTerm = createTerm(`group.${group.toLowerCase()}`, amounts[matter.scale]);
    const count = per_unit === undefined ? 0 : matter.units[per_unit.unit];
    return per_unit === undefined || count === 0
      ? [fixedTerm]
      : [fixedTerm, createTerm(per_unit.unit, per_unit.amount, { times: count })];
  });
  const units = groupsIn(rule, matter).flatMap(({ per_unit }) => (per_unit === undefined ? [] : [per_unit.unit]));
  const reason: ChargeReason = {
    message_key: 'fee.permit',
    params: { scale: matter.scale },
    terms,
    changes_with: ['lines', 'total_assets', 'employees', ...units, 'org_type'],
  };
  return matter.input.org_type === 'COOPERATIVE'
    ? { ...reason, message_key: 'fee.permit.cooperative', at_most: rule.cooperative_at_most }
    : reason;
}
