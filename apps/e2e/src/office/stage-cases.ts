// Puts test cases on an office's desk: database copies of an application that the demo filed, with its papers.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { findServer, formatConnectionUrl } from '@ebpls/postgres';
import { Client } from 'pg';

import { getProduct } from '../e2e-harness.ts';
import type { FiledApplication } from '../owner/payment-steps.ts';

/** A new business of the demonstration with eleven papers, filed and not yet accepted. */
const SOURCE = `
  select a.assessment_id, a.business_id, a.brgycode from application a
  where a.state = 'SUBMITTED' and a.application_type = 'NEW' and a.snapshot is not null
  order by a.assessment_id limit 1`;
const PAPERS = 'select document_id, requirement_code from document where business_id = $1 and removed_at is null';
const REQUIREMENTS = `
  insert into application_requirement (assessment_id, code, name, is_mandatory, verified_by)
  select $1::bigint, code, name, is_mandatory, verified_by from application_requirement where assessment_id = $2`;
const USES = `
  insert into document_use (assessment_id, requirement_code, document_id, used_from)
  select assessment_id, requirement_code, document_id, uploaded_at from document where assessment_id = $1::bigint`;
const CLEARANCE = `
  insert into clearance (assessment_id, office, brgycode, days_limit, due_on) values ($1, $2, $3, 3, $4)`;
/** The day before the first due day of an unclaimed case of an office. */
const FIRST_DAY = `
  select to_char(coalesce(min(due_on), '2026-01-14') - 1, 'YYYY-MM-DD') as day
  from clearance where office = $1 and state in ('PENDING', 'RECALLED')`;
const STAGED_APPLICATIONS = `
  select b.company_code, a.assessment_code, c.email
  from application a join business b using (business_id) join account c on c.id = a.owner_id
  where a.assessment_id = any($1::bigint[]) order by a.assessment_id`;
const WITHDRAW_STATEMENTS = [
  "update clearance set state = 'NOT_REQUIRED' where assessment_id = any($1::bigint[]) and decided_at is null",
  "update application set state = 'WITHDRAWN' where assessment_id = any($1::bigint[])",
  `update business set discarded_at = now()
   where business_id in (select business_id from application where assessment_id = any($1::bigint[]))`,
];

export interface StagedCases {
  readonly names: readonly string[];
  /** A search text that finds all of them and nothing else. */
  readonly searchText: string;
  /** The mailbox of the barangay where all of them are. */
  readonly secretary: string;
  /** The owner of the copied business, and the numbers of the copies. */
  readonly owner: string;
  readonly applications: readonly FiledApplication[];
  /** Withdraws them from every desk, decided or not. */
  readonly withdraw: () => Promise<void>;
}

interface CasesInput {
  /** The office that has them; without one they wait for the licensing office. */
  readonly office?: string;
  readonly count: number;
  readonly name: string;
  /** Due before all other cases of the office. */
  readonly are_next?: boolean;
  /** A paper whose media type is a photo and whose content is none. */
  readonly damaged?: string;
  /** A paper that is not sent: the owner brings its original. */
  readonly brought?: string;
}

interface Source {
  readonly assessment_id: string;
  readonly business_id: string;
  readonly brgycode: string;
}

/**
 * Puts cases on a desk: copies of one that the demonstration filed, with its papers. Forty real ones from registration
 * to acceptance would take longer than the journey that decides them.
 */
export async function stageCases({ are_next = false, ...input }: CasesInput): Promise<StagedCases> {
  const { office, count, name } = input;
  const db = new Client({ connectionString: getDatabaseUrl(getProduct().data_dir) });
  await db.connect();
  const run = Date.now() % 1_000_000;
  const searchText = `${name} ${run}`;
  const names = Array.from({ length: count }, (_, place) => `${searchText}-${String(place + 1).padStart(2, '0')}`);
  const stagedIds: string[] = [];
  try {
    const source = (await db.query<Source>(SOURCE)).rows[0];
    if (!source) throw new Error('The demonstration has no filed application to copy.');
    const due_on = are_next ? await findFirstDay(db, office) : '2026-01-14';
    for (const company_name of names) {
      stagedIds.push(await stageOne(db, source, { ...input, company_name, due_on }));
    }
    const roleQuery = 'select role_name from barangay where brgycode = $1';
    const { rows } = await db.query<{ role_name: string }>(roleQuery, [source.brgycode]);
    const applications = await db.query<FiledApplication & { email: string }>(STAGED_APPLICATIONS, [stagedIds]);
    const owner = applications.rows[0]?.email ?? '';
    return {
      names,
      searchText,
      secretary: rows[0]?.role_name ?? '',
      owner,
      applications: applications.rows,
      withdraw: () => withdrawCases(db, stagedIds),
    };
  } catch (error) {
    await db.end();
    throw error;
  }
}

async function findFirstDay(db: Client, office: string | undefined): Promise<string | undefined> {
  const { rows } = await db.query<{ day: string }>(FIRST_DAY, [office]);
  return rows[0]?.day;
}

interface One {
  readonly office?: string;
  readonly company_name: string;
  readonly damaged?: string;
  readonly brought?: string;
  readonly due_on: string | undefined;
}

async function stageOne(db: Client, source: Source, one: One): Promise<string> {
  const { office, company_name, damaged, brought, due_on } = one;
  const business_id = await allocateKey(db, 'business', 'business_id');
  const assessment_id = await allocateKey(db, 'application', 'assessment_id');
  // The keys are unique, so the numbers made of them are unique too, also with concurrent staging.
  const company_code = `SJ-${business_id.padStart(6, '0')}`;
  const assessment_code = `APP-2026-${900_000 + Number(assessment_id)}`;
  const business = { company_code, company_name, registration_no: null, plate_no: null };
  await copy(db, { table: 'business', key: 'business_id', of: source.business_id, id: business_id, with: business });
  const state = office === undefined ? {} : { state: 'IN_CLEARANCE', accepted_at: new Date().toISOString() };
  const applicationChanges = { assessment_code, business_id, ...state, ...(brought && { brought: [brought] }) };
  const { assessment_id: of } = source;
  await copy(db, { table: 'application', key: 'assessment_id', of, id: assessment_id, with: applicationChanges });

  const { rows } = await db.query<{ document_id: string; requirement_code: string }>(PAPERS, [source.business_id]);
  const unread = { business_id, assessment_id, state: 'PENDING_REVIEW', judged_by: null, judged_at: null };
  for (const { document_id, requirement_code } of rows.filter((row) => row.requirement_code !== brought)) {
    const paper = requirement_code === damaged ? { ...unread, media_type: 'image/jpeg' } : unread;
    await copy(db, { table: 'document', key: 'document_id', of: document_id, id: randomUUID(), with: paper });
  }
  await db.query(USES, [assessment_id]);
  await db.query(REQUIREMENTS, [assessment_id, source.assessment_id]);
  if (office !== undefined) await db.query(CLEARANCE, [assessment_id, office, source.brgycode, due_on]);
  return assessment_id;
}

interface RowCopy {
  readonly table: 'business' | 'application' | 'document';
  readonly key: string;
  readonly of: string;
  /** The copy's own key. */
  readonly id: string;
  readonly with: Readonly<Record<string, unknown>>;
}

/** Copies a row under a key of its own, with some columns changed. */
async function copy(db: Client, { table, key, of, id, with: changedColumns }: RowCopy): Promise<void> {
  const columns = await listWritableColumns(db, table);
  await db.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `r.${column}`).join(', ')}
     from ${table} one, jsonb_populate_record(null::${table}, to_jsonb(one) || $1::jsonb) r
     where one.${key} = $2`,
    [JSON.stringify({ ...changedColumns, [key]: id }), of],
  );
}

/** All columns but the generated ones. */
async function listWritableColumns(db: Client, table: string): Promise<string[]> {
  const { rows } = await db.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}

async function allocateKey(db: Client, table: string, key: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select nextval(pg_get_serial_sequence($1, $2)) as id', [table, key]);
  return rows[0]?.id ?? '';
}

async function withdrawCases(db: Client, stagedIds: readonly string[]): Promise<void> {
  for (const statement of WITHDRAW_STATEMENTS) await db.query(statement, [stagedIds]);
  await db.end();
}

/** Address of our own database, as its owner or another role. */
export function getDatabaseUrl(data_dir: string, user = 'ebpls'): string {
  const running = findServer(join(data_dir, 'postgres'))?.connection;
  if (running === undefined) throw new Error(`No database runs in ${data_dir}.`);
  return formatConnectionUrl({ ...running, user });
}
