import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ClaimOpened {
  readonly claim_no: string;
}

/** An owner reported a payment that is not posted. */
export const claimOpened = defineEvent<ClaimOpened>('claim_opened');

interface ClaimAnswered {
  readonly claim_no: string;
  readonly mail: 'claim_matched' | 'claim_refused';
}

/** A pending payment report received its final answer. */
export const claimAnswered = defineEvent<ClaimAnswered>('claim_answered');

interface ClaimEscalated {
  readonly claim_no: string;
}

/** A payment report was not answered by its deadline. */
export const claimEscalated = defineEvent<ClaimEscalated>('claim_escalated');
