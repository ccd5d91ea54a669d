import type { PaymentMethod } from '@ebpls/contracts';

import type { Config } from '../../platform/config/config.ts';

/** What a receipt and a list call each way to pay; both words are the same in Filipino. */
export const METHOD_TITLES: Readonly<Record<PaymentMethod, string>> = { gcash: 'GCash', card: 'Card' };

/** The ways to pay at the gateway: GCash always, cards where the municipality has a card provider. */
export function methodsOf({ card_provider_key }: Pick<Config, 'card_provider_key'>): PaymentMethod[] {
  return card_provider_key === undefined ? ['gcash'] : ['gcash', 'card'];
}
