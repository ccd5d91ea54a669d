// Lists and changes the offices to which inquiries may be sent.

import { DEFAULT_RECIPIENT, type InquiryRecipientRow } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { moveThreads } from './move-threads.ts';

interface RecipientChange {
  readonly role_id: number;
  readonly label: string;
  readonly delivers_to: number;
}

/** All recipients with the desk that reads them and the number of threads that were sent to them and are there. */
export async function listRecipientRows(db: Database): Promise<InquiryRecipientRow[]> {
  const { rows } = await sql<InquiryRecipientRow>`
    select
      p.role_id, p.label, p.delivers_to, r.name as desk, p.is_on,
      (select count(*) from inquiry i where i.sent_to_role_id = p.role_id and i.role_id = p.delivers_to) as threads
    from inquiry_recipient p
    join role r on r.id = p.delivers_to
    order by p.role_id`.execute(db);
  return rows;
}

/**
 * Gives a recipient another label and another desk; threads sent to it move along, so that no question stays at a desk
 * without that name (decision D1). Threads that an office has handed over stay at their desk.
 */
export function changeRecipient(
  db: Database,
  actor: Actor,
  { role_id, label, delivers_to }: RecipientChange,
): Promise<RecipientChange & { moved: number }> {
  return db.transaction().execute(async (trx) => {
    await refuseUnknownDesk(trx, delivers_to);
    const before = await lockRecipient(trx, role_id);
    await sql`
      update inquiry_recipient
      set label = ${label}, delivers_to = ${delivers_to}::int
      where role_id = ${role_id}::int`.execute(trx);
    const threads = await lockThreads(trx, { role_id, from: before.delivers_to, to: delivers_to });
    await moveThreads(trx, threads, delivers_to);
    const formerValues = { label: before.label, delivers_to: before.delivers_to };
    await recordAudit(trx, actor, {
      act: 'inquiry_recipient.change',
      object_kind: 'inquiry_recipient',
      object_id: role_id,
      detail: { label, delivers_to, moved: threads.length, was: formerValues },
    });
    await nudgeRooms(trx, [`role:${before.delivers_to}`, `role:${delivers_to}`, `account:${actor.account_id}`], {
      subject: 'inquiry',
    });
    return { role_id, label, delivers_to, moved: threads.length };
  });
}

async function refuseUnknownDesk(trx: Trx, role_id: number): Promise<void> {
  const { rows } = await sql`
    select 1
    from role
    where id = ${role_id}::bigint and (id between 4 and 100 or brgycode is not null)`.execute(trx);
  if (rows.length === 0) throw createFieldRefusal('delivers_to', 'recipient.role_unknown');
}

async function lockRecipient(trx: Trx, role_id: number): Promise<RecipientChange> {
  const { rows } = await sql<RecipientChange>`
    select role_id, label, delivers_to
    from inquiry_recipient
    where role_id = ${role_id}::bigint
    for update`.execute(trx);
  const [recipient] = rows;
  if (recipient === undefined) throw new Refused('missing', 'resource.missing');
  return recipient;
}

interface ThreadMove {
  readonly role_id: number;
  readonly from: number;
  readonly to: number;
}

/** The threads that were sent to a recipient and are still at its former desk. */
async function lockThreads(trx: Trx, { role_id, from, to }: ThreadMove): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id
    from inquiry
    where sent_to_role_id = ${role_id}::int and role_id = ${from}::int and role_id <> ${to}::int
    order by id
    for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Makes a recipient available to owners or not; threads with it continue. Refused: conflict for the default recipient
 * (decision D53).
 */
export function switchRecipient(
  db: Database,
  actor: Actor,
  { role_id, is_on }: { readonly role_id: number; readonly is_on: boolean },
): Promise<{ role_id: number; is_on: boolean }> {
  return db.transaction().execute(async (trx) => {
    if (role_id === DEFAULT_RECIPIENT && !is_on) throw new Refused('conflict', 'recipient.default_required');
    const { rows } = await sql`
        update inquiry_recipient
        set is_on = ${is_on}::boolean
        where role_id = ${role_id}::bigint
        returning role_id`.execute(trx);
    if (rows.length === 0) throw new Refused('missing', 'resource.missing');
    await recordAudit(trx, actor, {
      act: is_on ? 'inquiry_recipient.switch_on' : 'inquiry_recipient.switch_off',
      object_kind: 'inquiry_recipient',
      object_id: role_id,
    });
    return { role_id, is_on };
  });
}
