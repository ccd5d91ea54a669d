import { createHash } from 'node:crypto';

import type { Pool } from 'pg';

import { businessClock } from '../../../../apps/api/src/clock.ts';
import { readConfig } from '../../../../apps/api/src/config.ts';
import { openDatabase, openPool } from '../../../../apps/api/src/database.ts';
import { receiveNotification } from '../../../../apps/api/src/features/payments/receive-notification.ts';
import { paynamics } from '../../../../apps/api/src/gateway/paynamics.ts';
import type { Api } from '../../../../apps/api/src/http/api.ts';
import { noticeBody } from '../../../../apps/api/src/testing/gateway.ts';
import { AMOUNT } from '../../../../apps/api/src/testing/storm/begun-payments.ts';
import { listening, type Recording, type Statement } from './recording.ts';

/** Rows of two neighbouring payments lie this far apart. */
const DISTANCE = 100;

/** Lets the product post the last of the begun payments and writes down every statement; the second of two, when nothing is looked up for the first time. */
export async function recordOne(database: string): Promise<Recording & { readonly distance: number }> {
  const heard: Statement[] = [];
  const pool = openPool(database, { max: 1 });
  const db = openDatabase(listening(pool, heard));
  const config = readConfig({
    DATABASE_URL: database,
    EBPLS_NOW: '2026-01-12',
    PAYNAMICS_MERCHANT_ID: 'test-merchant',
    PAYNAMICS_MERCHANT_KEY: 'test-merchant-key',
  });
  const api = { db, config, clock: businessClock(config) } as Api;
  const provider = paynamics({ ...config.paynamics, public_url: config.public_url });
  await spreadNumbers(pool);
  const { rows } = await pool.query<{
    request_id: string;
    bill_id: number;
    assessment_id: number;
    business_id: number;
    top_no: string;
    assessment_code: string;
    company_code: string;
  }>(
    'select request_id, bill_id, assessment_id, business_id, top_no, assessment_code, company_code from payment_attempt join bill using (bill_id) join application using (assessment_id) join business using (business_id) order by bill_id desc limit 2',
  );
  let event_id = '';
  for (const { request_id } of rows.toReversed()) {
    heard.length = 0;
    const raw = Buffer.from(noticeBody({ request_id, amount: AMOUNT }));
    event_id = createHash('sha256').update(raw).digest('hex');
    await receiveNotification(api, provider, { raw, remote_address: '127.0.0.1' });
  }
  await db.destroy();
  const [row] = rows;
  if (!row) throw new Error('no payment was begun');
  const { request_id, bill_id, assessment_id, business_id, top_no, assessment_code, company_code } = row;
  return {
    statements: heard,
    ids: [bill_id, assessment_id, business_id],
    words: [request_id, event_id, top_no, assessment_code, company_code],
    distance: DISTANCE,
  };
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
