// Computes the totals of orders and invoices of the shop demo, and the sums of a customer.

import type { Centavos, Rate } from '@ebpls/contracts';
import { divideHalfUp, subtractCentavos, computeShare, sumCentavos } from '@ebpls/rules';

import type { Customer, Invoice, LineItem, Order, StoredCustomer, Totals } from './shop-types.ts';

const VAT = 120_000 as Rate; // Value added tax, 12 % (National Internal Revenue Code, section 106).

/** The totals of lines: the source of the page, the paper and every sum. */
export function computeTotals(items: readonly LineItem[]): Totals {
  const subtotalAmount = sumCentavos(items.map(({ amount }) => amount));
  const taxAmount = computeShare(subtotalAmount, VAT);
  return { subtotalAmount, taxAmount, totalAmount: sumCentavos([subtotalAmount, taxAmount]) };
}

/** The part of an amount with tax that is the tax, so that both add up to it. */
export function sumTotals(totalAmount: Centavos): Totals {
  const subtotalAmount = divideHalfUp(BigInt(totalAmount) * 100n, 112n);
  return { subtotalAmount, taxAmount: subtractCentavos(totalAmount, subtotalAmount), totalAmount };
}

/** State of an invoice in the summary of its customer; every invoice has exactly one of them. */
type BillingPart = 'paid' | 'draft' | 'due' | 'refunded' | 'canceled';

const BILLING_PARTS: readonly BillingPart[] = ['paid', 'draft', 'due', 'refunded', 'canceled'];

function getBillingPart({ status, sentAt, paidAt }: Invoice): BillingPart {
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
    const own = invoices.filter((invoice) => getBillingPart(invoice) === part);
    return { part, count: own.length, amount: sumCentavos(own.map(({ totalAmount }) => totalAmount)) };
  });
}

/** The customer with the sums of their orders and invoices. */
export function toCustomer(
  storedCustomer: StoredCustomer,
  { orders, invoices }: { readonly orders: readonly Order[]; readonly invoices: readonly Invoice[] },
): Customer {
  const own = invoices.filter(({ customer }) => customer.id === storedCustomer.id);
  const count = orders.filter(({ customer }) => customer.id === storedCustomer.id).length;
  const sumInvoices = (status: Invoice['status']): Centavos =>
    sumCentavos(own.filter((invoice) => invoice.status === status).map(({ totalAmount }) => totalAmount));
  return {
    ...storedCustomer,
    location: [storedCustomer.address2, storedCustomer.state].filter(Boolean).join(', '),
    currency: 'PHP',
    orders: count,
    spent: sumInvoices('paid'),
    balance: sumInvoices('pending'),
    isProspect: count === 0,
    isReturning: count > 1,
  };
}
