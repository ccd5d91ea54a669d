import type { FeeRule } from '@ebpls/contracts';

import { percentRead, pesosRead, sum } from '../money.ts';
import type { Charge } from '../tax/charge.ts';
import { type Reason, term } from '../tax/explain.ts';

type FireFeeRule = Extract<FeeRule, { kind: 'PERCENT_OF_FEES' }>;

/**
 * The fire safety inspection fee: a share of the municipality's fees, taxes and barangay fee aside, and a minimum (RA
 * 9514 IRR; domain reference 1.4).
 */
export function fireFee(rule: FireFeeRule, charges: readonly Charge[]): Reason {
  const fees = sum(charges.filter(({ kind }) => kind === 'FEE').map(({ amount }) => amount));
  return {
    message_key: 'fee.fire',
    params: { fees: pesosRead(fees), rate: percentRead(rule.rate), at_least: pesosRead(rule.at_least) },
    terms: [term('fees', fees, { rate: rule.rate })],
    at_least: rule.at_least,
    changes_with: ['fees'],
  };
}
