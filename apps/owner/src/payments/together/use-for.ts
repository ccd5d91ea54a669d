import type { Attempt } from '@ebpls/contracts';

import { useWords } from './together.messages.ts';

/** Returns what a payment is for: the business, or the number of orders that are paid together. */
export function useFor({ company_name, assessment_code, joint }: Attempt): string {
  const t = useWords();
  return joint === undefined ? `${company_name}, ${assessment_code}` : t('orders', { count: joint.orders.length });
}
