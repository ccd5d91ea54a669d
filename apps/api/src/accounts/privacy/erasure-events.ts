import { defineEvent } from '../../domain/notifications/events/events.ts';
import type { MailTemplate } from '../../platform/mail/mail.ts';

type ErasureNotice = Extract<MailTemplate, 'erasure_asked' | 'erasure_approved' | 'erasure_refused'>;

interface ErasureChanged {
  readonly erasure_id: number;
  readonly notice: ErasureNotice;
}

/** A person requested the erasure of an account, or the request was approved or refused. */
export const erasureChanged = defineEvent<ErasureChanged>('erasure_changed');
