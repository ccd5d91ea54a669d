import type { Centavos, LatePolicy } from '@ebpls/contracts';

const MILLIONTHS_OF_PERCENT = 10_000;
const POCKETS = ['surcharge', 'interest'] as const;

type Pocket = (typeof POCKETS)[number];

/** What lateness added, as a line of what is owed. Amount in centavos. */
export interface LateLine {
  readonly code: string;
  readonly name: string;
  readonly agency: 'MUNICIPAL';
  readonly reason: string;
  readonly ordinance_section: string;
  readonly amount: Centavos;
}

interface Added {
  readonly amounts: Readonly<Record<Pocket, Centavos>>;
  readonly late: LatePolicy;
  /** What the line is called, and why it is what it is; `rate` is as people write it, `25%`. */
  readonly say: (pocket: Pocket, rate: string) => Pick<LateLine, 'code' | 'name' | 'reason'>;
}

/**
 * One surcharge and one interest, each a sum of what was rounded on each line; the municipality's, for fire and
 * barangay fees bear none (4.5).
 */
export function addedByLateness({ amounts, late, say }: Added): LateLine[] {
  const rates = { surcharge: late.surcharge, interest: late.interest_per_month };
  return POCKETS.filter((pocket) => amounts[pocket] > 0).map((pocket) => ({
    ...say(pocket, `${rates[pocket] / MILLIONTHS_OF_PERCENT}%`),
    agency: 'MUNICIPAL',
    ordinance_section: late.ordinance_section,
    amount: amounts[pocket],
  }));
}
