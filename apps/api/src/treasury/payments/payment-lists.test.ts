import {
  downloadReceipt,
  getAttempt,
  getCurrentDue,
  getLastAttempt,
  getStatement,
  listAttempts,
  listMyPayments,
  startPayment,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { selectAttemptsPage } from './attempt-list.ts';
import { openPaymentFixture } from '../../testing/payments/payment-fixture.ts';

const { close, server, gateway, owner, treasurer, createOrder, loadDue, start, startAttempt, loadAttempt } =
  await openPaymentFixture();
afterAll(close);
beforeEach(() => {
  server.setNow('2026-01-12T08:00:00+08:00');
  gateway.knows.clear();
});

const PAID_ORDERS = 7; // Three pages of three.
beforeAll(async () => {
  for (let minute = 0; minute < PAID_ORDERS; minute += 1) {
    server.setNow(`2026-01-12T07:0${minute}:00+08:00`);
    const order = await createOrder();
    await sendNotice(server, { request_id: await startAttempt(order), amount: order.total });
  }
});

test('owner and treasurer list payments and attempts; no owner sees those of another', async () => {
  const otherOwner = await server.person('user');
  const ownReply = await server.request(listMyPayments, owner, { query: { limit: 3 } });
  const next = await server.request(listMyPayments, owner, {
    query: { limit: 3, cursor: ownReply.body.next_cursor ?? '' },
  });
  const rows = [...ownReply.body.data, ...next.body.data];
  expect(ownReply.body.data).toHaveLength(3);
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
  expect((await start(order)).body.error.message).toMatch(/^Another payment for this bill is in progress/);

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
