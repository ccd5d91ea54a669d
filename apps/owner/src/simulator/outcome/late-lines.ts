import type { AssessedTotals, Centavos, LatePolicy, SentenceParams } from '@ebpls/contracts';
import { lateAdditions } from '@ebpls/rules';

interface LateLine {
  readonly code: 'surcharge' | 'interest';
  readonly amount: Centavos;
  readonly name: string;
  readonly reason: string;
  readonly params: SentenceParams;
}

/** What lateness adds to a year as a whole, apart from its lines, so that each line is what its sentence says. */
export function lateLines(totals: AssessedTotals, late: LatePolicy): LateLine[] {
  return lateAdditions(totals, late).map(({ kind, amount, rate }) => ({
    code: kind,
    amount,
    name: `estimate.${kind}`,
    reason: `estimate.${kind}_reason`,
    params: { rate },
  }));
}
