// Queries of people with an account and of their roles, for administrators.

import type { Bilingual, Permission, UserRow } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import {
  listRows,
  orderByNumber,
  orderByText,
  type PageQuery,
  type RowPage,
} from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import { hasNamePart, toPlainName } from '../../domain/listing/search/name-part.ts';

export interface ListedUser extends Omit<UserRow, 'is_self'> {
  /** The name as the list is sorted by it. */
  readonly sort_name: string;
  readonly locale: 'en' | 'fil';
}

/** Sort key of the list by name, short enough for a cursor; the index `account_by_name` contains it. */
const SORT_NAME = sql`left(lower(u.lastname || ' ' || u.firstname), 80)`;

const SELECT_USERS = sql<ListedUser>`
  select
    u.id, coalesce(u.email, '') as email, u.firstname, u.lastname, ${SORT_NAME} as sort_name, u.locale, u.permissions, u.created_at, s.last_used_at,
    exists (select from account_totp t where t.account_id = u.id and t.confirmed_at is not null) as has_second_step,
    case
      when u.disabled_at is not null then 'closed'
      when u.verified_at is not null then 'active'
      when u.invited_at is null then 'unconfirmed'
      else 'invited'
    end as state,
    coalesce(
      (
        select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by p.position)
        from account_role p
        join role r on r.id = p.role_id
        where p.account_id = u.id
      ), '[]'
    ) as roles,
    (
      select
        jsonb_build_object(
          'account_request_id', q.account_request_id, 'kind', q.kind, 'powers', q.powers, 'taken', q.taken, 'asked_by',
          b.full_name, 'asked_at',
          to_char(q.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'expires_at',
          to_char(q.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      from account_request q
      join account b on b.id = q.asked_by
      where q.account_id = u.id and q.state = 'WAITING'
    ) as waiting
  from account u
  left join lateral (select max(last_used_at) as last_used_at from session where account_id = u.id) s on true`;

const STATE: Record<UserRow['state'], RawBuilder<unknown>> = {
  active: sql`u.disabled_at is null and u.verified_at is not null`,
  invited: sql`u.disabled_at is null and u.verified_at is null and u.invited_at is not null`,
  unconfirmed: sql`u.disabled_at is null and u.verified_at is null and u.invited_at is null`,
  closed: sql`u.disabled_at is not null`,
};

/** The first role decides (specification section 6); an account without one was invited by the administration. */
const IS_STAFF = sql`
  not exists (
    select from account_role p join role r on r.id = p.role_id
    where p.account_id = u.id and p.position = 0 and r.name = 'user'
  )`;

interface UsersQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly role_id?: number | undefined;
  readonly is_staff?: 'true' | undefined;
  readonly state?: UserRow['state'] | undefined;
  /** By name, ascending or descending; absent is newest first. */
  readonly sort?: 'name' | '-name' | undefined;
}

const USER_ORDERS = {
  newest: orderByNumber('u.id', 'newest'),
  name: orderByText({ text: SORT_NAME, numberColumn: 'u.id' }),
  '-name': orderByText({ text: SORT_NAME, numberColumn: 'u.id', isDown: true }),
} as const;

/** People with an account. */
export function listUserRows(
  db: Database | Trx,
  { search, role_id, is_staff, state, sort, ...page }: UsersQuery,
): Promise<RowPage<ListedUser>> {
  const pattern = toSearchPattern(search);
  return listRows({
    db,
    select: SELECT_USERS,
    where: [
      pattern === null
        ? sql`true`
        : sql`u.email like ${pattern} or ${hasNamePart(toPlainName(sql`u.full_name`), search)}`,
      role_id === undefined
        ? sql`true`
        : sql`exists (select from account_role p where p.account_id = u.id and p.role_id = ${role_id}::bigint)`,
      is_staff === undefined ? sql`true` : IS_STAFF,
      state === undefined ? sql`true` : STATE[state],
    ],
    order: USER_ORDERS[sort ?? 'newest'],
    ...page,
    getKey: ({ sort_name, id }) => [sort === undefined ? '' : sort_name, id],
  });
}

/** One person; inside a transaction the account is locked first. */
export async function findUser(db: Database | Trx, user_id: number): Promise<ListedUser | undefined> {
  const { rows } = await sql<ListedUser>`${SELECT_USERS} where u.id = ${user_id}::bigint`.execute(db);
  return rows[0];
}

export async function lockUser(trx: Trx, user_id: number): Promise<ListedUser | undefined> {
  await trx.selectFrom('account').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
  return findUser(trx, user_id);
}

export function listRoleRows(db: Database | Trx) {
  // The role of an ended barangay stays for the history, but is assigned to nobody.
  return db
    .selectFrom('role')
    .select(['id', 'name', 'brgycode'])
    .where((where) => where.or([where('name', 'not like', 'barangay-%'), where('brgycode', 'is not', null)]))
    .orderBy('id')
    .execute();
}

/** Title of the role of an office or a barangay, by its name. */
export type RoleTitles = ReadonlyMap<string, Bilingual>;

/** Titles of all roles that have one; read from the rows, since a municipality that is being set up has no others. */
export async function listRoleTitles(trx: Trx): Promise<RoleTitles> {
  const { rows } = await sql<{ name: string; title: Bilingual }>`
    select r.name, o.content -> 'title' as title from role r join office o on o.content ->> 'office' = r.name
    union all
    select r.name, jsonb_build_object('en', 'Barangay ' || b.name, 'fil', 'Barangay ' || b.name)
    from role r join barangay b on b.role_name = r.name`.execute(trx);
  return new Map(rows.map(({ name, title }) => [name, title]));
}

/** Sets exactly these roles, the first one first, and exactly these permissions. */
export async function saveRoles(
  trx: Trx,
  account_id: number,
  grants: { role_ids: readonly number[]; permissions: readonly Permission[] },
): Promise<void> {
  await trx.deleteFrom('account_role').where('account_id', '=', account_id).execute();
  if (grants.role_ids.length > 0) {
    await trx
      .insertInto('account_role')
      .values(grants.role_ids.map((role_id, position) => ({ account_id, position, role_id })))
      .execute();
  }
  await trx
    .updateTable('account')
    .set({ permissions: [...grants.permissions] })
    .where('id', '=', account_id)
    .execute();
}
