import type { EnvironmentNote } from './environment-notes.ts';

/** What the settings of online payment are for. */
export const PAYMENT_NOTES = {
  PAYNAMICS: {
    group: 'Payments',
    does: '`off` offers no payment online: owners pay at the counter, and production needs none of the settings below',
  },
  PAYNAMICS_ENDPOINT: {
    group: 'Payments',
    does: 'The payment page of the gateway',
    unset: 'the sandbox stands in, except in production',
  },
  PAYNAMICS_QUERY_URL: {
    group: 'Payments',
    does: 'Where the gateway is asked how a payment ended',
    unset: 'the sandbox',
  },
  PAYNAMICS_MERCHANT_ID: {
    group: 'Payments',
    does: 'The account of the municipality at the gateway',
    unset: 'that of the sandbox',
  },
  PAYNAMICS_MERCHANT_KEY: {
    group: 'Payments',
    does: 'Signs what goes to the gateway and proves what comes from it',
    is_secret: true,
    unset: 'that of the sandbox',
  },
  CARD_PROVIDER_KEY: {
    group: 'Payments',
    does: 'The contract for cards at the gateway; with it owners may pay by card beside GCash',
    is_secret: true,
  },
  SANDBOX_URL: {
    group: 'Payments',
    does: 'Where the payment sandbox answers; refused in production',
    unset: 'on the host by which somebody came, one port above',
  },
} satisfies Readonly<Record<string, EnvironmentNote>>;
