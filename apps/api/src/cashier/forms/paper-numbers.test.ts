import { getCounterOrder, spoilForm } from '@ebpls/contracts';

import {
  createApprovedOrder,
  type CounterPeople,
  createBooklet,
  openCashierFixture,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
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

test('paper receipts take the next numbers of the cashier’s booklet, one for each agency', async () => {
  const own: CounterPeople = { ...people, cashier: await server.person('admin', { permissions: ['cashier'] }) };
  await createBooklet(server, own, ['0001001', '0001005']);
  const order = await createOrder();
  expect((await loadQuote(order, own.cashier)).next_forms).toEqual(['0001001', '0001002', '0001003']);

  const wrongReply = await collectAtCounter(server, own.cashier, {
    ...order,
    receipts: { kind: 'AF51', numbers: ['1001', '1003', '1002'] },
  });
  expect([wrongReply.status, wrongReply.body.error.fields]).toEqual([
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
  ).toBe('Your booklets have no forms left. Please request another booklet from the treasurer.');
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
