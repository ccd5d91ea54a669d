// Opens a test server on a database of an earlier release that migrations have upgraded.

import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { SERVING_USER } from '@ebpls/postgres';
import { createDatabase } from '@ebpls/testing-api';
import { Kysely, PostgresDialect, sql } from 'kysely';

import { type Database, openPlainPool } from '../../platform/database/database.ts';
import { createMigrator, migrateDatabase } from '../../platform/database/migrate.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { openTestServer, type TestPerson, type TestServer } from '../open-server.ts';
import { loadWritableColumns } from '../rows/written-columns.ts';

const LAST_MIGRATION = '0171-11-operations.sql';
const FIXTURE = join(import.meta.dirname, 'orders-0171.json.gz');
/** Time of the last act on these orders; payments that were begun then are still running. */
const NOW = '2026-10-12T09:40:00+08:00';
/** More accounts than the fixture has. */
const EXTRA_PEOPLE = 100;

const ROLES = ['owner', 'clerk', 'cashier', 'treasurer', 'signatory', 'second', 'bankCashier'] as const;
type UpgradedPeople = Readonly<Record<(typeof ROLES)[number], TestPerson>>;

/** Rows of a municipality before the one allocation of payments (decision 0020): an order in each situation. */
interface OrdersFixture {
  /** Applications by situation, with the amount owed by the statement of the business at that time; pesos. */
  readonly cases: Readonly<Record<string, { readonly assessment_code: string; readonly owed: string }>>;
  readonly people: Readonly<Record<(typeof ROLES)[number], number>>;
  readonly tables: Readonly<Record<string, readonly object[]>>;
  readonly series: Readonly<Record<string, number>>;
}

export interface UpgradedOrder {
  /** Name of its situation. */
  readonly name: string;
  readonly assessment_code: string;
  readonly company_code: string;
  /** The amount that the business owed by its statement before the upgrade. */
  readonly formerly_owed: string;
}

export interface UpgradedServer {
  readonly server: TestServer;
  readonly people: UpgradedPeople;
  readonly orders: readonly UpgradedOrder[];
  /** Every receipt with its lines from before the upgrade. */
  readonly receipts: readonly ReceiptRow[];
}

export interface ReceiptRow {
  readonly receipt_no: string;
  readonly printed: unknown;
}

/** A database as an earlier release left it, with the rows of the fixture. */
export async function createFormerDatabase() {
  const fixture = JSON.parse(gunzipSync(await readFile(FIXTURE)).toString()) as OrdersFixture;
  const database = await createDatabase('template0');
  return { fixture, database, receipts: await writeFormerDatabase(database.url, fixture) };
}

/** A server on a database of an earlier release that `migrate` has upgraded. */
export async function openUpgradedServer(): Promise<UpgradedServer> {
  const { fixture, database, receipts } = await createFormerDatabase();
  await migrateDatabase(database.url, { name: SERVING_USER, creates: true });
  const data_dir = await mkdtemp(join(tmpdir(), 'ebpls-api-'));
  const server = await openTestServer({}, undefined, { beginning: { database, data_dir, people: EXTRA_PEOPLE } });
  server.setNow(NOW);
  await enqueueJob(server.api.db, { task: 'check_orders', payload: {} });
  await server.api.jobs.runDue();
  return {
    server,
    people: await signInPeople(server, fixture),
    orders: await listOrders(server, fixture),
    receipts,
  };
}

async function writeFormerDatabase(url: string, fixture: OrdersFixture): Promise<readonly ReceiptRow[]> {
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: openPlainPool(url) }) });
  try {
    const { error } = await createMigrator(db).migrateTo(LAST_MIGRATION);
    if (error) throw error;
    await db.transaction().execute((trx) => insertRows(trx, fixture));
    return await listReceiptRows(db);
  } finally {
    await db.destroy();
  }
}

async function insertRows(trx: Database, { tables, series }: OrdersFixture): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(trx);
  for (const [table, rows] of Object.entries(tables)) {
    const { into, of_r } = await loadWritableColumns(trx, table);
    await sql`delete from ${sql.table(table)}`.execute(trx);
    await sql`
      insert into ${sql.table(table)} (${into})
      overriding system value
      select ${of_r} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r`.execute(
      trx,
    );
  }
  for (const [name, last] of Object.entries(series))
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx);
}

/** Receipts with the lines of the journal that are printed on them. */
export async function listReceiptRows(db: Database): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select
      r.receipt_no,
      jsonb_build_object(
        'receipt', to_jsonb(r) - '{state,undone_at,undone_by,undone_reason,undone_on}'::text[],
        'lines', (select jsonb_agg(to_jsonb(l) order by l.position) from journal_line l where l.entry_id = r.entry_id)
      ) as printed
    from receipt r
    order by r.receipt_no`.execute(db);
  return rows;
}

async function listOrders({ api }: TestServer, { cases }: OrdersFixture): Promise<UpgradedOrder[]> {
  const { rows } = await sql<{ assessment_code: string; company_code: string }>`
    select assessment_code, company_code from application join business using (business_id)`.execute(api.db);
  const companies = new Map(rows.map(({ assessment_code, company_code }) => [assessment_code, company_code]));
  return Object.entries(cases).map(([name, { assessment_code, owed }]) => ({
    name,
    assessment_code,
    company_code: companies.get(assessment_code) ?? '',
    formerly_owed: owed,
  }));
}

async function signInPeople({ api }: TestServer, { people }: OrdersFixture): Promise<UpgradedPeople> {
  const signIns = ROLES.map(async (role) => {
    const account_id = people[role];
    const { id, email } = (
      await sql<{ id: string; email: string }>`
        insert into session (account_id, expires_at, proven_at)
        values (${account_id}::bigint, now() + interval '1 hour', now())
        returning id, (select email from account where account.id = account_id) as email`.execute(api.db)
    ).rows[0] ?? { id: '', email: '' };
    return [role, { account_id, session_id: id, email, token: api.sessions.accessToken(account_id, id) }] as const;
  });
  return Object.fromEntries(await Promise.all(signIns)) as UpgradedPeople;
}
