// Renders, queues and delivers text messages.

import { formatIfDate, type Locale, type MessageParams } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Config } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import { enqueueJob, type Jobs } from '../jobs/jobs.ts';
import { type MessageKey, getMessageTemplate } from '../messages/catalogue.ts';
import { toGsmText, MAX_SMS_LENGTH } from './gsm-text.ts';
import { openSmsSender, type SmsSender, SmsRejectedError } from './sms-sender.ts';

export type SmsTemplate = MessageKey extends infer K ? (K extends `sms.${infer T}` ? T : never) : never;

interface SmsText {
  readonly template: SmsTemplate;
  readonly locale: Locale;
  readonly params: MessageParams;
}

/** A name is shortened so that the whole fits into one message; amount, day and address never are. */
const MIN_NAME_LENGTH = 8;

/**
 * One message of at most 160 characters of the GSM alphabet. Throws when it would be longer with the shortest name.
 */
export function renderSms({ template, locale, params }: SmsText): string {
  const source = getMessageTemplate(`sms.${template}`, locale);
  const fill = (name_most: number): string =>
    source.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = toGsmText(String(formatIfDate(params[name] ?? '', locale)).replaceAll(/\s+/g, ' '));
      return name === 'company_name' && value.length > name_most
        ? `${value.slice(0, name_most - 1).trimEnd()}.`
        : value;
    });
  for (let maxNameLength = MAX_SMS_LENGTH; maxNameLength >= MIN_NAME_LENGTH; maxNameLength -= 1) {
    const text = fill(maxNameLength);
    if (text.length <= MAX_SMS_LENGTH) return text;
  }
  throw new Error(`sms.${template} does not fit into one message`);
}

interface QueuedSms extends SmsText {
  readonly account_id: number | null;
  readonly number: string;
}

/** Queues a message within the caller's transaction; a job sends it after the commit. */
export async function queueSms(trx: Database | Trx, { account_id, number, ...text }: QueuedSms): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`
    select value->>'name' as name
    from setting
    where key = 'municipality'`.execute(trx);
  const body = renderSms({ ...text, params: { ...text.params, municipality: rows[0]?.name ?? 'eBPLS' } });
  const { sms_id } = await trx
    .insertInto('sms')
    .values({ account_id, number, template: text.template, body })
    .returning('sms_id')
    .executeTakeFirstOrThrow();
  await enqueueJob(trx, { task: 'send_sms', payload: { sms_id }, job_key: `sms ${sms_id}` });
}

interface SmsDesk {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly warn: (message: string) => void;
}

/**
 * Sends queued messages: within the daily ceilings, with growing pauses while the gateway accepts nothing, never
 * twice.
 */
export function deliverSms({ db, jobs, config, warn }: SmsDesk): void {
  const sender = openSmsSender(config);
  jobs.task('send_sms', async (payload) => {
    const { sms_id } = payload as { sms_id: number };
    const message = await takeSms(db, sms_id, config);
    if (message) await sendTaken(db, sender, { ...message, warn });
  });
  jobs.task('sweep_sms', async () => {
    await sql`
      update sms
      set state = 'FAILED', body = '', last_error = 'nobody knows whether it went'
      where state = 'SENDING' and taken_at < now() - interval '10 minutes'`.execute(db);
    await sql`
      update sms
      set state = 'FAILED', body = ''
      where state = 'QUEUED' and created_at < now() - interval '1 day'`.execute(db);
    await sql`delete from sms where created_at < now() - interval '90 days'`.execute(db);
    await sql`delete from mobile_code where expires_at < now() - interval '1 day'`.execute(db);
    await sql`delete from texted_code where expires_at < now() - interval '1 day'`.execute(db);
  });
  jobs.cron('50 18 * * *', 'sweep_sms');
}

interface TakenSms {
  readonly sms_id: number;
  readonly number: string;
  readonly body: string;
}

/** Codes to sign in, up or confirm an act have limits of their own: a flood of them uses up no other message. */
const OWN_LIMITS: readonly SmsTemplate[] = ['sign_in_code', 'sign_up_code', 'sign_up_taken', 'proof_code'];

/**
 * The caller that claims it sends it. The lock serialises the counts, so that two nodes do not pass a ceiling
 * together. A message with limits of its own counts for no ceiling and meets none.
 */
function takeSms(
  db: Database,
  sms_id: number,
  { sms_person_most, sms_town_most }: Config,
): Promise<TakenSms | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sms ceiling'))`.execute(trx);
    const { rows } = await sql<TakenSms & { is_over: boolean }>`
      with counted as (
        select o.account_id
        from sms o
        where o.taken_at > now() - interval '1 day' and o.template <> all (${OWN_LIMITS})
      )
      select
        s.sms_id, s.number, s.body,
        s.template <> all (${OWN_LIMITS})
        and (
          (select count(*) from counted c where c.account_id = s.account_id) >= ${sms_person_most}::integer
          or (select count(*) from counted) >= ${sms_town_most}::integer
        ) as is_over
      from sms s
      where s.sms_id = ${sms_id}::bigint and s.state = 'QUEUED'
      for update of s`.execute(trx);
    const [smsRow] = rows;
    if (!smsRow) return undefined;
    const { is_over, ...message } = smsRow;
    await trx
      .updateTable('sms')
      .set(
        is_over
          ? { state: 'DROPPED', body: '', last_error: 'the ceiling of the day' }
          : { state: 'SENDING', taken_at: sql<string>`now()`, attempts: sql<number>`attempts + 1` },
      )
      .where('sms_id', '=', sms_id)
      .execute();
    return is_over ? undefined : message;
  });
}

/** The log and the row contain no complete number. */
async function sendTaken(
  db: Database,
  sender: SmsSender,
  { sms_id, number, body, warn }: TakenSms & { readonly warn: SmsDesk['warn'] },
): Promise<void> {
  const end = (state: 'QUEUED' | 'SENT' | 'FAILED', last_error: string | null) =>
    sql`
      update sms
      set
        state = ${state}, last_error = ${last_error},
        body = case when ${state} = 'QUEUED' then body else '' end,
        taken_at = case when ${state} = 'QUEUED' then null else taken_at end
      where sms_id = ${sms_id}::bigint and state = 'SENDING'`.execute(db);
  try {
    await sender.send({ sms_id, number, text: body });
    await end('SENT', null);
  } catch (fault) {
    const reason = String(fault)
      .replaceAll(/\d{7,}/g, '…')
      .slice(0, 200);
    warn(`text message ${sms_id} to …${number.slice(-3)} did not go: ${reason}`);
    const is_sure = fault instanceof SmsRejectedError;
    await end(is_sure ? 'QUEUED' : 'FAILED', reason);
    if (is_sure) throw new Error(`the gateway did not take text message ${sms_id}`, { cause: fault });
  }
}
