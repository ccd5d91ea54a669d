// Lists every amount of an account that is owed today, each with a sentence that explains it.

import type { Locale } from '@ebpls/contracts';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { BillAccount } from './bill-account.ts';
import { type OwedLineText, listOwedLines } from './rule-sentences.ts';
import { getLatePolicy } from '../../platform/reference/ordinance-policies.ts';

/** Every amount owed now with its sentence; an installment uses the rates of the revenue code that billed it. */
export function listOwedToday(account: BillAccount, rows: ReferenceRows, locale: Locale): OwedLineText[] {
  const versionsByInstallment = new Map(
    account.items.map(({ no, of_ordinance_version_id }) => [no, of_ordinance_version_id]),
  );
  const { ordinance_version_id } = account.order;
  return listOwedLines({
    account,
    locale,
    getLate: ({ no }) => getLatePolicy(rows, versionsByInstallment.get(no) ?? ordinance_version_id),
  });
}
