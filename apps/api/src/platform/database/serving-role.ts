// Grants the database role that serves requests its rights on the tables.

import type { Pool, PoolClient } from 'pg';

/**
 * The role that serves requests and runs jobs: it reads and writes rows, owns nothing and changes no table.
 */
export interface ServingRole {
  readonly name: string;
  /** Creates a missing role: true only for our own server, which authenticates by its socket. */
  readonly creates: boolean;
}

/** Two concurrent starts must not change the same rights at the same time. */
const LOCK = 7_640_217;
const TRIGGER_DELETES = 8;
const TRIGGER_UPDATES = 16;

/**
 * Grants the serving role its rights on every present and future table, and no changes of append-only ones. To be
 * called by the owner after each migration. Throws a sentence for the operator when the role is missing or has more
 * rights than it needs.
 */
export async function grantServing(pool: Pool, role: ServingRole): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await ensureRole(client, role);
    for (const statement of listGrants(client.escapeIdentifier(role.name))) await client.query(statement);
    await takeBackAppendOnly(client, role.name);
    await openWorkerRows(client, role.name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function ensureRole(client: PoolClient, { name, creates }: ServingRole): Promise<void> {
  const { rows } = await client.query<{ can_more: boolean }>(
    `select
       rolsuper or rolcreaterole or rolcreatedb or rolbypassrls
       or pg_has_role(rolname, current_user, 'member') as can_more
     from pg_roles
     where rolname = $1`,
    [name],
  );
  if (rows[0]?.can_more)
    throw new Error(
      `DATABASE_URL: expected a role that owns nothing; ${name} is the owner, a superuser or may become one`,
    );
  if (rows[0] !== undefined) return;
  if (!creates)
    throw new Error(
      `DATABASE_URL: expected a role that exists; make ${name} first (create role ${name} login password '…')`,
    );
  await client.query(
    `create role ${client.escapeIdentifier(name)} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls`,
  );
}

function listGrants(role: string): string[] {
  const rows = 'select, insert, update, delete';
  return [
    'revoke create on schema public from public',
    `do $$ begin execute format('revoke temporary, create on database %I from public', current_database()); end $$`,
    ...['public', 'graphile_worker'].flatMap((schema) => [
      `grant usage on schema ${schema} to ${role}`,
      `grant ${rows} on all tables in schema ${schema} to ${role}`,
      `grant usage, select on all sequences in schema ${schema} to ${role}`,
      `grant execute on all functions in schema ${schema} to ${role}`,
      `alter default privileges in schema ${schema} grant ${rows} on tables to ${role}`,
      `alter default privileges in schema ${schema} grant usage, select on sequences to ${role}`,
      `alter default privileges in schema ${schema} grant execute on functions to ${role}`,
    ]),
    `revoke insert, update, delete on schema_change, kysely_migration, kysely_migration_lock, graphile_worker.migrations from ${role}`,
  ];
}

/** The triggers that refuse changes are the one list of append-only tables. */
async function takeBackAppendOnly(client: PoolClient, role: string): Promise<void> {
  const { rows } = await client.query<{ table: string; deletes: boolean; updates: boolean }>(
    `select
       tgrelid::regclass::text as table,
       bool_or(tgtype & ${TRIGGER_DELETES} > 0) as deletes,
       bool_or(tgtype & ${TRIGGER_UPDATES} > 0) as updates
     from pg_trigger
     where tgfoid = 'refuse_change'::regproc and not tgisinternal
     group by tgrelid`,
  );
  for (const { table, deletes, updates } of rows) {
    const rights = [...(deletes ? ['delete'] : []), ...(updates ? ['update'] : [])];
    if (rights.length > 0)
      await client.query(`revoke ${rights.join(', ')} on ${table} from ${client.escapeIdentifier(role)}`);
  }
}

/** graphile-worker hides its rows from every role but their owner. */
async function openWorkerRows(client: PoolClient, role: string): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select c.oid::regclass::text as table
     from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace
       and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'serving')`,
  );
  const quotedRole = client.escapeIdentifier(role);
  for (const { table } of rows)
    await client.query(`create policy serving on ${table} to ${quotedRole} using (true) with check (true)`);
}
