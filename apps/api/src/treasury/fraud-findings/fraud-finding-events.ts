import { defineEvent } from '../../domain/notifications/events/events.ts';

interface FraudFindingChanged {
  readonly finding_no: string;
  /** The decision that waits for a second person of the treasury. */
  readonly next_step?: 'fraud_to_decide' | 'fraud_withdrawal_to_decide';
  /** Mailed to the owner. These two decisions are final, so the mail reads the finding itself. */
  readonly mail?: 'fraud_confirmed' | 'fraud_withdrawn';
}

/** A finding of fraud was proposed or changed. */
export const fraudFindingChanged = defineEvent<FraudFindingChanged>('fraud_finding_changed');
