import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env, exit, stderr, stdout } from 'node:process';

import { deliverPendingEvents } from '../../../apps/api/src/domain/notifications/events/deliver-events.ts';
import { EVENT_CONSUMERS } from '../../../apps/api/src/event-consumers.ts';
import { createBusinessClock } from '../../../apps/api/src/platform/clock.ts';
import { type Config, readConfig } from '../../../apps/api/src/platform/config/config.ts';
import { openPlainPool, type Trx } from '../../../apps/api/src/platform/database/database.ts';
import { migrateDatabase, getConnectionRole } from '../../../apps/api/src/platform/database/migrate.ts';
import { formatMigrationRuns, isOtherSchema } from '../../../apps/api/src/platform/database/schema-changes.ts';
import { disableSyncCommits, restoreCommits } from './commits.ts';
import { openAccounts, type SignInLine } from './people/accounts.ts';
import { type ScenarioServer, openScenarioServer } from './scenario/scenario-server.ts';
import { DEFAULT_MUNICIPALITY, type MunicipalityRecords, readMunicipality } from './municipality/municipality.ts';
import { assertSameMunicipality, OtherMunicipality } from './municipality/stored-municipality.ts';
import { writeEmptyMunicipality, writeReference } from './reference.ts';
import { addEverydayWords } from './everyday-words.ts';
import { runMunicipality } from './scenario/demo-municipality.ts';

/**
 * Makes the demo data of a municipality through the product's own endpoints. Setting that is stored when they are
 * complete.
 */
const FINISHED_KEY = 'demonstration';
/**
 * Setting that is stored while the demonstration is made: a start that was killed in it begins again on an empty
 * database.
 */
const BEGUN_KEY = 'demonstration_begun';
const MIN_PASSWORD_LENGTH = 15;

/**
 * Address for the role that may change tables and settings of the database: its owner. The demonstration itself is made
 * by the serving role, as in production.
 */
function getOwnerUrl({ database_url, database_owner_url }: Config): string {
  return database_owner_url ?? database_url;
}

/** Migrates and prints what has run: before the nodes of an update start, this is the program that migrates. */
async function migrateSeedDatabase({ database_url, database_owner_url }: Config): Promise<void> {
  const servingRole =
    database_owner_url === undefined ? undefined : { name: getConnectionRole(database_url), creates: true };
  const runs = await migrateDatabase(database_owner_url ?? database_url, servingRole);
  if (runs.length > 0) stdout.write(`${formatMigrationRuns(runs)}\n`);
}

async function isWritten(server: ScenarioServer, key: string): Promise<boolean> {
  return (
    (await server.api.db.selectFrom('setting').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
  );
}

/**
 * Whether the demonstration is still to be made. Empties the database first when a start was killed in it: it begins
 * again.
 */
async function needsDemonstration(config: Config): Promise<boolean> {
  const pool = openPlainPool(getOwnerUrl(config));
  const { rows } = await pool.query<{ key: string }>('select key from setting where key = any($1)', [
    [BEGUN_KEY, FINISHED_KEY],
  ]);
  const has = (searchedKey: string): boolean => rows.some(({ key }) => key === searchedKey);
  const isUnfinished = has(BEGUN_KEY) && !has(FINISHED_KEY);
  if (isUnfinished)
    await pool.query('drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade');
  await pool.end();
  if (isUnfinished) await migrateSeedDatabase(config);
  return !has(FINISHED_KEY);
}

async function openMunicipality(server: ScenarioServer, now: Date, password: string): Promise<readonly SignInLine[]> {
  const lines = await server.api.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ key: BEGUN_KEY, value: JSON.stringify(now.toISOString()) })
      .execute();
    return openAccounts(trx, server.municipality, password);
  });
  await runMunicipality(server, now);
  await server.api.db.transaction().execute(async (trx) => {
    // Mails of the demonstration were read long ago; nothing goes out to people who do not exist.
    await trx.deleteFrom('mail').execute();
    // The sessions were made without a sign-in: nobody has signed in yet.
    await trx.deleteFrom('session').execute();
    await trx
      .insertInto('setting')
      .values({ key: FINISHED_KEY, value: JSON.stringify({ told_at: now.toISOString(), sign_ins: lines }) })
      .execute();
  });
  return lines;
}

/**
 * Brings a database to the demonstration of EBPLS_MUNICIPALITY, or with EBPLS_DEMO=0 to a municipality without name,
 * barangays and ordinance. Does nothing on data that are there. Writes DATA_DIR/sign-ins.json for the launcher.
 */
async function main(): Promise<void> {
  const config = readConfig(env);
  const password = env['DEMO_PASSWORD'] ?? '';
  if (config.is_demo && password.length < MIN_PASSWORD_LENGTH)
    throw new Error(`DEMO_PASSWORD: expected ${MIN_PASSWORD_LENGTH} characters or more`);
  await migrateSeedDatabase(config);
  const owner_url = getOwnerUrl(config);
  // Resets the setting that a killed start left.
  await restoreCommits(owner_url);
  const municipality = readMunicipality(env['EBPLS_MUNICIPALITY'] || DEFAULT_MUNICIPALITY);
  const target = { config, municipality };
  if (!config.is_demo) return writeMunicipality(target, writeEmptyMunicipality);
  await assertSameMunicipality(owner_url, municipality);
  const write = (trx: Trx): Promise<void> => writeReference(trx, municipality);
  if (!(await needsDemonstration(config))) return writeMunicipality(target, write);
  // Nobody relies on the demonstration before it is complete, so that its commits need not wait for the disk.
  await disableSyncCommits(owner_url);
  try {
    await writeMunicipality(target, write, (server) => runDemonstration(server, config, password));
  } finally {
    await restoreCommits(owner_url);
  }
}

interface Target {
  readonly config: Config;
  /** The municipality of whose demonstration the mailboxes are. */
  readonly municipality: MunicipalityRecords;
}

/** Writes the rows of every municipality, unless they are there, and the marker of the work that follows. */
async function writeMunicipality(
  { config, municipality }: Target,
  write: (trx: Trx) => Promise<void>,
  after?: (server: ScenarioServer) => Promise<void>,
): Promise<void> {
  const server = await openScenarioServer(config, municipality);
  try {
    const isMunicipality = await isWritten(server, 'municipality');
    await server.api.db.transaction().execute(isMunicipality ? addEverydayWords : write);
    await after?.(server);
    // Nobody is notified of the demonstration's past while somebody looks at it.
    await deliverPendingEvents(server.api, EVENT_CONSUMERS);
  } finally {
    await server.close();
  }
}

async function runDemonstration(server: ScenarioServer, config: Config, password: string): Promise<void> {
  const lines = await openMunicipality(server, createBusinessClock(config).now(), password);
  await mkdir(config.data_dir, { recursive: true, mode: 0o700 });
  await writeFile(join(config.data_dir, 'sign-ins.json'), `${JSON.stringify(lines, null, 2)}\n`, { mode: 0o600 });
}

main().then(
  () => exit(0),
  (error: unknown) => {
    const isOther = isOtherSchema(error) || error instanceof OtherMunicipality;
    if (isOther) stderr.write(`${error.message}\n`);
    else
      stderr.write(
        `The database could not be prepared: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
    exit(isOther ? 2 : 1);
  },
);
