import { type DuePolicy, STATUTORY_WINDOW } from '@ebpls/contracts';
import { findRenewalWindow, type RenewalWindow } from '@ebpls/rules';

import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';

type OrdinanceRows = Pick<ReferenceRows, 'ordinances'>;

/** Due days of the revenue code in force on 1 January of a year, else of the oldest one. */
export function findDuePolicy({ ordinances }: OrdinanceRows, year: number): DuePolicy | undefined {
  // Versions are sorted newest first.
  const version = ordinances.find(({ effective_on }) => effective_on <= `${year}-01-01`) ?? ordinances.at(-1);
  return version?.ordinance.due;
}

/**
 * Days on which the renewal of a year is filed in time, both included, by the revenue code in force on its 1 January
 * (domain reference 3.10b).
 */
export function findYearWindow(year: number, rows: OrdinanceRows & Pick<ReferenceRows, 'holidays'>): RenewalWindow {
  const policy = findDuePolicy(rows, year) ?? { renewal_window: STATUTORY_WINDOW, extensions: [] };
  return findRenewalWindow(year, policy, rows.holidays);
}
