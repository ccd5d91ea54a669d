import type { Fee, FoundFee, Ordinance } from '@ebpls/contracts';

import { formatAmount } from '../money.ts';
import { type ChargeReason, createTerm } from '../tax/explain.ts';

/**
 * The fees of the ordinance that an office may find to be another amount (decision 0119): its own, in force. What is a
 * part of other fees by law, like the fire fee, is nobody's to find.
 */
export function listFindableFees({ fees }: Pick<Ordinance, 'fees'>, codes: readonly string[]): Fee[] {
  return fees.filter(
    ({ code, in_force, rule, when }) =>
      codes.includes(code) && in_force && rule.kind !== 'PERCENT_OF_FEES' && when !== 'cheque_returned',
  );
}

/** Why a fee is what an office found, in a form that recomputes to it. */
export function explainFoundFee({ amount, office, reason }: FoundFee): ChargeReason {
  return {
    message_key: 'fee.found',
    params: { amount: formatAmount(amount), office: office.toUpperCase(), reason },
    terms: [createTerm('found', amount)],
    changes_with: [],
  };
}
