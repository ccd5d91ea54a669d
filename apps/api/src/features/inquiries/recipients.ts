import type { InquiryRecipient } from '@ebpls/contracts';
import { messageText } from '@ebpls/contracts';
import { sql } from 'kysely';

import { audit } from '../../audit.ts';
import type { Database, Trx } from '../../database.ts';
import { Refused, refusedField } from '../../http/refused.ts';
import type { Api } from '../../http/serve.ts';
import type { Actor } from '../../identity/actor.ts';

interface Desk {
  readonly role_id: number;
  readonly label: string;
  readonly delivers_to: number;
}

/** The specification's offices, and the barangays in which this owner has a business (decision D3). */
const DESKS = (account_id: number) => sql`
  select p.role_id, p.label, p.delivers_to, 0 as part from inquiry_recipient p
  union all
  select r.id, 'Barangay ' || g.name, r.id, 1 from role r join barangay g on g.brgycode = r.brgycode
  where exists (select from business b where b.owner_id = ${account_id}::bigint and b.brgycode = g.brgycode and b.discarded_at is null)`;

export async function listRecipients(db: Database, { account_id, locale }: Actor): Promise<InquiryRecipient[]> {
  const { rows } = await sql<Desk>`select d.role_id, d.label, d.delivers_to from (${DESKS(account_id)}) d order by d.part, d.role_id`.execute(db);
  const isTwice = (label: string): boolean => rows.filter((row) => row.label === label).length > 1;
  return rows.map(({ role_id, label }) => ({ role_id, label, hint: isTwice(label) ? messageText('recipient.hint', { number: role_id }, locale) : '' }));
}

/** To which desk an inquiry goes. Refused: invalid at `sent_to_role_id` for one that this owner cannot choose (decision D53). */
export async function deskOf(trx: Trx, role_id: number, account_id: number): Promise<Desk> {
  const { rows } = await sql<Desk>`select d.role_id, d.label, d.delivers_to from (${DESKS(account_id)}) d where d.role_id = ${role_id}::bigint`.execute(trx);
  const [desk] = rows;
  if (desk === undefined) throw refusedField('sent_to_role_id', 'inquiry.office_unknown');
  return desk;
}

interface Change {
  readonly role_id: number;
  readonly label: string;
  readonly delivers_to: number;
}

/** Another label and another desk for a recipient; threads sent to it move along, so that no question stays where nobody of that name sits (decision D1). */
export function changeRecipient({ db }: Pick<Api, 'db'>, actor: Actor, { role_id, label, delivers_to }: Change): Promise<Change & { moved: number }> {
  return db.transaction().execute(async (trx) => {
    const { rows: desks } = await sql`select 1 from role where id = ${delivers_to}::bigint and (id between 4 and 100 or brgycode is not null)`.execute(trx);
    if (desks.length === 0) throw refusedField('delivers_to', 'recipient.role_unknown');
    const { rows: changed } = await sql`update inquiry_recipient set label = ${label}, delivers_to = ${delivers_to}::int where role_id = ${role_id}::bigint returning role_id`.execute(trx);
    if (changed.length === 0) throw new Refused('missing', 'thing.missing');
    const { rows: moved } = await sql<{ id: number }>`update inquiry set role_id = ${delivers_to}::int where sent_to_role_id = ${role_id}::int and role_id <> ${delivers_to}::int returning id`.execute(trx);
    await sql`update inquiry_message set receiver_id = ${delivers_to}::bigint where type = 'user' and inquiry_id = any(${moved.map(({ id }) => id)}::bigint[])`.execute(trx);
    await audit(trx, actor, { act: 'inquiry_recipient.change', object_kind: 'inquiry_recipient', object_id: role_id, detail: { label, delivers_to, moved: moved.length } });
    return { role_id, label, delivers_to, moved: moved.length };
  });
}
