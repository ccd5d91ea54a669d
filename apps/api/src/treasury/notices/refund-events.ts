import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { defineEvent } from '../../domain/notifications/events/events.ts';

export type RefundMail = Extract<
  MailTemplate,
  `refund_${'filed' | 'evaluated' | 'approved' | 'denied' | 'credited' | 'paid_out' | 'asked_back' | 'sent_back'}`
>;

interface RefundChanged {
  readonly refund_no: string;
  /** Mailed to the claimant. Each step is recorded once and never changes, so the mail reads the claim itself. */
  readonly mail?: RefundMail;
  /** The next step of the treasury: the evaluation, then the decision. */
  readonly next_step?: 'refund_to_evaluate' | 'refund_to_decide';
}

/** A refund request was filed or changed. */
export const refundChanged = defineEvent<RefundChanged>('refund_changed');
