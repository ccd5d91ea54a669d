// Fills a database with the data of years of work (`npm run generate-data`).

import { readdirSync, readFileSync } from 'node:fs';

import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { openPlainPool, openPool } from '../../../../apps/api/src/platform/database/database.ts';
import { hashPassword } from '../../../../apps/api/src/platform/passwords/password.ts';
import type { Tables } from '../../../../apps/api/src/tables/tables.ts';
import { writeReference } from '../reference.ts';
import { createPatterns } from './create-patterns.ts';

/** Key in `setting` that marks a generated database, which may be generated again. */
const GENERATED_KEY = 'generated_data';
const SQL_FOLDER = new URL('sql/', import.meta.url);
/** A municipality whose businesses paid for so many years before the running one. */
export interface GeneratedSize {
  readonly businesses: number;
  readonly years: number;
}

interface GenerateInput extends GeneratedSize {
  /** Address for its owner. */
  readonly url: string;
  /** The day on which everything was as it is, YYYY-MM-DD. */
  readonly today: string;
  /** Password of every account. */
  readonly password: string;
  readonly log?: (line: string) => void;
}

/**
 * Whether a database was generated before; false for an empty one. Throws where people or businesses are that were not
 * generated.
 */
export async function checkGenerated(url: string): Promise<boolean> {
  const pool = openPlainPool(url);
  try {
    const { rows: tables } = await pool.query<{ has: boolean }>("select to_regclass('setting') is not null as has");
    if (tables[0]?.has !== true) return false;
    const { rows } = await pool.query<{ is_generated: boolean; has_people: boolean }>(
      `select exists (select from setting where key = $1) as is_generated,
        exists (select from account) or exists (select from business) as has_people`,
      [GENERATED_KEY],
    );
    const databaseState = rows[0] ?? { is_generated: false, has_people: false };
    if (databaseState.has_people && !databaseState.is_generated)
      throw new Error(
        'This database holds accounts that were not generated. Choose an empty one; nothing was changed.',
      );
    return databaseState.is_generated;
  } finally {
    await pool.end();
  }
}

/** Empties a database, so that it can be migrated and generated again. */
export async function clearDatabase(url: string): Promise<void> {
  const pool = openPlainPool(url);
  await pool.query('drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade');
  await pool.end();
}

/** Fills a migrated, empty database with the rows that years of work leave. Throws when money does not agree. */
export async function generateData({ url, log = () => undefined, ...input }: GenerateInput): Promise<void> {
  const pool = openPool(url, { max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (trx) => {
      await writeReference(trx);
      // Written first: a run that was killed may be run again.
      const { businesses, years, today } = input;
      await trx
        .insertInto('setting')
        .values({ key: GENERATED_KEY, value: JSON.stringify({ businesses, years, day: today }) })
        .execute();
    });
    // One connection, for the temporary tables are its own.
    const client = await pool.connect();
    try {
      await fillTables(client, input, log);
    } finally {
      client.release();
    }
    await checkMoney(pool);
  } finally {
    await db.destroy();
  }
}

async function fillTables(
  client: PoolClient,
  input: Omit<GenerateInput, 'url' | 'log'>,
  log: (line: string) => void,
): Promise<void> {
  // Rows are made whole; deciding each would take an hour.
  await client.query('set session_replication_role = replica');
  await client.query("set synchronous_commit = off; set work_mem = '64MB'; set maintenance_work_mem = '256MB'");
  await client.query("set timezone = 'Asia/Manila'");
  await writePatterns(client, input);
  const indexes = await dropIndexes(client);
  for (const file of readdirSync(SQL_FOLDER).toSorted()) {
    const from = performance.now();
    await client.query(readFileSync(new URL(file, SQL_FOLDER), 'utf8'));
    log(`${file} ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  for (const index of indexes) await client.query(index);
  // A start reads this instead of writing the demonstration beside it.
  await client.query("insert into setting (key, value) values ('demonstration', $1)", [
    JSON.stringify({ told_at: `${input.today}T00:00:00.000Z`, sign_ins: SIGN_INS }),
  ]);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
}

/** Accounts of the generated staff and of the owner with most businesses. */
export const SIGN_INS = [
  { role: 'admin', email: 'treasurer1@generated.example' },
  { role: 'cashier', email: 'cashier1@generated.example' },
  { role: 'bplo', email: 'bplo1@generated.example' },
  { role: 'fire', email: 'fire1@generated.example' },
  { role: 'user', email: 'owner1@generated.example' },
];

/** Indexes made at the end take a fifth of the time. Returns the statements that make them again. */
async function dropIndexes(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef
    from pg_indexes
    where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'
      and tablename = any (array['business', 'application', 'clearance', 'timeline', 'permit', 'journal_entry',
        'journal_line', 'receipt', 'payment', 'audit_entry', 'notification', 'bill_line', 'installment', 'mail',
        'checklist_answer', 'payment_attempt', 'document'])`,
  );
  for (const { indexname } of rows) await client.query(`drop index public.${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

const PATTERN_TABLES = {
  cases: `create temp table gen_pattern as
    select *
    from jsonb_to_recordset($1::jsonb) as p (pattern integer, application_type text, tax_year integer,
      payment_mode text, form jsonb, declaration jsonb, input jsonb, result jsonb, total bigint)`,
  lines: `create temp table gen_line as
    select *
    from jsonb_to_recordset($1::jsonb) as l (pattern integer, application_type text, tax_year integer,
      line_no integer, code text, name text, name_fil text, kind text, agency text, account_code text,
      ordinance_section text, basis jsonb, amount bigint, fund text)`,
  items: `create temp table gen_item as
    select *
    from jsonb_to_recordset($1::jsonb) as i (pattern integer, application_type text, tax_year integer,
      no integer, nominal_due_on date, due_on date, line_no integer, amount bigint, bears_penalty boolean,
      agency text, fund text, code text, name text, account_code text, kind text)`,
} as const;

async function writePatterns(
  client: PoolClient,
  { businesses, years, today, password }: Omit<GenerateInput, 'url' | 'log'>,
): Promise<void> {
  const year = Number(today.slice(0, 4));
  const patterns = createPatterns(Array.from({ length: years + 1 }, (_, ago) => year - ago));
  for (const [name, statement] of Object.entries(PATTERN_TABLES))
    await client.query(
      statement.replace('$1', client.escapeLiteral(JSON.stringify(patterns[name as keyof typeof PATTERN_TABLES]))),
    );
  const digest = await hashPassword(password);
  const settings = [businesses, years, year, patterns.count].join(', ');
  await client.query(`create temp table gen as
    select s.*, ${client.escapeLiteral(today)}::date as today, ${client.escapeLiteral(digest)}::text as password_hash,
      (select min(ordinance_version_id) from ordinance_version) as ordinance_version_id,
      0::bigint as clerk_id, 0::bigint as treasurer_id, 0::bigint as cashier_id, 0::bigint as signatory_id
    from (values (${settings})) as s (businesses, years, year, patterns)`);
  await client.query('analyze gen_pattern; analyze gen_line; analyze gen_item');
}

/**
 * Query that must return no row: entries that do not balance, and payments that differ from the lines which their
 * receipts print.
 */
const DISAGREEMENTS = `
  select 'entry ' || entry_id || ' does not balance' as problem
  from journal_line
  group by entry_id
  having sum(debit) <> sum(credit)
  union all
  select 'payment ' || p.payment_id || ' is not what its receipts print'
  from payment p
  where p.amount is distinct from (
    select sum(a.amount)
    from receipt r
    join payment_allocation a using (entry_id)
    where r.payment_id = p.payment_id
  )
  union all
  select 'installment ' || i.installment_id || ' is paid and its items are not'
  from installment i
  join installment_item t using (installment_id)
  join item_payment p on p.installment_id = t.installment_id and p.line_no = t.line_no
  where (i.state = 'PAID') <> (p.principal = t.amount) and t.amount > 0
  limit 5`;

async function checkMoney(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ problem: string }>(DISAGREEMENTS);
  if (rows.length > 0) throw new Error(rows.map(({ problem }) => problem).join('; '));
}
