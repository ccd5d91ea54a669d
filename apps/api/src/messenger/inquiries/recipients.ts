// Lists the offices to which an owner may send an inquiry, and finds the one that receives it.

import type { InquiryRecipient } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';

interface InquiryDesk {
  readonly role_id: number;
  readonly label: string;
  readonly delivers_to: number;
}

/** The specification's offices, and the barangays in which this owner has a business (decision D3). */
const selectDesks = (account_id: number) => sql`
  select p.role_id, p.label, p.delivers_to, 0 as part
  from inquiry_recipient p
  where p.is_on
  union all
  select r.id, 'Barangay ' || g.name, r.id, 1
  from role r
  join barangay g on g.brgycode = r.brgycode
  where exists (
      select
      from business b
      where b.owner_id = ${account_id}::bigint and b.brgycode = g.brgycode and b.discarded_at is null
    )`;

export async function listRecipients(db: Database, { account_id, locale }: Actor): Promise<InquiryRecipient[]> {
  const { rows } = await sql<InquiryDesk>`
      select d.role_id, d.label, d.delivers_to from (${selectDesks(account_id)}) d order by d.part, d.role_id`.execute(
    db,
  );
  const isTwice = (label: string): boolean => rows.filter((row) => row.label === label).length > 1;
  return rows.map(({ role_id, label }, place) => ({
    role_id,
    label,
    hint: isTwice(label) ? getMessageText('recipient.hint', { number: place + 1 }, locale) : '',
  }));
}

/**
 * The desk that receives an inquiry. Refused: invalid at `sent_to_role_id` for one that this owner cannot choose
 * (decision D53).
 */
export async function getInquiryDesk(trx: Trx, role_id: number, account_id: number): Promise<InquiryDesk> {
  const { rows } = await sql<InquiryDesk>`
      select d.role_id, d.label, d.delivers_to
      from (${selectDesks(account_id)}) d
      where d.role_id = ${role_id}::bigint`.execute(trx);
  const [desk] = rows;
  if (desk === undefined) throw createFieldRefusal('sent_to_role_id', 'inquiry.office_unknown');
  return desk;
}
