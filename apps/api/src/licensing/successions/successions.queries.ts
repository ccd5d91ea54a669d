import type { HeirRelation, SuccessionState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

interface StoredPaper {
  readonly code: string;
  readonly file_name: string;
}

interface Objection {
  readonly by: string;
  readonly account_id: number;
  readonly reason: string;
  readonly at: string;
}

/** An heir's claim to continue a business, with its documents and objections. */
export interface SuccessionCase {
  readonly succession_id: number;
  readonly succession_no: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly permit_no: string;
  readonly owner_id: number;
  readonly heir_id: number;
  readonly heir_name: string;
  readonly deceased_name: string;
  readonly stated_name: string;
  readonly relation: HeirRelation;
  readonly died_on: string;
  readonly statement: string;
  readonly state: SuccessionState;
  readonly filed_at: string;
  readonly notified_at: string | null;
  readonly object_until: string;
  readonly checked_by: number | null;
  readonly checked_at: string | null;
  readonly finding: string;
  readonly ended_at: string | null;
  readonly reason: string;
  readonly papers: readonly StoredPaper[];
  readonly objections: readonly Objection[];
  readonly owner_seen_at: string | null;
}

const SELECT_SUCCESSIONS = sql`
  select
    s.succession_id, s.succession_no, s.business_id, b.company_code, b.company_name, s.permit_no, s.owner_id, s.heir_id,
    h.full_name as heir_name, s.deceased_name, s.stated_name, s.relation, s.died_on, s.statement, s.state,
    s.filed_at, s.notified_at, s.object_until, s.checked_by, s.checked_at, s.finding, s.ended_at, s.reason,
    coalesce((
      select jsonb_agg(jsonb_build_object('code', p.requirement_code, 'file_name', p.file_name))
      from succession_paper p
      where p.succession_id = s.succession_id
    ), '[]') as papers,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'by', a.full_name, 'account_id', o.account_id, 'reason', o.reason, 'at', o.objected_at
        ) order by o.objection_id
      )
      from succession_objection o
      join account a on a.id = o.account_id
      where o.succession_id = s.succession_id
    ), '[]') as objections,
    (
      select max(e.last_used_at)
      from session e
      where e.account_id = s.owner_id
        and e.last_used_at >= ((s.died_on + 1)::timestamp at time zone 'Asia/Manila')
    ) as owner_seen_at
  from succession s
  join business b using (business_id)
  join account h on h.id = s.heir_id`;

const MAX_LISTED_SUCCESSIONS = 200;

/** Waiting claims first, then the newest; `which` is a condition on `succession s`. */
export async function listSuccessionCases(db: Database, where: RawBuilder<unknown>): Promise<SuccessionCase[]> {
  const { rows } = await sql<SuccessionCase>`
    ${SELECT_SUCCESSIONS}
    where ${where}
    order by s.state in ('FILED', 'CHECKED') desc, s.succession_id desc
    limit ${MAX_LISTED_SUCCESSIONS}`.execute(db);
  return rows;
}

export async function findSuccession(db: Database | Trx, succession_no: string): Promise<SuccessionCase | undefined> {
  const { rows } = await sql<SuccessionCase>`
    ${SELECT_SUCCESSIONS}
    where s.succession_no = ${succession_no}`.execute(db);
  return rows[0];
}

interface LockedEstate {
  readonly business_id: number;
  readonly owner_id: number;
  readonly state: string;
}

/** The business first and its claim after it, so that acts of all sides queue in one order. */
export async function lockEstate(trx: Trx, business_id: number): Promise<LockedEstate> {
  const { rows } = await sql<LockedEstate>`
    select b.business_id, b.owner_id, b.state
    from business b
    where b.business_id = ${business_id}::bigint
    for no key update`.execute(trx);
  await sql`select from succession where business_id = ${business_id}::bigint for update`.execute(trx);
  const [business] = rows;
  if (business === undefined) throw new Error(`business ${business_id} is gone`);
  return business;
}

export interface PermittedBusiness {
  readonly business_id: number;
  readonly owner_id: number;
  readonly company_name: string;
  readonly owner_name: string;
  readonly is_sole: boolean;
  readonly is_in_force: boolean;
}

/** The business of a permit as printed, with its owner. */
export async function findPermittedBusiness(
  trx: Trx,
  permit_no: string,
  today: string,
): Promise<PermittedBusiness | undefined> {
  const { rows } = await sql<PermittedBusiness>`
    select
      b.business_id, b.owner_id, b.company_name,
      coalesce(
        nullif(btrim(concat_ws(' ', b.form -> 'identity' ->> 'first_name', b.form -> 'identity' ->> 'last_name')), ''),
        o.full_name
      ) as owner_name,
      coalesce(b.form -> 'identity' ->> 'org_type' = 'SOLE', false) as is_sole,
      p.state = 'ACTIVE' and p.expires_on >= ${today}::date as is_in_force
    from permit p
    join business b using (business_id)
    join account o on o.id = b.owner_id
    where p.permit_no = ${permit_no} and p.kind = 'PERMIT' and b.discarded_at is null`.execute(trx);
  return rows[0];
}

export interface SuccessionFile {
  readonly storage_key: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size: number;
}

export async function findSuccessionPaper(
  db: Database | Trx,
  succession_id: number,
  code: string,
): Promise<SuccessionFile | undefined> {
  return db
    .selectFrom('succession_paper')
    .select(['storage_key', 'file_name', 'media_type', 'size'])
    .where('succession_id', '=', succession_id)
    .where('requirement_code', '=', code)
    .executeTakeFirst();
}

/** The open claim of a business that its owner was notified of, the checked one first; undefined when there is none. */
export async function findNotifiedClaim(trx: Trx, business_id: number): Promise<SuccessionCase | undefined> {
  const { rows } = await sql<SuccessionCase>`
    ${SELECT_SUCCESSIONS}
    where s.business_id = ${business_id}::bigint and s.state in ('FILED', 'CHECKED') and s.notified_at is not null
    order by s.state = 'CHECKED' desc, s.succession_id
    limit 1`.execute(trx);
  return rows[0];
}
