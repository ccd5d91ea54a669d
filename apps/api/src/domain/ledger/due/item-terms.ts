/** How an item of an installment becomes late, as stored. */
export interface ItemLateTerms {
  readonly bears_penalty: boolean;
  /** Late policy that a tariff names for its charge; null for the one policy of the revenue code. */
  readonly late_code: string | null;
  /** Its own due day; null where it is that of the installment. */
  readonly item_due_on: string | null;
  /** Days on which the dispute of its line began and ended. */
  readonly disputed_on: string | null;
  readonly freed_on: string | null;
}
