// Types of the shop demo: customers, products, orders and invoices.

import type { Centavos } from '@ebpls/contracts';

/** The statuses of specification section 4, in the order in which lists offer them. */
export const INVOICE_STATUSES = ['paid', 'pending', 'canceled'] as const;
export const PAYMENT_STATUSES = ['pending', 'completed', 'rejected', 'canceled'] as const;
export const ORDER_STATUSES = ['active', 'inactive'] as const;
export const INVENTORY_TYPES = ['in_stock', 'limited', 'out_of_stock'] as const;
export const CATEGORIES = ['dress', 'jewelry', 'blouse', 'beauty'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type InventoryType = (typeof INVENTORY_TYPES)[number];
export type Category = (typeof CATEGORIES)[number];

// The entities of the template keep the template's own field names (specification section 3).

/** The stored fields of a customer; sums and counts are computed from orders and invoices. */
export interface StoredCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly state: string;
  readonly zipCode: string;
  readonly address1: string;
  readonly address2: string;
  readonly acceptsMarketing: boolean;
  readonly isVerified: boolean;
  readonly hasDiscountedPrices: boolean;
  readonly isClosed: boolean;
  /** The last four digits of the card on file, or nothing. */
  readonly creditCard: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Customer extends StoredCustomer {
  readonly location: string;
  readonly currency: 'PHP';
  readonly orders: number;
  /** Sum of the paid invoices. */
  readonly spent: Centavos;
  /** Sum of the pending invoices. */
  readonly balance: Centavos;
  /** Nothing ordered yet. */
  readonly isProspect: boolean;
  /** Ordered more than once. */
  readonly isReturning: boolean;
}

/** Whom an order or an invoice names; it keeps the name of that day. */
export interface NamedCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly address: string;
}

export interface LineItem {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitAmount: Centavos;
  readonly amount: Centavos;
  readonly billingCycle: 'once' | 'monthly' | 'yearly';
}

export interface Totals {
  readonly subtotalAmount: Centavos;
  readonly taxAmount: Centavos;
  readonly totalAmount: Centavos;
}

export interface Order extends Totals {
  readonly id: string;
  readonly number: string;
  readonly ref: string;
  readonly createdAt: string;
  readonly customer: NamedCustomer;
  readonly paymentMethod: string;
  readonly promotionCode: string | null;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly currency: 'PHP';
  readonly items: readonly LineItem[];
}

export interface Invoice extends Totals {
  readonly id: string;
  readonly ref: string;
  /** The order of the invoice; null when it was entered by hand. */
  readonly orderId: string | null;
  readonly status: InvoiceStatus;
  readonly customer: NamedCustomer;
  readonly issueDate: string;
  readonly dueDate: string;
  /** Nothing while it is a draft: the customer has not got it. */
  readonly sentAt: string | null;
  /** Stays set when a paid invoice is canceled: the money was refunded. */
  readonly paidAt: string | null;
  readonly paymentMethod: string;
  readonly description: string;
  readonly currency: 'PHP';
  readonly items: readonly LineItem[];
  readonly note: string;
}

export interface ProductImage {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  /** HTML that the rich-text field wrote; cleaned where it is shown. */
  readonly description: string;
  readonly images: readonly ProductImage[];
  readonly category: Category;
  readonly inventoryType: InventoryType;
  readonly quantity: number;
  readonly variants: number;
  readonly attributes: readonly string[];
  readonly isAvailable: boolean;
  readonly isShippable: boolean;
  readonly isTaxable: boolean;
  readonly includesTaxes: boolean;
  readonly price: Centavos;
  readonly salePrice: Centavos | null;
  readonly productCode: string;
  readonly productSku: string;
  readonly currency: 'PHP';
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CustomerEmail {
  readonly id: string;
  readonly customerId: string;
  readonly description: string;
  readonly createdAt: string;
}

export interface CustomerLog {
  readonly id: string;
  readonly customerId: string;
  readonly createdAt: string;
  readonly description: string;
  readonly ip: string;
  readonly method: 'GET' | 'POST';
  readonly route: string;
  readonly status: number;
}
