// Lists whom a notice goes to, and inserts notifications and mails for people or offices.

import type { ClearingOffice, MessageParams, Locale } from '@ebpls/contracts';
import { sql, type RawBuilder } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { nudgeRooms, type LiveRoom } from '../../platform/live/live.ts';
import { getMessageTemplate } from '../../platform/messages/catalogue.ts';
import { type NotificationKind, findSentenceKey } from './notification-kinds.ts';
import { sendMail, type MailTemplate } from '../../platform/mail/mail.ts';
import { sendSmsToPerson } from '../../platform/sms/send-sms-to-person.ts';

/** Recipient: a person for themselves, or as one of an office. */
export interface NotifiedPerson {
  readonly account_id: number;
  readonly role_id: number | null;
}

export interface News {
  readonly kind: NotificationKind;
  readonly params: MessageParams;
  /** Named in the reader's language at reading. */
  readonly office?: ClearingOffice | undefined;
  /** Target of the notification: a page below our address, or a thread of the messenger. */
  readonly opens: { readonly path: string } | { readonly inquiry_id: number };
  /** Sent in the daily digest instead of a mail of its own. */
  readonly in_digest?: boolean;
}

interface NotifyContext {
  readonly trx: Trx;
  readonly now: Date;
}

/**
 * Adds a notification for each person, in the transaction of the act. Key and parameters are stored instead of a
 * sentence, so that each reader reads it in their language. A thread with an unread notification keeps that one.
 */
export async function notifyPeople(
  { trx, now }: NotifyContext,
  people: readonly NotifiedPerson[],
  { kind, params, office, opens, in_digest = false }: News,
): Promise<void> {
  if (people.length === 0) return;
  const storedParams = JSON.stringify({ ...pickNamedParams(kind, params), ...(office && { office }) });
  const { path = null, inquiry_id = null } = opens as { path?: string; inquiry_id?: number };
  const { rows } = await sql<{ account_id: number }>`
    insert into notification (account_id, role_id, kind, params, path, inquiry_id, told_at, in_digest)
    select
      account_id, role_id, ${kind}, ${storedParams}::jsonb, ${path}, ${inquiry_id}::bigint,
      ${now}::timestamptz, ${in_digest}::boolean
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (account_id bigint, role_id integer)
    on conflict (inquiry_id, account_id)
    where inquiry_id is not null and read_at is null
    do nothing
    returning account_id`.execute(trx);
  await nudgeRooms(
    trx,
    rows.map(({ account_id }): LiveRoom => `account:${account_id}`),
    { subject: 'notification' },
  );
}

/**
 * Keeps only the parameters that the sentence names, and the business: a mail carries more than a notification needs.
 */
function pickNamedParams(kind: NotificationKind, params: MessageParams): MessageParams {
  const sentence = findSentenceKey(kind);
  const text = sentence === undefined ? '' : getMessageTemplate(sentence, 'en');
  return Object.fromEntries(
    Object.entries(params).filter(([name]) => name === 'company_name' || text.includes(`{${name}}`)),
  );
}

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

/** People whose first role `r` and account `a` match; closed and unconfirmed accounts are left out. */
export async function listStaff(trx: Trx, fits: RawBuilder<unknown>): Promise<MailReader[]> {
  const { rows } = await sql<MailReader>`
      select a.id as account_id, r.id as role_id, a.email, a.firstname, a.locale
      from account a
      join account_role p on p.account_id = a.id and p.position = 0
      join role r on r.id = p.role_id
      where ${fits} and a.disabled_at is null and a.verified_at is not null
      order by a.id`.execute(trx);
  return rows;
}

/** Everyone of an office, or of the barangay of that place. */
export function selectOfficeStaff(office: ClearingOffice, brgycode: string): RawBuilder<unknown> {
  return office === 'barangay' ? sql`r.brgycode = ${brgycode}` : sql`r.name = ${office}`;
}
