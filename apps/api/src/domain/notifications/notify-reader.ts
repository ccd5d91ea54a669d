import type { ClearingOffice, Locale } from '@ebpls/contracts';

import type { Trx } from '../../platform/database/database.ts';
import { type MailTemplate, sendMail } from '../../platform/mail/mail.ts';
import { sendSmsToPerson } from '../../platform/sms/send-sms-to-person.ts';
import { isInDigest } from './digest-kinds.ts';
import { notifyPeople, type NotifiedPerson } from './notify.ts';

/** A person with the fields that mails and notifications need. */
export interface MailReader extends NotifiedPerson {
  readonly email: string | null;
  readonly firstname: string;
  readonly locale: Locale;
}

interface NoticeContext {
  readonly trx: Trx;
  readonly now: Date;
  readonly public_url: string;
}

interface NoticeMailInput {
  readonly template: MailTemplate;
  /** Parameters of the mail; `link` is the page that the notification opens. */
  readonly params: Readonly<Record<string, string | number>> & { readonly link: string };
  readonly office?: ClearingOffice | undefined;
}

/**
 * Notifies a person by an entry in their notifications and by a mail, sent at once or in the daily digest. Both are
 * stored with the act, or neither.
 */
export async function notifyReader(
  { trx, now, public_url }: NoticeContext,
  reader: MailReader,
  { template, params, office }: NoticeMailInput,
): Promise<void> {
  const { email, firstname, locale } = reader;
  const in_digest = isInDigest(template);
  if (!in_digest) await sendMail(trx, { to: email, template, locale, params: { firstname, ...params } });
  await sendSmsToPerson(trx, reader, { template, params, public_url });
  const path = params.link.startsWith(public_url) ? params.link.slice(public_url.length) : '/';
  await notifyPeople({ trx, now }, [reader], { kind: template, params, office, opens: { path }, in_digest });
}
