// Interface of a payment gateway: methods, checkout, notifications, queries and refunds.

import type { Centavos, PaymentMethod } from '@ebpls/contracts';

import type { Config } from '../../../platform/config/config.ts';

/** Data for the hosted page of a payment. The items sum to the amount. */
export interface CheckoutOrder {
  readonly request_id: string;
  readonly method: PaymentMethod;
  readonly amount: Centavos;
  readonly items: readonly { readonly name: string; readonly amount: Centavos }[];
  readonly note: string;
  readonly payer: {
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
  };
  readonly client_ip: string;
  /** Own origin to which the payer's browser returns. */
  readonly return_origin: string;
  /** Address to which the payer's browser sends the form; defaults to the address of the settings. */
  readonly checkout_address?: string;
  /** Real time after which the hosted page accepts no payment. */
  readonly expires_at: Date;
}

/** A form that the browser posts to the provider. */
export interface Checkout {
  readonly action_url: string;
  readonly fields: Record<string, string>;
}

/** Parsed reply of a provider about a payment, with a verified signature. */
export interface GatewayResult {
  readonly request_id: string;
  readonly response_id: string;
  readonly status: 'SUCCEEDED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  readonly code: string;
  readonly message: string;
  /** The charged amount, when the provider states it. */
  readonly amount: Centavos | undefined;
  readonly currency: string | undefined;
  readonly provider_ref: string;
  /** Amount refunded so far, when the provider states it. */
  readonly refunded: Centavos | undefined;
}

export type NotificationRead =
  | { readonly is_signed: true; readonly result: GatewayResult }
  | {
      readonly is_signed: false;
      readonly reason: 'unreadable' | 'merchant' | 'signature' | 'fields';
      readonly request_id: string | undefined;
      /** Content of the unsigned reply. */
      readonly stated?: Omit<GatewayResult, 'request_id'>;
    };

export interface PaymentRef {
  readonly request_id: string;
  readonly response_id: string | null;
}

/** A refund. A repeated request with the same `refund_id` refunds once. */
export interface Refund {
  readonly refund_id: string;
  readonly amount: Centavos;
}

/**
 * A payment provider (domain reference 5.2). Everything provider-specific ends here: amounts are centavos, states are
 * ours. `query` and `refund` return undefined when the provider knows no such payment or does not refund it, and throw
 * GatewayUnreachable when it does not reply.
 */
export interface PaymentProvider {
  readonly name: string;
  createCheckout: (order: CheckoutOrder) => Checkout;
  parseNotification: (raw: Uint8Array) => NotificationRead;
  query: (payment: PaymentRef) => Promise<GatewayResult | undefined>;
  refund: (payment: PaymentRef, refund: Refund) => Promise<GatewayResult | undefined>;
}

export class GatewayUnreachable extends Error {}

type GatewaySettings = Pick<Config, 'card_provider_key' | 'takes_online_payments'>;

/**
 * Payment methods at the gateway: GCash, and cards where the municipality has a card provider; none where owners pay
 * only at the counter.
 */
export function listPaymentMethods({ card_provider_key, takes_online_payments }: GatewaySettings): PaymentMethod[] {
  if (!takes_online_payments) return [];
  return card_provider_key === undefined ? ['gcash'] : ['gcash', 'card'];
}
