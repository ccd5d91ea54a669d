// Queries of the booklets of accountable receipt forms and of their used numbers.

import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import { hasNamePart, toPlainName } from '../../domain/listing/search/name-part.ts';

export interface ListedBooklet {
  readonly booklet_id: number;
  readonly first_no: number;
  readonly last_no: number;
  readonly holder_name: string;
  readonly assigned_on: string;
  readonly assigned_by: string;
  readonly next_no: number | null;
  readonly issued: number;
  readonly spoiled: number;
  readonly lost: number;
}

interface BookletSearch extends PageQuery {
  readonly search?: string | undefined;
}

/** Booklets with the number of their used forms, the newest first. */
export function listBooklets(db: Database, { search, ...page }: BookletSearch): Promise<RowPage<ListedBooklet>> {
  const pattern = toSearchPattern(search);
  return listRows({
    db,
    select: sql<ListedBooklet>`
      select
        b.booklet_id, b.first_no, b.last_no, h.full_name as holder_name, b.assigned_on, g.full_name as assigned_by,
        (
          select min(s.serial)::bigint
          from generate_series(b.first_no, b.last_no) as s(serial)
          where not exists (select from used_form u where u.serial = s.serial)
        ) as next_no, used.issued, used.spoiled, used.lost
      from form_booklet b
      join account h on h.id = b.holder_id
      join account g on g.id = b.assigned_by
      cross join lateral (
        select
          count(*) filter (where u.fate = 'ISSUED') as issued, count(*) filter (where u.fate = 'SPOILED') as spoiled,
          count(*) filter (where u.fate = 'LOST') as lost
        from used_form u
        where u.booklet_id = b.booklet_id
      ) used`,
    where: [
      sql`
        ${pattern}::text is null
        or ${hasNamePart(toPlainName(sql`h.full_name`), search)}
        or lpad(b.first_no::text, 7, '0') like ${pattern}
        or lpad(b.last_no::text, 7, '0') like ${pattern}`,
    ],
    order: orderByNumber('b.booklet_id', 'newest'),
    ...page,
    getKey: ({ holder_name, booklet_id }) => [holder_name, booklet_id],
  });
}

/** Open accounts that receive payments. */
export async function listCashiers(db: Database | Trx): Promise<{ account_id: number; name: string }[]> {
  const { rows } = await sql<{ account_id: number; name: string }>`
    select o.id as account_id, o.full_name as name
    from account o
    join account_role r on r.account_id = o.id and r.position = 0
    join role n on n.id = r.role_id and n.name = 'admin'
    where 'cashier' = any(o.permissions) and o.disabled_at is null
    order by 2, 1`.execute(db);
  return rows;
}

/** Serialises assignments, so that two concurrent booklets never share a number. */
export async function lockBookletTable(trx: Trx): Promise<void> {
  await sql`lock table form_booklet in share row exclusive mode`.execute(trx);
}

export async function isRangeAssigned(trx: Trx, first_no: number, last_no: number): Promise<boolean> {
  const { rows } = await sql`
      select
      from form_booklet
      where int8range(first_no, last_no, '[]') && int8range(${first_no}::bigint, ${last_no}::bigint, '[]')
      limit 1`.execute(trx);
  return rows.length > 0;
}

/** The booklet that holds a whole range, locked. */
export async function lockBookletWithRange(
  trx: Trx,
  first_no: number,
  last_no: number,
): Promise<{ booklet_id: number } | undefined> {
  return trx
    .selectFrom('form_booklet')
    .select('booklet_id')
    .where('first_no', '<=', first_no)
    .where('last_no', '>=', last_no)
    .forUpdate()
    .executeTakeFirst();
}

export async function countUsedForms(trx: Trx, first_no: number, last_no: number): Promise<number> {
  const { used } = await trx
    .selectFrom('used_form')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('serial', '>=', first_no)
    .where('serial', '<=', last_no)
    .executeTakeFirstOrThrow();
  return used;
}
