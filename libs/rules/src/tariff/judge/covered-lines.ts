import type { TariffLine, TariffTest } from '@ebpls/contracts/tariff';

import { listCoveringCharges, listQuantities, type OpenCharge, type OpenTariff } from '../open-tariff.ts';

const coveredLines = new WeakMap<OpenTariff, ReadonlyMap<OpenCharge, readonly TariffLine[]>>();

function mapCoveredLines(open: OpenTariff): ReadonlyMap<OpenCharge, readonly TariffLine[]> {
  const storedLines = coveredLines.get(open);
  if (storedLines !== undefined) return storedLines;
  const byCharge = new Map<OpenCharge, TariffLine[]>(open.charges.map((row) => [row, []]));
  for (const line of open.tariff.lines)
    for (const row of listCoveringCharges(open, line)) byCharge.get(row)?.push(line);
  coveredLines.set(open, byCharge);
  return byCharge;
}

/** The lines of business that a charge in force covers; found for all charges at the first question. */
export function listCoveredLines(open: OpenTariff, row: OpenCharge): readonly TariffLine[] {
  return mapCoveredLines(open).get(row) ?? [];
}

/** Whether a test holds only for a business or line that has something, such as that sells liquor. */
function isOnSomething(test: TariffTest): boolean {
  if (test.test === 'YES' || test.test === 'DECLARED') return test.is;
  return (test.test === 'CHOICE' || test.test === 'MARK') && test.is !== false;
}

/**
 * Whether a tax that the code calls additional is on things and not on sales: on their number, such as of delivery
 * trucks (LGC s.141), or a fixed one on who has them.
 */
export function isAdditionalTax(open: OpenTariff, { amounts, charge }: OpenCharge): boolean {
  if (charge.additional !== true) return false;
  const isConditional = [...charge.when, ...charge.lines].some(isOnSomething);
  const isMoney = (code: string): boolean => open.measures.get(code)?.kind === 'MONEY';
  return amounts.every((amount) => {
    const measures = listQuantities(amount).flat();
    if (amount.kind === 'PERCENT' || amount.kind === 'CLOSING_TAX' || measures.some(isMoney)) return false;
    return measures.length > 0 || isConditional;
  });
}
