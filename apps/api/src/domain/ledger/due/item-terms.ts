import type { Centavos, LaterDiscounts } from '@ebpls/contracts';

/** How an item of an installment becomes late or is paid early, as stored. */
export interface ItemLateTerms {
  readonly bears_penalty: boolean;
  /** Late policy that a tariff names for its charge; null for the one policy of the revenue code. */
  readonly late_code: string | null;
  /** Its own due day; null where it is that of the installment. */
  readonly item_due_on: string | null;
  /** Last day of its discount for early payment, and what it takes off, in centavos; null without a discount. */
  readonly early_until: string | null;
  readonly early_discount: Centavos | null;
  /** Shares of what is unpaid that are taken off afterwards, each until its own day; null without any. */
  readonly early_later: LaterDiscounts | null;
  /** Days on which the dispute of its line began and ended. */
  readonly disputed_on: string | null;
  readonly freed_on: string | null;
}
