import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

// What a refused request may leave behind: that someone asked, and what the gateway said.
const NOT_FACTS = [
  'session',
  'refresh_token',
  'one_time_token',
  'known_device',
  'sign_in_attempt',
  'limit_count',
  'idempotency_key',
  'audit_entry',
  'payment_notification',
  'socket_io_attachments',
  'mail',
  'sms',
  'write_check',
];
// What only grows and decides nothing stays as it is.
const KEPT_TABLES = new Set([
  'sign_in_attempt',
  'limit_count',
  'audit_entry',
  'payment_notification',
  'socket_io_attachments',
  'mail',
]);
// A table that is emptied and filled again and again must be swept.
const SWEEP_AFTER = 50;
// Made anew each time, so that they never say whether two requests had one effect.
const CHANCE = /token|_hash$|request_id|storage_key|response_id|refund_id|^secret$|^work_key$/;
// Of several who sign up at once each draws a number and one row is written: which number it bears is chance.
const CHANCE_NUMBERS: Record<string, readonly string[]> = {
  account: ['id'],
  account_role: ['account_id'],
  sign_up: ['sign_up_id', 'account_id'],
};

export interface RowSnapshot {
  /** What changed since, table by table; an empty text when nothing did. */
  readonly facts: () => Promise<string>;
  /** The same without moments and random names: equal when two courses of events had the same effect. */
  readonly effect: () => Promise<string>;
  /** Puts every row and every number series back to where it was kept. */
  readonly rewind: () => Promise<void>;
}

interface RewindColumn {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  /** Worked out by the database, which refuses to be told it. */
  readonly is_made: boolean;
}

/** Keeps a copy of the whole database beside it. */
export async function saveRowSnapshot(db: Database): Promise<RowSnapshot> {
  const columns = await listColumns(db);
  const tables = [...new Set(columns.map(({ table_name }) => table_name))];
  const facts = tables.filter((table) => !NOT_FACTS.includes(table));
  const rewound = tables.filter((table) => !KEPT_TABLES.has(table));
  await sql
    .raw(`create schema kept;
      create table kept.touched (table_name text);
      create function kept.touch() returns trigger language plpgsql security definer as $$
        begin
          insert into kept.touched values (tg_table_name);
          return null;
        end
      $$;
      ${rewound.map(copyAndWatch).join('')}`)
    .execute(db);
  const { rows: all_series } = await sql<{
    name: string;
    last: string | null;
  }>`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value as last
    from pg_sequences
    where schemaname = 'public'`.execute(db);
  const series = all_series.filter(
    ({ name }) => ![...KEPT_TABLES].some((table) => name.startsWith(`public.${table}_`)),
  );
  const back = (touched: readonly string[]): string =>
    [
      'begin; set local session_replication_role = replica; delete from kept.touched',
      ...touched.flatMap((table) => [`delete from public."${table}"`, copyBack(columns, table)]),
      ...series.map(({ name, last }) => `select setval('${name}', ${last ?? 1}, ${last !== null})`),
      'commit',
    ].join(';');
  let rewinds = 0;
  const touched = async (): Promise<string[]> => {
    const { rows } = await sql<{ table_name: string }>`select distinct table_name from kept.touched order by 1`.execute(
      db,
    );
    return rows.map(({ table_name }) => table_name);
  };
  const changes = async (rowOf: (table: string) => string): Promise<string> => {
    const candidates = (await touched()).filter((table) => facts.includes(table));
    if (candidates.length === 0) return '';
    const { rows } = await sql
      .raw<{ word: string }>(candidates.map((table) => selectRowChange(table, rowOf(table))).join(' union all '))
      .execute(db);
    return rows
      .map(({ word }) => word)
      .filter(Boolean)
      .join(' ');
  };

  return {
    facts: () => changes(() => 't::text'),
    effect: () => changes((table) => `(to_jsonb(t) - ${toSqlArray(listRandomColumns(columns, table))})::text`),
    rewind: async () => {
      const tables_now = await touched();
      if (tables_now.length === 0) return;
      await sql.raw(back(tables_now)).execute(db);
      rewinds += 1;
      if (rewinds % SWEEP_AFTER === 0) await sql.raw('vacuum').execute(db);
    },
  };
}

async function listColumns(db: Database): Promise<RewindColumn[]> {
  const { rows } = await sql<RewindColumn>`
      select table_name, column_name, data_type, is_generated = 'ALWAYS' as is_made
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      order by 1, 2`.execute(db);
  return rows;
}

function copyBack(columns: readonly RewindColumn[], table: string): string {
  const written = columns.filter(({ table_name, is_made }) => table_name === table && !is_made);
  const list = written.map(({ column_name }) => `"${column_name}"`).join(', ');
  return `insert into public."${table}" (${list}) overriding system value select ${list} from kept."${table}"`;
}

function listRandomColumns(columns: readonly RewindColumn[], table: string): string[] {
  const ofChance = ({ column_name, data_type }: RewindColumn): boolean =>
    data_type === 'uuid' || data_type.startsWith('timestamp') || CHANCE.test(column_name);
  const made = columns.filter((column) => column.table_name === table && ofChance(column));
  return [...made.map(({ column_name }) => column_name), ...(CHANCE_NUMBERS[table] ?? [])];
}

function toSqlArray(names: readonly string[]): string {
  return `array[${names.map((name) => `'${name}'`).join(',')}]::text[]`;
}

/** A table's name and content when it is not as it was kept; else nothing. */
function selectRowChange(table: string, row: string): string {
  const hash = (schema: string): string =>
    `(select coalesce(md5(string_agg(${row}, '|' order by ${row})), '') from ${schema}."${table}" t)`;
  return `
    select case when now_is <> was then '${table}=' || now_is else '' end as word
    from (select ${hash('public')} as now_is, ${hash('kept')} as was) both_are`;
}

/** Copies a table, and notes from then on that something wrote to it. */
function copyAndWatch(table: string): string {
  return `
    create table kept."${table}" as table public."${table}";
    create trigger kept_touch
      after insert or update or delete on public."${table}"
      for each statement execute function kept.touch();`;
}
