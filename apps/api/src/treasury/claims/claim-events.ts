import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ClaimOpened {
  readonly claim_no: string;
}

/** A claim that a payment is not posted waits for the treasurer. */
export const claimOpened = defineEvent<ClaimOpened>('claim_opened');

interface ClaimAnswered {
  readonly claim_no: string;
  readonly mail: 'claim_matched' | 'claim_refused';
}

/** A waiting claim was answered, which is final. */
export const claimAnswered = defineEvent<ClaimAnswered>('claim_answered');

interface ClaimEscalated {
  readonly claim_no: string;
}

/** A claim is past its day without an answer. */
export const claimEscalated = defineEvent<ClaimEscalated>('claim_escalated');
