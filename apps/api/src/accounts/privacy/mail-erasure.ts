// Notifies a person about the erasure of their account (RA 10173).

import { toClockDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import { findAccount } from '../../platform/identity/accounts.queries.ts';
import type { MailTemplate } from '../../platform/mail/mail.ts';
import { sendAccountNotice } from '../../domain/notifications/send-account-notice.ts';

interface ErasureMail {
  readonly template: Extract<MailTemplate, `erasure_${string}`>;
  readonly executes_at: Date;
  readonly reason?: string;
}

/** By mail, or by text message to an account without an e-mail. */
export async function mailErasure(
  { trx, public_url }: { readonly trx: Trx; readonly public_url: string },
  account_id: number,
  { template, executes_at, reason = '' }: ErasureMail,
): Promise<void> {
  const account = await findAccount(trx, account_id);
  await sendAccountNotice(trx, account, {
    template,
    params: {
      firstname: account.firstname,
      reason,
      day: toClockDay(executes_at),
      link: `${public_url}/app/account?tab=privacy`,
    },
    sms: template === 'erasure_done' ? template : 'erasure_notice',
    site: public_url,
  });
}
