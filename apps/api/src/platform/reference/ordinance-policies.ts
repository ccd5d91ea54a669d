// Finds what the revenue code in force says about due days and late payment.

import { type DuePolicy, STATUTORY_WINDOW, type LatePolicy } from '@ebpls/contracts';
import { findRenewalWindow, type RenewalWindow } from '@ebpls/rules';
import { findOrdinanceOfYear } from './find-ordinance-of-year.ts';
import type { ReferenceRows } from './reference-rows.ts';

type OrdinanceRows = Pick<ReferenceRows, 'ordinances'>;

/** Due days of the revenue code in force on 1 January of a year, else of the oldest one. */
export function findDuePolicy({ ordinances }: OrdinanceRows, year: number): DuePolicy | undefined {
  const version = findOrdinanceOfYear(ordinances, year) ?? ordinances.at(-1);
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

/**
 * Late policy of a published version of the revenue code; a bill uses the version that computed it. Fails for an
 * unknown version.
 */
export function getLatePolicy(
  { ordinances }: Pick<ReferenceRows, 'ordinances'>,
  ordinance_version_id: number,
): LatePolicy {
  const version = ordinances.find((candidate) => candidate.ordinance_version_id === ordinance_version_id);
  if (!version) throw new Error(`a bill rests on ordinance version ${ordinance_version_id}, which is not published`);
  return version.ordinance.late;
}
