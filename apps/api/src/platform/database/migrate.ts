// Runs the SQL migrations of the database.

import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';

import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { Client, Pool, type PoolConfig } from 'pg';

import { openPlainPool } from './database.ts';
import {
  assertSchemaKnown,
  formatMigrationRuns,
  type MigrationRun,
  NewerSchema,
  recordSchemaChange,
} from './schema-changes.ts';
import { grantServing, type ServingRole } from './serving-role.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../..', 'migrations');
const MIGRATION_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Numbered SQL files, forward only; each that has run is added to `runs`. */
function createProvider(runs: MigrationRun[]): MigrationProvider {
  const create = (name: string): Migration => ({
    up: async (db) => {
      const began = performance.now();
      await sql.raw(await readFile(join(MIGRATIONS_FOLDER, name), 'utf8')).execute(db);
      runs.push({ name, took_ms: performance.now() - began });
    },
  });
  return {
    getMigrations: async () => Object.fromEntries((await listMigrationNames()).map((name) => [name, create(name)])),
  };
}

/** Every migration this build carries, oldest first. */
export async function listMigrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS_FOLDER)).filter((name) => MIGRATION_NAME.test(name)).toSorted();
}

/** Applies this build's migrations to a database, all of them or up to one by its name. */
export function createMigrator<Shape>(db: Kysely<Shape>, runs: MigrationRun[] = []): Migrator {
  return new Migrator({ db, provider: createProvider(runs), allowUnorderedMigrations: true });
}

/**
 * Migrates a database to the newest schema, as its owner, and grants the serving role its rights when there is one.
 * Safe to run by several processes at once: Kysely's lock admits one. Returns the migrations that have run; throws
 * NewerSchema.
 */
export async function migrateDatabase(
  connection: string | PoolConfig,
  serving?: ServingRole,
  backup?: string,
): Promise<readonly MigrationRun[]> {
  const pool = typeof connection === 'string' ? openPlainPool(connection) : new Pool(connection);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const runs: MigrationRun[] = [];
  try {
    await assertSchemaKnown(pool, await listMigrationNames());
    const { error } = await createMigrator(db, runs).migrateToLatest();
    if (error) throw error;
    if (runs.length > 0) {
      await sweepRewritten(pool);
      await recordSchemaChange(pool, runs, backup);
    }
    await runMigrations({ pgPool: pool });
    if (serving) await grantServing(pool, serving);
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
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPlainPool(connection) }) });
  try {
    const migrations = await createMigrator(db).getMigrations();
    const isUsed = migrations.some(({ executedAt }) => executedAt !== undefined);
    return isUsed ? migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name) : [];
  } finally {
    await db.destroy();
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
  const serving = owner ? { name: getConnectionRole(connection), creates: !env['DATABASE_URL'] } : undefined;
  // The launcher passes the name of the backup that it has made before.
  const runs = await migrateDatabase(owner || connection, serving, env['EBPLS_UPDATE_BACKUP'] || undefined);
  if (runs.length > 0) stdout.write(`${formatMigrationRuns(runs)}\n`);
}

if (argv[1] !== undefined && import.meta.filename === resolve(argv[1])) {
  main().catch((error: unknown) => {
    if (error instanceof NewerSchema) stderr.write(`${error.message}\n`);
    else stderr.write(`${String(error)}\n`);
    exit(error instanceof NewerSchema ? 2 : 1);
  });
}
