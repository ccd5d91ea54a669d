import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '@ebpls/postgres';
import { toManilaDay } from '@ebpls/rules';
import autocannon from 'autocannon';
import { Kysely, PostgresDialect } from 'kysely';

import { openPool } from '../../../apps/api/src/platform/database/database.ts';
import { toStandingDay } from '../../../apps/api/src/domain/applications/compliance/standing.queries.ts';
import { loadReferenceRows } from '../../../apps/api/src/platform/reference/reference-rows.ts';
import { listCompanies } from '../../../apps/api/src/licensing/companies/companies.queries.ts';
import { migrateDatabase } from '../../../apps/api/src/platform/database/migrate.ts';
import type { Tables } from '../../../apps/api/src/tables/tables.ts';
import { hashPassword } from '../../../apps/api/src/platform/passwords/password.ts';
import { writeReference } from '../../seed/src/reference.ts';
import { waitUntilAnswering, findFreePort, type Program, run } from './programs.ts';
import { measureInTurns, computeMedian, type Reading, computeSpread } from './reading.ts';

const API_LIST_ROUNDS = 5;
const API_LIST_SECONDS = 4;
const CONNECTIONS = 16;
const BUSINESSES = 10_000;
const PASSWORD = 'a long phrase for one benchmark';
const EMAIL = 'bench@negosyo.example';
const LIST_PAGE = 20;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** P-9: measures the owner's list with every guard, against node:http with the same statement. */
export async function measureApiList(): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  const programs: Program[] = [];
  try {
    await migrateDatabase(postgres.url);
    const statement = await fill(postgres.url);
    const [api, bare] = [await findFreePort(), await findFreePort()];
    programs.push(
      run('apps/api/src/main.ts', {
        DATABASE_URL: postgres.url,
        PORT: String(api),
        HOST: '127.0.0.1',
        ROLE: 'api',
        DATA_DIR: join(folder, 'api'),
        RELEASE_DIR: folder,
        LOG_LEVEL: 'error',
        EBPLS_DEMO: '0',
      }),
      run('tools/bench/src/bare-server.ts', {
        BENCH_DATABASE: postgres.url,
        BENCH_STATEMENT: statement.text,
        BENCH_VALUES: JSON.stringify(statement.values),
        PORT: String(bare),
      }),
    );
    await waitUntilAnswering(`http://127.0.0.1:${api}/api/ready`);
    await waitUntilAnswering(`http://127.0.0.1:${bare}/`);
    return await compare(api, bare);
  } finally {
    for (const program of programs) await program.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(api: number, bare: number): Promise<Reading[]> {
  const token = await signInStaff(api);
  const slow = { ours: [] as number[], theirs: [] as number[] };
  const ours = async (): Promise<number> => {
    const { requests, latency, non2xx } = await load(`http://127.0.0.1:${api}/api/companies?limit=${LIST_PAGE}`, {
      authorization: `Bearer ${token}`,
    });
    if (non2xx > 0) throw new Error(`${non2xx} answers of the API were refusals`);
    slow.ours.push(latency.p99);
    return requests.average;
  };
  const theirs = async (): Promise<number> => {
    const { requests, latency } = await load(`http://127.0.0.1:${bare}/`, {});
    slow.theirs.push(latency.p99);
    return requests.average;
  };
  // The first seconds show how fast the engine compiles, not how fast the list is.
  await measureInTurns(1, ours, theirs);
  for (const times of Object.values(slow)) times.length = 0;
  const rounds = await measureInTurns(API_LIST_ROUNDS, ours, theirs);
  const rate = { what: 'owner’s list, all guards on, requests a second', unit: 'req/s', other: 'bare node:http' };
  return [
    {
      id: 'P-9',
      ...rate,
      ours: computeMedian(rounds.ours),
      theirs: computeMedian(rounds.theirs),
      must: { least: 0.7 },
      spread: computeSpread(rounds.ours),
    },
    {
      id: 'P-9',
      what: 'the same, slowest of a hundred',
      unit: 'ms',
      other: 'bare node:http',
      ours: computeMedian(slow.ours),
      theirs: computeMedian(slow.theirs),
      must: { most: 1.5 },
    },
  ];
}

function load(url: string, headers: Record<string, string>): Promise<autocannon.Result> {
  return autocannon({ url, headers, connections: CONNECTIONS, duration: API_LIST_SECONDS });
}

async function signInStaff(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { accessToken, error } = (await answer.json()) as { accessToken: string | null; error: string | null };
  if (accessToken === null) throw new Error(`the benchmark cannot sign in: ${error ?? answer.status}`);
  return accessToken;
}

/** Ten thousand businesses of five hundred owners; answers the statement that the list runs for the first of them. */
async function fill(url: string): Promise<Statement> {
  const pool = openPool(url);
  const statements: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  });
  await db.transaction().execute(writeReference);
  await pool.query(`
    insert into account (email, firstname, lastname, password_hash, verified_at)
    select case when n = 1 then '${EMAIL}' else 'owner' || n || '@negosyo.example' end, 'Owner', n::text,
      '${await hashPassword(PASSWORD)}', now()
    from generate_series(1, 500) n
  `);
  await pool.query('insert into account_role (account_id, position, role_id) select id, 0, 1 from account');
  await pool.query(`
    insert into business
      (company_code, owner_id, state, company_name, brgycode, address, line_ids, form, registered_at)
    select 'XB-' || lpad(n::text, 6, '0'), 1 + (n % 500), 'ACTIVE', 'Business ' || n,
      '9990101' || lpad((1 + n % 16)::text, 3, '0'), 'Rizal Street', array['L04'], '{}', now()
    from generate_series(1, ${BUSINESSES}) n
  `);
  await pool.query(`
    insert into application
      (assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, submitted_at)
    select 'APP-2026-' || lpad(business_id::text, 6, '0'), business_id, owner_id, brgycode, 'RENEWAL', 2026,
      'IN_CLEARANCE', now()
    from business
  `);
  await pool.query('vacuum analyze');
  const standing_day = toStandingDay(toManilaDay(new Date()), await loadReferenceRows(db));
  await listCompanies(db, { owner_id: 1, limit: LIST_PAGE + 1, standing_day });
  const statement = statements.at(-1);
  await db.destroy();
  if (!statement) throw new Error('the list ran no statement');
  return statement;
}
