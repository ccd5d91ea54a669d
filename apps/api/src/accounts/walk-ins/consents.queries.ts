import type { WalkInPaper, WalkInWay } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { CITIZEN, type CitizenRow } from './walk-ins.queries.ts';

export interface ConsentRow extends CitizenRow {
  readonly consent_id: number;
  readonly clerk_id: number;
  readonly clerk_name: string;
  readonly way: WalkInWay;
  readonly sent_to: string | null;
  readonly code_hash: Buffer | null;
  readonly wrong: number;
  readonly requested_at: string;
  readonly ends_at: string;
  readonly is_confirmed: boolean | null;
  readonly used_at: string | null;
  readonly papers: readonly WalkInPaper[];
}

async function listConsentsWhere(db: Database | Trx, where: RawBuilder<unknown>): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select
      o.consent_id, o.clerk_id, k.full_name as clerk_name, o.way, o.sent_to, o.code_hash, o.wrong, o.requested_at,
      o.ends_at, o.is_confirmed, o.used_at,
      coalesce((
        select jsonb_agg(p.paper order by p.paper)
        from walk_in_paper p
        where p.consent_id = o.consent_id
      ), '[]') as papers,
      ${CITIZEN}
    from walk_in_consent o
    join account k on k.id = o.clerk_id
    join account c on c.id = o.owner_id
    where ${where}
    order by o.consent_id desc
    limit 50`.execute(db);
  return rows;
}

/** The consent of a citizen to be served at the counter; undefined when none has this number. */
export async function findConsent(db: Database | Trx, consent_id: number): Promise<ConsentRow | undefined> {
  return (await listConsentsWhere(db, sql`o.consent_id = ${consent_id}::bigint`))[0];
}

/** The same with its row locked until the transaction ends. */
export async function lockConsent(trx: Trx, consent_id: number): Promise<ConsentRow | undefined> {
  await sql`select from walk_in_consent where consent_id = ${consent_id}::bigint for update`.execute(trx);
  return findConsent(trx, consent_id);
}

interface AtTime {
  readonly clerk_id: number;
  readonly now: Date;
}

/** The newest consent that a clerk requested and that can still begin a walk-in; undefined when none can. */
export async function findOwnConsent(db: Database, { clerk_id, now }: AtTime): Promise<ConsentRow | undefined> {
  return (
    await listConsentsWhere(
      db,
      sql`
        o.clerk_id = ${clerk_id}::bigint and o.used_at is null and o.ends_at > ${now}::timestamptz
        and o.is_confirmed is distinct from false`,
    )
  )[0];
}

/** A second click comes within this time; a code that did not arrive is requested again after it. */
const SECOND_CLICK_MS = 20_000;

interface ConsentRequest extends AtTime {
  readonly owner_id: number;
  readonly way: WalkInWay;
}

/** The open consent of the same request a moment before; undefined when this is the first. */
export async function findRepeatedConsent(
  trx: Trx,
  { clerk_id, owner_id, way, now }: ConsentRequest,
): Promise<ConsentRow | undefined> {
  const since = new Date(now.getTime() - SECOND_CLICK_MS);
  return (
    await listConsentsWhere(
      trx,
      sql`
        o.clerk_id = ${clerk_id}::bigint and o.owner_id = ${owner_id}::bigint and o.way = ${way}
        and o.wrong = 0 and o.used_at is null and o.decided_by is null and o.ends_at > ${now}::timestamptz
        and o.requested_at > ${since}::timestamptz`,
    )
  )[0];
}

/** Consents of other clerks that wait for a second one, with both papers; the newest first. */
export function listConsentsToConfirm(db: Database, { clerk_id, now }: AtTime): Promise<ConsentRow[]> {
  return listConsentsWhere(
    db,
    sql`
      o.way = 'SIGNATURE' and o.decided_by is null and o.ends_at > ${now}::timestamptz
      and o.clerk_id <> ${clerk_id}::bigint and o.owner_id <> ${clerk_id}::bigint
      and (select count(*) from walk_in_paper p where p.consent_id = o.consent_id) = 2`,
  );
}

/** Counts the codes sent to a citizen since `from`, by requests of any clerk. */
export async function countCodesSince(trx: Trx, owner_id: number, from: Date): Promise<number> {
  const { rows } = await sql<{ codes: number }>`
    select count(*)::int as codes
    from walk_in_consent
    where owner_id = ${owner_id}::bigint and code_hash is not null and requested_at > ${from}::timestamptz`.execute(
    trx,
  );
  return rows[0]?.codes ?? 0;
}
