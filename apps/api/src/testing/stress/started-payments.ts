// Starts many online payments for the load tests of gateway notifications.

import { approveBill, computeBill, getCurrentDue, startPayment } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { TestPerson, TestServer } from '../open-server.ts';
import { createClearedApplication } from '../municipality-seed.ts';
import { loadWritableColumns } from '../rows/written-columns.ts';

/** Amount of every begun payment: the first installment of V12 (domain reference 4.6). */
export const PAYMENT_AMOUNT = '3405.00';
export const PAYMENT_CENTAVOS = 340_500;
export const RECEIPTS_PER_PAYMENT = 3;

export interface Payers {
  readonly owner: TestPerson;
  readonly clerk: TestPerson;
  readonly treasurer: TestPerson;
}

export async function createPayers(server: TestServer): Promise<Payers> {
  return {
    owner: await server.person('user'),
    clerk: await server.person('bplo'),
    treasurer: await server.person('admin', { permissions: ['treasurer'] }),
  };
}

export interface StartedPayment {
  readonly request_id: string;
  readonly bill_id: number;
  readonly assessment_code: string;
}

/** An order of payment that was computed, approved and sent to the gateway's page, each step through its endpoint. */
export async function beginPayment(
  { api, request }: TestServer,
  { owner, clerk, treasurer }: Payers,
): Promise<StartedPayment> {
  const { assessment_code } = await createClearedApplication(api.db, owner);
  const params = { assessment_code };
  const { bill_id } = (await request(computeBill, clerk, { params })).body;
  await request(approveBill, treasurer, { params: { bill_id } });
  const { total } = (await request(getCurrentDue, owner, { params })).body;
  const { request_id } = (await request(startPayment, owner, { params, body: { method: 'gcash', amount: total } }))
    .body;
  return { request_id, bill_id, assessment_code };
}

/** Distance of the keys of two copies; a template has fewer rows than this in any table. */
const STEP = 100;

/**
 * Tables in the order of their references: the rows that belong to the payment, and the columns that differ in a copy.
 */
const COPIED_TABLES: readonly { readonly table: string; readonly of: string; readonly differs: string }[] = [
  {
    table: 'business',
    of: 't.business_id = b.business_id',
    differs: `'business_id', t.business_id + s, 'company_code', 'SI-' || 100000 + k, 'company_name', t.company_name || ' ' || k`,
  },
  {
    table: 'application',
    of: 't.assessment_id = b.assessment_id',
    differs: `'assessment_id', t.assessment_id + s, 'business_id', t.business_id + s, 'assessment_code', 'APP-2026-' || 100000 + k`,
  },
  {
    table: 'bill',
    of: 't.bill_id = b.bill_id',
    differs: `'bill_id', t.bill_id + s, 'assessment_id', t.assessment_id + s, 'top_no', 'TOP-2026-' || 100000 + k`,
  },
  { table: 'bill_line', of: 't.bill_id = b.bill_id', differs: `'bill_id', t.bill_id + s` },
  {
    table: 'installment',
    of: 't.bill_id = b.bill_id',
    differs: `'installment_id', t.installment_id + s, 'bill_id', t.bill_id + s`,
  },
  {
    table: 'installment_item',
    of: 't.installment_id in (select installment_id from installment where bill_id = b.bill_id)',
    differs: `'installment_id', t.installment_id + s`,
  },
  {
    table: 'payment_attempt',
    of: 't.request_id = b.request_id',
    differs: `'request_id', 'SI260112' || lpad(k::text, 14, '0'), 'bill_id', t.bill_id + s`,
  },
  {
    table: 'journal_entry',
    of: 't.bill_id = b.bill_id',
    differs: `'entry_id', t.entry_id + s, 'business_id', t.business_id + s, 'bill_id', t.bill_id + s`,
  },
  {
    table: 'journal_line',
    of: 't.bill_id = b.bill_id',
    differs: `'entry_id', t.entry_id + s, 'bill_id', t.bill_id + s`,
  },
];
const COUNTED_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['business', 'business_id'],
  ['application', 'assessment_id'],
  ['bill', 'bill_id'],
  ['installment', 'installment_id'],
  ['journal_entry', 'entry_id'],
];

/**
 * Many begun payments in a fresh municipality: one through the endpoints, the others copies of its rows with numbers
 * of their own. Returns the request numbers. Ten thousand take seconds where the endpoints take minutes.
 */
export async function beginPayments(server: TestServer, count: number, payers?: Payers): Promise<string[]> {
  const first = await beginPayment(server, payers ?? (await createPayers(server)));
  if (count > 1) await server.api.db.transaction().execute((trx) => copyPayment(trx, first.request_id, count - 1));
  const rows = await server.api.db.selectFrom('payment_attempt').select('request_id').orderBy('bill_id').execute();
  return rows.map(({ request_id }) => request_id);
}

async function copyPayment(db: Database, request_id: string, count: number): Promise<void> {
  const template = `
    select p.request_id, p.bill_id, b.assessment_id, a.business_id
    from payment_attempt p
    join bill b using (bill_id)
    join application a using (assessment_id)
    where p.request_id = '${request_id}'`;
  for (const { table, of, differs } of COPIED_TABLES) {
    const { into, of_r } = await loadWritableColumns(db, table);
    const copies = sql.raw(`
      from (${template}) b
      join ${table} t on ${of}
      cross join lateral (select k, k * ${STEP} as s from generate_series(1, ${count}) k) n
      cross join lateral jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${differs})) r
      order by n.k`);
    await sql`insert into ${sql.table(table)} (${into}) overriding system value select ${of_r} ${copies}`.execute(db);
  }
  for (const [table, column] of COUNTED_COLUMNS)
    await sql
      .raw(`select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`)
      .execute(db);
}
