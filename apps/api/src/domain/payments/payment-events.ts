// Declares the event of a payment, with the e-mail to the owner of the business.

import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { defineEvent } from '../notifications/events/events.ts';

/** A mail to the owner of a business about its money. */
export interface PayerMailInput {
  readonly template: MailTemplate;
  readonly params: Readonly<Record<string, string | number>>;
}

interface PaymentsChanged {
  readonly mail?: PayerMailInput & { readonly business_id: number };
}

/** Payments, unallocated payments, payment reports or settlements changed. */
export const paymentsChanged = defineEvent<PaymentsChanged>('payments_changed');
