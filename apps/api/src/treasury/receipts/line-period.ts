// Names the period that a line of a receipt was paid for.

import type { Locale } from '@ebpls/contracts';

import type { BillAccount } from '../../domain/ledger/bill-account.ts';
import { DEFICIENCY_PART_NO, formatAccountInstallmentName } from '../../domain/ledger/rule-sentences.ts';

interface PaidLine {
  readonly installment_no: number;
  /** Line of the bill; null for money that is on no line. */
  readonly line_no: number | null;
}

/**
 * Period of a receipt's line: the name of its installment, or the bare year of a fee that is charged once although the
 * tax is paid in several installments.
 */
export function formatLinePeriod(account: BillAccount, { installment_no, line_no }: PaidLine, locale: Locale): string {
  const ownItems = account.items.filter(({ of_year, of_no }) => of_year === null && of_no !== DEFICIENCY_PART_NO);
  const installmentCount = new Set(ownItems.map(({ no }) => no)).size;
  const isChargedOnce = ownItems.filter((item) => item.line_no === line_no).length === 1;
  return installmentCount > 1 && isChargedOnce
    ? String(account.order.tax_year)
    : formatAccountInstallmentName(account, installment_no, locale);
}
