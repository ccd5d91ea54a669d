import { dueDays, ordinanceInForce, workingDayFrom } from '@ebpls/rules';

import type { ReferenceRows } from '../reference/reference-rows.ts';

/**
 * The days on which the renewal of a year is filed in time, both included: from 1 January to the first due day of the
 * revenue code in force, or 20 January moved to the next working day where no code is in force yet (LGC s.167, domain
 * reference 3.10b).
 */
export function findYearWindow(
  year: number,
  { ordinances, holidays }: Pick<ReferenceRows, 'ordinances' | 'holidays'>,
): { readonly from: string; readonly until: string } {
  const from = `${year}-01-01`;
  const inForce = ordinances.map(({ ordinance }) => ordinance).filter(({ effective_on }) => effective_on <= from);
  const until =
    inForce.length === 0
      ? undefined
      : dueDays(year, 'ANNUAL', { policy: ordinanceInForce(inForce, year).due, holidays })[0]?.due;
  return { from, until: until ?? workingDayFrom(`${year}-01-20`, holidays) };
}
