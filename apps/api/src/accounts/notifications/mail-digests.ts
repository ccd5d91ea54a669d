// Mails each person the daily digest of their notifications.

import { getDashboardPath, type Locale, getRoleKind } from '@ebpls/contracts';
import { sql } from 'kysely';

import { findSentenceKey } from '../../domain/notifications/notification-kinds.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { toClockDay } from '../../platform/clock.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { BY_CHOICE } from '../../platform/mail/mail-choices.ts';
import type { MailSection } from '../../platform/mail/mail-page.ts';
import { type MailTemplate, sendMail } from '../../platform/mail/mail.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { loadMailPreferences } from '../account/choose-mails.ts';
import type { NotificationRow } from './notifications.queries.ts';

const DIGEST_DAY_MS = 86_400_000;
const DIGESTS_PER_RUN = 200;
/** News older than this is not mailed: a server may be down this long. */
const MAX_NEWS_AGE_DAYS = 7;

/** The digest that is due: it contains all notifications until its hour. */
interface DigestDue {
  readonly day: string;
  readonly until: Date;
}

interface DigestReader {
  readonly account_id: number;
  readonly email: string | null;
  readonly firstname: string;
  readonly locale: Locale;
  readonly role_name: string | null;
}

type DigestLine = Pick<NotificationRow, 'kind' | 'params' | 'path'>;

/**
 * From the hour that is set, each person with news gets one mail about it: once a day of the municipality's clock, with
 * any number of workers and restarts, and without the news that was read in the product meanwhile.
 */
export function registerMailDigests(api: Api): void {
  api.jobs.task('mail_digests', async () => {
    const due = getDigestDue(api.clock.now(), api.config.mail_digest_hour);
    const rows = await loadReferenceRows(api.db);
    let readers: DigestReader[];
    do {
      readers = await listReaders(api.db, due);
      for (const reader of readers) await mailDigest(api, { due, reader, rows });
    } while (readers.length === DIGESTS_PER_RUN);
  });
  api.jobs.cron('*/10 * * * *', 'mail_digests');
}

/** Returns the last time at which the clock of the municipality showed this hour, and its day. */
export function getDigestDue(now: Date, hour: number): DigestDue {
  const toDigestTime = (day: string): Date => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`);
  const today = toClockDay(now);
  const day = now >= toDigestTime(today) ? today : toClockDay(new Date(now.getTime() - DIGEST_DAY_MS));
  return { day, until: toDigestTime(day) };
}

/** Notifications of an office are for its present members. */
const whereWaitsForDigest = ({ until }: DigestDue) => sql`
  n.in_digest
    and n.mailed_at is null
    and n.read_at is null
    and n.told_at <= ${until}::timestamptz
    and n.told_at > ${until}::timestamptz - ${MAX_NEWS_AGE_DAYS}::integer * interval '1 day'
    and (n.role_id is null or exists (
      select from account_role o where o.account_id = n.account_id and o.position = 0 and o.role_id = n.role_id
    ))`;

async function listReaders(db: Database, due: DigestDue): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select a.id as account_id, a.email, a.firstname, a.locale, r.name as role_name
    from account a
    left join account_role p on p.account_id = a.id and p.position = 0
    left join role r on r.id = p.role_id
    where a.id in (select n.account_id from notification n where ${whereWaitsForDigest(due)})
      and a.disabled_at is null
      and a.verified_at is not null
      and not exists (select from mail_digest d where d.account_id = a.id and d.day = ${due.day}::date)
    order by a.id
    limit ${DIGESTS_PER_RUN}`.execute(db);
  return rows;
}

interface DigestJob {
  readonly due: DigestDue;
  readonly reader: DigestReader;
  readonly rows: Pick<ReferenceRows, 'offices'>;
}

/** The worker that inserts the person's day first sends the mail. */
async function mailDigest({ db, clock, config }: Api, { due, reader, rows }: DigestJob): Promise<void> {
  const { account_id, email, firstname, locale, role_name } = reader;
  await db.transaction().execute(async (trx) => {
    const { rows: ownRows } = await sql`
      insert into mail_digest (account_id, day)
      values (${account_id}::bigint, ${due.day}::date)
      on conflict do nothing
      returning 1`.execute(trx);
    if (ownRows.length === 0) return;
    const lines = await takeDigestLines(trx, { due, account_id, now: clock.now() });
    if (lines.length === 0) return;
    const dashboardLink = config.public_url + getDashboardPath(getRoleKind(role_name ?? undefined));
    await sendMail(trx, {
      to: email,
      template: 'digest',
      locale,
      params: { firstname, count: lines.length, link: dashboardLink },
      sections: toMailSections(lines, { rows, locale, public_url: config.public_url, home: dashboardLink }),
    });
  });
}

interface ClaimedLines {
  readonly due: DigestDue;
  readonly account_id: number;
  readonly now: Date;
}

/** Claims the person's lines for this mail; kinds that the person switched off appear in the product only. */
async function takeDigestLines(trx: Trx, { due, account_id, now }: ClaimedLines): Promise<DigestLine[]> {
  const { rows } = await sql<DigestLine>`
    with claimed as (
      update notification n
      set mailed_at = ${now}::timestamptz
      where n.account_id = ${account_id}::bigint and ${whereWaitsForDigest(due)}
      returning n.notification_id, n.kind, n.params, n.path
    )
    select kind, params, path
    from claimed
    order by notification_id`.execute(trx);
  const preferences = await loadMailPreferences(trx, account_id);
  return rows.filter(({ kind }) => {
    const choice = BY_CHOICE[kind as MailTemplate];
    return choice === undefined || preferences[choice];
  });
}

interface DigestContext {
  readonly rows: Pick<ReferenceRows, 'offices'>;
  readonly locale: Locale;
  readonly public_url: string;
  readonly home: string;
}

/** Groups the lines by business, in the order of the events. */
function toMailSections(lines: readonly DigestLine[], reading: DigestContext): MailSection[] {
  const byBusiness = Map.groupBy(lines, ({ params }) => params.company_name ?? '');
  return [...byBusiness].map(([title, items]) => ({ title, lines: items.map((line) => toMailLine(line, reading)) }));
}

function toMailLine(
  { kind, params: { office, ...params }, path }: DigestLine,
  { rows, locale, public_url, home }: DigestContext,
): MailSection['lines'][number] {
  const sentence = findSentenceKey(kind);
  const officeParams = office === undefined ? {} : { office: rows.offices.get(office)?.title[locale] ?? office };
  return {
    text: sentence === undefined ? kind : getMessageText(sentence, { ...params, ...officeParams }, locale),
    link: path === null ? home : public_url + path,
  };
}
