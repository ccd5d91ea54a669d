import { refreshAttempt, returnFromPaynamics, parseCentavos } from '@ebpls/contracts';

import { sendNotice } from '../../testing/gateway-notices.ts';
import { insertDelegation } from '../../testing/changes/insert-delegation.ts';
import { openJointFixture, sumAmounts, sumOrders } from '../../testing/payments/joint-fixture.ts';
import { readBooks } from '../../testing/stress/stress-books.ts';

const {
  close,
  server,
  gateway,
  owner,
  createOrders,
  startTogether,
  listShares,
  listExceptions,
  loadDue,
  start,
  startAttempt,
  loadAttempt,
  loadApplicationState,
} = await openJointFixture();
afterAll(close);
beforeEach(() => {
  server.setNow('2026-01-12T08:00:00+08:00');
  gateway.knows.clear();
});

type Order = Awaited<ReturnType<typeof createOrders>>[0];

test('several orders are paid at once: one amount at the gateway, and the receipts of each order', async () => {
  const orders = await createOrders(3);
  const { status, body } = await startTogether(orders);
  expect(status).toBe(200);
  expect(await sendNotice(server, { request_id: body.request_id, amount: sumOrders(orders) })).toBe(200);

  for (const order of orders) {
    expect(await loadDue(order)).toMatchObject({ total: '0.00', installments: [{ state: 'PAID', paid: order.total }] });
    expect(await loadApplicationState(order)).toBe('PAID');
  }
  const attempt = await loadAttempt(body.request_id);
  expect(attempt.joint).toMatchObject({ request_id: body.request_id, amount: sumOrders(orders) });
  expect(
    attempt.joint?.orders.map(({ state, receipts }) => [state, sumAmounts(receipts.map(({ amount }) => amount))]),
  ).toEqual(orders.map(({ total }) => ['SUCCEEDED', total]));
});

test('the page of each order shows the payment of all, and leads back to it', async () => {
  const orders = await createOrders(2);
  await startTogether(orders);
  expect((await loadDue(orders[1])).open_attempt).toMatchObject({
    can_resume: false,
    joint: { amount: sumOrders(orders), assessment_codes: orders.map(({ assessment_code }) => assessment_code) },
  });
  expect((await start(orders[0])).status).toBe(409);
});

test('pressing twice, or going back and paying again, gives the same payment', async () => {
  const orders = await createOrders(2);
  const first = await startTogether(orders);
  const second = await startTogether(orders.toReversed());
  expect(second.body.request_id).toBe(first.body.request_id);
  expect(await listShares(first.body.request_id)).toHaveLength(2);
});

test('the gateway fails or the payer cancels: nothing is booked, one mail, and every order is free at once', async () => {
  const orders = await createOrders(2);
  const { body } = await startTogether(orders);
  await sendNotice(server, { request_id: body.request_id, code: 'GR152' });

  const mails = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'payment_failed')
    .execute();
  expect(mails.map(({ body_text }) => body_text)).toEqual([expect.stringContaining('₱6,810.00')]);
  const codes = orders.map(({ assessment_code }) => assessment_code).join('%2C');
  expect(mails[0]?.body_text).toContain(`/payment/together?orders=${codes}`);
  expect((await listShares(body.request_id)).map(({ state }) => state)).toEqual(['FAILED', 'FAILED']);
  for (const order of orders) expect(await loadDue(order)).toMatchObject({ total: order.total, open_attempt: null });
  expect((await startTogether(orders)).status).toBe(200);
});

test.each([
  ['another amount than its own', async () => undefined, ['1.00'], 'the amount due today is'],
  [
    'a payment of its own in progress',
    async ([order]: readonly Order[]) => void (await startAttempt(order as Order)),
    [],
    'Another payment for this bill is in progress',
  ],
  [
    'nothing due any more',
    async ([order]: readonly Order[]) => {
      const request_id = await startAttempt(order as Order);
      await sendNotice(server, { request_id, amount: (order as Order).total });
    },
    [],
    'Nothing is due today',
  ],
])(
  'one order with %s refuses the whole payment by its name, and books nothing',
  async (_case, arrange, amounts, says) => {
    const orders = await createOrders(2);
    await arrange(orders);
    const { top_no } = await loadDue(orders[0]);
    const { status, body } = await startTogether(orders, owner, [...amounts, ...orders.map(({ total }) => total)]);
    expect(status).toBe(409);
    expect(JSON.stringify(body).toLowerCase()).toContain(`${top_no}: ${says}`.toLowerCase());
    expect((await loadDue(orders[1])).open_attempt).toBeNull();
  },
);

test('an order whose days to pay are over refuses the payment by its name', async () => {
  const orders = await createOrders(2);
  server.setNow('2026-06-12T08:00:00+08:00');
  const { status, body } = await startTogether(orders);
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toMatch(/no longer valid|amount due today/);
});

test('orders of a stranger, and the same order twice, are refused', async () => {
  const orders = await createOrders(2);
  const stranger = await server.person('user');
  expect((await startTogether(orders, stranger)).status).toBe(404);
  expect((await startTogether([orders[0], orders[0]])).status).toBe(422);
  expect((await startTogether([orders[0]])).status).toBe(422);
});

test('an order that was paid meanwhile goes to the treasurer, the others are booked whole', async () => {
  const orders = await createOrders(2);
  const { body } = await startTogether(orders);
  server.setNow('2026-01-12T09:00:00+08:00');
  const alone = await startAttempt(orders[0]);
  await sendNotice(server, { request_id: alone, amount: orders[0].total, timestamp: '2026-01-12T09:01:00.000+08:00' });
  const late = { request_id: body.request_id, amount: sumOrders(orders) };
  await sendNotice(server, { ...late, timestamp: '2026-01-12T09:05:00.000+08:00' });
  await sendNotice(server, { ...late, timestamp: '2026-01-12T09:06:00.000+08:00' });

  expect(await listExceptions(body.request_id)).toMatchObject([
    { what: 'OVERPAYMENT OPEN', amount: parseCentavos(orders[0].total), bill_id: orders[0].bill_id },
  ]);
  for (const order of orders) expect(await loadDue(order)).toMatchObject({ total: '0.00' });
});

test('a wrong amount is set aside whole and once, until the gateway confirms the requested one', async () => {
  const orders = await createOrders(2);
  const { body } = await startTogether(orders);
  const { request_id } = body;
  await sendNotice(server, { request_id, amount: orders[0].total });
  await sendNotice(server, { request_id, amount: orders[0].total, timestamp: '2026-01-12T08:09:00.000+08:00' });
  expect(await listExceptions(request_id)).toMatchObject([
    { what: 'MISMATCH OPEN', amount: parseCentavos(orders[0].total), bill_id: orders[0].bill_id },
  ]);
  expect((await loadAttempt(request_id)).joint?.orders.map(({ message }) => message)).toEqual([
    expect.stringContaining('amount that differs from the bill'),
    expect.stringContaining('amount that differs from the bill'),
  ]);
  await sendNotice(server, { request_id, amount: sumOrders(orders), timestamp: '2026-01-12T08:10:00.000+08:00' });
  expect((await listExceptions(request_id)).map(({ what }) => what)).toEqual(['MISMATCH CLOSED']);
  for (const order of orders) expect(await loadDue(order)).toMatchObject({ total: '0.00' });
});

test('the payer returns to the page of the payment, and the server asks the gateway once for all orders', async () => {
  const orders = await createOrders(2);
  const { body } = await startTogether(orders);
  gateway.knows.set(body.request_id, 'GR001');
  const returnReply = await server.request(returnFromPaynamics, undefined, {
    query: { requestid: Buffer.from(body.request_id).toString('base64') },
  });
  expect(returnReply.headers['location']).toContain(`/paymentsuccessful/${orders[0].assessment_code}/`);
  expect((await listShares(body.request_id)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});

test('a payment that the gateway never heard of ends for every order with its lock', async () => {
  const orders = await createOrders(2);
  const { body } = await startTogether(orders);
  server.setNow('2026-01-12T08:20:00+08:00');
  const share = (await listShares(body.request_id))[1];
  await server.request(refreshAttempt, owner, { params: { request_id: share?.request_id ?? '' } });
  expect((await listShares(body.request_id)).map(({ state }) => state)).toEqual(['EXPIRED', 'EXPIRED']);
});

test('a delegate pays orders of a client together with their own, each under its own authority', async () => {
  const delegate = await server.person('user');
  const [client] = await createOrders(1);
  const [own] = await createOrders(1, delegate);
  const orders = [client, own];
  expect((await startTogether(orders, delegate)).status).toBe(404);
  const { company_code } = await loadDue(client);
  const [delegation_id] = await insertDelegation(server, {
    owner,
    delegate,
    scope: ['VIEW', 'PAY'],
    company_code,
  });
  const { body } = await startTogether(orders, delegate);
  const shares = await server.api.db
    .selectFrom('payment_attempt')
    .select(['bill_id', 'paid_under'])
    .where('joint_id', '=', body.request_id)
    .orderBy('bill_id')
    .execute();
  expect(shares).toEqual([
    { bill_id: client.bill_id, paid_under: delegation_id },
    { bill_id: own.bill_id, paid_under: null },
  ]);
  await sendNotice(server, { request_id: body.request_id, amount: sumOrders(orders) });
  expect((await listShares(body.request_id)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});

test('after every test the books agree with the receipts, the ledger and the money set aside', async () => {
  expect(await readBooks(server.api.db)).toMatchObject({
    gaps: 0,
    wrong_sums: 0,
    unbalanced: 0,
    receivable_off: 0,
    gateway_off: 0,
    unprocessed: 0,
  });
});
