import type { Centavos, Rate } from '@ebpls/contracts';
import { divideHalfUp, subtractCentavos, computeShare, sumCentavos } from '@ebpls/rules';

import type { Customer, Invoice, LineItem, Order, StoredCustomer, Totals } from './shop-types.ts';

/** Value added tax, 12 % (National Internal Revenue Code, section 106). */
const VAT = 120_000 as Rate;

/** What lines come to: the page, the paper and every sum take it from here. */
export function computeTotals(items: readonly LineItem[]): Totals {
  const subtotalAmount = sumCentavos(items.map(({ amount }) => amount));
  const taxAmount = computeShare(subtotalAmount, VAT);
  return { subtotalAmount, taxAmount, totalAmount: sumCentavos([subtotalAmount, taxAmount]) };
}

/** The part of an amount with tax that is the tax, so that both add up to it. */
export function totalsWithin(totalAmount: Centavos): Totals {
  const subtotalAmount = divideHalfUp(BigInt(totalAmount) * 100n, 112n);
  return { subtotalAmount, taxAmount: subtractCentavos(totalAmount, subtotalAmount), totalAmount };
}

/** How an invoice stands in the summary of its customer; every invoice has exactly one of them. */
type BillingPart = 'paid' | 'draft' | 'due' | 'refunded' | 'canceled';

const BILLING_PARTS: readonly BillingPart[] = ['paid', 'draft', 'due', 'refunded', 'canceled'];

function billingPartOf({ status, sentAt, paidAt }: Invoice): BillingPart {
  if (status === 'pending') return sentAt === null ? 'draft' : 'due';
  if (status === 'canceled') return paidAt === null ? 'canceled' : 'refunded';
  return 'paid';
}

export interface BillingLine {
  readonly part: BillingPart;
  readonly count: number;
  readonly amount: Centavos;
}

/** The billing summary of one customer: its lines add up to all its invoices. */
export function listBilling(invoices: readonly Invoice[]): BillingLine[] {
  return BILLING_PARTS.map((part) => {
    const own = invoices.filter((invoice) => billingPartOf(invoice) === part);
    return { part, count: own.length, amount: sumCentavos(own.map(({ totalAmount }) => totalAmount)) };
  });
}

/** The customer with everything that orders and invoices say of them. */
export function toCustomer(
  stored: StoredCustomer,
  { orders, invoices }: { readonly orders: readonly Order[]; readonly invoices: readonly Invoice[] },
): Customer {
  const own = invoices.filter(({ customer }) => customer.id === stored.id);
  const count = orders.filter(({ customer }) => customer.id === stored.id).length;
  const amountOf = (status: Invoice['status']): Centavos =>
    sumCentavos(own.filter((invoice) => invoice.status === status).map(({ totalAmount }) => totalAmount));
  return {
    ...stored,
    location: [stored.address2, stored.state].filter(Boolean).join(', '),
    currency: 'PHP',
    orders: count,
    spent: amountOf('paid'),
    balance: amountOf('pending'),
    isProspect: count === 0,
    isReturning: count > 1,
  };
}
