import type { FeeRule } from '@ebpls/contracts';

import { formatPercent, formatAmount, sumCentavos } from '../money.ts';
import type { Charge } from '../tax/charge.ts';
import { type ChargeReason, createTerm } from '../tax/explain.ts';

type FireFeeRule = Extract<FeeRule, { kind: 'PERCENT_OF_FEES' }>;

/**
 * The fire safety inspection fee: a share of the municipality's fees, taxes and barangay fee aside, and a minimum (RA
 * 9514 IRR; domain reference 1.4).
 */
export function explainFireFee(rule: FireFeeRule, charges: readonly Charge[]): ChargeReason {
  const fees = sumCentavos(charges.filter(({ kind }) => kind === 'FEE').map(({ amount }) => amount));
  return {
    message_key: 'fee.fire',
    params: { fees: formatAmount(fees), rate: formatPercent(rule.rate), at_least: formatAmount(rule.at_least) },
    terms: [createTerm('fees', fees, { rate: rule.rate })],
    at_least: rule.at_least,
    changes_with: ['fees'],
  };
}
