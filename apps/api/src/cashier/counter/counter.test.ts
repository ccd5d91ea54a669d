import {
  requestApproval,
  collectPayment,
  decideApproval,
  findCounterOrders,
  getCounterOrder,
  getCurrentDue,
  listApprovals,
  spoilForm,
  startPayment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createApprovedOrder,
  createCashInput,
  createChequeInput,
  type CounterPeople,
  createBooklet,
  createGrantedPartial,
  openCashierFixture,
  createSlipInput,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';

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
    'An online payment of ₱3,405.00 is pending at the gateway. Do not accept payment now, or the owner will pay twice.',
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
    'This cheque is older than 180 days, so the bank will not pay it.',
  ],
  ['with letters in its number', { cheque_no: 'ABC' }, 'tender.cheque_no', 'Digits only, as printed on the cheque.'],
])('a cheque of %s is refused at its field', async (_case, fields, field, message) => {
  const order = await createOrder();
  const { status, body } = await collectAtCounter(server, people.cashier, {
    ...order,
    tender: createChequeInput('100-02', fields),
  });
  expect([status, body.error.fields]).toEqual([422, { [field]: [message] }]);
});

test('a cheque or a slip pays only once', async () => {
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
  ).toEqual({ 'tender.cheque_no': ['This cheque was already accepted.'] });
  await collectAtCounter(server, people.cashier, { ...third, tender: createSlipInput('DS-1') });
  expect(
    (await collectAtCounter(server, people.cashier, { ...fourth, tender: createSlipInput('ds-1') })).body.error.fields,
  ).toEqual({
    'tender.reference': ['This slip was already used.'],
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
    'tender.deposited_on': ['The order of payment was issued on 12 Jan 2026, so a deposit for it cannot be earlier.'],
  });
  expect(await getRefusedFields('2026-01-13')).toEqual({ 'tender.deposited_on': ['This date is in the future.'] });
  expect(await listReceipts(order)).toEqual([]);
});

test('paper receipts take the next numbers of the cashier’s booklet, one for each agency', async () => {
  const own: CounterPeople = { ...people, cashier: await server.person('admin', { permissions: ['cashier'] }) };
  await createBooklet(server, own, ['0001001', '0001005']);
  const order = await createOrder();
  expect((await loadQuote(order, own.cashier)).next_forms).toEqual(['0001001', '0001002', '0001003']);

  const wrong = await collectAtCounter(server, own.cashier, {
    ...order,
    receipts: { kind: 'AF51', numbers: ['1001', '1003', '1002'] },
  });
  expect([wrong.status, wrong.body.error.fields]).toEqual([
    422,
    {
      'receipts.numbers.1': [
        'The next number in your booklet is 0001002. Use forms in order. If a form is spoiled, cancel it first.',
      ],
    },
  ]);
  const right = await collectAtCounter(server, own.cashier, {
    ...order,
    receipts: { kind: 'AF51', numbers: ['0001001', '0001002', '0001003'] },
  });
  expect(right.body.receipts.map(({ receipt_no }) => receipt_no)).toEqual([
    'AF51 0001001',
    'AF51 0001002',
    'AF51 0001003',
  ]);

  // Two forms are left and three are needed: nothing is posted and no number is used.
  const next = await createOrder();
  expect(
    (
      await collectAtCounter(server, own.cashier, {
        ...next,
        receipts: { kind: 'AF51', numbers: ['0001004', '0001005'] },
      })
    ).body.error.message,
  ).toBe('Your booklets have no forms left. Please request another from the treasurer.');
  expect(await listReceipts(next)).toEqual([]);
});

test('a spoilt form is passed over, and only the next one can be spoilt', async () => {
  const own: CounterPeople = { ...people, cashier: await server.person('admin', { permissions: ['cashier'] }) };
  await createBooklet(server, own, ['0002001', '0002010']);
  expect((await server.request(spoilForm, own.cashier, { body: { serial: '2002', reason: 'Torn.' } })).status).toBe(
    409,
  );
  await server.request(spoilForm, own.cashier, { body: { serial: '2001', reason: 'Torn.' } });
  expect((await loadQuote(await createOrder(), own.cashier)).next_forms).toEqual(['0002002', '0002003', '0002004']);
});

test('one cashier at two windows never uses one number twice', async () => {
  const own: CounterPeople = { ...people, cashier: await server.person('admin', { permissions: ['cashier'] }) };
  await createBooklet(server, own, ['0003001', '0003010']);
  const orders = [await createOrder(), await createOrder()];
  const numbers = ['0003001', '0003002', '0003003'];
  const replies = await Promise.all(
    orders.map((order) => collectAtCounter(server, own.cashier, { ...order, receipts: { kind: 'AF51', numbers } })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a smaller payment needs the approval of another person, once, for that amount', async () => {
  const order = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  expect((await collectAtCounter(server, people.cashier, { ...order, amount: '1000.00' })).status).toBe(409);
  const request = await server.request(requestApproval, people.cashier, {
    body: { kind: 'PARTIAL', assessment_code: order.assessment_code, amount: '1000', reason: 'The rest on Friday.' },
  });
  const { approval_id } = request.body;
  expect((await loadQuote(order)).partial).toEqual({
    approval_id,
    amount: '1000.00',
    state: 'ASKED',
    agencies: ['MUNICIPAL'],
  });
  expect(
    (await collectAtCounter(server, people.cashier, { ...order, amount: '1000.00', approval_id })).body.error.message,
  ).toBe('There is no approval for this amount today.');
  expect((await server.request(listApprovals, people.treasurer)).body.data).toContainEqual(
    expect.objectContaining({ approval_id, can_decide: true, amount: '1000.00' }),
  );

  await server.request(decideApproval, people.treasurer, { params: { approval_id }, body: { is_granted: true } });
  expect((await collectAtCounter(server, people.cashier, { ...order, amount: '2000.00', approval_id })).status).toBe(
    409,
  );
  const collection = await collectAtCounter(server, people.cashier, { ...order, amount: '1000.00', approval_id });
  expect(collection.body.receipts.map(({ agency, amount }) => [agency, amount])).toEqual([['MUNICIPAL', '1000.00']]);
  expect((await collectAtCounter(server, people.cashier, { ...order, amount: '1000.00', approval_id })).status).toBe(
    409,
  );

  const { installments, total } = (
    await server.request(getCurrentDue, people.owner, { params: { assessment_code: order.assessment_code } })
  ).body;
  expect([total, installments[0]?.state, installments[0]?.paid]).toEqual(['5630.00', 'PARTIAL', '1000.00']);
  expect(
    (
      await server.api.db
        .selectFrom('application')
        .select('state')
        .where('assessment_id', '=', order.assessment_id)
        .executeTakeFirstOrThrow()
    ).state,
  ).toBe('FOR_PAYMENT');
  await collectAtCounter(server, people.cashier, order);
  expect((await loadQuote(order)).total).toBe('0.00');
});

test('nobody decides over their own request', async () => {
  const cashierTreasurer: TestPerson = await server.person('admin', { permissions: ['cashier'] });
  const order = await createOrder();
  const { approval_id } = (
    await server.request(requestApproval, cashierTreasurer, {
      body: { kind: 'PARTIAL', assessment_code: order.assessment_code, amount: '100', reason: 'Short of cash.' },
    })
  ).body;
  await server.permit(cashierTreasurer, ['treasurer']);
  const { status, body } = await server.request(decideApproval, cashierTreasurer, {
    params: { approval_id },
    body: { is_granted: true },
  });
  expect([status, body.error.message]).toEqual([403, 'You requested this approval, so another person must decide.']);
});

test('a smaller payment is granted for its day only', async () => {
  const order = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  const approval_id = await createGrantedPartial(server, people, { ...order, amount: '1000.00' });
  server.setNow('2026-01-13T09:00:00+08:00');
  expect((await collectAtCounter(server, people.cashier, { ...order, amount: '1000.00', approval_id })).status).toBe(
    409,
  );
  expect(
    (
      await server.request(requestApproval, people.cashier, {
        body: {
          kind: 'PARTIAL',
          assessment_code: order.assessment_code,
          amount: '1500',
          reason: 'The rest on Friday.',
        },
      })
    ).status,
  ).toBe(200);
});

test('a granted smaller payment that was not used is replaced by another request and can no longer be used', async () => {
  const order = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  const unused = await createGrantedPartial(server, people, { ...order, amount: '1000.00' });
  const approval_id = await createGrantedPartial(server, people, { ...order, amount: '1500.00' });
  expect((await loadQuote(order)).partial).toMatchObject({ approval_id, amount: '1500.00', state: 'GRANTED' });
  expect(
    (await collectAtCounter(server, people.cashier, { ...order, amount: '1000.00', approval_id: unused })).body.error
      .message,
  ).toBe('There is no approval for this amount today.');
  expect((await collectAtCounter(server, people.cashier, { ...order, amount: '1500.00', approval_id })).status).toBe(
    200,
  );
});

test('a smaller payment that no treasurer has decided is requested once', async () => {
  const order = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  const { assessment_code } = order;
  const request = (amount: string) =>
    server.request(requestApproval, people.cashier, {
      body: { kind: 'PARTIAL', assessment_code, amount, reason: 'The rest on Friday.' },
    });
  expect((await request('1000')).status).toBe(200);
  expect((await request('1500')).body.error.message).toBe('A treasurer was already notified but has not decided yet.');
});

test('an administrator without the cashier’s permission takes no money', async () => {
  const order = await createOrder();
  expect((await collectAtCounter(server, people.treasurer, { ...order, amount: '3405.00' })).status).toBe(403);
});
