import { DEFAULT_RECIPIENT, type InquiryRecipientRow } from '@ebpls/contracts';
import { sql } from 'kysely';

import { audit } from '../../audit.ts';
import type { Database } from '../../database.ts';
import { Refused, refusedField } from '../../http/refused.ts';
import type { Actor } from '../../identity/actor.ts';
import { nudge } from '../../live.ts';
import { moveThreads } from './move-threads.ts';

interface Change {
  readonly role_id: number;
  readonly label: string;
  readonly delivers_to: number;
}

/** All recipients with the desk that reads them and how many threads that were sent to them lie there. */
export async function listRecipientRows(db: Database): Promise<InquiryRecipientRow[]> {
  const { rows } = await sql<InquiryRecipientRow>`select p.role_id, p.label, p.delivers_to, r.name as desk, p.is_on,
    (select count(*) from inquiry i where i.sent_to_role_id = p.role_id and i.role_id = p.delivers_to) as threads
    from inquiry_recipient p join role r on r.id = p.delivers_to order by p.role_id`.execute(db);
  return rows;
}

/**
 * Another label and another desk for a recipient; threads sent to it move along, so that no question stays where nobody of that name sits (decision D1).
 * What an office has handed over stays where it went.
 */
export function changeRecipient(
  db: Database,
  actor: Actor,
  { role_id, label, delivers_to }: Change,
): Promise<Change & { moved: number }> {
  return db.transaction().execute(async (trx) => {
    const { rows: desks } =
      await sql`select 1 from role where id = ${delivers_to}::bigint and (id between 4 and 100 or brgycode is not null)`.execute(
        trx,
      );
    if (desks.length === 0) throw refusedField('delivers_to', 'recipient.role_unknown');
    const { rows: was } =
      await sql<Change>`select role_id, label, delivers_to from inquiry_recipient where role_id = ${role_id}::bigint for update`.execute(
        trx,
      );
    const [before] = was;
    if (before === undefined) throw new Refused('missing', 'thing.missing');
    await sql`update inquiry_recipient set label = ${label}, delivers_to = ${delivers_to}::int where role_id = ${role_id}::int`.execute(
      trx,
    );
    const { rows: lying } = await sql<{
      id: number;
    }>`select id from inquiry where sent_to_role_id = ${role_id}::int and role_id = ${before.delivers_to}::int and role_id <> ${delivers_to}::int order by id for update`.execute(
      trx,
    );
    await moveThreads(
      trx,
      lying.map(({ id }) => id),
      delivers_to,
    );
    const detail = {
      label,
      delivers_to,
      moved: lying.length,
      was: { label: before.label, delivers_to: before.delivers_to },
    };
    await audit(trx, actor, {
      act: 'inquiry_recipient.change',
      object_kind: 'inquiry_recipient',
      object_id: role_id,
      detail,
    });
    await nudge(trx, [`role:${before.delivers_to}`, `role:${delivers_to}`, `account:${actor.account_id}`], {
      subject: 'inquiry',
    });
    return { role_id, label, delivers_to, moved: lying.length };
  });
}

/** Lets owners choose a recipient or no longer; threads that were sent to it go on. Refused: conflict for the one that every inquiry begins with (decision D53). */
export function switchRecipient(
  db: Database,
  actor: Actor,
  { role_id, is_on }: { readonly role_id: number; readonly is_on: boolean },
): Promise<{ role_id: number; is_on: boolean }> {
  return db.transaction().execute(async (trx) => {
    if (role_id === DEFAULT_RECIPIENT && !is_on) throw new Refused('conflict', 'recipient.default_stays');
    const { rows } =
      await sql`update inquiry_recipient set is_on = ${is_on}::boolean where role_id = ${role_id}::bigint returning role_id`.execute(
        trx,
      );
    if (rows.length === 0) throw new Refused('missing', 'thing.missing');
    await audit(trx, actor, {
      act: is_on ? 'inquiry_recipient.switch_on' : 'inquiry_recipient.switch_off',
      object_kind: 'inquiry_recipient',
      object_id: role_id,
    });
    return { role_id, is_on };
  });
}
