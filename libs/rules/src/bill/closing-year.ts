// Prepares the tax computation of a closing business: the gross of the running year replaces that of the year before.

import type { Centavos, ClaimedExemption } from '@ebpls/contracts';

import { divideHalfUp, NOTHING, addCentavos, sumCentavos } from '../money.ts';
import type { Matter, TaxedLine } from '../case/matter.ts';

const computeLineGross = ({ gross_essential, gross_non_essential }: TaxedLine): Centavos =>
  addCentavos(gross_essential, gross_non_essential);

function atClosure(line: TaxedLine): TaxedLine {
  return {
    ...line,
    gross_non_essential: line.entry.gross_current_year ?? NOTHING,
    gross_essential: line.entry.gross_current_year_essential ?? NOTHING,
    capital: undefined,
  };
}

/**
 * Scales a cooperative's exemption of the closing year by the proportion of its business with non-members that it
 * declared for the year before.
 */
function scaleClaim(
  claim: ClaimedExemption,
  before: readonly TaxedLine[],
  now: readonly TaxedLine[],
): ClaimedExemption {
  const sumDeclaredGross = (lines: readonly TaxedLine[]): Centavos =>
    sumCentavos(
      lines.filter(({ entry }) => claim.line === undefined || claim.line === entry.line).map(computeLineGross),
    );
  const declaredGross = sumDeclaredGross(before);
  if (claim.gross_non_members === undefined || declaredGross === 0) return claim;
  return {
    ...claim,
    gross_non_members: divideHalfUp(
      BigInt(claim.gross_non_members) * BigInt(sumDeclaredGross(now)),
      BigInt(declaredGross),
    ),
  };
}

/**
 * The same business with the gross of the running year up to its closure (rule 3): other goods, and essential ones at
 * their half.
 */
export function toClosingYearMatter(matter: Matter): Matter {
  const lines = matter.lines.map(atClosure);
  return {
    ...matter,
    lines,
    input: {
      ...matter.input,
      exemptions: matter.input.exemptions.map((claim) => scaleClaim(claim, matter.lines, lines)),
    },
  };
}
