import { INQUIRY_EVENTS, type Inquiry, type InquiryPayload } from '@ebpls/contracts';
import { computeAnswerDay, toClosedDays } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { announceEvents } from '../../platform/live/live.ts';
import { notifyPeople, listStaff } from '../../domain/notifications/notify.ts';
import { findThread, toThreadReply } from './inquiries.queries.ts';
import { attachFiles } from './inquiry-files.ts';
import { listNewest } from './messages.queries.ts';
import { refuseManyInquiries } from '../../platform/quotas/inquiry-limits.ts';
import { getInquiryDesk } from './recipients.ts';
import { getThreadRoom } from './inquiry-viewer.ts';

const MAX_FIRST_MESSAGES = 50;

interface Ties {
  readonly business_id: number | null;
  readonly assessment_id: number | null;
}

type InquiryInput = InquiryPayload & { readonly client_key: string };

/**
 * Opens a thread with its first message; a repetition with the same key returns the same thread. Refused: invalid
 * (office, file), too_many (within an hour), missing (a business or application of another), conflict (the key belongs
 * to another inquiry).
 */
export function startInquiry(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  actor: Actor,
  input: InquiryInput,
): Promise<Inquiry> {
  return db.transaction().execute(async (trx) => {
    const desk = await getInquiryDesk(trx, input.sent_to_role_id, actor.account_id);
    const now = clock.now();
    const insertedId = await insertThread(trx, {
      actor,
      input,
      role_id: desk.delivers_to,
      ties: await findTies(trx, actor, input),
      now,
      answer_due_on: await computeDueDay(trx, clock.today()),
    });
    const id = insertedId ?? (await findSame(trx, actor, input));
    if (insertedId !== undefined) {
      await refuseManyInquiries(trx, actor, now);
      await insertFirst(trx, { id, actor, input, role_id: desk.delivers_to, now });
      await notifyPeople({ trx, now }, await listStaff(trx, sql`r.id = ${desk.delivers_to}::integer`), {
        kind: 'inquiry_new',
        params: { subject: input.subject },
        opens: { inquiry_id: id },
      });
    }
    const thread = await getThread(trx, id, { side: 'user', id: actor.account_id });
    // A repeated inquiry is announced again: the node that stored it first may have stopped before the announcement.
    await announceEvents(trx, [
      { rooms: [getThreadRoom('user', thread.user_id)], event: INQUIRY_EVENTS.start, body: thread },
      {
        rooms: [getThreadRoom('office', thread.role_id)],
        event: INQUIRY_EVENTS.start,
        body: await getThread(trx, id, { side: 'office', id: thread.role_id }),
      },
    ]);
    return thread;
  });
}

async function getThread(trx: Trx, id: number, viewer: Parameters<typeof findThread>[2]): Promise<Inquiry> {
  const row = await findThread(trx, id, viewer);
  if (row === undefined) throw new Error('a thread was not kept');
  return toThreadReply(row, (await listNewest(trx, [id], MAX_FIRST_MESSAGES)).get(id) ?? []);
}

/** The subject of the thread: a business of the owner's, or one of its applications with its business. */
async function findTies(
  trx: Trx,
  { account_id }: Actor,
  { company_code, assessment_code }: InquiryInput,
): Promise<Ties> {
  if (company_code === undefined && assessment_code === undefined) return { business_id: null, assessment_id: null };
  const { rows } = await sql<Ties>`
      select b.business_id, a.assessment_id
      from business b
      left join application a on a.business_id = b.business_id and a.assessment_code = ${assessment_code ?? null}
      where b.owner_id = ${account_id}::bigint
        and b.discarded_at is null
        and (${company_code ?? null}::text is null or b.company_code = ${company_code ?? null})
        and (${assessment_code ?? null}::text is null or a.assessment_id is not null)`.execute(trx);
  const [ties] = rows;
  if (ties === undefined)
    throw createFieldRefusal(assessment_code === undefined ? 'company_code' : 'assessment_code', 'resource.missing');
  return ties;
}

/** The last day for the first answer, by the holidays of the municipality. */
async function computeDueDay(trx: Trx, today: string): Promise<string> {
  return computeAnswerDay(today, toClosedDays(await trx.selectFrom('holiday').select(['day', 'kind']).execute()));
}

interface Opening {
  readonly actor: Actor;
  readonly input: InquiryInput;
  readonly role_id: number;
  readonly ties: Ties;
  readonly now: Date;
  readonly answer_due_on: string;
}

async function insertThread(
  trx: Trx,
  { actor, input, role_id, ties, now, answer_due_on }: Opening,
): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number;
  }>`
    insert into inquiry (
      user_id, sent_to_role_id, role_id, subject, remarks, message, client_key, business_id, assessment_id, sent_at,
      answer_due_on
    )
    values
      (
        ${actor.account_id}::bigint, ${input.sent_to_role_id}::int, ${role_id}::int, ${input.subject},
        ${input.remarks}, ${input.message}, ${input.client_key}, ${ties.business_id}::bigint,
        ${ties.assessment_id}::bigint, ${now}::timestamptz, ${answer_due_on}::date
      )
    on conflict (user_id, client_key)
    do nothing
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id !== undefined)
    await recordAudit(trx, actor, { act: 'inquiry.start', object_kind: 'inquiry', object_id: id, detail: { role_id } });
  return id;
}

/** The thread that this key opened before. */
async function findSame(
  trx: Trx,
  { account_id }: Actor,
  { client_key, subject, message }: InquiryInput,
): Promise<number> {
  const { rows } = await sql<{
    id: number;
    subject: string;
    message: string;
  }>`
    select id, subject, message
    from inquiry
    where user_id = ${account_id}::bigint and client_key = ${client_key}`.execute(trx);
  const [same] = rows;
  if (same?.subject !== subject || same.message !== message) throw new Refused('conflict', 'request.key_reused');
  return same.id;
}

async function insertFirst(
  trx: Trx,
  { id, actor, input, role_id, now }: Pick<Opening, 'actor' | 'input' | 'role_id' | 'now'> & { readonly id: number },
): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`
    insert into inquiry_message (inquiry_id, type, account_id, sender_id, receiver_id, message, client_key, sent_at)
    values
      (
        ${id}::bigint, 'user', ${actor.account_id}::bigint, ${actor.account_id}::bigint,
        ${role_id}::bigint, ${input.message}, ${`${input.client_key}:first`}, ${now}::timestamptz
      )
    returning id`.execute(trx);
  const message_id = rows[0]?.id ?? 0;
  await attachFiles(trx, { id: message_id, account_id: actor.account_id }, input.files);
  await sql`update inquiry set last_message_id = ${message_id}::bigint where id = ${id}::bigint`.execute(trx);
}
