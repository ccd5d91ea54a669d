import type { Tariff } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { openTariff, type OpenTariff } from '../open-tariff.ts';

const BilledYear = v.object({
  case: v.object({ tax_year: v.pipe(v.number(), v.integer(), v.minValue(1992), v.maxValue(2100)) }),
});

/**
 * A tariff opened as if it had been in force in the years of these bills, since past bills are older than the code that
 * they prove. A bill without a readable year counts for none.
 */
export function openTariffForBills(tariff: Tariff, bills: readonly unknown[]): OpenTariff {
  const firstDays = bills.flatMap((bill) => {
    const result = v.safeParse(BilledYear, bill);
    return result.success ? [`${result.output.case.tax_year}-01-01`] : [];
  });
  const [effective_on = tariff.effective_on] = [tariff.effective_on, ...firstDays].toSorted();
  return openTariff({ ...tariff, effective_on });
}
