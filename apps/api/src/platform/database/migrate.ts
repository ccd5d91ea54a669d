// Runs the SQL migrations of the database.

import { resolve } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';

import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { Client, Pool, type PoolConfig } from 'pg';

import { openPlainPool } from './database.ts';
import { listMigrationNames, loadMigration } from './migration-names.ts';
import {
  assertSchemaKnown,
  formatMigrationRuns,
  isOtherSchema,
  listRunMigrations,
  type MigrationRun,
  recordBaseline,
  recordSchemaChange,
} from './schema-changes.ts';
import { grantServing, type ServingRole } from './serving-role.ts';

/** Numbered SQL files, forward only; each that has run is added to `runs`. */
function createProvider(runs: MigrationRun[]): MigrationProvider {
  const create = (name: string): Migration => ({
    up: async (db) => {
      const startedAt = performance.now();
      await sql.raw(await loadMigration(name)).execute(db);
      runs.push({ name, took_ms: performance.now() - startedAt });
    },
  });
  return {
    getMigrations: async () => Object.fromEntries((await listMigrationNames()).map((name) => [name, create(name)])),
  };
}

/** Applies this build's migrations to a database, all of them or up to one by its name. */
export function createMigrator<Shape>(db: Kysely<Shape>, runs: MigrationRun[] = []): Migrator {
  return new Migrator({ db, provider: createProvider(runs), allowUnorderedMigrations: true });
}

/**
 * Migrates a database to the newest schema, as its owner, and grants the serving role its rights when there is one.
 * Safe to run by several processes at once: Kysely's lock admits one. Returns the migrations that have run; throws
 * NewerSchema and OlderSchema.
 */
export async function migrateDatabase(
  connection: string | PoolConfig,
  servingRole?: ServingRole,
  backup?: string,
): Promise<readonly MigrationRun[]> {
  const pool = typeof connection === 'string' ? openPlainPool(connection) : new Pool(connection);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const runs: MigrationRun[] = [];
  try {
    await assertSchemaKnown(pool, await listMigrationNames());
    await recordBaseline(pool);
    const { error } = await createMigrator(db, runs).migrateToLatest();
    if (error) throw error;
    if (runs.length > 0) {
      await sweepRewritten(pool);
      await recordSchemaChange(pool, runs, backup);
    }
    await runMigrations({ pgPool: pool });
    if (servingRole) await grantServing(pool, servingRole);
    return runs;
  } finally {
    await db.destroy();
  }
}

/**
 * Migrations that would change a database in use, oldest first; none for an empty one, whose first migrations
 * change nobody's data.
 */
async function listPendingMigrations(connection: string): Promise<string[]> {
  const pool = openPlainPool(connection);
  try {
    const run = new Set(await listRunMigrations(pool));
    return run.size === 0 ? [] : (await listMigrationNames()).filter((name) => !run.has(name));
  } finally {
    await pool.end();
  }
}

/**
 * A table that a migration rewrote has no statistics and no page in its visibility map; until it is vacuumed,
 * an index-only scan fetches each row, and autovacuum waits until many of its rows change.
 */
async function sweepRewritten(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select quote_ident(relname) as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relallvisible = 0 and pg_relation_size(oid) > 0
    order by relname
  `);
  for (const { name } of rows) await pool.query(`vacuum (analyze) public.${name}`);
}

/** The role in an address of the database. */
export function getConnectionRole(connection: string): string {
  return new Client({ connectionString: connection }).user ?? '';
}

async function main(): Promise<void> {
  const connection = env['DATABASE_URL'] || env['EBPLS_DATABASE'];
  if (!connection) {
    stderr.write('DATABASE_URL: expected the address of a PostgreSQL database\n');
    exit(2);
  }
  const owner = env['DATABASE_OWNER_URL'];
  if (argv[2] === 'pending') {
    for (const name of await listPendingMigrations(owner || connection)) stdout.write(`${name}\n`);
    return;
  }
  const servingRole = owner ? { name: getConnectionRole(connection), creates: !env['DATABASE_URL'] } : undefined;
  // The launcher passes the name of the backup that it has made before.
  const runs = await migrateDatabase(owner || connection, servingRole, env['EBPLS_UPDATE_BACKUP'] || undefined);
  if (runs.length > 0) stdout.write(`${formatMigrationRuns(runs)}\n`);
}

if (argv[1] !== undefined && import.meta.filename === resolve(argv[1])) {
  main().catch((error: unknown) => {
    stderr.write(`${isOtherSchema(error) ? error.message : String(error)}\n`);
    exit(isOtherSchema(error) ? 2 : 1);
  });
}
