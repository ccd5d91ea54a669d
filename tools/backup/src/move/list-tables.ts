// Lists the tables and migrations that a move copies from one database to another.

import type { Client } from 'pg';

/** Schemas of the database: the product's tables, and those of the job queue. */
const SCHEMAS = ['public', 'graphile_worker'];
/** Table that marks a database into which a move has begun and not ended. */
export const MARK = 'unfinished_move';

export interface Table {
  /** Quoted, with its schema; to be put into a statement as it is. */
  readonly name: string;
  /** Quoted; what the database works out by itself is not among them. */
  readonly columns: readonly string[];
  /** All columns with their types, to compare two databases. */
  readonly shape: string;
  /** Quoted: whole and exact numbers that are neither key nor reference. Every sum of money is among them. */
  readonly amounts: readonly string[];
}

/** Every table with rows of the product, by name. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select
       format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns,
       string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attname) as shape,
       coalesce(
         array_agg(quote_ident(a.attname) order by a.attnum) filter (
           where a.atttypid in ('int8'::regtype, 'numeric'::regtype)
             and not exists (
               select from pg_constraint k
               where k.conrelid = c.oid and k.contype in ('p', 'f') and a.attnum = any (k.conkey)
             )
         ),
         '{}'
       ) as amounts
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any ($1) and c.relkind = 'r' and c.relname <> $2
     group by n.nspname, c.relname
     order by n.nspname desc, c.relname`,
    [SCHEMAS, MARK],
  );
  return rows;
}

/** Names of the migrations that have run, oldest first. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows: migrationTables } = await client.query(
    "select where to_regclass('public.kysely_migration') is not null",
  );
  if (migrationTables.length === 0) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Objects of a database beside PostgreSQL's own and its extensions. */
export async function listForeign(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (
         select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
       )
     order by name`,
  );
  return rows.map(({ name }) => name);
}
