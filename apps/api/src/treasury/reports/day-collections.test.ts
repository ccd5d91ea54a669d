// Money of one day at the counter and online: the dashboard, the summary of collections and the ledger must agree.

import {
  bounceCheque,
  cancelReceipt,
  decideRefund,
  downloadReport,
  evaluateRefund,
  fileRefund,
  getAdminDashboard,
  getCurrentDue,
  getOpenCollection,
  getReport,
  startPayment,
} from '@ebpls/contracts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';

import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import {
  collectAtCounter,
  type CounterPeople,
  createApprovedOrder,
  createChequeInput,
  type GatewayFixture,
  openGatewayFixture,
} from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { A_CLAIM } from '../../testing/refunds/refund-fixtures.ts';

let fixture: GatewayFixture;
let server: TestServer;
let people: CounterPeople;
let receipt_nos: string[][];
let cheque_id: number;

/** On Monday an order is paid by check and two in cash, and one is paid online twice. */
beforeAll(async () => {
  fixture = await openGatewayFixture();
  ({ server, people } = fixture);
  setDay('2026-01-12');
  const checked = await createApprovedOrder(server, people);
  await collectAtCounter(server, people.cashier, { ...checked, tender: createChequeInput('0001') });
  const { rows } = await sql<{ cheque_id: number }>`select cheque_id from cheque`.execute(server.api.db);
  cheque_id = rows[0]?.cheque_id ?? 0;
  receipt_nos = [await payInCash(), await payInCash()];
  await payOnlineTwice();
});
afterAll(() => fixture.close());

const setDay = (day: string) => server.setNow(`${day}T09:00:00+08:00`);
const toCentavos = (amount: string | undefined) => Number((amount ?? '0.00').replace('.', ''));

async function payInCash(): Promise<string[]> {
  const order = await createApprovedOrder(server, people);
  const { body } = await collectAtCounter(server, people.cashier, order);
  return body.receipts.map(({ receipt_no }) => receipt_no);
}

async function payOnlineTwice(): Promise<void> {
  const { assessment_code } = await createApprovedOrder(server, people);
  const params = { assessment_code };
  const { total: amount } = (await server.request(getCurrentDue, people.owner, { params })).body;
  const start = async () =>
    (await server.request(startPayment, people.owner, { params, body: { method: 'gcash', amount } })).body.request_id;
  const first = await start();
  await sendNotice(server, { request_id: first, code: 'GR152' });
  await sendNotice(server, { request_id: await start(), amount });
  await sendNotice(server, { request_id: first, amount, timestamp: '2026-01-12T09:00:00.000+08:00' });
}

async function loadCollections(from: string, to = from) {
  const query = { from, to, by: 'channel', limit: 100 } as const;
  return (await server.request(getReport, people.treasurer, { params: { report: 'collections' }, query })).body;
}

async function loadDashboardFigure() {
  const { collected_today, receipts_today } = (await server.request(getAdminDashboard, people.treasurer)).body;
  return { collected_today, receipts_today };
}

/** Change of cash, checks, the bank and the gateway's debt on a day, in centavos. */
async function sumMoneyReceived(day: string): Promise<number> {
  const { CASH_TREASURY, CHEQUES_UNCLEARED, CASH_BANK, GATEWAY } = ACCOUNTS;
  const codes = [CASH_TREASURY, CHEQUES_UNCLEARED, CASH_BANK, GATEWAY].map(({ account_code }) => account_code);
  const { rows } = await sql<{ received: number }>`
    select coalesce(sum(l.debit - l.credit), 0)::bigint as received
    from journal_entry e
    join journal_line l using (entry_id)
    where e.posted_on = ${day}::date and l.account_code = any(${codes}::text[])`.execute(server.api.db);
  return rows[0]?.received ?? 0;
}

test('a payment without a receipt is a line of its own, and the total is what was received', async () => {
  const { data, foot, sums } = await loadCollections('2026-01-12');
  expect(data.map(({ key, counts, amounts }) => [key, counts['receipts'], amounts['net']])).toEqual([
    ['Cash', 6, '6810.00'],
    ['Cheque', 3, '3405.00'],
    ['GCash', 3, '3405.00'],
    ['unallocated', 0, '3405.00'],
  ]);
  expect(data.at(-1)?.texts).toEqual({ channel: 'Unallocated payments and credits' });
  expect(toCentavos(foot?.amounts['net'])).toBe(await sumMoneyReceived('2026-01-12'));
  expect(sums).toEqual([
    { label: 'Receipts, net', amount: '13620.00' },
    { label: 'Unallocated payments and credits', amount: '3405.00' },
    { label: 'Total received', amount: '17025.00' },
  ]);
  const file = await server.request(downloadReport, people.treasurer, {
    params: { report: 'collections' },
    query: { from: '2026-01-12', to: '2026-01-12', by: 'channel', format: 'csv' },
  });
  const lines = parse(file.raw, { bom: true, relax_column_count: true }) as string[][];
  expect(lines.find(([first]) => first === 'Unallocated payments and credits')?.at(-1)).toBe('3405.00');
  expect(lines.at(-1)).toEqual(['Total received', '17025.00']);
});

test('the open report of the electronic collector adds up with the payment without a receipt', async () => {
  const { sheet } = (
    await server.request(getOpenCollection, people.treasurer, {
      params: { collector: 'electronic', fund: 'GENERAL', day: '2026-01-12' },
    })
  ).body;
  const { last, collections, unallocated, deposits, undeposited } = sheet.summary;
  expect([collections, unallocated, deposits]).toEqual(['2705.00', '3405.00', '0.00']);
  expect(toCentavos(last) + toCentavos(collections) + toCentavos(unallocated) - toCentavos(deposits)).toBe(
    toCentavos(undeposited),
  );
  expect(sheet.deposits).toEqual([]);
  expect(sheet.unallocated?.map(({ amount }) => amount)).toEqual(['3405.00']);
});

test('collected today is all receipts of the day less its cancelled receipts, returned checks and refunds', async () => {
  expect(await loadDashboardFigure()).toEqual({ collected_today: '13620.00', receipts_today: 12 });
  const [cancelled = [], refunded = []] = receipt_nos;
  await server.request(cancelReceipt, people.treasurer, {
    params: { receipt_no: cancelled[0] ?? '' },
    body: { reason: 'The wrong business was paid.' },
  });
  expect((await loadDashboardFigure()).collected_today).toBe('10215.00');

  setDay('2026-01-13');
  expect(await loadDashboardFigure()).toEqual({ collected_today: '0.00', receipts_today: 0 });
  await payInCash();
  await sql`update cheque set state = 'DEPOSITED'`.execute(server.api.db);
  await server.request(bounceCheque, people.treasurer, { params: { cheque_id }, body: { reason: 'No funds' } });
  expect(await loadDashboardFigure()).toEqual({ collected_today: '0.00', receipts_today: 3 });

  const { refund_no } = (
    await server.request(fileRefund, people.owner, { params: { receipt_no: refunded[0] ?? '' }, body: A_CLAIM })
  ).body;
  await server.request(evaluateRefund, people.cashier, {
    params: { refund_no },
    body: { amount_found: '80', finding: 'The area was taken twice.' },
  });
  await server.request(decideRefund, people.treasurer, {
    params: { refund_no },
    body: { is_approved: true, decision: 'As found.' },
  });
  expect((await loadDashboardFigure()).collected_today).toBe('-80.00');
  expect((await loadCollections('2026-01-13')).foot?.amounts).toMatchObject({ reversed: '3485.00', net: '-80.00' });
});
