// State of the shop that the customers, products, orders and invoices demos share.

import { createDemoStore } from '../mock/demo-store.ts';
import { seedCustomers } from '../shop-seed/seed-customers.ts';
import { toInvoiceStatus, seedInvoices, seedOrders } from '../shop-seed/seed-orders.ts';
import { seedProducts } from '../shop-seed/seed-products.ts';
import type {
  CustomerEmail,
  CustomerLog,
  Invoice,
  InvoiceStatus,
  Order,
  PaymentStatus,
  Product,
  StoredCustomer,
} from './shop-types.ts';

/** The state of the demonstration's shop; customers, orders and invoices refer to the same sales. */
export interface Shop {
  readonly customers: readonly StoredCustomer[];
  readonly products: readonly Product[];
  readonly orders: readonly Order[];
  readonly invoices: readonly Invoice[];
  readonly emails: readonly CustomerEmail[];
  /** Actions for customers in this tab. */
  readonly logs: readonly CustomerLog[];
}

export const SHOP = createDemoStore<Shop>('shop', () => {
  const now = new Date();
  const customers = seedCustomers(now);
  const products = seedProducts(now);
  const orders = seedOrders(now, customers, products);
  return { customers, products, orders, invoices: seedInvoices(orders), emails: [], logs: [] };
});

/** The number after the highest one. */
export function getNextId(rows: readonly { readonly id: string }[]): string {
  return String(1 + Math.max(0, ...rows.map(({ id }) => Number(id) || 0)));
}

const PAYMENT_BY_INVOICE: Readonly<Record<InvoiceStatus, PaymentStatus>> = {
  paid: 'completed',
  pending: 'pending',
  canceled: 'canceled',
};

const withStatus = (invoice: Invoice, status: InvoiceStatus): Invoice => ({
  ...invoice,
  status,
  paidAt: status === 'paid' ? new Date().toISOString() : invoice.paidAt,
});

/** The payment of these orders changes, and with it that of their invoices. */
export function settleOrders(shop: Shop, ids: readonly string[], paymentStatus: PaymentStatus): Shop {
  return {
    ...shop,
    orders: shop.orders.map((order) => (ids.includes(order.id) ? { ...order, paymentStatus } : order)),
    invoices: shop.invoices.map((invoice) =>
      invoice.orderId !== null && ids.includes(invoice.orderId)
        ? withStatus(invoice, toInvoiceStatus(paymentStatus))
        : invoice,
    ),
  };
}

/** The status of these invoices changes, and with it the payment of their orders. */
export function settleInvoices(shop: Shop, ids: readonly string[], status: InvoiceStatus): Shop {
  const orderIds = shop.invoices.filter(({ id }) => ids.includes(id)).map(({ orderId }) => orderId);
  return {
    ...shop,
    invoices: shop.invoices.map((invoice) => (ids.includes(invoice.id) ? withStatus(invoice, status) : invoice)),
    orders: shop.orders.map((order) =>
      orderIds.includes(order.id) ? { ...order, paymentStatus: PAYMENT_BY_INVOICE[status] } : order,
    ),
  };
}
