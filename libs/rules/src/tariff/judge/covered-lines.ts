import type { TariffLine } from '@ebpls/contracts/tariff';

import { listCoveringCharges, listQuantities, type OpenCharge, type OpenTariff } from '../open-tariff.ts';

const coveredLines = new WeakMap<OpenTariff, ReadonlyMap<OpenCharge, readonly TariffLine[]>>();

function mapCoveredLines(open: OpenTariff): ReadonlyMap<OpenCharge, readonly TariffLine[]> {
  const stored = coveredLines.get(open);
  if (stored !== undefined) return stored;
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

/** Whether a tax that the code calls additional is on the number of things, such as delivery trucks (LGC s.141). */
export function isAdditionalTax(open: OpenTariff, { amounts, charge }: OpenCharge): boolean {
  const isCounted = (code: string): boolean => open.measures.get(code)?.kind === 'COUNT';
  return (
    charge.additional === true &&
    amounts.every((amount) => {
      const measures = listQuantities(amount).flat();
      return measures.length > 0 && measures.every(isCounted);
    })
  );
}
