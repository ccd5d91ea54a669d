// Records the SQL statements with which the product posts one payment, to measure the write path against them.

import { createHash } from 'node:crypto';

import type { Pool } from 'pg';

import { createBusinessClock } from '../../../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../../../apps/api/src/platform/config/config.ts';
import { openDatabase, openPool } from '../../../../apps/api/src/platform/database/database.ts';
import { receiveNotification } from '../../../../apps/api/src/treasury/payments/receive-notification.ts';
import { createPaynamics } from '../../../../apps/api/src/domain/payments/gateway/paynamics.ts';
import type { Api } from '../../../../apps/api/src/platform/http/api.ts';
import { renderNotice } from '../../../../apps/api/src/testing/gateway-notices.ts';
import { PAYMENT_AMOUNT } from '../../../../apps/api/src/testing/stress/started-payments.ts';
import { recordPayments, type Recording, type Statement } from './recording.ts';

const DISTANCE = 100; // distance of the rows of two neighbouring payments

/** A begun payment, with every number and text by which a statement may name it. */
interface BegunPayment {
  readonly request_id: string;
  readonly bill_id: number;
  readonly assessment_id: number;
  readonly business_id: number;
  readonly top_no: string;
  readonly assessment_code: string;
  readonly company_code: string;
}

/**
 * Lets the product post the last of the begun payments and writes down every statement; the second of two, when nothing
 * is looked up for the first time.
 */
export async function recordOne(database: string): Promise<Recording & { readonly distance: number }> {
  const statements: Statement[] = [];
  const pool = openPool(database, { max: 1 });
  const db = openDatabase(recordPayments(pool, statements));
  const config = readConfig({
    DATABASE_URL: database,
    EBPLS_NOW: '2026-01-12',
    PAYNAMICS_MERCHANT_ID: 'test-merchant',
    PAYNAMICS_MERCHANT_KEY: 'test-merchant-key',
  });
  const api = { db, config, clock: createBusinessClock(config) } as Api;
  const provider = createPaynamics({ ...config.paynamics, public_url: config.public_url });
  await spreadNumbers(pool);
  const newest = await newestPayments(pool);
  let event_id = '';
  for (const { request_id } of newest.toReversed()) {
    statements.length = 0;
    const raw = Buffer.from(renderNotice({ request_id, amount: PAYMENT_AMOUNT }));
    event_id = createHash('sha256').update(raw).digest('hex');
    await receiveNotification(api, provider, { raw, remote_address: '127.0.0.1' });
  }
  await db.destroy();
  const [row] = newest;
  if (!row) throw new Error('no payment was begun');
  return {
    statements,
    ids: [row.bill_id, row.assessment_id, row.business_id],
    words: [row.request_id, event_id, row.top_no, row.assessment_code, row.company_code],
    distance: DISTANCE,
  };
}

/** The two payments that were begun last, the newest first. */
async function newestPayments(pool: Pool): Promise<BegunPayment[]> {
  const { rows } = await pool.query<BegunPayment>(`
    select request_id, bill_id, assessment_id, business_id, top_no, assessment_code, company_code
    from payment_attempt
    join bill using (bill_id)
    join application using (assessment_id)
    join business using (business_id)
    order by bill_id desc
    limit 2
  `);
  return rows;
}

/** Numbers that mean one thing each: no number of a row is also a place in a list or an amount. */
async function spreadNumbers(pool: Pool): Promise<void> {
  const starts = [
    ['mail', 'id', 500_000_000],
    ['payment', 'payment_id', 600_000_000],
    ['payment_notification', 'notification_id', 700_000_000],
    ['journal_entry', 'entry_id', 800_000_000],
  ] as const;
  for (const [table, column, at] of starts)
    await pool.query('select setval(pg_get_serial_sequence($1, $2), $3)', [table, column, at]);
  await pool.query(`insert into number_series (series, year, last) values ('receipt', 2026, 90000000)`);
}
