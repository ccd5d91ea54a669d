import { collectPayment, findCounterOrders, getCounterOrder, getCurrentDue, startPayment } from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createApprovedOrder,
  createCashInput,
  createChequeInput,
  type CounterPeople,
  openCashierFixture,
  createSlipInput,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import type { TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let people: CounterPeople;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

type Order = Awaited<ReturnType<typeof createApprovedOrder>>;

const createOrder = (options = {}) => createApprovedOrder(server, people, options);

const loadQuote = async ({ assessment_code }: Order, person = people.cashier) =>
  (await server.request(getCounterOrder, person, { params: { assessment_code } })).body;

const listReceipts = ({ bill_id }: Order) =>
  server.api.db
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.payment_id', 'receipt.payment_id')
    .select(['receipt_no', 'agency', 'receipt.amount', 'state', 'tender'])
    .where('bill_id', '=', bill_id)
    .orderBy('entry_id')
    .execute();

async function loadCash(bill_id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ account_code: string; balance: number }>`
    select account_code, sum(debit - credit)::bigint as balance
    from journal_line
    where bill_id = ${bill_id}::bigint and account_code like '1-01%'
    group by 1
    having sum(debit) <> sum(credit)`.execute(server.api.db);
  return Object.fromEntries(rows.map(({ account_code, balance }) => [account_code, balance]));
}

test('an order is found by its number, the business, a name, or the code on the paper', async () => {
  const order = await createOrder();
  const { top_no, company_name } = await loadQuote(order);
  const address = `http://localhost:4200/app/management/companies/assessment/details/currentdue/${order.assessment_code}/${order.company_code}`;
  for (const search of [top_no, top_no.toLowerCase(), order.company_code, company_name.toUpperCase(), address]) {
    const { data } = (await server.request(findCounterOrders, people.cashier, { query: { search } })).body;
    expect([search, data.some(({ assessment_code }) => assessment_code === order.assessment_code)]).toEqual([
      search,
      true,
    ]);
  }
});

test('cash is taken, change is computed, each agency gets a receipt and the application is paid', async () => {
  const order = await createOrder();
  const { body } = await collectAtCounter(server, people.cashier, { ...order, tender: createCashInput('4,000') });

  expect(body).toMatchObject({ amount: '3405.00', change: '595.00', clears_on: null });
  expect(body.receipts.map(({ agency, amount }) => [agency, amount])).toEqual([
    ['MUNICIPAL', '2705.00'],
    ['BARANGAY', '200.00'],
    ['BFP', '500.00'],
  ]);
  expect(await loadCash(order.bill_id)).toEqual({ '1-01-01-010': 340_500 });
  expect(
    (
      await server.api.db
        .selectFrom('application')
        .select('state')
        .where('assessment_id', '=', order.assessment_id)
        .executeTakeFirstOrThrow()
    ).state,
  ).toBe('PAID');
});

test('too little cash is refused at its field and nothing is posted', async () => {
  const order = await createOrder();
  const { status, body } = await collectAtCounter(server, people.cashier, {
    ...order,
    tender: createCashInput('3404.99'),
  });
  expect([status, body.error.fields]).toEqual([422, { 'tender.tendered': ['This is less than the amount due.'] }]);
  expect(await listReceipts(order)).toEqual([]);
});

test('two cashiers at once on one order take the money once', async () => {
  const order = await createOrder();
  const other = await server.person('admin', { permissions: ['cashier'] });
  const { total } = await loadQuote(order);
  const replies = await Promise.all(
    [people.cashier, other, people.cashier, other].map((person) =>
      collectAtCounter(server, person, { ...order, amount: total }),
    ),
  );

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await listReceipts(order)).toHaveLength(3);
});

test('the same click twice with one request key is one payment with one answer', async () => {
  const order = await createOrder();
  const body = { amount: '3405.00', tender: createCashInput('3405'), receipts: { kind: 'EOR' } };
  const sendTwice = () =>
    server.request(collectPayment, people.cashier, {
      params: { assessment_code: order.assessment_code },
      body,
      headers: { 'idempotency-key': `counter-${order.bill_id}` },
    });
  const [first, second] = [await sendTwice(), await sendTwice()];
  expect(second.body).toEqual(first.body);
  expect(await listReceipts(order)).toHaveLength(3);
});

test('an amount that is not today’s is a conflict', async () => {
  const order = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  await collectAtCounter(server, people.cashier, order);
  server.setNow('2026-04-20T09:00:00+08:00');
  const { total } = await loadQuote(order);
  server.setNow('2026-04-21T09:00:00+08:00');
  const { status, body } = await collectAtCounter(server, people.cashier, { ...order, amount: total });
  expect([status, body.error.message]).toEqual([409, expect.stringContaining('The amount due today is')]);
  expect(
    (await collectAtCounter(server, people.cashier, { ...order, amount: '999999.00' })).body.error.message,
  ).toContain('Do not accept more');
});

test('while the owner pays online the counter takes no payment, and shows until when', async () => {
  const order = await createOrder();
  const { total } = await loadQuote(order);
  const { request_id } = (
    await server.request(startPayment, people.owner, {
      params: { assessment_code: order.assessment_code },
      body: { method: 'gcash', amount: total },
    })
  ).body;
  expect((await loadQuote(order)).blocked).toBe(
    'The owner is paying this order online now. Please wait until 12 Jan 2026, 9:15 AM, or until the payment is finished.',
  );
  expect((await collectAtCounter(server, people.cashier, order)).status).toBe(409);

  server.setNow('2026-01-12T09:16:00+08:00');
  expect((await collectAtCounter(server, people.cashier, order)).status).toBe(200);
  // Money that the gateway reports later is surplus, not a second receipt.
  await sendNotice(server, { request_id, amount: total });
  expect(await listReceipts(order)).toHaveLength(3);
});

test('a payment that is pending at the gateway blocks the counter at any time', async () => {
  const order = await createOrder();
  const { total } = await loadQuote(order);
  const { request_id } = (
    await server.request(startPayment, people.owner, {
      params: { assessment_code: order.assessment_code },
      body: { method: 'gcash', amount: total },
    })
  ).body;
  await sendNotice(server, { request_id, code: 'GR033' });
  server.setNow('2026-01-12T12:00:00+08:00');
  expect((await loadQuote(order)).blocked).toBe(
    'An online payment of ₱3,405.00 is pending at the gateway. Do not accept payment now, because the owner may pay twice.',
  );
  expect((await collectAtCounter(server, people.cashier, order)).status).toBe(409);
});

test('a cheque is stored with its clearing day, and the ledger books it separately from cash', async () => {
  const order = await createOrder();
  const { body } = await collectAtCounter(server, people.cashier, { ...order, tender: createChequeInput('100-01') });
  // 12 January 2026 is a Monday: three banking days later is Thursday.
  expect(body.clears_on).toBe('2026-01-15');
  expect(await loadCash(order.bill_id)).toEqual({ '1-01-01-020': 340_500 });
});

test.each([
  ['tomorrow', { dated_on: '2026-01-13' }, 'tender.dated_on', 'This date is in the future.'],
  [
    'seven months ago',
    { dated_on: '2025-06-12' },
    'tender.dated_on',
    'This check is older than 180 days, so the bank will not pay it.',
  ],
  [
    'with letters in its number',
    { cheque_no: 'ABC' },
    'tender.cheque_no',
    'Please enter digits only, as printed on the check.',
  ],
])('a check of %s is refused at its field', async (_case, fields, field, message) => {
  const order = await createOrder();
  const { status, body } = await collectAtCounter(server, people.cashier, {
    ...order,
    tender: createChequeInput('100-02', fields),
  });
  expect([status, body.error.fields]).toEqual([422, { [field]: [message] }]);
});

test('a check or a slip pays only once', async () => {
  const [first, second, third, fourth] = [
    await createOrder(),
    await createOrder(),
    await createOrder(),
    await createOrder(),
  ];
  await collectAtCounter(server, people.cashier, { ...first, tender: createChequeInput('100-03') });
  expect(
    (
      await collectAtCounter(server, people.cashier, {
        ...second,
        tender: createChequeInput('100-03', { bank: 'LAND BANK' }),
      })
    ).body.error.fields,
  ).toEqual({ 'tender.cheque_no': ['This check was already accepted.'] });
  await collectAtCounter(server, people.cashier, { ...third, tender: createSlipInput('DS-1') });
  expect(
    (await collectAtCounter(server, people.cashier, { ...fourth, tender: createSlipInput('ds-1') })).body.error.fields,
  ).toEqual({
    'tender.reference': ['This deposit slip was already used.'],
  });
  expect(await loadCash(third.bill_id)).toEqual({ '1-01-02-010': 340_500 });
});

test('money that was in the bank in time bears no penalties: it counts as of the slip and is posted today', async () => {
  const order = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  server.setNow('2026-01-26T09:00:00+08:00');
  const loadQuoteForDay = async (deposited_on?: string) =>
    (
      await server.request(getCounterOrder, people.cashier, {
        params: { assessment_code: order.assessment_code },
        query: deposited_on === undefined ? {} : { deposited_on },
      })
    ).body;
  expect([
    (await loadQuoteForDay()).total,
    (await loadQuoteForDay('2026-01-19')).total,
    (await loadQuoteForDay('2026-01-21')).total,
  ]).toEqual(['8260.75', '6630.00', '8260.75']);
  expect([
    (await loadQuoteForDay('2026-01-19')).as_of,
    (await loadQuoteForDay('2026-01-11')).as_of,
    (await loadQuoteForDay('2026-01-27')).as_of,
  ]).toEqual(['2026-01-19', '2026-01-26', '2026-01-26']);

  const slip = { ...createSlipInput('DS-EARLY'), deposited_on: '2026-01-19' };
  expect((await collectAtCounter(server, people.cashier, { ...order, amount: '8260.75', tender: slip })).status).toBe(
    409,
  );
  expect((await collectAtCounter(server, people.cashier, { ...order, amount: '6630.00', tender: slip })).status).toBe(
    200,
  );
  const { rows } = await sql<{
    effective_on: string;
    posted_on: string;
  }>`
    select distinct effective_on, posted_on
    from journal_entry
    where bill_id = ${order.bill_id}::bigint and kind = 'COLLECTION'`.execute(server.api.db);
  expect(rows).toEqual([{ effective_on: '2026-01-19', posted_on: '2026-01-26' }]);
  expect(
    (await server.request(getCurrentDue, people.owner, { params: { assessment_code: order.assessment_code } })).body
      .total,
  ).toBe('0.00');
});

test('a slip cannot be older than its order, nor of a day that is still to come', async () => {
  const order = await createOrder();
  const getRefusedFields = async (deposited_on: string) =>
    (
      await collectAtCounter(server, people.cashier, {
        ...order,
        amount: '3405.00',
        tender: { ...createSlipInput('DS-ODD'), deposited_on },
      })
    ).body.error.fields;
  expect(await getRefusedFields('2026-01-11')).toEqual({
    'tender.deposited_on': [
      'The order of payment was issued on 12 Jan 2026, so the deposit cannot have an earlier date.',
    ],
  });
  expect(await getRefusedFields('2026-01-13')).toEqual({ 'tender.deposited_on': ['This date is in the future.'] });
  expect(await listReceipts(order)).toEqual([]);
});

test('an administrator without the cashier’s permission takes no money', async () => {
  const order = await createOrder();
  expect((await collectAtCounter(server, people.treasurer, { ...order, amount: '3405.00' })).status).toBe(403);
});
