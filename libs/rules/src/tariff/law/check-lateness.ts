// Checks what lateness adds to a business tax against section 168 of the Local Government Code.

import type { Fraction, TariffLatePolicy } from '@ebpls/contracts/tariff';

import { createDoubt, type TariffFinding } from '../judge/finding.ts';
import type { OpenTariff } from '../open-tariff.ts';

/** LGC s.168: a surcharge of 25%, and interest of 2% a month for 36 months, at most. */
const MOST_SURCHARGE: Fraction = { numerator: 1, denominator: 4 };
const MOST_INTEREST: Fraction = { numerator: 1, denominator: 50 };
const MOST_MONTHS = 36;

const isAbove = (is: Fraction, ceiling: Fraction): boolean =>
  is.numerator * ceiling.denominator > ceiling.numerator * is.denominator;

function checkPolicy(
  { section, surcharge, surcharge_growth, fine, interest_per_month, months_at_most }: TariffLatePolicy,
  index: number,
): TariffFinding[] {
  const refuse = (field: string, ceiling: string): TariffFinding =>
    createDoubt(`late_policies.${index}.${field}`, 'judge.above_168', {
      section,
      law: 'LGC s.168',
      params: { most: ceiling },
    });
  const isOnInterest = interest_per_month.numerator > 0;
  return [
    ...(fine === undefined || fine === 0 ? [] : [refuse('fine', '25%')]),
    ...(isAbove(surcharge, MOST_SURCHARGE) ? [refuse('surcharge', '25%')] : []),
    ...(surcharge_growth !== undefined && isAbove(surcharge_growth.at_most, MOST_SURCHARGE)
      ? [refuse('surcharge_growth.at_most', '25%')]
      : []),
    ...(isAbove(interest_per_month, MOST_INTEREST) ? [refuse('interest_per_month', '2%')] : []),
    ...(isOnInterest && months_at_most > MOST_MONTHS ? [refuse('months_at_most', `${MOST_MONTHS}`)] : []),
  ];
}

/** Late policies of business taxes and of the deficiency that are above LGC s.168; those of fees are the ordinance's. */
export function checkLateness({ tariff }: OpenTariff): TariffFinding[] {
  const taxPolicies = tariff.charges.flatMap(({ kind, in_force, late }) =>
    kind === 'TAX' && in_force !== false ? [late] : [],
  );
  const usedPolicies = new Set([...taxPolicies, tariff.deficiency?.late]);
  return tariff.late_policies.flatMap((policy, index) =>
    usedPolicies.has(policy.code) ? checkPolicy(policy, index) : [],
  );
}
