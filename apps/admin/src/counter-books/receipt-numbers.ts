// Formats the receipts of a payment, check or deposit slip in one line of a list.

import { useWords } from './records.messages.ts';

/** Returns a function that names receipts: the first, and how many more there are. */
export function useReceiptCount(): (receipt_nos: readonly string[]) => string {
  const t = useWords();
  return ([first = '', ...others]) =>
    others.length === 0 ? first : t('receipts_more', { first, count: others.length });
}

/** Returns a function that names an order of payment and its receipts. */
export function useReceiptNumbers(): (top_no: string, receipt_nos: readonly string[]) => string {
  const getCount = useReceiptCount();
  return (top_no, receipt_nos) => [top_no, getCount(receipt_nos)].filter(Boolean).join(' · ');
}
