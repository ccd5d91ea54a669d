// Lists which mails a person may switch off, and tests whether a mail is wanted.

import type { MailPreference } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../database/database.ts';
import type { MailTemplate } from './mail-template.ts';

/**
 * Mails that a person may switch off. A template that is missing here is a notice of the law, of money or of
 * the account's safety, and is always sent.
 */
export const BY_CHOICE: Partial<Record<MailTemplate, MailPreference>> = {
  application_resubmitted: 'mail_progress',
  application_accepted: 'mail_progress',
  application_cleared: 'mail_progress',
  clearance_approved: 'mail_progress',
  provisional_cleared: 'mail_progress',
  claim_opened: 'mail_progress',
  installment_reminder: 'mail_reminders',
  renewal_reminder: 'mail_reminders',
  proof_reminder: 'mail_reminders',
  paper_ends: 'mail_reminders',
  returned_reminder: 'mail_reminders',
  promise_soon: 'mail_reminders',
  clock_running: 'mail_reminders',
  inquiry_answer: 'mail_inquiries',
};

interface AddressedMail {
  readonly to: string;
  readonly template: MailTemplate;
}

/** Whether the mail may be sent to this address; without a choice everything is sent. */
export async function isMailEnabled(trx: Database | Trx, { to, template }: AddressedMail): Promise<boolean> {
  const choice = BY_CHOICE[template];
  if (choice === undefined) return true;
  const { rows } = await sql<{
    is_off: boolean;
  }>`
    select not s.${sql.ref(choice)} as is_off
    from account_setting s
    join account a on a.id = s.account_id
    where a.email = ${to}`.execute(trx);
  return rows[0]?.is_off !== true;
}
