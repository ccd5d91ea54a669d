import type { Locale, Representative } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { AUTHORITY_OF_ACT } from './authority.ts';

async function findNames(db: Database | Trx, delegation_id: RawBuilder<unknown>): Promise<Representative | undefined> {
  const { rows } = await sql<Representative>`
    select
      d.firstname || ' ' || d.lastname as name, w.firstname || ' ' || w.lastname as owner_name, g.delegation_no
    from delegation g
    join account d on d.id = g.delegate_id
    join account w on w.id = g.owner_id
    where g.delegation_id = ${delegation_id}`.execute(db);
  return rows[0];
}

/** Who filed in the owner's stead; undefined where the owner did. */
export async function findRepresentative(
  db: Database | Trx,
  filed_under: number | null,
): Promise<Representative | undefined> {
  return filed_under === null ? undefined : findNames(db, sql`${filed_under}::bigint`);
}

/** The delegate of this transaction as records name them, in a language; undefined where nobody acts for another. */
export async function namedForOwner(trx: Trx, locale: Locale): Promise<string | undefined> {
  const names = await findNames(trx, AUTHORITY_OF_ACT);
  return names && messageText('delegate.for', names, locale);
}
