import type { Locale } from '@ebpls/contracts';

import type { ReferenceRows } from '../reference/reference-rows.ts';
import type { Account } from './account.ts';
import { latePolicyOf } from '../due/late-policy.ts';
import { type Owed, owedLines } from './sentences.ts';

/**
 * Every amount owed now with its sentence; the rates of an installment are those of the revenue code that it was billed
 * by.
 */
export function owedToday(account: Account, rows: ReferenceRows, locale: Locale): Owed[] {
  const versionOf = new Map(account.items.map(({ no, of_ordinance_version_id }) => [no, of_ordinance_version_id]));
  const { ordinance_version_id } = account.order;
  return owedLines({
    account,
    locale,
    lateOf: ({ no }) => latePolicyOf(rows, versionOf.get(no) ?? ordinance_version_id),
  });
}
