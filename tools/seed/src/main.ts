import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env, exit, stderr, stdout } from 'node:process';

import { createBusinessClock } from '../../../apps/api/src/platform/clock.ts';
import { type Config, readConfig } from '../../../apps/api/src/platform/config/config.ts';
import { openPlainPool, type Trx } from '../../../apps/api/src/platform/database/database.ts';
import { migrateDatabase, getConnectionRole } from '../../../apps/api/src/platform/database/migrate.ts';
import { formatMigrationRuns, NewerSchema } from '../../../apps/api/src/platform/database/schema-changes.ts';
import { hurryCommits, keepCommits } from './commits.ts';
import { openAccounts, type SignInLine } from './people/accounts.ts';
import { type StoryServer, openStoryServer } from './scenario/story-server.ts';
import { writeEmptyTown, writeReference } from './reference.ts';
import { addEverydayWords } from './everyday-words.ts';
import { tellTown } from './scenario/demo-municipality.ts';

/** Kept when everything is told. */
const TOLD = 'demonstration';
/** Kept while the story is told: a start that was killed in it begins again on an empty database. */
const TELLING = 'demonstration_begun';
const PASSWORD_LEAST = 15;

/**
 * Who may change tables and settings of the database: its owner. The story itself is told as in life, by the serving
 * role.
 */
function ownerOf({ database_url, database_owner_url }: Config): string {
  return database_owner_url ?? database_url;
}

/** Says what has run: before the nodes of an update start, this is the program that migrates. */
async function migrateTown({ database_url, database_owner_url }: Config): Promise<void> {
  const serving =
    database_owner_url === undefined ? undefined : { name: getConnectionRole(database_url), creates: true };
  const runs = await migrateDatabase(database_owner_url ?? database_url, serving);
  if (runs.length > 0) stdout.write(`${formatMigrationRuns(runs)}\n`);
}

async function isWritten(server: StoryServer, key: string): Promise<boolean> {
  return (
    (await server.api.db.selectFrom('setting').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
  );
}

/**
 * Whether the story is to be told. Empties the database first when a start was killed while it was: it begins again.
 */
async function isToBeTold(config: Config): Promise<boolean> {
  const pool = openPlainPool(ownerOf(config));
  const { rows } = await pool.query<{ key: string }>('select key from setting where key = any($1)', [[TELLING, TOLD]]);
  const has = (wanted: string): boolean => rows.some(({ key }) => key === wanted);
  const isUnfinished = has(TELLING) && !has(TOLD);
  if (isUnfinished)
    await pool.query('drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade');
  await pool.end();
  if (isUnfinished) await migrateTown(config);
  return !has(TOLD);
}

async function openTheTown(server: StoryServer, now: Date, password: string): Promise<readonly SignInLine[]> {
  const lines = await server.api.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ key: TELLING, value: JSON.stringify(now.toISOString()) })
      .execute();
    return openAccounts(trx, password);
  });
  await tellTown(server, now);
  await server.api.db.transaction().execute(async (trx) => {
    // Letters of the story were read long ago; nothing goes out to people who do not exist.
    await trx.deleteFrom('mail').execute();
    // The story's people walked in by the back door: nobody has signed in yet.
    await trx.deleteFrom('session').execute();
    await trx
      .insertInto('setting')
      .values({ key: TOLD, value: JSON.stringify({ told_at: now.toISOString(), sign_ins: lines }) })
      .execute();
  });
  return lines;
}

/**
 * Brings a database to San Isidro, or with EBPLS_DEMO=0 to a municipality without name, barangays and ordinance. Does
 * nothing on data that are there. Writes DATA_DIR/sign-ins.json for the launcher.
 */
async function main(): Promise<void> {
  const config = readConfig(env);
  const password = env['DEMO_PASSWORD'] ?? '';
  if (config.is_demo && password.length < PASSWORD_LEAST)
    throw new Error(`DEMO_PASSWORD: expected ${PASSWORD_LEAST} characters or more`);
  await migrateTown(config);
  const owner_url = ownerOf(config);
  // Of a start that was killed.
  await keepCommits(owner_url);
  if (!config.is_demo) return writeTown(config, writeEmptyTown);
  if (!(await isToBeTold(config))) return writeTown(config, writeReference);
  // Nothing of the story is promised to anyone before it is whole, so it need not wait for the disk.
  await hurryCommits(owner_url);
  try {
    await writeTown(config, writeReference, (server) => tellStory(server, config, password));
  } finally {
    await keepCommits(owner_url);
  }
}

/** Writes what every town has, unless it is there, and what is to come after it. */
async function writeTown(
  config: Config,
  write: (trx: Trx) => Promise<void>,
  after?: (server: StoryServer) => Promise<void>,
): Promise<void> {
  const server = await openStoryServer(config);
  try {
    const isTown = await isWritten(server, 'municipality');
    await server.api.db.transaction().execute(isTown ? addEverydayWords : write);
    await after?.(server);
  } finally {
    await server.close();
  }
}

async function tellStory(server: StoryServer, config: Config, password: string): Promise<void> {
  const lines = await openTheTown(server, createBusinessClock(config).now(), password);
  await mkdir(config.data_dir, { recursive: true, mode: 0o700 });
  await writeFile(join(config.data_dir, 'sign-ins.json'), `${JSON.stringify(lines, null, 2)}\n`, { mode: 0o600 });
}

main().then(
  () => exit(0),
  (error: unknown) => {
    const isNewer = error instanceof NewerSchema;
    if (isNewer) stderr.write(`${error.message}\n`);
    else
      stderr.write(
        `The database could not be prepared: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
    exit(isNewer ? 2 : 1);
  },
);
