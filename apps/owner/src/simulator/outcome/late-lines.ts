import type { AssessedTotals, Centavos, LatePolicy, SentenceParams } from '@ebpls/contracts';
import { percentRead } from '@ebpls/rules';

interface LateLine {
  readonly code: 'surcharge' | 'interest';
  readonly amount: Centavos;
  readonly name: string;
  readonly reason: string;
  readonly params: SentenceParams;
}

/** What lateness adds to a year as a whole, apart from its lines, so that each line is what its sentence says. */
export function lateLines(totals: AssessedTotals, late: LatePolicy): LateLine[] {
  const rates = { surcharge: late.surcharge, interest: late.interest_per_month };
  return (['surcharge', 'interest'] as const)
    .filter((code) => totals[code] > 0)
    .map((code) => ({
      code,
      amount: totals[code],
      name: `estimate.${code}`,
      reason: `estimate.${code}_reason`,
      params: { rate: `${percentRead(rates[code])}%` },
    }));
}
