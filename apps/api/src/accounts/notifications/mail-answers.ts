// Mails an owner who is away about an unread answer in an inquiry.

import type { Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';

/**
 * An answer waits this long, and no page of the owner was touched for this long: pages report use every two minutes.
 */
const AWAY_MINUTES = 5;
const MAX_ANSWER_MAILS = 200;

interface UnreadAnswer {
  readonly notification_id: number;
  readonly inquiry_id: number;
  readonly subject: string;
  readonly office: string;
  readonly email: string | null;
  readonly firstname: string;
  readonly locale: Locale;
}

/**
 * Every minute: an owner who is away and has an unread answer gets one mail about the thread, however many answers come
 * until it is opened.
 */
export function registerAnswerMails(api: Api): void {
  api.jobs.task('mail_answers', async () => {
    for (const unreadAnswer of await listUnread(api.db, api.clock.now())) await mailAnswerOnce(api, unreadAnswer);
  });
  api.jobs.cron('* * * * *', 'mail_answers');
}

/** Answers of the last day: an older one was not mailed because its owner was present. */
async function listUnread(db: Database, now: Date): Promise<UnreadAnswer[]> {
  const { rows } = await sql<UnreadAnswer>`
    select
      n.notification_id, n.inquiry_id, i.subject, a.email, a.firstname, a.locale,
      coalesce(
        (select p.label from inquiry_recipient p where p.role_id = i.sent_to_role_id),
        (select 'Barangay ' || g.name from role r join barangay g on g.brgycode = r.brgycode where r.id = i.role_id), ''
      ) as office
    from notification n
    join inquiry i on i.id = n.inquiry_id
    join account a on a.id = n.account_id
    where n.kind = 'inquiry_answer'
      and n.read_at is null
      and n.mailed_at is null
      and a.disabled_at is null
      and n.told_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz -
        ${AWAY_MINUTES}::integer * interval '1 minute'
      and not exists (
        select
        from session s
        where s.account_id = a.id
          and s.ended_at is null
          and s.last_used_at > now() - ${AWAY_MINUTES}::integer * interval '1 minute'
      )
    order by n.told_at
    limit ${MAX_ANSWER_MAILS}`.execute(db);
  return rows;
}

/** Mails once even when two nodes process it: only the node that marks it sends the mail. */
async function mailAnswerOnce(
  { db, clock, config }: Api,
  { notification_id, inquiry_id, subject, office, email, firstname, locale }: UnreadAnswer,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
        update notification
        set mailed_at = ${clock.now()}::timestamptz
        where notification_id = ${notification_id}::bigint and mailed_at is null and read_at is null
        returning 1`.execute(trx);
    if (rows.length === 0) return;
    await sendMail(trx, {
      to: email,
      template: 'inquiry_answer',
      locale,
      params: { firstname, subject, office, link: `${config.public_url}/app/reports/dashboard?inquiry=${inquiry_id}` },
    });
  });
}
