import { refreshAttempt, getLastAttempt, reopenBill } from '@ebpls/contracts';
import { sql } from 'kysely';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { collectNudges } from '../../testing/live/nudges.ts';
import { openPaymentFixture } from '../../testing/payments/payment-fixture.ts';

const { close, server, gateway, people, owner, createOrder, loadDue, start, startAttempt, loadAttempt } =
  await openPaymentFixture();
afterAll(close);
beforeEach(() => {
  server.setNow('2026-01-12T08:00:00+08:00');
  gateway.knows.clear();
});

test('the amount on the button must be the amount of today', async () => {
  const order = await createOrder();
  expect(await start(order, '3404.00')).toMatchObject({
    status: 409,
    body: { error: { message: 'The amount due today is ₱3,405.00. Please review it before you pay.' } },
  });
  expect((await start(order, '-1')).status).toBe(422);
});

test('one order has one live attempt: the same payer gets it again, also after a hundred clicks', async () => {
  const order = await createOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(order)));
  const attempts = await server.api.db
    .selectFrom('payment_attempt')
    .select('request_id')
    .where('bill_id', '=', order.bill_id)
    .execute();

  expect(new Set(answers.map(({ body }) => body.request_id)).size).toBe(1);
  expect(attempts).toHaveLength(1);
  expect(await loadDue(order)).toMatchObject({
    can_pay: true,
    open_attempt: {
      request_id: attempts[0]?.request_id,
      amount: order.total,
      is_own: true,
      can_resume: true,
      locked_until: '2026-01-12T00:15:00.000Z',
    },
  });
});

test('an order with a payment in progress or received cannot be reopened', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  const reopen = () =>
    server.request(reopenBill, people.clerk, { params: { bill_id: order.bill_id }, body: { reason: 'Wrong area' } });
  expect((await reopen()).status).toBe(409);
  await sendNotice(server, { request_id, amount: order.total });
  expect((await reopen()).status).toBe(409);
});

test('a payer who returns from the gateway is sent to the page of the actual result', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  const returnFromGateway = async (encodedId: string) =>
    (await server.api.app.inject({ url: `/api/payments/paynamics/return?requestid=${encodeURIComponent(encodedId)}` }))
      .headers.location;
  const own = Buffer.from(request_id).toString('base64');

  // The page shows "verifying": a payment that the gateway does not know yet is neither paid nor failed.
  expect(await returnFromGateway(own)).toBe(
    `/app/management/companies/assessment/details/paymentsuccessful/${order.assessment_code}/${order.company_code}`,
  );
  expect((await loadAttempt(request_id)).state).toBe('REDIRECTED');
  gateway.knows.set(request_id, 'GR053');
  expect(await returnFromGateway(own)).toBe(
    '/app/management/companies/assessment/details/currentdue/payments/gcash/redirect/failed?reason=cancelled',
  );
  expect(await returnFromGateway('bm90aGluZw==')).toBe('/app/management/companies/payment/history');
});

test('a lost notification is replaced by a query to the gateway, on the owner’s request or by the job', async () => {
  const [queriedOrder, polledOrder] = [await createOrder(), await createOrder()];
  const [first, second] = [await startAttempt(queriedOrder), await startAttempt(polledOrder)];
  gateway.knows.set(first, 'GR001').set(second, 'GR001');
  expect((await server.request(refreshAttempt, owner, { params: { request_id: first } })).body.receipts).toHaveLength(
    3,
  );

  server.setNow('2026-01-12T08:06:00+08:00');
  await server.api.db.transaction().execute((trx) => sql`select graphile_worker.add_job('ask_gateway')`.execute(trx));
  await server.api.jobs.runDue();
  expect((await loadAttempt(second)).state).toBe('SUCCEEDED');
});

test('an attempt that the gateway never knew ends with its lock, and the order can be paid again', async () => {
  const order = await createOrder();
  const first = await startAttempt(order);
  server.setNow('2026-01-12T08:16:00+08:00');
  const second = await startAttempt(order);

  expect(second).not.toBe(first);
  expect((await loadAttempt(first)).state).toBe('EXPIRED');
});

test('while the payer still has to pay at a counter the order is not paid a second time', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  await sendNotice(server, { request_id, code: 'GR033' });
  gateway.knows.set(request_id, 'GR033');
  server.setNow('2026-01-12T10:00:00+08:00');

  expect(await start(order)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('still pending') as string } },
  });
  await sendNotice(server, { request_id, amount: order.total });
  expect((await loadAttempt(request_id)).receipts).toHaveLength(3);
});

test('a payment that waits at a counter or bank locks its order for two days, and nothing offers to pay it again', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  gateway.knows.set(request_id, 'GR033');
  await server.request(refreshAttempt, owner, { params: { request_id } });

  expect(await loadDue(order)).toMatchObject({
    can_pay: false,
    open_attempt: { request_id, is_own: true, can_resume: false, locked_until: '2026-01-14T00:00:00.000Z' },
  });
  expect((await start(order)).status).toBe(409);
  server.setNow('2026-01-12T08:20:00+08:00');
  expect((await loadDue(order)).can_pay).toBe(false);
});

test.each(['GR033', 'GR003'])(
  'when the gateway answers %s the pages of the owner load the order again',
  async (code) => {
    const order = await createOrder();
    const request_id = await startAttempt(order);
    gateway.knows.set(request_id, code);
    const nudges = await collectNudges(server, () => server.request(refreshAttempt, owner, { params: { request_id } }));
    expect((await loadAttempt(request_id)).state).not.toBe('REDIRECTED');
    expect(nudges).toContainEqual({
      rooms: expect.arrayContaining([`account:${owner.account_id}`]) as string[],
      subject: 'assessment',
      key: order.assessment_code,
    });
  },
);

test('a payment past its quarter of an hour no longer locks its order, and another one may start', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  server.setNow('2026-01-12T08:16:00+08:00');
  expect(await loadDue(order)).toMatchObject({ can_pay: true, open_attempt: { request_id, can_resume: false } });
  const next = await start(order);
  expect([next.status, next.body.request_id === request_id]).toEqual([200, false]);
});

test('the page of failed payments shows the open payment, else one that has just failed, never a paid or old one', async () => {
  const payer = await server.person('user');
  const loadLastAttempt = async () => (await server.request(getLastAttempt, payer)).body.attempt;
  const move = async (request_id: string, state: 'FAILED' | 'SUCCEEDED') => {
    await server.api.db
      .updateTable('payment_attempt')
      .set({ state, closed_at: server.api.clock.now() })
      .where('request_id', '=', request_id)
      .execute();
  };
  const listOwn = async () => {
    const order = await createOrder();
    const request_id = await startAttempt(order);
    await server.api.db
      .updateTable('payment_attempt')
      .set({ account_id: payer.account_id })
      .where('request_id', '=', request_id)
      .execute();
    return request_id;
  };
  expect(await loadLastAttempt()).toBeNull();
  const first = await listOwn();
  expect(await loadLastAttempt()).toMatchObject({ request_id: first, state: 'REDIRECTED' });
  await move(first, 'FAILED');
  expect(await loadLastAttempt()).toMatchObject({ request_id: first, state: 'FAILED' });
  server.setNow('2026-01-12T08:01:00+08:00');
  const second = await listOwn();
  await move(second, 'SUCCEEDED');
  expect(await loadLastAttempt()).toBeNull();
  server.setNow('2026-01-12T08:02:00+08:00');
  const third = await listOwn();
  await move(third, 'FAILED');
  expect(await loadLastAttempt()).toMatchObject({ request_id: third });
  server.setNow('2026-01-16T08:00:00+08:00');
  expect(await loadLastAttempt()).toBeNull();
});
