import type { AssessedTotals, Centavos, LatePolicy, SentenceParams } from '@ebpls/contracts';
import { listLateAdditions } from '@ebpls/rules';

interface LateLine {
  readonly code: 'surcharge' | 'interest';
  readonly amount: Centavos;
  readonly name: string;
  readonly reason: string;
  readonly params: SentenceParams;
}

/**
 * Returns the surcharge and interest of a year as a whole, separate from its lines, so that each line equals its
 * sentence.
 */
export function listLateLines(totals: AssessedTotals, late: LatePolicy): LateLine[] {
  return listLateAdditions(totals, late).map(({ kind, amount, rate }) => ({
    code: kind,
    amount,
    name: `estimate.${kind}`,
    reason: `estimate.${kind}_reason`,
    params: { rate },
  }));
}
