// Fills a database with applications, to measure the lists of the offices.

import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

import { openPool } from '../../../../apps/api/src/platform/database/database.ts';
import { hashPassword } from '../../../../apps/api/src/platform/passwords/password.ts';
import type { Tables } from '../../../../apps/api/src/tables/tables.ts';
import { writeReference } from '../../../seed/src/reference.ts';
import { PASSWORD } from './grown-fixture.ts';

/** Staff desks whose lists are measured, with the number of their role. */
const DESKS = { bplo: 12, fire: 4, peso: 11, admin: 2, barangay: 101 } as const;
export type Desk = keyof typeof DESKS;

/** People of each desk: one alone may not search as often as the benchmark does. */
export const PEOPLE_OF_DESK = 16;
/** Applications in work at any size: a municipality's years pile up behind its desks, not on them. */
const IN_WORK = 2_500;
/** States of those in work: seven of ten are at the offices. */
const STATES_IN_WORK = [
  'IN_CLEARANCE',
  'SUBMITTED',
  'IN_CLEARANCE',
  'IN_CLEARANCE',
  'PAID',
  'IN_CLEARANCE',
  'IN_CLEARANCE',
  'FOR_PAYMENT',
  'IN_CLEARANCE',
  'IN_CLEARANCE',
];
const BUSINESSES_OF_OWNER = 4;
/** The oldest of so many bear a word that no other has. */
const OLD_PART = 10;
/** An office that only the oldest businesses went to. */
const PESO_CASES = 300;

export function getDeskEmail(desk: Desk, person: number): string {
  return `${desk}${person}@sanisidro.example`;
}

/**
 * Fills a municipality with this many applications, each of a business of its own, of which the newest are in work. Every one was or is
 * at the fire office, every second one at the environment office and every second one at its barangay, and the oldest
 * three hundred at the employment office; four of ten are in one barangay, as many have the usual name, and the
 * oldest tenth a word that no other has.
 */
export async function fillDesks(url: string, applications: number): Promise<void> {
  const pool = openPool(url, { max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await db.transaction().execute(writeReference);
  const secret = await hashPassword(PASSWORD);
  // Rows are made whole and right; deciding each would take the hour and measures nothing.
  await pool.query('set session_replication_role = replica');
  await pool.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  const indexes = await dropIndexes(pool);
  for (const statement of [...people(applications, secret), ...cases(applications), ...indexes])
    await pool.query(statement);
  await pool.query('set session_replication_role = origin');
  await pool.query('vacuum analyze');
  await db.destroy();
}

/**
 * Takes away the indexes that no constraint needs; answers how they are made again. Made at the end they take a fifth.
 */
async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(`
    select indexname, indexdef
    from pg_indexes
    where tablename in ('business', 'application', 'clearance', 'timeline', 'permit')
      and schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'
  `);
  for (const { indexname } of rows) await pool.query(`drop index public.${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

function people(applications: number, secret: string): string[] {
  const desks = Object.entries(DESKS).map(([desk, role_id]) => `('${desk}', ${role_id})`);
  return [
    `
    with seated as (
      insert into account (email, firstname, lastname, password_hash, verified_at)
      select desk || n || '@sanisidro.example', desk, n::text, '${secret}', now()
      from (values ${desks.join(', ')}) as d (desk, role_id), generate_series(1, ${PEOPLE_OF_DESK}) n
      returning id, firstname
    )
    insert into account_role (account_id, position, role_id)
    select id, 0, role_id from seated join (values ${desks.join(', ')}) as d (desk, role_id) on desk = firstname
    `,
    `
    insert into account (email, firstname, lastname, password_hash, verified_at)
    select 'owner' || n || '@negosyo.example', 'Owner', n::text, 'not a digest', now()
    from generate_series(1, ${Math.ceil(applications / BUSINESSES_OF_OWNER)}) n
    `,
  ];
}

function cases(applications: number): string[] {
  const first_in_work = applications - IN_WORK;
  return [
    `
    insert into business
      (company_code, owner_id, state, company_name, brgycode, address, line_ids, form, registered_at)
    select 'XB-' || lpad(n::text, 7, '0'),
      (select min(id) from account where email like 'owner%') + n % ${Math.ceil(applications / BUSINESSES_OF_OWNER)},
      'ACTIVE',
      (array['Matibay', 'Maligaya', 'Bagong', 'Tatlong', 'Santa', 'Golden', 'Lucky', 'Dalawang', 'Bukid', 'Dagat'])
        [1 + n % 10] || ' ' || chr(65 + n / 10 % 10) || substr(md5((n % 997)::text), 1, 5) || ' '
        || (array['Sari-Sari Store', 'Trading', 'Sari-Sari Store', 'Hardware', 'Sari-Sari Store', 'Bakery', 'Pharmacy',
          'Sari-Sari Store', 'Feeds'])[1 + n % 9] || case when n <= ${applications / OLD_PART} then ' Luma ' else ' ' end || n,
      '9990101' || lpad((case when n / 16 % 10 < 4 then 1 else 1 + n % 16 end)::text, 3, '0'), 'Rizal Street',
      array['L04'], '{}', now()
    from generate_series(1, ${applications}) n
    `,
    `
    insert into application
      (assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, payment_mode, arta_class,
      submitted_at, accepted_at, due_on, decided_at)
    select 'APP-2026-' || lpad(business_id::text, 7, '0'), business_id, owner_id, brgycode, 'RENEWAL', 2026,
      case when business_id > ${first_in_work}
        then (array['${STATES_IN_WORK.join("', '")}'])[1 + business_id % ${STATES_IN_WORK.length}] else 'ISSUED' end,
      'ANNUAL', 'SIMPLE', '2026-01-05 08:00+08', '2026-01-05 09:00+08', date '2026-01-08' + (business_id % 12)::int,
      case when business_id <= ${first_in_work} then timestamptz '2026-01-07 10:00+08' end
    from business
    `,
    ...HISTORY,
  ];
}

/** History of each application, by its state. */
const HISTORY = [
  `
    insert into timeline (assessment_id, at, act, actor)
    select assessment_id, accepted_at, act, 'BPLO'
    from application, (values ('accept'), ('route')) as t (act)
    `,
  `
    insert into clearance
      (assessment_id, office, brgycode, state, due_on, days_limit, clearance_no, decided_at, paused_at)
    select assessment_id, o.office, brgycode,
      case when state = 'IN_CLEARANCE'
        then (array['PENDING', 'UNDER_REVIEW', 'FOR_COMPLIANCE'])[1 + assessment_id % 3] else 'APPROVED' end,
      due_on, 3, case when state <> 'IN_CLEARANCE' then o.prefix || '-2026-' || assessment_id end,
      case when state <> 'IN_CLEARANCE' then timestamptz '2026-01-07 10:00+08' end,
      case when state = 'IN_CLEARANCE' and assessment_id % 3 = 2 then timestamptz '2026-01-06 10:00+08' end
    from application,
      (values ('fire', 'FSIC', 1, null), ('menro', 'ENV', 2, null), ('barangay', 'BC', 2, null),
        ('peso', 'PES', 1, ${PESO_CASES})) as o (office, prefix, every, first)
    where assessment_id % o.every = 0 and (o.first is null or assessment_id <= o.first)
    `,
  `
    insert into permit
      (permit_no, assessment_id, business_id, state, token, content, expires_on, generated_by, generated_at)
    select 'MP-2026-' || lpad(assessment_id::text, 7, '0'), assessment_id, business_id, 'ACTIVE',
      'token-' || assessment_id, '{}', '2026-12-31', owner_id, decided_at
    from application
    where decided_at is not null
    `,
];
