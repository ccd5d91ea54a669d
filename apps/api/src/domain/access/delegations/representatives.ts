import type { Locale, Representative } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { getMessageText } from '../../../platform/messages/catalogue.ts';
import { AUTHORITY_OF_ACT } from './authority.ts';

/**
 * Selects who represents the owner, as JSON: a delegate, or a clerk for a citizen at the counter; null where nobody
 * acts for another.
 */
export function selectRepresentative(delegation_id: RawBuilder<unknown>): RawBuilder<Representative | null> {
  return sql`
    (
      select
        jsonb_strip_nulls(
          jsonb_build_object(
            'name', d.full_name, 'owner_name', w.full_name, 'delegation_no',
            coalesce(i.walk_in_no, g.delegation_no), 'at_counter', case when i.walk_in_id is not null then true end
          )
        )
      from delegation g
      join account d on d.id = g.delegate_id
      join account w on w.id = g.owner_id
      left join walk_in i using (walk_in_id)
      where g.delegation_id = ${delegation_id}
    )`;
}

async function findNames(db: Database | Trx, delegation_id: RawBuilder<unknown>): Promise<Representative | undefined> {
  const { rows } = await sql<{ named: Representative | null }>`
    select ${selectRepresentative(delegation_id)} as named`.execute(db);
  return rows[0]?.named ?? undefined;
}

/** The person who filed in the owner's place; undefined where the owner filed. */
export async function findRepresentative(
  db: Database | Trx,
  filedUnder: number | null,
): Promise<Representative | undefined> {
  return filedUnder === null ? undefined : findNames(db, sql`${filedUnder}::bigint`);
}

/** Name of the delegate of this transaction in records, in a language; undefined where nobody acts for another. */
export async function findDelegateName(trx: Trx, locale: Locale): Promise<string | undefined> {
  const names = await findNames(trx, AUTHORITY_OF_ACT);
  return names && formatRepresentative(names, locale);
}

/** Text of a representative with their number: a delegate, or a clerk for a citizen at the counter. */
export function formatRepresentative({ at_counter, ...names }: Representative, locale: Locale): string {
  return getMessageText(at_counter ? 'walk_in.for' : 'delegate.for', names, locale);
}
