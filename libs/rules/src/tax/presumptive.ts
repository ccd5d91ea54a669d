import type { AssessWarning, Centavos, LineOfBusiness, Locale } from '@ebpls/contracts';

import { formatAmount, addCentavos } from '../money.ts';
import type { Matter } from '../case/matter.ts';

/** Returns the presumptive gross of a line by the revenue code, in centavos; undefined where it presumes none. */
export function getPresumptiveGross(
  line: Pick<LineOfBusiness, 'presumptive'>,
  { ordinance, input }: Pick<Matter, 'ordinance' | 'input'>,
): Centavos | undefined {
  const row = ordinance.presumptive.find(({ key }) => key === line.presumptive);
  if (row === undefined) return undefined;
  return input.sells_liquor || input.sells_tobacco ? (row.with_liquor_or_tobacco ?? row.at_least) : row.at_least;
}

/** Name of a declared line; one of two tax categories also names the tax, so that its two entries differ. */
function getEntryName({ line, row }: Matter['lines'][number], locale: Locale): string {
  return line.taxed_as.length > 1 ? `${line.name[locale]} (${row.name[locale]})` : line.name[locale];
}

/**
 * Lines that declare less than the ordinance presumes (domain reference 4.4); the licensing office accepts with a
 * reason or assesses on the minimum.
 */
export function listPresumptiveWarnings(matter: Matter): AssessWarning[] {
  return matter.lines.flatMap((line) => {
    const at_least = getPresumptiveGross(line.line, matter);
    const declaredGross = addCentavos(line.gross_essential, line.gross_non_essential);
    if (at_least === undefined || line.capital !== undefined || declaredGross >= at_least) return [];
    return [
      {
        message_key: 'assess.below_presumptive',
        params: {
          declared: formatAmount(declaredGross),
          at_least: formatAmount(at_least),
          line: getEntryName(line, 'en'),
          line_fil: getEntryName(line, 'fil'),
        },
        line: line.entry.line,
      },
    ];
  });
}
