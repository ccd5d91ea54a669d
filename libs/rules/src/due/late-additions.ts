import type { Centavos } from '@ebpls/contracts';

import { formatLateRate, isInterestOnAmount, type LateRule } from './late-charges.ts';
import type { OwedPart } from './open-installment.ts';

export interface LateAmounts {
  readonly surcharge: Centavos;
  readonly interest: Centavos;
}

/** Surcharge or interest added for lateness, with its rate in print, `25%`. */
export interface LateAddition {
  readonly kind: keyof LateAmounts;
  readonly amount: Centavos;
  readonly rate: string;
}

/** The surcharge, then the interest; what adds nothing is left out. */
export function listLateAdditions(amounts: LateAmounts, lateRule: LateRule): LateAddition[] {
  const additions: LateAddition[] = [
    { kind: 'surcharge', amount: amounts.surcharge, rate: formatLateRate(lateRule, 'surcharge') },
    { kind: 'interest', amount: amounts.interest, rate: formatLateRate(lateRule, 'interest') },
  ];
  return additions.filter(({ amount }) => amount > 0);
}

/** Bases of the surcharge and the interest of an installment: interest accrues on the surcharge too, unless the policy says no. */
export function computeLateBases(
  parts: readonly Pick<OwedPart, 'principal' | 'surcharge' | 'interest'>[],
  lateRule?: LateRule,
): LateAmounts {
  const isOnAmount = lateRule !== undefined && isInterestOnAmount(lateRule);
  const sum = (amounts: readonly number[]): Centavos =>
    amounts.reduce((total, amount) => total + amount, 0) as Centavos;
  return {
    surcharge: sum(parts.filter((part) => part.surcharge > 0).map(({ principal }) => principal)),
    interest: sum(
      parts
        .filter((part) => part.interest > 0)
        .map(({ principal, surcharge }) => principal + (isOnAmount ? 0 : surcharge)),
    ),
  };
}
