import type { Locale } from '@ebpls/contracts';

import type { ReferenceRows } from '../licensing/reference-rows.ts';
import type { Account } from './account.ts';
import { type Owed, owedLines } from './sentences.ts';

const MILLIONTHS_OF_PERCENT = 10_000;

/** Every amount owed now with its sentence, the rates taken from the bill's own version of the revenue code. */
export function owedToday(account: Account, rows: ReferenceRows, locale: Locale): Owed[] {
  const version = rows.ordinances.find(
    ({ ordinance_version_id }) => ordinance_version_id === account.order.ordinance_version_id,
  );
  if (!version) return [];
  const { surcharge, interest_per_month, ordinance_section } = version.ordinance.late;
  return owedLines({
    account,
    locale,
    late: { surcharge: percent(surcharge), interest: percent(interest_per_month), ordinance_section },
  });
}

/** A rate of the ordinance, kept in millionths, as people write it. */
export function percent(rate: number): string {
  return `${rate / MILLIONTHS_OF_PERCENT}%`;
}
