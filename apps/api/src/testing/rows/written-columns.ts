import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** The columns of a table that somebody writes; the others the database works out. */
export interface WrittenColumns {
  /** Column list of an insert. */
  readonly into: RawBuilder<unknown>;
  /** The same of a row called `r`. */
  readonly of_r: RawBuilder<unknown>;
}

/** For copies of whole rows. */
export async function loadWritableColumns(db: Database, table: string): Promise<WrittenColumns> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return {
    into: sql.join(rows.map(({ column_name }) => sql.ref(column_name))),
    of_r: sql.join(rows.map(({ column_name }) => sql.ref(`r.${column_name}`))),
  };
}
