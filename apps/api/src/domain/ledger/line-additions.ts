// Computes surcharge and interest on a bill line.

import type { Centavos } from '@ebpls/contracts';
import type { AmountDue } from '@ebpls/rules';

import type { OrderLine } from './due/orders.queries.ts';

/** Surcharge and interest in centavos on a line; of an earlier year only the amount still owed is billed again. */
export function computeLineAdditions(
  { code, of_year }: Pick<OrderLine, 'code' | 'of_year'>,
  { installments }: Pick<AmountDue, 'installments'>,
): { readonly surcharge: Centavos; readonly interest: Centavos } {
  const parts = installments.flatMap((installment) => installment.parts.filter((part) => part.code === code));
  const sum = (amounts: readonly Centavos[]) => amounts.reduce((total, amount) => total + amount, 0) as Centavos;
  return {
    surcharge: sum(parts.map((part) => (of_year === null ? part.charged_surcharge : part.surcharge))),
    interest: sum(parts.map((part) => (of_year === null ? part.charged_interest : part.interest))),
  };
}
