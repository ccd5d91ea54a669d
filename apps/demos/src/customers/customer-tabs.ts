// Tabs of the list of customers.

import type { Customer } from '../shared/shop/shop-types.ts';

export const CUSTOMER_TABS = ['all', 'accepts_marketing', 'prospect', 'returning'] as const;

/** Condition of each tab; an unknown tab shows all. */
export const IN_TAB: Readonly<Record<string, (customer: Customer) => boolean>> = {
  accepts_marketing: ({ acceptsMarketing }) => acceptsMarketing,
  prospect: ({ isProspect }) => isProspect,
  returning: ({ isReturning }) => isReturning,
};
