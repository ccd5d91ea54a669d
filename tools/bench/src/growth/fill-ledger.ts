// Fills a database with orders of payment and ledger rows, to measure statements and lists of payments.

import { Kysely, PostgresDialect } from 'kysely';

import { openPool } from '../../../../apps/api/src/platform/database/database.ts';
import { hashPassword } from '../../../../apps/api/src/platform/passwords/password.ts';
import type { Tables } from '../../../../apps/api/src/tables/tables.ts';
import { writeReference } from '../../../seed/src/reference.ts';
import { PASSWORD } from './grown-fixture.ts';

/** Owners of the filled ledger who sign in and read. */
export const OWNER_COUNT = 12;
const BUSINESSES_OF_OWNER = 4;
/** Rows of the ledger for each business: one order by quarters, two of them paid. */
const ROWS_OF_BUSINESS = 21;

/** Businesses with another name than all the rest, at any size. */
const BAKERIES = 20;

/** Administrators who see the payments of all owners: one alone would exceed the rate limit. */
export const ADMINISTRATORS = 40;

export function getOwnerEmail(owner: number): string {
  return `owner${owner}@negosyo.example`;
}

export function getAdministratorEmail(administrator: number): string {
  return `administrator${administrator}@sanisidro.example`;
}

/**
 * Fills a ledger with about this many rows: owners with four businesses each, every one with an order by quarters of
 * which two are paid.
 */
export async function fillLedger(url: string, rows: number): Promise<void> {
  const businesses = Math.ceil(rows / ROWS_OF_BUSINESS);
  const owners = Math.max(OWNER_COUNT, Math.ceil(businesses / BUSINESSES_OF_OWNER));
  const pool = openPool(url, { max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await db.transaction().execute(writeReference);
  const secret = await hashPassword(PASSWORD);
  await pool.query(`
    insert into account (email, firstname, lastname, password_hash, verified_at)
    select 'owner' || n || '@negosyo.example', 'Owner', n::text, '${secret}', now()
    from generate_series(0, ${owners - 1}) n
  `);
  await pool.query('insert into account_role (account_id, position, role_id) select id, 0, 1 from account');
  await pool.query(`
    with seated as (
      insert into account (email, firstname, lastname, password_hash, verified_at)
      select 'administrator' || n || '@sanisidro.example', 'Administrator', n::text, '${secret}', now()
      from generate_series(1, ${ADMINISTRATORS}) n
      returning id
    )
    insert into account_role (account_id, position, role_id)
    select seated.id, 0, role.id from seated join role on role.name = 'admin'
  `);
  // Rows are made whole and right; deciding each would take the hour and measures nothing.
  await pool.query('set session_replication_role = replica');
  for (const statement of [...licensing(businesses, owners), ...MONEY]) await pool.query(statement);
  await pool.query('set session_replication_role = origin');
  await pool.query('vacuum analyze');
  await db.destroy();
}

function licensing(businesses: number, owners: number): string[] {
  return [
    `
    insert into business
      (company_code, owner_id, state, company_name, brgycode, address, line_ids, form, registered_at)
    select 'XB-' || lpad(n::text, 6, '0'), (select min(id) from account) + n % ${owners}, 'ACTIVE',
      case when n <= ${BAKERIES} then 'Panaderia ' else 'Business ' end || n,
      '9990101' || lpad((1 + n % 16)::text, 3, '0'), 'Rizal Street', array['L04'], '{}', now()
    from generate_series(1, ${businesses}) n
    `,
    `
    insert into application
      (assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, payment_mode, submitted_at)
    select 'APP-2026-' || lpad(business_id::text, 6, '0'), business_id, owner_id, brgycode, 'RENEWAL', 2026, 'ISSUED',
      'QUARTERLY', now()
    from business
    `,
    ...ORDERS,
  ];
}

/** An order of payment for each application, of three lines in four quarters; two of them are paid. */
const ORDERS = [
  `
  insert into bill
    (assessment_id, version, top_no, state, ordinance_version_id, input, result, total, computed_by, computed_at,
    approved_by, approved_at, valid_until)
  select assessment_id, 1, 'TOP-2026-' || lpad(assessment_id::text, 6, '0'), 'APPROVED',
    (select min(ordinance_version_id) from ordinance_version), '{}', '{}', 1913000, owner_id, '2026-01-05',
    owner_id, '2026-01-06', '2026-01-20'
  from application
  `,
  `
  insert into bill_line
    (bill_id, line_no, code, name, name_fil, kind, agency, account_code, ordinance_section, basis, amount)
  select bill_id, l.*
  from bill, (values
    (1, 'LBT-D', 'Business tax', 'Buwis sa negosyo', 'TAX', 'MUNICIPAL', '4-01-03-030-034', '2A.01', '{}'::jsonb,
      1600000),
    (2, 'F01', 'Permit fee', 'Bayad sa permit', 'FEE', 'MUNICIPAL', '4-02-01-010', '3A.01', '{}', 263000),
    (3, 'F15', 'Fire fee', 'Bayad sa sunog', 'FIRE', 'BFP', '2-02-01-050', '3A.15', '{}', 50000)
  ) as l
  `,
  `
  insert into installment (bill_id, no, nominal_due_on, due_on, state)
  select bill_id, i.no, i.due, i.due, case when i.no < 3 then 'PAID' else 'NOT_DUE' end
  from bill, (values
    (1, date '2026-01-20'),
    (2, date '2026-04-20'),
    (3, date '2026-07-20'),
    (4, date '2026-10-20')
  ) as i (no, due)
  `,
  `
  insert into installment_item (installment_id, line_no, amount, bears_penalty)
  select installment_id, l.line_no, l.amount, l.line_no < 3
  from installment, (values (1, 400000), (2, 263000), (3, 50000)) as l (line_no, amount)
  where l.line_no = 1 or no = 1
  `,
];

const MONEY = [
  `
  insert into payment_attempt
    (request_id, bill_id, account_id, provider, method, amount, state, items, created_at, lock_until, closed_at)
  select 'SI260110' || upper(substr(md5(bill_id || ' ' || q), 1, 14)), bill_id, computed_by, 'paynamics', 'gcash',
    case q when 1 then 713000 else 400000 end, 'SUCCEEDED', '[]', at + bill_id * interval '1 second', at, at
  from bill, (values (1, timestamptz '2026-01-10 10:00+08'), (2, '2026-04-10 10:00+08')) as p (q, at)
  `,
  `
  insert into payment (bill_id, amount, channel, reference, paid_at, posted_at)
  select bill_id, case q when 1 then 713000 else 400000 end, 'GCash', 'R' || bill_id || q, at, at
  from bill, (values (1, timestamptz '2026-01-10 10:00+08'), (2, '2026-04-10 10:00+08')) as p (q, at)
  `,
  `
  insert into journal_entry (kind, posted_at, posted_on, effective_on, business_id, bill_id, memo)
  select 'BILL', approved_at, '2026-01-06', '2026-01-06', a.business_id, bill_id, top_no
  from bill
  join application a using (assessment_id)
  `,
  `
  insert into journal_entry
    (kind, posted_at, posted_on, effective_on, business_id, bill_id, payment_id, receipt_no, memo)
  select 'COLLECTION', p.paid_at, p.paid_at::date, p.paid_at::date, a.business_id, p.bill_id, p.payment_id,
    'EOR-2026-' || lpad((p.payment_id * 2 + g.n)::text, 8, '0'),
    case g.n when 0 then 'GENERAL' else 'TRUST-BFP' end
  from payment p
  join bill using (bill_id)
  join application a using (assessment_id), generate_series(0, 1) as g (n)
  where g.n = 0 or p.amount = 713000
  `,
  `
  insert into receipt (receipt_no, payment_id, agency, fund, payor, amount, issued_at, entry_id)
  select e.receipt_no, p.payment_id, case e.memo when 'GENERAL' then 'MUNICIPAL' else 'BFP' end, e.memo, 'Owner',
    case when e.memo = 'TRUST-BFP' then 50000 when p.amount = 713000 then 663000 else 400000 end, p.paid_at,
    e.entry_id
  from journal_entry e
  join payment p using (payment_id)
  `,
  `
  insert into journal_line
    (entry_id, position, account_code, fund, debit, credit, bill_id, installment_no, line_no, code, name)
  select e.entry_id, l.position, l.account_code, l.fund, l.debit, l.credit, e.bill_id, l.no, l.line_no, l.code, l.name
  from journal_entry e, (values
    (1, '1-03-01-020', 'GENERAL', 400000, 0, 1, 1, 'LBT-D', 'Business tax'),
    (2, '1-03-01-020', 'GENERAL', 400000, 0, 2, 1, 'LBT-D', 'Business tax'),
    (3, '1-03-01-020', 'GENERAL', 400000, 0, 3, 1, 'LBT-D', 'Business tax'),
    (4, '1-03-01-020', 'GENERAL', 400000, 0, 4, 1, 'LBT-D', 'Business tax'),
    (5, '1-03-01-020', 'GENERAL', 263000, 0, 1, 2, 'F01', 'Permit fee'),
    (6, '1-03-01-020', 'TRUST-BFP', 50000, 0, 1, 3, 'F15', 'Fire fee'),
    (7, '2-05-01-990', 'GENERAL', 0, 1863000, null, null, '', ''),
    (8, '2-05-01-990', 'TRUST-BFP', 0, 50000, null, null, '', '')
  ) as l (position, account_code, fund, debit, credit, no, line_no, code, name)
  where e.kind = 'BILL'
  `,
  `
  insert into journal_line
    (entry_id, position, account_code, fund, debit, credit, bill_id, installment_no, line_no, kind, code, name)
  select e.entry_id, l.position, l.account_code, r.fund,
    case when l.is_debit then coalesce(l.amount, r.amount) else 0 end,
    case when l.is_debit then 0 else coalesce(l.amount, r.amount) end,
    e.bill_id, l.no, l.line_no, l.kind, l.code, l.name
  from journal_entry e
  join receipt r using (entry_id), (values
    ('tax1', 1, '1-03-99-990', true, null::bigint, null::integer, null::integer, null, '', ''),
    ('tax1', 2, '4-01-03-030-034', false, 400000, 1, 1, 'PRINCIPAL', 'LBT-D', 'Business tax'),
    ('tax1', 3, '4-02-01-010', false, 263000, 1, 2, 'PRINCIPAL', 'F01', 'Permit fee'),
    ('tax1', 4, '2-05-01-990', true, null, null, null, null, '', ''),
    ('tax1', 5, '1-03-01-020', false, null, 1, null, null, '', ''),
    ('fire', 1, '1-03-99-990', true, null, null, null, null, '', ''),
    ('fire', 2, '2-02-01-050', false, null, 1, 3, 'PRINCIPAL', 'F15', 'Fire fee'),
    ('fire', 3, '2-05-01-990', true, null, null, null, null, '', ''),
    ('fire', 4, '1-03-01-020', false, null, 1, null, null, '', ''),
    ('tax2', 1, '1-03-99-990', true, null, null, null, null, '', ''),
    ('tax2', 2, '4-01-03-030-034', false, null, 2, 1, 'PRINCIPAL', 'LBT-D', 'Business tax'),
    ('tax2', 3, '2-05-01-990', true, null, null, null, null, '', ''),
    ('tax2', 4, '1-03-01-020', false, null, 2, null, null, '', '')
  ) as l (of, position, account_code, is_debit, amount, no, line_no, kind, code, name)
  where e.kind = 'COLLECTION'
    and l.of = case when r.fund = 'TRUST-BFP' then 'fire' when r.amount = 663000 then 'tax1' else 'tax2' end
  `,
];
