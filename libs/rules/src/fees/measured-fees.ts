import type { Fee, MeasuredFee, Ordinance } from '@ebpls/contracts';

import { formatAmount } from '../money.ts';
import { type ChargeReason, createTerm } from '../tax/explain.ts';

/**
 * Lists the fees of the ordinance whose amount an office may determine by its inspection (decision 0119): its own fees
 * in force. A fee that is a part of other fees by law, like the fire fee, is not among them.
 */
export function listMeasurableFees({ fees }: Pick<Ordinance, 'fees'>, codes: readonly string[]): Fee[] {
  return fees.filter(
    ({ code, in_force, rule, when }) =>
      codes.includes(code) && in_force && rule.kind !== 'PERCENT_OF_FEES' && when !== 'cheque_returned',
  );
}

/** Why a fee is what an office found, in a form that recomputes to it. */
export function explainMeasuredFee({ amount, office, reason }: MeasuredFee): ChargeReason {
  return {
    message_key: 'fee.found',
    params: { amount: formatAmount(amount), office: office.toUpperCase(), reason },
    terms: [createTerm('found', amount)],
    changes_with: [],
  };
}
