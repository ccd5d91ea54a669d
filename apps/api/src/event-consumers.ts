import { ACCOUNTS_CONSUMERS } from './accounts/accounts-consumers.ts';
import { CASHIER_CONSUMERS } from './cashier/cashier-consumers.ts';
import { APPLICATION_CONSUMERS } from './domain/applications/notices/application-consumers.ts';
import type { EventConsumer } from './domain/notifications/events/consumers.ts';
import { registerEventJobs } from './domain/notifications/events/deliver-events.ts';
import { PAYMENT_CONSUMERS } from './domain/payments/payment-consumers.ts';
import { LICENSING_CONSUMERS } from './licensing/licensing-consumers.ts';
import type { Feature } from './platform/http/api.ts';
import { TREASURY_CONSUMERS } from './treasury/treasury-consumers.ts';

/** Every consequence of an act, by its event: who is notified, and how. */
export const EVENT_CONSUMERS: readonly EventConsumer[] = [
  ...APPLICATION_CONSUMERS,
  ...PAYMENT_CONSUMERS,
  ...TREASURY_CONSUMERS,
  ...CASHIER_CONSUMERS,
  ...ACCOUNTS_CONSUMERS,
  ...LICENSING_CONSUMERS,
];

/** Delivers the events of all areas. */
export const deliverActEvents: Feature = (api) => registerEventJobs(api, EVENT_CONSUMERS);
