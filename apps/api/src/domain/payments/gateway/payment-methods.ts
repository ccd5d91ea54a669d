// Lists the payment methods that the gateway offers here.

import type { PaymentMethod } from '@ebpls/contracts';

import type { Config } from '../../../platform/config/config.ts';

type GatewaySettings = Pick<Config, 'card_provider_key' | 'takes_online_payments'>;

/**
 * Payment methods at the gateway: GCash, and cards where the municipality has a card provider; none where owners pay
 * only at the counter.
 */
export function listPaymentMethods({ card_provider_key, takes_online_payments }: GatewaySettings): PaymentMethod[] {
  if (!takes_online_payments) return [];
  return card_provider_key === undefined ? ['gcash'] : ['gcash', 'card'];
}
