// Queries of citizens at the counter and of the sessions in which clerks serve them.

import type { CitizenKey, Locale } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

export interface CitizenRow {
  readonly account_id: number;
  readonly email: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly locale: Locale;
  /** The number that the citizen confirmed; null without one. */
  readonly mobile: string | null;
  readonly is_unclaimed: boolean;
  readonly businesses: number;
}

export interface WalkInRow extends CitizenRow {
  readonly walk_in_id: number;
  readonly walk_in_no: string;
  readonly opened_at: string;
  readonly ended_at: string | null;
}

/** Open accounts of owners: confirmed, or invited and not claimed yet. An unconfirmed account belongs to nobody. */
export const CITIZEN = sql`
  c.id as account_id, c.email, c.firstname, c.lastname, c.locale, c.verified_at is null as is_unclaimed,
  (
    select m.number
    from account_mobile m
    where m.account_id = c.id
  ) as mobile,
  (
    select count(*)::int
    from business b
    where b.owner_id = c.id and b.discarded_at is null
  ) as businesses`;

const OWNERS = sql`
  c.disabled_at is null
  and (c.verified_at is not null or c.invited_at is not null)
  and coalesce(
    (
      select r.name
      from account_role p
      join role r on r.id = p.role_id
      where p.account_id = c.id
      order by p.position
      limit 1
    ), 'user') = 'user'`;

function hasKey({ by, value }: CitizenKey): RawBuilder<boolean> {
  if (by === 'EMAIL') return sql`c.email = ${value}`;
  if (by === 'MOBILE') return sql`c.id in (select account_id from account_mobile where number = ${value})`;
  return sql`
    c.id in (
      select owner_id
      from business
      where left(form -> 'identity' ->> 'tin', 11) = ${value.slice(0, 11)} and form is not null and discarded_at is null
    )`;
}

/** Owners with exactly this value; two at most, since the caller distinguishes none, one and several. */
export async function findCitizens(db: Database | Trx, key: CitizenKey): Promise<CitizenRow[]> {
  const { rows } = await sql<CitizenRow>`
    select ${CITIZEN}
    from account c
    where ${OWNERS} and ${hasKey(key)}
    order by c.id
    limit 2`.execute(db);
  return rows;
}

interface ClerksDay {
  readonly clerk_id: number;
  readonly today: string;
}

/** The walk-in that a clerk is in on a day; inside a transaction its row is locked first. */
export async function findOpenWalkIn(
  db: Database | Trx,
  { clerk_id, today }: ClerksDay,
): Promise<WalkInRow | undefined> {
  return (
    await readWalkIns(db, sql`i.clerk_id = ${clerk_id}::bigint and i.day = ${today}::date and i.ended_at is null`)
  )[0];
}

/** A walk-in of the clerk's own. */
export async function findWalkIn(trx: Trx, walk_in_no: string, clerk_id: number): Promise<WalkInRow | undefined> {
  return (await readWalkIns(trx, sql`i.walk_in_no = ${walk_in_no} and i.clerk_id = ${clerk_id}::bigint`))[0];
}

async function readWalkIns(db: Database | Trx, where: RawBuilder<unknown>): Promise<WalkInRow[]> {
  const { rows } = await sql<WalkInRow>`
    select i.walk_in_id, i.walk_in_no, i.opened_at, i.ended_at, ${CITIZEN}
    from walk_in i
    join account c on c.id = i.owner_id
    where ${where}
    order by i.walk_in_id desc
    limit 1`.execute(db);
  return rows;
}

/** Ends the clerk's open walk-ins, of this day or an earlier one, with the authorities that they created. */
export async function endOpenWalkIns(trx: Trx, clerk_id: number, now: Date): Promise<number> {
  const { rows } = await sql`
    with ended as (
      update walk_in
      set ended_at = ${now}::timestamptz
      where clerk_id = ${clerk_id}::bigint and ended_at is null
      returning walk_in_id
    )
    update delegation g
    set state = 'ENDED', ended_at = ${now}::timestamptz, ended_by = ${clerk_id}::bigint
    from ended
    where g.walk_in_id = ended.walk_in_id and g.state = 'ACTIVE'
    returning g.delegation_id`.execute(trx);
  return rows.length;
}
