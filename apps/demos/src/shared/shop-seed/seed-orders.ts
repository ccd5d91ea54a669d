// Invents the orders and invoices of the shop demo.

import { addDays, toManilaDay } from '@ebpls/rules';

import { computeTotals } from '../shop/shop-sums.ts';
import { subtractDays, seedNumbers } from './seed-numbers.ts';
import type {
  Invoice,
  InvoiceStatus,
  LineItem,
  NamedCustomer,
  Order,
  PaymentStatus,
  Product,
  StoredCustomer,
} from '../shop/shop-types.ts';

type Pick = (below: number) => number;

const ORDERS = 48;
const PROSPECTS = 7; // The last of the customers have not ordered yet.
const DUE_AFTER_DAYS = 15;
const METHODS = ['GCash', 'Card', 'Cash on delivery', 'Bank transfer'];
const PAID: readonly PaymentStatus[] = [
  'completed',
  'completed',
  'completed',
  'pending',
  'pending',
  'canceled',
  'rejected',
];

const INVOICE_BY_PAYMENT: Readonly<Record<PaymentStatus, InvoiceStatus>> = {
  completed: 'paid',
  pending: 'pending',
  rejected: 'pending',
  canceled: 'canceled',
};

/** The status of an invoice by the payment status of its order. */
export const toInvoiceStatus = (status: PaymentStatus): InvoiceStatus => INVOICE_BY_PAYMENT[status];

export function toNamedCustomer({ id, name, email, address1, address2, state }: StoredCustomer): NamedCustomer {
  return { id, name, email, address: [address1, address2, state].filter(Boolean).join(', ') };
}

/** The orders of the shop, the newest first. */
export function seedOrders(now: Date, customers: readonly StoredCustomer[], products: readonly Product[]): Order[] {
  const pick = seedNumbers(77);
  const buyers = customers.slice(0, -PROSPECTS);
  return Array.from({ length: ORDERS }, (_, place) => {
    const customer = buyers[place < buyers.length - 6 ? place : pick(buyers.length)];
    if (!customer) throw new Error('The shop has no customers.');
    const items = createItems(pick, products, place === 0 ? 12 : 1 + pick(4));
    const paymentStatus = PAID[pick(PAID.length)] ?? 'pending';
    return {
      id: String(ORDERS - place),
      number: `DEV-${String(1_200 + ORDERS - place)}`,
      ref: `SI${String(70_000 + place * 131)}`,
      createdAt: subtractDays(now, place * 3 + pick(3), pick(900)),
      customer: toNamedCustomer(customer),
      paymentMethod: METHODS[pick(METHODS.length)] ?? '',
      promotionCode: pick(4) === 0 ? 'PISTA10' : null,
      status: paymentStatus === 'canceled' ? 'inactive' : 'active',
      paymentStatus,
      currency: 'PHP',
      items,
      ...computeTotals(items),
    };
  });
}

function createItems(pick: Pick, products: readonly Product[], count: number): LineItem[] {
  const first = pick(products.length);
  return Array.from({ length: count }, (_, place) => {
    const product = products[(first + place * 5) % products.length];
    if (!product) throw new Error('The shop has no goods.');
    const quantity = 1 + pick(3);
    return {
      id: String(place + 1),
      description: product.name,
      quantity,
      unitAmount: product.price,
      amount: (product.price * quantity) as Product['price'], // Centavos times a count are centavos.
      billingCycle: product.category === 'beauty' ? 'monthly' : 'once',
    };
  });
}

/**
 * One invoice for each order; a part of the unpaid ones has not been sent, a part of the canceled ones was paid back.
 */
export function seedInvoices(orders: readonly Order[]): Invoice[] {
  return orders.map((order, place) => {
    const status = toInvoiceStatus(order.paymentStatus);
    const issueDate = toManilaDay(order.createdAt);
    const wasPaid = status === 'paid' || (status === 'canceled' && place % 2 === 0);
    const isDraft = status === 'pending' && place % 4 === 0;
    return {
      id: order.id,
      ref: `INV-${issueDate.slice(0, 4)}-${order.id.padStart(4, '0')}`,
      orderId: order.id,
      status,
      customer: order.customer,
      issueDate,
      dueDate: addDays(issueDate, DUE_AFTER_DAYS),
      sentAt: isDraft ? null : order.createdAt,
      paidAt: wasPaid ? order.createdAt : null,
      paymentMethod: order.paymentMethod,
      description: `Order ${order.number}`,
      currency: 'PHP',
      items: order.items,
      subtotalAmount: order.subtotalAmount,
      taxAmount: order.taxAmount,
      totalAmount: order.totalAmount,
      note: 'Please name the number of this invoice when you pay. Salamat po!',
    };
  });
}
