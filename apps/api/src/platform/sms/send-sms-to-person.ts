// Sends a text message beside an urgent mail, to a person who wants it.

import type { Locale, MessageParams } from '@ebpls/contracts';

import type { Trx } from '../database/database.ts';
import { isMessageKey } from '../messages/catalogue.ts';
import { queueSms, type SmsTemplate } from './sms.ts';

interface SmsReader {
  readonly account_id: number;
  readonly locale: Locale;
}

interface News {
  /** Template of the mail that goes with it. */
  readonly template: string;
  readonly params: MessageParams;
  readonly public_url: string;
}

/** The mails that are accompanied by a text message: urgent acts, a bill, a permit. */
function isTexted(template: string): template is SmsTemplate {
  return template !== 'code' && template !== 'walk_in_code' && isMessageKey(`sms.${template}`);
}

/**
 * Sends the news to the number that the person proved and switched on, beside the mail; nobody else is
 * texted.
 */
export async function sendSmsToPerson(
  trx: Trx,
  { account_id, locale }: SmsReader,
  { template, params, public_url }: News,
): Promise<void> {
  if (!isTexted(template)) return;
  const mobile = await trx
    .selectFrom('account_mobile')
    .select('number')
    .where('account_id', '=', account_id)
    .where('is_on', '=', true)
    .executeTakeFirst();
  if (!mobile) return;
  await queueSms(trx, {
    account_id,
    number: mobile.number,
    template,
    locale,
    params: { ...params, site: public_url },
  });
}
