// Notifies a person about the safety of their account, outside the product.

import type { Locale, MessageParams } from '@ebpls/contracts';

import type { Trx } from '../../platform/database/database.ts';
import { type MailTemplate, sendMail } from '../../platform/mail/mail.ts';
import { queueSms, type SmsTemplate } from '../../platform/sms/sms.ts';

interface NoticeReceiver {
  readonly id: number;
  readonly email: string | null;
  readonly locale: Locale;
}

interface AccountNotice {
  readonly template: MailTemplate;
  readonly params: MessageParams;
  /** Text message of an account without an e-mail, which always goes to its number. */
  readonly sms: Extract<SmsTemplate, 'account_notice' | 'erasure_notice' | 'erasure_done'>;
  readonly site: string;
}

/**
 * Mails the notice, or texts it to an account without an e-mail. Never only a notification in the product, which an
 * attacker of the session could read and hide.
 */
export async function sendAccountNotice(
  trx: Trx,
  { id, email, locale }: NoticeReceiver,
  { template, params, sms, site }: AccountNotice,
): Promise<void> {
  if (email !== null) return sendMail(trx, { to: email, template, locale, params });
  const mobile = await trx
    .selectFrom('account_mobile')
    .select('number')
    .where('account_id', '=', id)
    .executeTakeFirst();
  if (!mobile) return;
  // The last message of an erased account outlives the rows of the account.
  const account_id = sms === 'erasure_done' ? null : id;
  await queueSms(trx, { account_id, number: mobile.number, template: sms, locale, params: { site } });
}
