import type { EventConsumer } from '../domain/notifications/events/consumers.ts';
import { APPEAL_CONSUMERS } from './appeals/appeal-consumers.ts';
import { CHANGE_CONSUMERS } from './changes/change-consumers.ts';
import { COMPANY_CONSUMERS } from './companies/company-consumers.ts';
import { DELEGATION_CONSUMERS } from './delegations/delegation-consumers.ts';
import { DOCUMENT_CONSUMERS } from './documents/document-consumers.ts';
import { HAND_OVER_CONSUMERS } from './hand-overs/hand-over-consumers.ts';
import { HELD_ACT_CONSUMERS } from './held-acts/held-act-consumers.ts';
import { HELD_DECISION_CONSUMERS } from './held-decisions/held-decision-consumers.ts';
import { PAUSE_CONSUMERS } from './pauses/pause-consumers.ts';
import { PERMIT_CONSUMERS } from './notices/permit-consumers.ts';
import { POST_AUDIT_CONSUMERS } from './renewals/post-audit-consumers.ts';
import { SANCTION_CONSUMERS } from './sanctions/sanction-consumers.ts';
import { SCAN_CONSUMERS } from './scans/scan-consumers.ts';
import { SUCCESSION_CONSUMERS } from './successions/succession-consumers.ts';
import { TRANSFER_CONSUMERS } from './transfers/transfer-consumers.ts';
import { VISIT_CONSUMERS } from './notices/visit-consumers.ts';

/** What follows the acts of licensing that are no acts on an application. */
export const LICENSING_CONSUMERS: readonly EventConsumer[] = [
  ...APPEAL_CONSUMERS,
  ...CHANGE_CONSUMERS,
  ...COMPANY_CONSUMERS,
  ...DELEGATION_CONSUMERS,
  ...DOCUMENT_CONSUMERS,
  ...HAND_OVER_CONSUMERS,
  ...HELD_DECISION_CONSUMERS,
  ...HELD_ACT_CONSUMERS,
  ...PAUSE_CONSUMERS,
  ...PERMIT_CONSUMERS,
  ...POST_AUDIT_CONSUMERS,
  ...SANCTION_CONSUMERS,
  ...SCAN_CONSUMERS,
  ...SUCCESSION_CONSUMERS,
  ...TRANSFER_CONSUMERS,
  ...VISIT_CONSUMERS,
];
