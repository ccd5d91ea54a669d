// What follows the acts of the treasury, by their events.

import type { EventConsumer } from '../domain/notifications/events/consumers.ts';
import { CLAIM_CONSUMERS } from './claims/claim-consumers.ts';
import { DEFICIENCY_CONSUMERS } from './deficiencies/deficiency-consumers.ts';
import { DISPUTE_CONSUMERS } from './disputes/dispute-consumers.ts';
import { FRAUD_FINDING_CONSUMERS } from './fraud-findings/fraud-finding-consumers.ts';
import { ORDINANCE_CONSUMERS } from './notices/ordinance-consumers.ts';
import { REFUND_CONSUMERS } from './notices/refund-consumers.ts';

export const TREASURY_CONSUMERS: readonly EventConsumer[] = [
  ...CLAIM_CONSUMERS,
  ...REFUND_CONSUMERS,
  ...DISPUTE_CONSUMERS,
  ...FRAUD_FINDING_CONSUMERS,
  ...DEFICIENCY_CONSUMERS,
  ...ORDINANCE_CONSUMERS,
];
