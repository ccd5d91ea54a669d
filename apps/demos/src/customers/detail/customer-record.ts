import type { Customer, CustomerEmail, CustomerLog, Invoice } from '../../shared/shop/shop-types.ts';

/** All data that the page of one customer shows. */
export interface CustomerRecord {
  readonly customer: Customer;
  readonly invoices: readonly Invoice[];
  readonly emails: readonly CustomerEmail[];
  readonly logs: readonly CustomerLog[];
}
