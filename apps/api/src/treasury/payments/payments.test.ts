import {
  refreshAttempt,
  downloadReceipt,
  getAttempt,
  getCurrentDue,
  getLastAttempt,
  getStatement,
  listAttempts,
  listMyPayments,
  notifyPaynamics,
  reopenBill,
  startPayment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  type CounterPeople,
  createApprovedOrder,
  type GatewayFixture,
  openGatewayFixture,
} from '../../testing/cashier-fixture.ts';
import { sendNotice, renderNotice } from '../../testing/gateway-notices.ts';
import { collectNudges } from '../../testing/live/nudges.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { type FiledCase } from '../../testing/municipality-seed.ts';
import { selectAttemptsPage } from './attempt-list.ts';

let fixture: GatewayFixture;
let server: TestServer;
let gateway: GatewayFixture['gateway'];
let people: CounterPeople;
let owner: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  fixture = await openGatewayFixture();
  ({ server, people, gateway } = fixture);
  ({ owner, treasurer } = people);
});
afterAll(() => fixture.close());
beforeEach(() => {
  server.setNow('2026-01-12T08:00:00+08:00');
  gateway.knows.clear();
});

type Order = FiledCase & { readonly bill_id: number; readonly total: string };

async function createOrder(options: Parameters<typeof createApprovedOrder>[2] = {}): Promise<Order> {
  const order = await createApprovedOrder(server, people, options);
  return { ...order, total: (await loadDue(order)).total };
}

const loadDue = async ({ assessment_code }: FiledCase) =>
  (await server.request(getCurrentDue, owner, { params: { assessment_code } })).body;
const start = (order: Order, amount = order.total, person = owner) =>
  server.request(startPayment, person, {
    params: { assessment_code: order.assessment_code },
    body: { method: 'gcash', amount },
  });
const startAttempt = async (order: Order) => (await start(order)).body.request_id;
const loadAttempt = async (request_id: string) =>
  (await server.request(getAttempt, owner, { params: { request_id } })).body;
const loadApplicationState = async ({ assessment_id }: FiledCase) =>
  (
    await server.api.db
      .selectFrom('application')
      .select('state')
      .where('assessment_id', '=', assessment_id)
      .executeTakeFirstOrThrow()
  ).state;
const listProblems = async (request_id: string) =>
  (
    await server.api.db
      .selectFrom('payment_exception')
      .select(['kind', 'state'])
      .where('request_id', '=', request_id)
      .execute()
  ).map(({ kind, state }) => `${kind} ${state}`);

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
  ['amount different from the bill', { amount: '3404.99' }],
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
      message: expect.stringContaining('amount different from the bill') as string,
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
  expect((await loadAttempt(second)).state).toBe('FAILED');
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
  const returnFromGateway = async (encoded: string) =>
    (await server.api.app.inject({ url: `/api/payments/paynamics/return?requestid=${encodeURIComponent(encoded)}` }))
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

test('owner and treasurer list payments and attempts; no owner sees those of another', async () => {
  const otherOwner = await server.person('user');
  const mine = await server.request(listMyPayments, owner, { query: { limit: 3 } });
  const next = await server.request(listMyPayments, owner, {
    query: { limit: 3, cursor: mine.body.next_cursor ?? '' },
  });
  const rows = [...mine.body.data, ...next.body.data];
  expect(mine.body.data).toHaveLength(3);
  expect(new Set(rows.map(({ receipts }) => receipts[0]?.receipt_no)).size).toBe(rows.length);
  expect(rows.map(({ paid_at }) => paid_at)).toEqual(
    rows
      .map(({ paid_at }) => paid_at)
      .toSorted()
      .toReversed(),
  );
  expect((await server.request(listMyPayments, otherOwner)).body.data).toEqual([]);

  const order = await createOrder();
  const last = await loadAttempt(await startAttempt(order));
  expect((await server.request(getAttempt, otherOwner, { params: { request_id: last.request_id } })).status).toBe(404);
  expect((await server.request(getLastAttempt, otherOwner)).body.attempt).toBeNull();
  const firstPage = await server.request(listAttempts, treasurer, { query: { limit: 3, state: 'SUCCEEDED' } });
  const more = await server.request(listAttempts, treasurer, {
    query: { limit: 3, state: 'SUCCEEDED', cursor: firstPage.body.next_cursor ?? '' },
  });
  expect(new Set([...firstPage.body.data, ...more.body.data].map(({ request_id }) => request_id)).size).toBe(6);
  expect((await server.request(listAttempts, owner)).status).toBe(403);
});

test('the statement of account adds up: billed, paid and remaining amounts', async () => {
  server.setNow('2026-06-05T10:00:00+08:00');
  const { body } = await server.request(getStatement, owner);
  const rows = body.companies.flatMap((company) => company.rows);
  const toCents = (text: string) => Number(text.replace('.', ''));

  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows)
    expect(
      toCents(row.tax) + toCents(row.fees) + toCents(row.surcharge) + toCents(row.interest) - toCents(row.paid),
    ).toBe(toCents(row.balance));
});

test('a receipt is a PDF for its owner, and missing for anybody else', async () => {
  const { body } = await server.request(listMyPayments, owner, { query: { limit: 1 } });
  const params = { receipt_no: body.data[0]?.receipts[0]?.receipt_no ?? '' };
  const paper = await server.request(downloadReceipt, owner, { params });

  expect([paper.status, paper.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect((await server.request(downloadReceipt, await server.person('user'), { params })).status).toBe(404);
});

test('a notification that was stored before the server stopped is judged after it starts again', async () => {
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

test('a card is offered and taken where the municipality has a card provider, and nowhere else', async () => {
  const order = await createOrder();
  const startByCard = (testServer: TestServer) =>
    testServer.request(startPayment, owner, {
      params: { assessment_code: order.assessment_code },
      body: { method: 'card', amount: order.total },
    });
  expect((await loadDue(order)).methods).toEqual(['gcash']);
  const refusal = await startByCard(server);
  expect([refusal.status, refusal.body.error.fields]).toEqual([
    422,
    { method: ['This payment method is not available.'] },
  ]);

  const {
    database_url,
    data_dir,
    paynamics: { query_url },
  } = server.api.config;
  const offering = await openTestServer({
    DATABASE_URL: database_url,
    DATA_DIR: data_dir,
    PAYNAMICS_QUERY_URL: query_url,
    CARD_PROVIDER_KEY: 'a-key-of-the-card-provider',
  });
  expect(
    (await offering.request(getCurrentDue, owner, { params: { assessment_code: order.assessment_code } })).body.methods,
  ).toEqual(['gcash', 'card']);
  const { request_id, fields } = (await startByCard(offering)).body;
  expect(Buffer.from(fields['paymentrequest'] ?? '', 'base64').toString()).toContain('<pmethod>cc</pmethod>');
  // The same payment is not begun a second time by another method.
  expect((await start(order)).body.error.message).toMatch(/^Another payment of this bill is in progress/);

  expect(await sendNotice(offering, { request_id, amount: order.total })).toBe(200);
  expect(await loadAttempt(request_id)).toMatchObject({ state: 'SUCCEEDED', method: 'card' });
  const [paid] = await server.api.db
    .selectFrom('payment')
    .select('channel')
    .where('request_id', '=', request_id)
    .execute();
  expect(paid).toEqual({ channel: 'Card' });
  await offering.close();
});

test.each(['started', '-started', 'amount', '-amount'] as const)(
  'the attempts of all owners sorted by %s are read in that order by an index, however many there are',
  async (sort) => {
    const plan = await server.api.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off; set local enable_sort = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain
        select t.request_id
        from payment_attempt t
        join bill b using (bill_id)
        join application a using (assessment_id)
        join business c using (business_id) ${selectAttemptsPage({ sort, limit: 25 })}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toContain('Sort');
  },
);
