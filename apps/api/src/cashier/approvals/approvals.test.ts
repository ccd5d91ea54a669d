import { requestApproval, decideApproval, getCounterOrder, getCurrentDue, listApprovals } from '@ebpls/contracts';

import {
  createApprovedOrder,
  type CounterPeople,
  createGrantedPartial,
  openCashierFixture,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
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
  expect([status, body.error.message]).toEqual([
    403,
    'You requested this approval, so another person must decide on it.',
  ]);
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

test('a request of an earlier day is refused to the treasury with its date', async () => {
  const { assessment_code } = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  const request = await server.request(requestApproval, people.cashier, {
    body: { kind: 'PARTIAL', assessment_code, amount: '1000', reason: 'The rest on Friday.' },
  });
  server.setNow('2026-01-13T09:00:00+08:00');
  const decision = await server.request(decideApproval, people.treasurer, {
    params: { approval_id: request.body.approval_id },
    body: { is_granted: true },
  });
  expect([decision.status, decision.body.error.message]).toEqual([
    409,
    'This request was for a payment on 12 Jan 2026 only. Please have the cashier send a new request.',
  ]);
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
  expect((await request('1500')).body.error.message).toBe(
    'The treasury has already been notified but has not decided on the request yet.',
  );
});
