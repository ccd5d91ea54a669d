import type { ClearingOffice, Locale } from '@ebpls/contracts';

import type { Trx } from '../../platform/database/database.ts';
import { sendMail, type MailTemplate } from '../../platform/mail/mail.ts';
import { sendSmsToPerson } from '../../platform/sms/send-sms-to-person.ts';
import { notifyPeople, type NotifiedPerson } from './notify.ts';
import type { NotificationKind } from './notification-kinds.ts';

/**
 * News that requires no act from its reader; it is sent in the daily digest. News that needs an act, and news about
 * bills, payments, permits and account safety, is mailed at once, as is every kind not named here. So is the receipt of
 * a filing, because the page after it says that the number was mailed.
 */
const DIGEST_KINDS: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'application_resubmitted',
  'application_accepted',
  'application_cleared',
  'application_withdrawn',
  'clearance_approved',
  'part_passed_over',
  'part_cleared_by_list',
  'claim_opened',
  'refund_filed',
  'refund_evaluated',
  'refund_asked_back',
  'transfer_accepted',
  'transfer_declined',
  'transfer_expired',
  'clock_running',
]);

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

function isInDigest(kind: NotificationKind): boolean {
  return DIGEST_KINDS.has(kind);
}
