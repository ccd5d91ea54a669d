// What follows the acts of the cashier, by their events.

import type { EventConsumer } from '../domain/notifications/events/consumers.ts';
import { APPROVAL_CONSUMERS } from './approvals/approval-consumers.ts';
import { CHEQUE_CONSUMERS } from './cheques/cheque-consumers.ts';
import { COLLECTION_CONSUMERS } from './notices/collection-consumers.ts';
import { DEPOSIT_SLIP_CONSUMERS } from './deposit-slips/deposit-slip-consumers.ts';

export const CASHIER_CONSUMERS: readonly EventConsumer[] = [
  ...APPROVAL_CONSUMERS,
  ...COLLECTION_CONSUMERS,
  ...CHEQUE_CONSUMERS,
  ...DEPOSIT_SLIP_CONSUMERS,
];
