import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env, exit, stderr } from 'node:process';

import { businessClock } from '../../../apps/api/src/platform/clock.ts';
import { type Config, readConfig } from '../../../apps/api/src/platform/config/config.ts';
import { openPlainPool } from '../../../apps/api/src/platform/database/database.ts';
import { migrate, roleOf } from '../../../apps/api/src/platform/database/migrate.ts';
import { openAccounts, type SignInLine } from './people/accounts.ts';
import { type StoryServer, openStoryServer } from './story/story-server.ts';
import { writeEmptyTown, writeReference } from './reference.ts';
import { addEverydayWords } from './everyday-words.ts';
import { tellTown } from './story/town.ts';

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

function migrateTown({ database_url, database_owner_url }: Config): Promise<void> {
  return database_owner_url === undefined
    ? migrate(database_url)
    : migrate(database_owner_url, { name: roleOf(database_url), creates: true });
}

async function isWritten(server: StoryServer, key: string): Promise<boolean> {
  return (
    (await server.api.db.selectFrom('setting').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
  );
}

/** Empties the database when a start was killed while the story was told. */
async function clearUnfinished(config: Config): Promise<void> {
  const pool = openPlainPool(ownerOf(config));
  const { rows } = await pool.query<{ key: string }>('select key from setting where key = any($1)', [[TELLING, TOLD]]);
  const isUnfinished = rows.some(({ key }) => key === TELLING) && !rows.some(({ key }) => key === TOLD);
  if (isUnfinished)
    await pool.query('drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade');
  await pool.end();
  if (isUnfinished) await migrateTown(config);
}

async function setCommits(config: Config, synchronous: 'on' | 'off'): Promise<void> {
  const pool = openPlainPool(ownerOf(config));
  await pool.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = ${synchronous}', current_database()); end $$`,
  );
  await pool.end();
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
  // Nothing of the story is promised to anyone before it is whole, so it need not wait for the disk.
  await setCommits(config, 'off');
  if (config.is_demo) await clearUnfinished(config);
  const server = await openStoryServer(config);
  try {
    const isTown = await isWritten(server, 'municipality');
    const write = config.is_demo ? writeReference : writeEmptyTown;
    await server.api.db.transaction().execute(isTown ? addEverydayWords : write);
    if (!config.is_demo || (await isWritten(server, TOLD))) return;
    const lines = await openTheTown(server, businessClock(config).now(), password);
    await mkdir(config.data_dir, { recursive: true, mode: 0o700 });
    await writeFile(join(config.data_dir, 'sign-ins.json'), `${JSON.stringify(lines, null, 2)}\n`, { mode: 0o600 });
  } finally {
    await server.close();
    await setCommits(config, 'on');
  }
}

main().then(
  () => exit(0),
  (error: unknown) => {
    stderr.write(
      `The demonstration could not be written: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    exit(1);
  },
);
