// Records the migrations that ran, and refuses a schema that this version cannot read.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Pool } from 'pg';

import { listReplacedNames, OlderSchema, toCurrentNames } from './migration-names.ts';

const PACKAGE = join(import.meta.dirname, '../../../../../package.json');

/** A migration that has run, with its duration in milliseconds. */
export interface MigrationRun {
  readonly name: string;
  readonly took_ms: number;
}

/** The tables are newer than this build. The message is a sentence for the operator; nothing was changed. */
export class NewerSchema extends Error {}

/** Whether an error says that this version cannot read the tables, in a sentence for the operator. */
export function isOtherSchema(error: unknown): error is NewerSchema | OlderSchema {
  return error instanceof NewerSchema || error instanceof OlderSchema;
}

/**
 * Names of the migrations that have run in a database, by their names in this build; none before its first start.
 * Throws OlderSchema.
 */
export async function listRunMigrations(pool: Pool): Promise<string[]> {
  return toCurrentNames(await listRecordedNames(pool));
}

async function listRecordedNames(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query("select where to_regclass('public.kysely_migration') is not null");
  if (tables.length === 0) return [];
  const { rows } = await pool.query<{ name: string }>('select name from public.kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/**
 * Throws NewerSchema where a later version has migrated this database, with that version and the way back, and
 * OlderSchema.
 */
export async function assertSchemaKnown(pool: Pool, knownNames: readonly string[]): Promise<void> {
  const unknownMigrations = (await listRunMigrations(pool)).filter((name) => !knownNames.includes(name));
  const [first] = unknownMigrations;
  if (first === undefined) return;
  const { rows } = await pool.query<{ product_version: string; backup: string | null }>(
    `select product_version, backup from public.schema_change where migrations && $1 order by change_id`,
    [unknownMigrations],
  );
  const [change] = rows;
  const version = await readProductVersion();
  throw new NewerSchema(
    `This database was migrated by a later version, eBPLS ${rows.at(-1)?.product_version ?? 'unknown'} (${unknownMigrations.at(-1)}); ` +
      `this is eBPLS ${version}, which cannot read it, and nothing was changed. Start that version or a later one. ` +
      `To return to the state before ${first}, run: DATA_DIR=<an empty folder> npm run restore -- ` +
      `${change?.backup ?? '<the backup made before>'} --key <the file of its key>, and start with that folder.`,
  );
}

/**
 * Records the baseline instead of the migrations that it replaces, because Kysely refuses a recorded migration that it
 * is not given. One statement: of several processes one replaces them.
 */
export async function recordBaseline(pool: Pool): Promise<void> {
  const recordedNames = await listRecordedNames(pool);
  const addedNames = (await toCurrentNames(recordedNames)).filter((name) => !recordedNames.includes(name));
  if (addedNames.length === 0) return;
  await pool.query(
    `with replaced as (delete from public.kysely_migration where name = any ($1) returning "timestamp")
     insert into public.kysely_migration (name, "timestamp")
     select name, (select max("timestamp") from replaced) from unnest($2::text[]) name where exists (select from replaced)`,
    [await listReplacedNames(), addedNames],
  );
}

/** Records the version that has changed the tables; run by their owner after its migrations. */
export async function recordSchemaChange(pool: Pool, runs: readonly MigrationRun[], backup?: string): Promise<void> {
  const took_ms = runs.reduce((sum, run) => sum + run.took_ms, 0);
  await pool.query('insert into schema_change (product_version, migrations, took_ms, backup) values ($1, $2, $3, $4)', [
    await readProductVersion(),
    runs.map(({ name }) => name),
    Math.round(took_ms),
    backup ?? null,
  ]);
}

/** More than this are all those of a first start, where their names are of no use. */
const MAX_NAMED_RUNS = 20;

/** One sentence for the operator: the migrations that have run, with their durations. */
export function formatMigrationRuns(runs: readonly MigrationRun[]): string {
  if (runs.length > MAX_NAMED_RUNS) {
    const seconds = runs.reduce((sum, { took_ms }) => sum + took_ms, 0) / 1_000;
    return `${runs.length} migrations have run, ${runs[0]?.name} to ${runs.at(-1)?.name}, in ${seconds.toFixed(1)} s`;
  }
  const each = runs.map(({ name, took_ms }) => `${name} (${(took_ms / 1_000).toFixed(1)} s)`);
  return `${runs.length} ${runs.length === 1 ? 'migration has' : 'migrations have'} run: ${each.join(', ')}`;
}

async function readProductVersion(): Promise<string> {
  return (JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }).version;
}
