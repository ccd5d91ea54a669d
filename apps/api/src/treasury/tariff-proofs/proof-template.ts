// A workbook in which past bills are typed: a column for each measure of the code.

import type { Tariff, TariffCaseText } from '@ebpls/contracts/tariff';
import { isComputedMeasure } from '@ebpls/rules/tariff';

interface TemplateBill {
  readonly title: string;
  readonly case: TariffCaseText;
  readonly charges: readonly { readonly code: string; readonly amount: string }[];
}

const toEmptyValues = (tariff: Tariff, of: 'BUSINESS' | 'LINE'): Record<string, string> =>
  Object.fromEntries(
    tariff.measures.filter((measure) => measure.of === of && !isComputedMeasure(measure)).map(({ code }) => [code, '']),
  );

/** One example bill with a row for each line of business and charge, and an empty cell for every measure. */
export function createProofTemplate(tariff: Tariff): { readonly bills: readonly TemplateBill[] } {
  const [line] = tariff.lines;
  const [charge] = tariff.charges;
  const year = Number(tariff.effective_on.slice(0, 4)) - 1;
  return {
    bills: [
      {
        title: 'Example: replace this bill',
        case: {
          tax_year: year,
          type: 'RENEWAL',
          payment_mode: 'ANNUAL',
          as_of: `${year}-01-15`,
          measures: toEmptyValues(tariff, 'BUSINESS'),
          lines: [{ line: line?.code ?? '', measures: toEmptyValues(tariff, 'LINE') }],
        },
        charges: [{ code: charge?.code ?? '', amount: '0.00' }],
      },
    ],
  };
}
