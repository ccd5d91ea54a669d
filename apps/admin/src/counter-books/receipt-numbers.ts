// Formats the receipts of a check or deposit slip in one line of a list.

import { useWords } from './records.messages.ts';

/** Returns a function that names an order of payment and its receipts: the first, and how many more there are. */
export function useReceiptNumbers(): (top_no: string, receipt_nos: readonly string[]) => string {
  const t = useWords();
  return (top_no, [first, ...others]) => {
    if (first === undefined) return top_no;
    const receipts = others.length === 0 ? first : t('receipts_more', { first, count: others.length });
    return `${top_no} · ${receipts}`;
  };
}
