// Measures what the dry run (rehearsal) of a draft revenue code costs for each business.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '@ebpls/postgres';
import type { Pool } from 'pg';

import { type Database, openDatabase, openPool } from '../../../../apps/api/src/platform/database/database.ts';
import { EMPTY_TALLY } from '../../../../apps/api/src/treasury/ordinances/rehearsal-tally.ts';
import { rehearseStep } from '../../../../apps/api/src/treasury/ordinances/rehearse-draft.ts';
import { migrateDatabase } from '../../../../apps/api/src/platform/database/migrate.ts';
import { readRecords } from '../../../seed/src/records.ts';
import { writeReference } from '../../../seed/src/reference.ts';
import { createBusinessCases, readSampleRules } from '../../../seed/src/generated/business-cases.ts';
import type { Reading } from '../reading.ts';

const REHEARSAL_SIZES = [100, 1_000, 10_000, 100_000] as const;
const PATTERNS = 500;
const YEAR = 2026;
/**
 * Assessments of one measured rehearsal of the revenue code: a hundred cases are shorter than a clock can measure, so
 * they are repeated until this many.
 */
const MIN_BILLS = 3_000;
const MICROSECONDS = 1_000;

const clock = { now: () => new Date(`${YEAR}-11-20T08:00:00+08:00`), today: () => `${YEAR}-11-20` };

/**
 * What a business costs in the rehearsal of a draft, from a hundred to a hundred thousand of them, step by
 * step on a real PostgreSQL.
 */
export async function measureRehearsal(): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-rehearsal-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const pool = openPool(postgres.url);
  const db = openDatabase(pool);
  try {
    await migrateDatabase(postgres.url);
    const draft_id = await prepareRehearsal(db, pool);
    const costs: number[] = [];
    let filledCount = 0;
    for (const size of REHEARSAL_SIZES) {
      await fill(pool, { from: filledCount + 1, to: size });
      filledCount = size;
      // The first of a size warms the plans and the code.
      if (costs.length === 0) await rehearse(db, draft_id);
      costs.push(await measureCost(db, { draft_id, size }));
    }
    return toCostReadings(costs);
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function toCostReadings(costs: readonly number[]): Reading[] {
  const smallest = costs[0] ?? Number.NaN;
  return REHEARSAL_SIZES.map((size, at) => ({
    id: 'P-26',
    what: `rehearsal of ${size.toLocaleString('en')} businesses, each under two versions`,
    unit: 'µs',
    ours: costs[at] ?? Number.NaN,
    ...(at === 0 ? { must: {} } : { theirs: smallest, other: 'with 100', must: { most: 1.25 } }),
  }));
}

/** Microseconds for one business. */
async function measureCost(
  db: Database,
  { draft_id, size }: { readonly draft_id: number; readonly size: number },
): Promise<number> {
  const times = Math.max(1, Math.ceil(MIN_BILLS / size));
  const from = performance.now();
  for (let time = 0; time < times; time += 1) await rehearse(db, draft_id);
  return ((performance.now() - from) * MICROSECONDS) / (times * size);
}

async function rehearse(db: Database, draft_id: number): Promise<void> {
  const draft = await db
    .selectFrom('ordinance_version')
    .select(['content', 'parent_id'])
    .where('ordinance_version_id', '=', draft_id)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('ordinance_rehearsal').execute();
  const { rehearsal_id } = await db
    .insertInto('ordinance_rehearsal')
    .values({
      ordinance_version_id: draft_id,
      parent_id: draft.parent_id ?? draft_id,
      revision: 1,
      content: JSON.stringify(draft.content),
      tally: JSON.stringify(EMPTY_TALLY),
      asked_by: 1,
      asked_on: clock.today(),
      asked_at: clock.now(),
    })
    .returning('rehearsal_id')
    .executeTakeFirstOrThrow();
  while (await rehearseStep({ db, clock }, rehearsal_id));
}

/**
 * Seeds the municipality, and a draft that makes every second figure dearer, so that the list of the most affected is
 * never short.
 */
async function prepareRehearsal(db: Database, pool: Pool): Promise<number> {
  await db.transaction().execute(writeReference);
  await pool.query(`
    insert into account (email, firstname, lastname, password_hash, verified_at)
    values ('bench@negosyo.example', 'Lorna', 'Diaz', 'not a digest', now())
  `);
  const text = JSON.stringify(readRecords('revenue-code-2024.json'))
    .replaceAll('"first_rate":"2"', '"first_rate":"2.5"')
    .replaceAll('"100.00"', '"120.00"');
  const parent = await db.selectFrom('ordinance_version').select('ordinance_version_id').executeTakeFirstOrThrow();
  const { ordinance_version_id } = await db
    .insertInto('ordinance_version')
    .values({
      version: 'SIRC-BENCH',
      title: 'A dearer code',
      effective_on: '2027-01-01',
      state: 'DRAFT',
      parent_id: parent.ordinance_version_id,
      content: text,
    })
    .returning('ordinance_version_id')
    .executeTakeFirstOrThrow();
  await pool.query('create table pattern (n integer primary key, input jsonb not null)');
  const patterns = createBusinessCases(PATTERNS, readSampleRules()).map((input, n) => ({ n, input }));
  await pool.query(
    'insert into pattern select n, input from jsonb_to_recordset($1::jsonb) as p (n integer, input jsonb)',
    [JSON.stringify(patterns)],
  );
  return ordinance_version_id;
}

/** Businesses with a settled order of payment each, from one number to another. */
async function fill(pool: Pool, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await pool.query(`
    insert into business (company_code, owner_id, state, company_name, brgycode, address, form, registered_at)
    select 'XB-' || lpad(g::text, 6, '0'), 1, 'ACTIVE', 'Business ' || g, p.input ->> 'brgycode', 'Rizal Street', '{}',
      now()
    from generate_series(${from}, ${to}) g
    join pattern p on p.n = g % ${PATTERNS}
  `);
  await pool.query(`
    insert into application
      (assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, submitted_at)
    select 'APP-${YEAR}-' || substr(b.company_code, 4), b.business_id, 1, b.brgycode, 'RENEWAL', ${YEAR}, 'ISSUED',
      now()
    from business b
    where substr(b.company_code, 4)::integer between ${from} and ${to}
  `);
  await pool.query(`
    insert into bill
      (assessment_id, version, top_no, state, ordinance_version_id, input, result, total, computed_by, computed_at)
    select a.assessment_id, 1, 'TOP-' || substr(a.assessment_code, 10), 'SETTLED', 1, p.input, '{}', 0, 1, now()
    from application a
    join pattern p on p.n = substr(a.assessment_code, 10)::integer % ${PATTERNS}
    where substr(a.assessment_code, 10)::integer between ${from} and ${to}
    order by a.assessment_id
  `);
  await pool.query('vacuum analyze');
}
