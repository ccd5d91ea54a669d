import { notifyPaynamics } from '@ebpls/contracts';
import { sql } from 'kysely';
import { sendNotice, renderNotice } from '../../testing/gateway-notices.ts';
import { openPaymentFixture } from '../../testing/payments/payment-fixture.ts';

const { close, server, gateway, createOrder, loadDue, startAttempt, loadAttempt, loadApplicationState, listProblems } =
  await openPaymentFixture();
afterAll(close);
beforeEach(() => {
  server.setNow('2026-01-12T08:00:00+08:00');
  gateway.knows.clear();
});

test('a notification that the gateway signed posts the payment: receipts for each agency, installment, order and application', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  expect(await sendNotice(server, { request_id, amount: order.total })).toBe(200);

  const paid = await loadAttempt(request_id);
  expect(paid).toMatchObject({ state: 'SUCCEEDED', message: 'Paid. Your electronic receipt is ready.' });
  expect(paid.receipts.map(({ agency, amount }) => [agency, amount])).toEqual([
    ['MUNICIPAL', '2705.00'],
    ['BARANGAY', '200.00'],
    ['BFP', '500.00'],
  ]);
  expect(await loadApplicationState(order)).toBe('PAID');
  expect(await loadDue(order)).toMatchObject({
    total: '0.00',
    can_pay: false,
    installments: [{ state: 'PAID', paid: '3405.00' }],
  });
  expect(
    (
      await server.api.db
        .selectFrom('bill')
        .select('state')
        .where('bill_id', '=', order.bill_id)
        .executeTakeFirstOrThrow()
    ).state,
  ).toBe('SETTLED');
});

test('the same notification ten times at once makes one payment', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendNotice(server, { request_id, amount: order.total })),
  );
  const repetition = await sendNotice(server, {
    request_id,
    amount: order.total,
    timestamp: '2026-01-12T08:06:00.000+08:00',
  });

  expect([...answers, repetition].every((status) => status === 200)).toBe(true);
  expect((await loadAttempt(request_id)).receipts).toHaveLength(3);
  expect(await listProblems(request_id)).toEqual([]);
});

test.each([
  ['with another key', { key: 'another key' }],
  ['for another merchant', { merchant: 'another-merchant' }],
])('a notification signed %s is stored, refused and changes nothing', async (_case, spoilt) => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  expect(await sendNotice(server, { request_id, amount: order.total, ...spoilt })).toBe(422);

  expect((await loadAttempt(request_id)).state).toBe('REDIRECTED');
  expect(
    await server.api.db
      .selectFrom('payment_notification')
      .select(['verdict', 'is_signed'])
      .where('request_id', '=', request_id)
      .execute(),
  ).toEqual([{ verdict: 'FORGED', is_signed: false }]);
});

test.each([
  ['amount that differs from the bill', { amount: '3404.99' }],
  ['another currency', { amount: '3405.00', currency: 'USD' }],
])(
  '%s is set aside for the treasurer, without a receipt, until the gateway confirms the requested amount',
  async (_case, spoilt) => {
    const order = await createOrder();
    const request_id = await startAttempt(order);
    await sendNotice(server, { request_id, ...spoilt });
    await sendNotice(server, { request_id, ...spoilt, timestamp: '2026-01-12T08:09:00.000+08:00' });
    expect(await listProblems(request_id)).toEqual(['MISMATCH OPEN']);
    expect(await loadAttempt(request_id)).toMatchObject({
      state: 'REDIRECTED',
      receipts: [],
      message: expect.stringContaining('amount that differs from the bill') as string,
    });

    await sendNotice(server, { request_id, amount: order.total, timestamp: '2026-01-12T08:10:00.000+08:00' });
    expect(await listProblems(request_id)).toEqual(['MISMATCH CLOSED']);
    expect((await loadAttempt(request_id)).receipts).toHaveLength(3);
  },
);

test('a failure after the success reverses nothing, a success after the failure is posted', async () => {
  const [paid, late] = [await createOrder(), await createOrder()];
  const [first, second] = [await startAttempt(paid), await startAttempt(late)];
  await sendNotice(server, { request_id: first, amount: paid.total });
  await sendNotice(server, { request_id: first, code: 'GR152' });
  await sendNotice(server, { request_id: second, code: 'GR152' });
  expect(await loadAttempt(second)).toMatchObject({
    state: 'FAILED',
    message:
      'GCash reported that the payment of ₱3,405.00 did not go through. The municipality received nothing, and your bill is still unpaid.',
  });
  await sendNotice(server, { request_id: second, amount: late.total, timestamp: '2026-01-12T09:00:00.000+08:00' });

  expect([(await loadAttempt(first)).state, (await loadAttempt(second)).state]).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  expect((await loadAttempt(second)).receipts).toHaveLength(3);
});

test('an order that is paid twice is receipted once, and the treasurer refunds the rest', async () => {
  const order = await createOrder();
  const first = await startAttempt(order);
  await sendNotice(server, { request_id: first, code: 'GR152' });
  const second = await startAttempt(order);
  await sendNotice(server, { request_id: second, amount: order.total });
  await sendNotice(server, { request_id: first, amount: order.total, timestamp: '2026-01-12T09:00:00.000+08:00' });

  expect(await listProblems(first)).toEqual(['OVERPAYMENT OPEN']);
  expect(await loadAttempt(first)).toMatchObject({
    state: 'SUCCEEDED',
    receipts: [],
    message: expect.stringContaining('already paid') as string,
  });
  expect((await loadAttempt(second)).receipts).toHaveLength(3);
});

test('a payment begun on the due day and confirmed after midnight carries no surcharge', async () => {
  server.setNow('2026-01-19T09:00:00+08:00');
  const order = await createOrder({ type: 'RENEWAL' });
  server.setNow('2026-01-20T23:59:59+08:00');
  const request_id = await startAttempt(order);
  server.setNow('2026-01-21T00:00:01+08:00');
  await sendNotice(server, { request_id, amount: order.total });

  expect((await loadAttempt(request_id)).receipts).toHaveLength(3);
  expect((await loadDue(order)).installments[0]).toMatchObject({ state: 'PAID', surcharge: '0.00', paid: '18630.00' });
});

test('a late quarter is paid with its surcharge and interest, vector V14, and the first quarter of the permit stays paid', async () => {
  const order = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  await sendNotice(server, { request_id: await startAttempt(order), amount: order.total });
  expect(await loadApplicationState(order)).toBe('PAID');

  server.setNow('2026-06-05T10:00:00+08:00');
  const late = { ...order, total: (await loadDue(order)).total };
  expect(late.total).toBe('5200.00');
  const request_id = await startAttempt(late);
  await sendNotice(server, { request_id, amount: late.total });
  const [receipt] = (await loadAttempt(request_id)).receipts;
  const kinds = await server.api.db
    .selectFrom('journal_line')
    .innerJoin('receipt', 'receipt.entry_id', 'journal_line.entry_id')
    .select(['kind', 'credit as amount'])
    .where('receipt.receipt_no', '=', receipt?.receipt_no ?? '')
    .where('kind', 'is not', null)
    .orderBy('position')
    .execute();

  expect(kinds).toEqual([
    { kind: 'PRINCIPAL', amount: 400_000 },
    { kind: 'SURCHARGE', amount: 100_000 },
    { kind: 'INTEREST', amount: 20_000 },
  ]);
  expect((await loadDue(order)).installments.map(({ state }) => state)).toEqual(['PAID', 'PAID', 'NOT_DUE', 'NOT_DUE']);
});

test('receipt numbers have no gap, whichever payments were refused in between', async () => {
  const { rows } = await sql<{
    numbers: number[];
  }>`select array_agg(right(receipt_no, 8)::integer order by receipt_no) as numbers from receipt`.execute(
    server.api.db,
  );
  const numbers = rows[0]?.numbers ?? [];

  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a notification that was stored before the server stopped is processed after it starts again', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  const raw = Buffer.from(renderNotice({ request_id, amount: order.total }));
  await server.api.db
    .insertInto('payment_notification')
    .values({ provider: 'paynamics', event_id: 'stored-before-the-stop', raw, received_at: '2026-01-01T00:00:00Z' })
    .execute();
  await sql`select graphile_worker.add_job('ask_gateway')`.execute(server.api.db);
  await server.api.jobs.runDue();

  expect((await loadAttempt(request_id)).receipts).toHaveLength(3);
});

test('bytes that are no notification are refused and stored', async () => {
  const reply = await server.api.app.inject({
    method: 'POST',
    url: notifyPaynamics.path,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from([0, 255, 1]),
  });

  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ error: { code: 'invalid' } });
});
