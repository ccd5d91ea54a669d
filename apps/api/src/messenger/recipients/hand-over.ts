// Hands an inquiry over to another office.

import type { InquiryDesk } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { moveThreads } from './move-threads.ts';

/** The desks of the listed recipients, without the viewer's own. */
export async function listDesks(db: Database, { role_id }: Actor): Promise<InquiryDesk[]> {
  const { rows } = await sql<InquiryDesk>`
      select distinct on (p.delivers_to) p.delivers_to as role_id, p.label
      from inquiry_recipient p
      where p.is_on and p.delivers_to <> ${role_id}::int
      order by p.delivers_to, p.role_id <> p.delivers_to, p.role_id`.execute(db);
  return rows;
}

interface HandOverInput {
  readonly inquiry_id: number;
  readonly to_role_id: number;
  readonly reason: string;
}

interface Thread {
  readonly user_id: number;
  readonly role_id: number;
  readonly last_message_id: number;
}

/**
 * Moves a thread with all its messages to the office that can answer it; the clock of the first answer continues.
 * Refused: missing (not this office's thread), invalid at `to_role_id` for a desk that takes no inquiries.
 */
export function handOverThread(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  actor: Actor,
  { inquiry_id, to_role_id, reason }: HandOverInput,
): Promise<Pick<HandOverInput, 'inquiry_id' | 'to_role_id'>> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Thread>`
        select i.user_id, i.role_id, i.last_message_id
        from inquiry i
        where i.id = ${inquiry_id}::bigint and i.role_id = ${actor.role_id}::int
        for update`.execute(trx);
    const [thread] = rows;
    if (thread === undefined) throw new Refused('missing', 'resource.missing');
    if (to_role_id === thread.role_id) throw createFieldRefusal('to_role_id', 'inquiry.not_to_self');
    if (!(await listDesks(trx, actor)).some(({ role_id }) => role_id === to_role_id))
      throw createFieldRefusal('to_role_id', 'recipient.role_unknown');
    await sql`
      insert into inquiry_handover (
        inquiry_id, from_role_id, to_role_id, account_id, reason, after_message_id, handed_at
      )
      values
        (
          ${inquiry_id}::bigint, ${thread.role_id}::int, ${to_role_id}::int,
          ${actor.account_id}::bigint, ${reason}, ${thread.last_message_id}::bigint,
          ${clock.now()}::timestamptz
        )`.execute(trx);
    await moveThreads(trx, [inquiry_id], to_role_id);
    await recordAudit(trx, actor, {
      act: 'inquiry.hand_over',
      object_kind: 'inquiry',
      object_id: inquiry_id,
      detail: { from_role_id: thread.role_id, to_role_id },
    });
    await nudgeRooms(trx, [`account:${thread.user_id}`, `role:${thread.role_id}`, `role:${to_role_id}`], {
      subject: 'inquiry',
      key: inquiry_id,
    });
    return { inquiry_id, to_role_id };
  });
}
