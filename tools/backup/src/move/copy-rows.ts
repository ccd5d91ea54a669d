import { pipeline } from 'node:stream/promises';

import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

import type { Table } from './list-tables.ts';

export interface RowMove {
  readonly from: Client;
  readonly to: Client;
  readonly tables: readonly Table[];
}

/**
 * Fills the tables of the target with the rows of the source, in the target's open transaction. Triggers are disabled,
 * because the rows that they write are among the copied ones, and references are created again afterwards, which checks
 * them all.
 */
export async function copyRows({ from, to, tables }: RowMove): Promise<void> {
  const names = tables.map(({ name }) => name);
  const references = await dropReferences(to);
  for (const name of names) await to.query(`alter table ${name} disable trigger user`);
  await to.query(`truncate ${names.join(', ')}`);
  for (const { name, columns } of tables) {
    const list = `${name} (${columns.join(', ')})`;
    await pipeline(from.query(copyTo(`copy ${list} to stdout`)), to.query(copyFrom(`copy ${list} from stdin`)));
  }
  for (const name of names) await to.query(`alter table ${name} enable trigger user`);
  for (const statement of references) await to.query(statement);
  await setSequences(from, to);
}

/** Answers the statements that draw them again. */
async function dropReferences(to: Client): Promise<string[]> {
  const { rows } = await to.query<{ drop: string; add: string }>(
    `select
       format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
     order by conrelid, conname`,
  );
  for (const { drop } of rows) await to.query(drop);
  return rows.map(({ add }) => add);
}

/** Sets the sequences, so that the next receipt has the next number. */
async function setSequences(from: Client, to: Client): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name
     from pg_sequences
     where schemaname in ('public', 'graphile_worker')`,
  );
  for (const { name } of rows) {
    const { rows: values } = await from.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    const [value] = values;
    if (value) await to.query('select setval($1, $2, $3)', [name, value.last_value, value.is_called]);
  }
}
