import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findServer, startPostgres } from '@ebpls/postgres';
import { Client } from 'pg';

import { Refusal } from '../refusal.ts';
import { ROOT } from '../settings.ts';
import { compareRows } from './compare-rows.ts';
import { copyRows } from './copy-rows.ts';
import { connectTarget } from './connect-target.ts';
import { listForeign, listMigrations, listTables, MARK, type Table } from './list-tables.ts';

const API = join(ROOT, 'apps/api');

/** A move of the embedded database to another PostgreSQL server. */
export interface DatabaseMove {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** The role that will serve. */
  readonly databaseUrl: string | undefined;
  /** The role that owns the tables; without it the one that serves does. */
  readonly ownerUrl: string | undefined;
}

/**
 * Copies the embedded database into the empty one of DATABASE_URL: its tables by the migrations, then all rows in one
 * transaction that is committed only when counts and sums are the same. The source is only read. Returns the
 * comparison; throws a Refusal, after which the move may be started again.
 */
export async function moveDatabase({ dataDir, databaseUrl, ownerUrl }: DatabaseMove): Promise<readonly string[]> {
  if (databaseUrl === undefined)
    throw new Refusal('DATABASE_URL is not set: it names the database that the embedded one moves to.');
  const variable = ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  await (await connectTarget('DATABASE_URL', databaseUrl)).end();
  const to = await connectTarget(variable, ownerUrl ?? databaseUrl);
  try {
    await refuseFilled(to);
    return await withSource(dataDir, async (from) => {
      await refuseOtherVersion(from);
      await makeTables(to, { databaseUrl, ownerUrl });
      return fill(from, to);
    });
  } finally {
    await to.end().catch(() => undefined);
  }
}

/** Throws when the target is not empty. Remains of an earlier move are ours and are filled again. */
async function refuseFilled(to: Client): Promise<void> {
  const present = await listForeign(to);
  if (present.length === 0 || present.includes(`public.${MARK}`)) return;
  const others = present.length > 3 ? ` and ${present.length - 3} more` : '';
  throw new Refusal(
    `The database of DATABASE_URL is not empty: it holds ${present.slice(0, 3).join(', ')}${others}. ` +
      'Nothing was changed; name an empty one.',
  );
}

async function withSource<T>(dataDir: string, use: (from: Client) => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'postgres');
  const clusterServer = findServer(folder);
  if (clusterServer === undefined)
    throw new Refusal(`There is no database in ${dataDir}; DATA_DIR names the folder to move.`);
  if (clusterServer.connection !== undefined)
    throw new Refusal(
      'The product runs on this database. Stop it first, so that no later write is left out of the move.',
    );
  const server = await startPostgres({ dataDir: folder });
  const from = new Client({ connectionString: server.url });
  from.on('error', () => undefined);
  try {
    await from.connect();
    await from.query('begin isolation level repeatable read read only');
    return await use(from);
  } finally {
    await from.end().catch(() => undefined);
    await server.stop();
  }
}

async function refuseOtherVersion(from: Client): Promise<void> {
  const ownMigrations = (await readdir(join(API, 'migrations'))).filter((name) => name.endsWith('.sql'));
  const appliedMigrations = new Set(await listMigrations(from));
  if (ownMigrations.some((name) => !appliedMigrations.has(name)) || appliedMigrations.size !== ownMigrations.length)
    throw new Refusal(
      'The embedded database was left by another version of eBPLS. Start the product once with this version, stop it, and move then.',
    );
}

/** Makes the tables by the migrations of the product, which also grant the serving role its rights. */
async function makeTables(to: Client, { databaseUrl, ownerUrl }: Omit<DatabaseMove, 'dataDir'>): Promise<void> {
  await to.query(`create table if not exists ${MARK} (begun_at timestamptz not null default now())`);
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl };
  const program = join(API, 'src/platform/database/migrate.ts');
  await promisify(execFile)(process.execPath, [program], { env }).catch((error: { stderr?: string }) => {
    throw new Refusal(`The tables could not be made: ${error.stderr?.trim() ?? String(error)}`);
  });
}

async function fill(from: Client, to: Client): Promise<readonly string[]> {
  const tables = await listTables(from);
  refuseOtherShape(tables, await listTables(to));
  try {
    await to.query('begin');
    await copyRows({ from, to, tables });
    const lines = await compareRows({ from, to, tables });
    await to.query(`drop table ${MARK}`);
    await to.query('commit');
    await to.query('analyze');
    return [
      ...lines,
      'The embedded database was only read and stays where it is. Start the product with the same DATABASE_URL.',
    ];
  } catch (error) {
    await to.query('rollback').catch(() => undefined);
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The move was cut: ${(error as Error).message}\nNo row of it was saved and the embedded database is unchanged. Start it again.`,
    );
  }
}

function refuseOtherShape(sourceTables: readonly Table[], targetTables: readonly Table[]): void {
  const shapes = new Map(targetTables.map(({ name, shape }) => [name, shape]));
  const other = sourceTables.filter(({ name, shape }) => shapes.get(name) !== shape).map(({ name }) => name);
  if (other.length > 0 || sourceTables.length !== targetTables.length)
    throw new Refusal(
      `The tables of the two databases are not the same (${other.join(', ')}). Start the product once with this version, stop it, and move then.`,
    );
}
