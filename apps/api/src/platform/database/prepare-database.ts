// Prepares the database at the start: migrations and the rights of the serving role.

import { type Config, WrongConfiguration } from '../config/config.ts';
import { openPlainPool } from './database.ts';
import { migrateDatabase, getConnectionRole } from './migrate.ts';
import { listMigrationNames } from './migration-names.ts';
import { assertSchemaKnown, isOtherSchema, listRunMigrations, type MigrationRun } from './schema-changes.ts';

export interface PreparedDatabase {
  /** The role that migrated the tables: the owner, the serving role because it owns them, or nobody in this start. */
  readonly by: 'owner' | 'serving_role' | 'nobody';
  /** Migrations that this start has run. */
  readonly runs: readonly MigrationRun[];
}

/**
 * Migrates the schema to the newest version and refuses one that production must not serve. With DATABASE_OWNER_URL
 * the owner migrates; a role that may not change tables only checks that they match this build. Throws
 * WrongConfiguration.
 */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const { database_url, database_owner_url, is_production, named_statements } = config;
  if (!named_statements && (await hasAnswer(database_url, "select where current_setting('TimeZone') <> 'UTC'"))) {
    throw new WrongConfiguration(
      "DATABASE_URL: expected a role whose connections are in UTC, for a pooler sets nothing; run: alter role … set timezone = 'UTC'",
    );
  }
  const preparedDatabase = await migrate(database_url, database_owner_url).catch(toWrongConfiguration);
  if (
    is_production &&
    (await hasAnswer(database_url, "select from setting where key in ('demonstration', 'demonstration_begun')"))
  ) {
    throw new WrongConfiguration(
      'DATABASE_URL: expected a database without the demonstration in production; the passwords of its accounts are published',
    );
  }
  return preparedDatabase;
}

function toWrongConfiguration(error: unknown): never {
  throw isOtherSchema(error) ? new WrongConfiguration(error.message, { cause: error }) : error;
}

async function migrate(database_url: string, owner_url: string | undefined): Promise<PreparedDatabase> {
  if (owner_url !== undefined)
    return {
      by: 'owner',
      runs: await migrateDatabase(owner_url, { name: getConnectionRole(database_url), creates: false }),
    };
  if (await hasAnswer(database_url, "select where has_schema_privilege('public', 'create')"))
    return { by: 'serving_role', runs: await migrateDatabase(database_url) };

  const open = await openMigrations(database_url);
  if (open.length > 0) {
    throw new WrongConfiguration(
      `DATABASE_OWNER_URL: expected the role that owns the tables, for ${open.join(', ')} has not run and the role of DATABASE_URL may not change tables`,
    );
  }
  return { by: 'nobody', runs: [] };
}

async function openMigrations(database_url: string): Promise<string[]> {
  const pool = openPlainPool(database_url, { max: 1 });
  try {
    const names = await listMigrationNames();
    await assertSchemaKnown(pool, names);
    const runMigrations = new Set(await listRunMigrations(pool));
    return names.filter((name) => !runMigrations.has(name));
  } finally {
    await pool.end();
  }
}

async function hasAnswer(database_url: string, question: string): Promise<boolean> {
  const pool = openPlainPool(database_url, { max: 1 });
  try {
    return (await pool.query(question)).rowCount !== 0;
  } finally {
    await pool.end();
  }
}
