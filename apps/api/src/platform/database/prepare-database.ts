import { type Config, WrongConfiguration } from '../config/config.ts';
import { openPlainPool } from './database.ts';
import { migrate, migrationNames, roleOf } from './migrate.ts';

/**
 * Which role changed the tables: the owner, the serving role because it is the owner, or somebody else before this
 * start.
 */
export type Migrated = 'by_owner' | 'by_serving_role' | 'before';

/**
 * Brings the schema to the newest shape and refuses what production must not serve. With DATABASE_OWNER_URL the owner
 * migrates; a role that may not change tables only looks whether they are as this build needs them. Throws
 * WrongConfiguration.
 */
export async function prepareDatabase(config: Config): Promise<Migrated> {
  const { database_url, database_owner_url, is_production, named_statements } = config;
  if (!named_statements && (await answers(database_url, "select where current_setting('TimeZone') <> 'UTC'"))) {
    throw new WrongConfiguration(
      "DATABASE_URL: expected a role whose connections are in UTC, for a pooler sets nothing; run: alter role … set timezone = 'UTC'",
    );
  }
  const migrated = await migrateBy(database_url, database_owner_url);
  if (
    is_production &&
    (await answers(database_url, "select from setting where key in ('demonstration', 'demonstration_begun')"))
  ) {
    throw new WrongConfiguration(
      'DATABASE_URL: expected a database without the demonstration in production; the passwords of its accounts are published',
    );
  }
  return migrated;
}

async function migrateBy(database_url: string, owner_url: string | undefined): Promise<Migrated> {
  if (owner_url !== undefined) {
    await migrate(owner_url, { name: roleOf(database_url), creates: false });
    return 'by_owner';
  }
  if (await answers(database_url, "select where has_schema_privilege('public', 'create')")) {
    await migrate(database_url);
    return 'by_serving_role';
  }
  const open = await openMigrations(database_url);
  if (open.length > 0) {
    throw new WrongConfiguration(
      `DATABASE_OWNER_URL: expected the role that owns the tables, for ${open.join(', ')} has not run and the role of DATABASE_URL may not change tables`,
    );
  }
  return 'before';
}

async function openMigrations(database_url: string): Promise<string[]> {
  const pool = openPlainPool(database_url, { max: 1 });
  try {
    const { rows: known } = await pool.query("select where to_regclass('kysely_migration') is not null");
    const { rows } =
      known.length === 0 ? { rows: [] } : await pool.query<{ name: string }>('select name from kysely_migration');
    const done = new Set(rows.map(({ name }) => name));
    return (await migrationNames()).filter((name) => !done.has(name));
  } finally {
    await pool.end();
  }
}

async function answers(database_url: string, question: string): Promise<boolean> {
  const pool = openPlainPool(database_url, { max: 1 });
  try {
    return (await pool.query(question)).rowCount !== 0;
  } finally {
    await pool.end();
  }
}
