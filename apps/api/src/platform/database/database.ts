// Opens the PostgreSQL pool and its Kysely instance, and allocates document numbers.

import { createHash } from 'node:crypto';

import { type Transaction, Kysely, PostgresDialect, sql } from 'kysely';
import { type CustomTypesConfig, Pool, types as driverTypes } from 'pg';

import { toKyselyPool } from './kysely-pool.ts';
import type { Tables } from '../../tables/tables.ts';

export type Database = Kysely<Tables>;
/** A database inside a transaction: required by functions that must never run outside of one. */
export type Trx = Transaction<Tables>;

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const MAX_PREPARED_STATEMENTS = 1000;

interface PoolSettings {
  readonly max?: number;
  /** Off behind a pooler in transaction mode without support for named statements. */
  readonly named_statements?: boolean;
  readonly on_error?: (error: Error) => void;
}

interface DatabaseSettings extends Pick<PoolSettings, 'named_statements'> {
  /** Cancels the running statement of a backend whose client has disconnected. */
  readonly cancel?: (backend_pid: number) => Promise<unknown>;
}

/** Whole numbers stay exact: beyond 2^53 - 1, or with a fraction, reading throws. */
function parseExactNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is not a number that can be kept exactly`);
  return number;
}

/** Connections run in UTC, so a moment differs from ISO 8601 by two characters. */
function toIsoMoment(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11).replace('+00', 'Z')}`;
}

const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, parseExactNumber],
  [NUMERIC, parseExactNumber],
  [DATE, String],
  [TIMESTAMPTZ, toIsoMoment],
]);

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? driverTypes.getTypeParser(oid, format),
} as CustomTypesConfig;

/** The product's pool: whole numbers, ISO moments, days as text; a lost server never ends the process. */
export function openPool(connection: string, settings: PoolSettings = {}): Pool {
  const pool = new Pool({
    connectionString: connection,
    max: settings.max ?? 10,
    types,
    // A pooler hands out connections that it opened itself: there the role's own setting must set the time
    // zone.
    ...(settings.named_statements !== false && { options: '-c timezone=UTC' }),
    application_name: 'ebpls',
  });
  return ignorePoolErrors(pool, settings.on_error);
}

/** A pool with the driver's own parsers, for libraries that expect them. */
export function openPlainPool(connection: string, settings: Omit<PoolSettings, 'named_statements'> = {}): Pool {
  return ignorePoolErrors(
    new Pool({ connectionString: connection, max: settings.max ?? 4, application_name: 'ebpls-jobs' }),
    settings.on_error,
  );
}

// A stopping server reports 57P01 on idle clients; without a listener on pool and client Node exits.
function ignorePoolErrors(pool: Pool, on_error: (error: Error) => void = () => {}): Pool {
  pool.on('error', on_error);
  pool.on('connect', (client) => client.on('error', on_error));
  return pool;
}

/** Kysely over the pool. Statements are named, so PostgreSQL plans each only once per connection. */
export function openDatabase(pool: Pool, { named_statements = true, cancel }: DatabaseSettings = {}): Database {
  const getStatementName = named_statements ? createStatementNames() : () => undefined;
  const settings = { getStatementName, has_sessions: named_statements, cancel };
  const source = toKyselyPool(pool, settings) as unknown as Pool;
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: source }) });
}

/** Names the statements of one pool. Each connection holds every name, so their number is bounded. */
function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const cachedName = names.get(text);
    if (cachedName !== undefined) return cachedName;
    if (names.size >= MAX_PREPARED_STATEMENTS) return undefined;
    const name = `k${createHash('sha1').update(text).digest('hex')}`;
    names.set(text, name);
    return name;
  };
}

/** The next number of a series and year, without gaps: a rollback returns it. */
export async function allocateNumber(trx: Trx, series: string, year: number): Promise<number> {
  const [number] = await allocateNumbers(trx, { series, year, count: 1 });
  if (number === undefined) throw new Error(`the series ${series} gave no number`);
  return number;
}

/** Several consecutive numbers; the series is locked by this transaction until it ends. */
export async function allocateNumbers(
  trx: Trx,
  { series, year, count }: { readonly series: string; readonly year: number; readonly count: number },
): Promise<number[]> {
  const { last } = await trx
    .insertInto('number_series')
    .values({ series, year, last: count })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql`number_series.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}
