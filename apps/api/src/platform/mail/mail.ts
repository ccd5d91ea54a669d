import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { formatGovernmentName, type LocalGovernment, type Locale } from '@ebpls/contracts';
import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';

import type { Config } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import { CircuitOpen, openCircuit } from '../circuit-breaker.ts';
import { enqueueJob, type Jobs } from '../jobs/jobs.ts';
import { setMessageGovernment } from '../messages/catalogue.ts';
import { isMailEnabled } from './mail-choices.ts';
import { markSent } from './mail-secrets.ts';
import type { MailTemplate } from './mail-template.ts';
import { type MailMessage, renderMail } from './render-mail.ts';
import { createMessageId } from './message-id.ts';
import { closeFolder } from '../private-folder.ts';
import { sealAttachment } from './mail-seal.ts';
import type { Storage } from '../storage.ts';

export type { MailTemplate };

/**
 * Puts a mail into the outbox within the caller's transaction; a job sends it after the commit. A mail that
 * its reader switched off, or who has no address, is not stored.
 */
export async function sendMail(trx: Database | Trx, message: MailMessage): Promise<void> {
  const { to, template } = message;
  if (to === null || !(await isMailEnabled(trx, { to, template }))) return;
  const renderedMail = renderMail({
    ...message,
    params: { ...message.params, municipality: await getSignature(trx, message.locale) },
  });
  const { id } = await trx
    .insertInto('mail')
    .values({
      to_address: to,
      template,
      locale: message.locale,
      secret: message.secret ?? null,
      ...renderedMail,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueMail(trx, id);
}

/** Queues a job that sends the mail after the commit; queueing it twice sends it once. */
export function enqueueMail(trx: Database | Trx, mail_id: number): Promise<void> {
  return enqueueJob(trx, { task: 'send_mail', payload: { mail_id }, job_key: toMailJobKey(mail_id) });
}

/** The local government that signs a mail, whose kind its texts name; before the set-up it has no name yet. */
async function getSignature(trx: Database | Trx, locale: Locale): Promise<string> {
  const { rows } = await sql<{ name: string | null; government: LocalGovernment | null }>`
    select value->>'name' as name, value->>'government' as government
    from setting
    where key = 'municipality'`.execute(trx);
  const { name, government } = { name: '', government: null, ...rows[0] };
  const kind = government ?? 'MUNICIPALITY';
  setMessageGovernment(kind); // A server that has just started may have read no reference data yet.
  return name ? formatGovernmentName({ name, government: kind }, locale) : 'eBPLS';
}

/** One job for each mail, however often it is queued. */
function toMailJobKey(mail_id: number): string {
  return `mail ${mail_id}`;
}

type Carrier = (message: SendMailOptions, mail_id: number) => Promise<void>;

/** By SMTP when it is set, otherwise into `<data_dir>/outbox`, one `.eml` file per mail. */
async function createCarrier({ smtp_url, smtp_needs_tls, data_dir }: Config): Promise<Carrier> {
  const { createTransport } = await import('nodemailer');
  if (smtp_url !== undefined) {
    // A server that accepts connections and never replies must not block the workers.
    const transport = createTransport({
      url: smtp_url,
      requireTLS: smtp_needs_tls,
      connectionTimeout: MAIL_TIMEOUT_MS,
      greetingTimeout: MAIL_TIMEOUT_MS,
      socketTimeout: MAIL_TIMEOUT_MS,
    });
    return async (message) => void (await transport.sendMail(message));
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const outbox = join(data_dir, 'outbox');
  return async (message, mail_id) => {
    const sentMail = await transport.sendMail(message);
    await closeFolder(outbox);
    const path = join(outbox, `${String(mail_id).padStart(8, '0')}.eml`);
    // A reader of the folder never sees a partial mail.
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, sentMail.message as Buffer, { flush: true, mode: 0o600 });
    await rename(part, path);
  };
}

interface Postman {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly storage: Storage;
}

const MAIL_TIMEOUT_MS = 10_000;
const AWAY_AFTER = 4;
/** Equals the number of workers. */
const MAX_CONCURRENT_MAILS = 4;
const RESTS_MS = 5_000;
const MAX_QUEUED_MAILS = 5_000;

/** A reachable server states why it refuses a mail; an unreachable one gives no reason. */
function isAway(fault: unknown): boolean {
  return (fault as { responseCode?: number }).responseCode === undefined;
}

/**
 * Sends the mails of the outbox. A sent mail is not sent again; one that its server refuses is retried with
 * growing pauses; one whose server is unreachable stays queued for as long as that takes.
 */
export function deliverMail({ db, jobs, config, storage }: Postman): void {
  const circuit = openCircuit({
    opens_after: AWAY_AFTER,
    at_once: MAX_CONCURRENT_MAILS,
    rests_ms: RESTS_MS,
    counts: isAway,
  });
  let carrier: Promise<Carrier> | undefined;
  jobs.task('send_mail', async (payload) => {
    const { mail_id } = payload as { mail_id: number };
    const mail = await db
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', mail_id)
      .where('state', '<>', 'SENT')
      .executeTakeFirst();
    if (!mail) return;
    const was_away = circuit.isOpen();
    try {
      carrier ??= createCarrier(config);
      const carry = await carrier;
      const options = await toMailOptions({ config, db, storage }, mail);
      await circuit.through(() => carry(options, mail_id));
      await markSent(db, mail_id);
    } catch (fault) {
      await saveMailFault(db, mail_id, fault);
      if (!isAway(fault)) throw fault;
      return;
    }
    if (was_away) await enqueueJob(db, { task: 'send_waiting_mail', payload: {}, job_key: 'send_waiting_mail' });
  });
  jobs.task('send_waiting_mail', () => enqueueWaitingMails(db, circuit.isOpen() ? 1 : MAX_QUEUED_MAILS));
  jobs.cron('* * * * *', 'send_waiting_mail');
}

type StoredMail = Readonly<Record<'to_address' | 'subject' | 'body_text' | 'body_html' | 'created_at', string>> & {
  readonly id: number;
};

async function toMailOptions(
  { config: { mail_from }, ...kept }: Omit<Postman, 'jobs'>,
  mail: StoredMail,
): Promise<SendMailOptions> {
  return {
    from: mail_from,
    messageId: createMessageId(mail, mail_from),
    to: mail.to_address,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    attachments: [await sealAttachment(kept)],
  };
}

async function saveMailFault(db: Database, mail_id: number, fault: unknown): Promise<void> {
  if (fault instanceof CircuitOpen) return;
  const state = isAway(fault) ? 'QUEUED' : 'FAILED';
  await db
    .updateTable('mail')
    .set({ state, attempts: sql`attempts + 1`, last_error: String(fault).slice(0, 500) })
    .where('id', '=', mail_id)
    .execute();
}

/**
 * Mails that wait for a minute and have no job any more: the mail server was unreachable, or ours ended in between. A
 * mail whose job is queued or at work is left to it, or a slow mail server would receive it twice. While the server is
 * unreachable only one is tried.
 */
async function enqueueWaitingMails(db: Database, at_most: number): Promise<void> {
  await sql`
    select
      graphile_worker.add_job(
        'send_mail', payload := json_build_object('mail_id', id), max_attempts := 10, job_key := 'mail ' || id
      )
    from (
        select id
        from mail
        where state = 'QUEUED'
          and created_at < now() - interval '1 minute'
          and not exists (
            select from graphile_worker.jobs j
            where j.key = 'mail ' || mail.id and (j.locked_at is not null or j.attempts < j.max_attempts)
          )
        order by id
        limit ${at_most}
      ) waiting`.execute(db);
}
