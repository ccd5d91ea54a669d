// Queries of the set-up of a municipality: its settings, and the facts that show which steps are done.

import { ROLE_ID } from '@ebpls/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';

import { Municipality } from '../../platform/reference/reference-rows.ts';
import type { Database, Trx } from '../../platform/database/database.ts';

/** Reads the settings row of the municipality itself, not a node's cache of it. */
export async function readMunicipality(
  db: Database | Trx,
  { locks = false }: { readonly locks?: boolean } = {},
): Promise<Municipality> {
  const row = db.selectFrom('setting').select('value').where('key', '=', 'municipality');
  return v.parse(Municipality, (await (locks ? row.forUpdate() : row).executeTakeFirstOrThrow()).value);
}

/** Whether a business has its number, which begins with the municipality's prefix. */
export async function isPrefixUsed(db: Database | Trx): Promise<boolean> {
  return (await db.selectFrom('business').select('business_id').limit(1).executeTakeFirst()) !== undefined;
}

export interface SetUpRows {
  readonly has_seal: boolean;
  readonly barangays: number;
  /** Administrators who have set their password, and those who have not yet. */
  readonly administrators: number;
  readonly invited_administrators: number;
  readonly cashiers: number;
  readonly signatures: number;
  readonly booklets: number;
  /** Names of roles of offices and of barangays that nobody has as the first role. */
  readonly empty_offices: readonly string[];
  readonly empty_barangays: number;
  readonly published_id: number | null;
  readonly published_version: string | null;
  /** First day of the earliest published version, by which the first year is found that can be billed. */
  readonly first_published_on: string | null;
  readonly draft_id: number | null;
  readonly last_holiday: string | null;
  readonly gateway: unknown;
  readonly mail: { readonly state: string; readonly last_error: string | null; readonly to: string } | null;
}

const SELECT_SET_UP = sql<SetUpRows>`
    with
      living as (
        select a.id, a.permissions, a.verified_at, p.role_id
        from account a
        join account_role p on p.account_id = a.id and p.position = 0
        where a.disabled_at is null and (a.verified_at is not null or a.invited_at is not null)
      )
    select
      exists (select from setting where key = 'municipality_seal') as has_seal,
      (select count(*)::int from barangay) as barangays,
      (
        select count(*)::int from living where role_id = ${ROLE_ID.admin} and verified_at is not null
      ) as administrators,
      (
        select count(*)::int from living where role_id = ${ROLE_ID.admin} and verified_at is null
      ) as invited_administrators,
      (select count(*)::int from living where 'cashier' = any(permissions)) as cashiers,
      (
        select count(*)::int
        from signature_picture s
        join living l on l.id = s.account_id and 'signatory' = any(l.permissions)
        where s.ended_at is null
      ) as signatures,
      (select count(*)::int from form_booklet) as booklets,
      (
        select coalesce(jsonb_agg(r.name order by r.id), '[]')
        from office o
        join role r on r.id = o.role_id
        where not exists (select from living where role_id = r.id)
      ) as empty_offices,
      (
        select count(*)::int
        from barangay b
        where not exists (select from living l join role r on r.id = l.role_id where r.brgycode = b.brgycode)
      ) as empty_barangays,
      (
        select ordinance_version_id
        from ordinance_version
        where state = 'PUBLISHED'
        order by effective_on desc
        limit 1
      ) as published_id,
      (
        select version
        from ordinance_version
        where state = 'PUBLISHED'
        order by effective_on desc
        limit 1
      ) as published_version,
      (
        select min(effective_on)::text from ordinance_version where state = 'PUBLISHED'
      ) as first_published_on,
      (
        select ordinance_version_id
        from ordinance_version
        where state = 'DRAFT'
        order by ordinance_version_id desc
        limit 1
      ) as draft_id,
      (select max(day)::text from holiday) as last_holiday,
      (select value from setting where key = 'gateway_trial') as gateway,
      (
        select jsonb_build_object('state', state, 'last_error', last_error, 'to', to_address)
        from mail
        where template = 'mail_trial'
        order by id desc
        limit 1
      ) as mail`;

/** All data that the steps are computed from, in one query. */
export async function findSetUp(db: Database): Promise<SetUpRows> {
  const { rows } = await SELECT_SET_UP.execute(db);
  const [setUpRow] = rows;
  if (setUpRow === undefined) throw new Error('a select without from answers one row');
  return setUpRow;
}
