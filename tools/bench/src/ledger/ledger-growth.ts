import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Postgres, startPostgres, urlOf } from '@ebpls/postgres';

import { openPlainPool } from '../../../../apps/api/src/platform/database/database.ts';
import { migrate } from '../../../../apps/api/src/platform/database/migrate.ts';
import { fillLedger, OWNERS_ASKING, ownerEmail, PASSWORD } from './ledger-filled.ts';
import { answering, freePort, type Program, run } from '../programs.ts';
import { median, type Reading, spreadOf } from '../reading.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
const ROUNDS = 5;
const REQUESTS = 400;
const AT_ONCE = 4;

const LISTS = {
  'statement of account': '/api/account/soa?as_of=2026-06-05',
  'payment list': '/api/payments?limit=20',
} as const;
type List = keyof typeof LISTS;

interface Town {
  readonly rows: number;
  readonly origin: string;
  readonly tokens: readonly string[];
}

/**
 * P-11: the statement and the payment list with ten thousand, a hundred thousand and a million rows in the ledger, each
 * against itself at ten thousand.
 */
export async function ledgerGrowth(): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  const programs: Program[] = [];
  try {
    const towns: Town[] = [];
    for (const rows of SIZES) towns.push(await openTown({ rows, folder, postgres, programs }));
    return await compare(towns);
  } finally {
    for (const program of programs) await program.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface TownSettings {
  readonly rows: number;
  readonly folder: string;
  readonly postgres: Postgres;
  readonly programs: Program[];
}

/** A database of that size with a server of its own. */
async function openTown({ rows, folder, postgres, programs }: TownSettings): Promise<Town> {
  const url = await newDatabase(postgres, `ledger_${rows}`);
  await migrate(url);
  await fillLedger(url, rows);
  const port = await freePort();
  programs.push(
    run('apps/api/src/main.ts', {
      DATABASE_URL: url,
      PORT: String(port),
      HOST: '127.0.0.1',
      ROLE: 'api',
      DATA_DIR: join(folder, `api-${rows}`),
      RELEASE_DIR: folder,
      LOG_LEVEL: 'error',
      EBPLS_DEMO: '0',
      EBPLS_NOW: '2026-06-05',
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/api/ready`);
  const tokens: string[] = [];
  for (let owner = 0; owner < OWNERS_ASKING; owner += 1) tokens.push(await signIn(origin, ownerEmail(owner)));
  return { rows, origin, tokens };
}

async function newDatabase({ url, connection }: Postgres, database: string): Promise<string> {
  if (!connection) throw new Error('the benchmark starts a PostgreSQL of its own');
  const pool = openPlainPool(url);
  await pool.query(`create database ${database}`);
  await pool.end();
  return urlOf({ ...connection, database });
}

async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { accessToken, error } = (await answer.json()) as { accessToken: string | null; error: string | null };
  if (accessToken === null) throw new Error(`the benchmark cannot sign in: ${error ?? answer.status}`);
  return accessToken;
}

async function compare(towns: readonly Town[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const list of Object.keys(LISTS) as List[]) {
    const [small, ...grown] = await inTurns(towns, LISTS[list]);
    for (const { rows, times } of grown) {
      readings.push({
        id: 'P-11',
        what: `${list} with ${rows.toLocaleString('en')} ledger rows, slowest of a hundred`,
        unit: 'ms',
        other: 'with 10,000',
        ours: median(times),
        theirs: median(small?.times ?? []),
        must: { most: 1.5 },
        spread: spreadOf(times),
      });
    }
  }
  return readings;
}

/** All sizes in turns, so that what disturbs the machine disturbs each. */
async function inTurns(
  towns: readonly Town[],
  path: string,
): Promise<{ readonly rows: number; readonly times: number[] }[]> {
  const measured = towns.map((town) => ({ town, rows: town.rows, times: [] as number[] }));
  // The first round shows how fast the engine compiles and the cache fills, not how fast the list is.
  for (const { town } of measured) await slowest(town, path);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { town, times } of measured) times.push(await slowest(town, path));
  }
  return measured;
}

/** The time, in milliseconds, that 99 of 100 answers do not exceed. */
async function slowest({ origin, tokens }: Town, path: string): Promise<number> {
  const times: number[] = [];
  const asking = async (worker: number): Promise<void> => {
    for (let asked = worker; asked < REQUESTS; asked += AT_ONCE) {
      const from = performance.now();
      const answer = await fetch(`${origin}${path}`, {
        headers: { authorization: `Bearer ${tokens[asked % tokens.length] ?? ''}` },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => asking(worker)));
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}
