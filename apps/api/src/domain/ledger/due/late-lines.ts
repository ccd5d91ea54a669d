// Maps surcharge and interest to lines of the amount owed.

import type { Centavos } from '@ebpls/contracts';
import { getLateSection, type LateAddition, listLateAdditions, type LateAmounts, type LateRule } from '@ebpls/rules';

/** Surcharge or interest as a line of the amount owed. Amount in centavos. */
export interface LateLineText {
  readonly code: string;
  readonly name: string;
  readonly agency: 'MUNICIPAL';
  readonly reason: string;
  readonly ordinance_section: string;
  readonly amount: Centavos;
}

interface LatenessInput {
  readonly amounts: LateAmounts;
  readonly late: LateRule;
  /** Name and reason of the line; `rate` is formatted text, `25%`. */
  readonly describeAddition: (
    kind: LateAddition['kind'],
    rate: string,
  ) => Pick<LateLineText, 'code' | 'name' | 'reason'>;
}

/**
 * One surcharge and one interest, each a sum of the amounts rounded on each line; they belong to the municipality,
 * because fire and barangay fees bear none (4.5).
 */
export function toLateLines({ amounts, late, describeAddition }: LatenessInput): LateLineText[] {
  return listLateAdditions(amounts, late).map(({ kind, amount, rate }) => ({
    ...describeAddition(kind, rate),
    agency: 'MUNICIPAL',
    ordinance_section: getLateSection(late),
    amount,
  }));
}
