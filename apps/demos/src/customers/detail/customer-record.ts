import type { Customer, CustomerEmail, CustomerLog, Invoice } from '../../shared/shop/shop-types.ts';

/** All that the pages of one customer show. */
export interface CustomerRecord {
  readonly customer: Customer;
  readonly invoices: readonly Invoice[];
  readonly emails: readonly CustomerEmail[];
  readonly logs: readonly CustomerLog[];
}
