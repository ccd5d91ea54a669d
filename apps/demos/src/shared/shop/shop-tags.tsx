// Tags for the payment, order, invoice and stock status in the shop demos.

import { Tag } from '@ebpls/ui';
import type { ComponentProps } from 'react';

import type { InventoryType, InvoiceStatus, OrderStatus, PaymentStatus } from './shop-types.ts';
import { useWords } from './shop.messages.ts';

type Tone = ComponentProps<typeof Tag>['tone'];

const PAYMENT: Readonly<Record<PaymentStatus, Tone>> = {
  pending: 'warning',
  completed: 'success',
  rejected: 'danger',
  canceled: 'muted',
};
const INVOICE: Readonly<Record<InvoiceStatus, Tone>> = { paid: 'success', pending: 'warning', canceled: 'muted' };
const INVENTORY: Readonly<Record<InventoryType, Tone>> = {
  in_stock: 'success',
  limited: 'warning',
  out_of_stock: 'danger',
};

export function PaymentTag({ status }: { readonly status: PaymentStatus }) {
  const t = useWords();
  return <Tag tone={PAYMENT[status]}>{t(`payment.${status}`)}</Tag>;
}

export function OrderTag({ status }: { readonly status: OrderStatus }) {
  const t = useWords();
  return <Tag tone={status === 'active' ? 'success' : 'muted'}>{t(`order.${status}`)}</Tag>;
}

export function InvoiceTag({ status }: { readonly status: InvoiceStatus }) {
  const t = useWords();
  return <Tag tone={INVOICE[status]}>{t(`invoice.${status}`)}</Tag>;
}

export function InventoryTag({ type }: { readonly type: InventoryType }) {
  const t = useWords();
  return <Tag tone={INVENTORY[type]}>{t(`inventory.${type}`)}</Tag>;
}
