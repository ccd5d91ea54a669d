import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Postgres, startPostgres, formatConnectionUrl } from '@ebpls/postgres';

import { openPlainPool } from '../../../../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../../../../apps/api/src/platform/database/migrate.ts';
import { waitUntilAnswering, findFreePort, type Program, run } from '../programs.ts';
import { computeMedian, type Reading, computeSpread } from '../reading.ts';

const GROWTH_ROUNDS = 5;
const REQUESTS = 200;
const GROWTH_CONCURRENCY = 4;

export const PASSWORD = 'a long phrase for one benchmark';

/** A database with so many rows, and a server of its own. */
export interface GrownFixture {
  readonly rows: number;
  readonly url: string;
  readonly origin: string;
  readonly server: Program;
}

/** How the databases of a growth are made: one for each size, filled alike. */
interface Growth {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly fill: (url: string, rows: number) => Promise<void>;
  /** Settings of the servers beside the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Opens a fixture of each size, smallest first, lets them be measured and removes everything again. */
export async function withGrownFixtures<T>(
  growth: Growth,
  measure: (fixtures: readonly GrownFixture[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  const fixtures: GrownFixture[] = [];
  try {
    for (const rows of growth.sizes) fixtures.push(await openGrownFixture(growth, { rows, folder, postgres }));
    return await measure(fixtures);
  } finally {
    for (const { server } of fixtures) await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface FixturePaths {
  readonly rows: number;
  readonly folder: string;
  readonly postgres: Postgres;
}

async function openGrownFixture(
  { name, fill, settings }: Growth,
  { rows, folder, postgres }: FixturePaths,
): Promise<GrownFixture> {
  const url = await newDatabase(postgres, `${name}_${rows}`);
  await migrateDatabase(url);
  await fill(url, rows);
  const port = await findFreePort();
  const server = run('apps/api/src/main.ts', {
    DATABASE_URL: url,
    PORT: String(port),
    HOST: '127.0.0.1',
    ROLE: 'api',
    DATA_DIR: join(folder, `api-${rows}`),
    RELEASE_DIR: folder,
    LOG_LEVEL: 'error',
    EBPLS_DEMO: '0',
    ...settings,
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(`${origin}/api/ready`);
  return { rows, url, origin, server };
}

async function newDatabase({ url, connection }: Postgres, database: string): Promise<string> {
  if (!connection) throw new Error('the benchmark starts a PostgreSQL of its own');
  const pool = openPlainPool(url);
  await pool.query(`create database ${database}`);
  await pool.end();
  return formatConnectionUrl({ ...connection, database });
}

/** The access token of one who signs in with the phrase of all. */
export async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { accessToken, error } = (await answer.json()) as { accessToken: string | null; error: string | null };
  if (accessToken === null) throw new Error(`the benchmark cannot sign in: ${error ?? answer.status}`);
  return accessToken;
}

/** Requests for every size: an address, by these people in turns. */
export interface GrowingList {
  readonly name: string;
  readonly path: string;
  /** Greatest ratio of its slowest replies. */
  readonly most: number;
  readonly tokens: (fixture: GrownFixture) => readonly string[];
}

/** P-11: the slowest of a hundred answers at each size against the smallest one, all sizes in turns. */
export async function measureGrowth(
  fixtures: readonly GrownFixture[],
  list: GrowingList,
  unit: string,
): Promise<Reading[]> {
  const measuredFixtures = fixtures.map((fixture) => ({ fixture, times: [] as number[] }));
  // The first round shows how fast the engine compiles and the cache fills, not how fast the list is.
  for (const { fixture } of measuredFixtures) await measureSlowest(fixture, list);
  for (let round = 0; round < GROWTH_ROUNDS; round += 1) {
    for (const { fixture, times } of measuredFixtures) times.push(await measureSlowest(fixture, list));
  }
  const [small, ...grownFixtures] = measuredFixtures;
  return grownFixtures.map(({ fixture, times }) => ({
    id: 'P-11',
    what: `${list.name} with ${fixture.rows.toLocaleString('en')} ${unit}, slowest of a hundred`,
    unit: 'ms',
    other: `with ${small?.fixture.rows.toLocaleString('en') ?? '–'}`,
    ours: computeMedian(times),
    theirs: computeMedian(small?.times ?? []),
    must: { most: list.most },
    spread: computeSpread(times),
  }));
}

/** The time, in milliseconds, that 99 of 100 answers do not exceed. */
async function measureSlowest(fixture: GrownFixture, { path, tokens }: GrowingList): Promise<number> {
  const times: number[] = [];
  const requestInTurn = async (worker: number): Promise<void> => {
    for (let requestNumber = worker; requestNumber < REQUESTS; requestNumber += GROWTH_CONCURRENCY) {
      const of_all = tokens(fixture);
      const from = performance.now();
      await fetchList(fixture, path, of_all[requestNumber % of_all.length] ?? '');
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: GROWTH_CONCURRENCY }, (_, worker) => requestInTurn(worker)));
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

export async function fetchList({ origin }: GrownFixture, path: string, token: string): Promise<void> {
  const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
