// Titles of the payment methods of the gateway, on receipts and lists.

import type { PaymentMethod } from '@ebpls/contracts';

import type { Config } from '../../../platform/config/config.ts';

/** Titles of the payment methods on receipts and lists; both are the same in Filipino. */
export const METHOD_TITLES: Readonly<Record<PaymentMethod, string>> = { gcash: 'GCash', card: 'Card' };

type GatewaySettings = Pick<Config, 'card_provider_key' | 'takes_online_payments'>;

/**
 * Payment methods at the gateway: GCash, and cards where the municipality has a card provider; none where owners pay
 * only at the counter.
 */
export function listPaymentMethods({ card_provider_key, takes_online_payments }: GatewaySettings): PaymentMethod[] {
  if (!takes_online_payments) return [];
  return card_provider_key === undefined ? ['gcash'] : ['gcash', 'card'];
}
