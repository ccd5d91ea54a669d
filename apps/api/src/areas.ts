import { ACCOUNTS } from './accounts/accounts.routes.ts';
import { CASHIER } from './cashier/cashier.routes.ts';
import { deliverActEvents } from './event-consumers.ts';
import { LICENSING } from './licensing/licensing.routes.ts';
import { MESSENGER } from './messenger/messenger.routes.ts';
import { OPERATIONS } from './operations/operations.routes.ts';
import type { Feature } from './platform/http/api.ts';
import { TREASURY } from './treasury/treasury.routes.ts';

/** Every feature of the server, area by area: the entry point for reading the server's code. */
export const FEATURES: readonly Feature[] = [
  ...OPERATIONS,
  ...ACCOUNTS,
  ...MESSENGER,
  ...LICENSING,
  ...TREASURY,
  ...CASHIER,
  deliverActEvents,
];
