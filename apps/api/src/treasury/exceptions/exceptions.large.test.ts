import {
  approveRefund,
  creditException,
  declineRefund,
  dismissException,
  getAttempt,
  getCurrentDue,
  listExceptions,
  listNotifications,
  matchException,
  notifyPaynamics,
  refundException,
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
import { type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { type FiledCase } from '../../testing/municipality-seed.ts';

let fixture: GatewayFixture;
let server: TestServer;
let gateway: GatewayFixture['gateway'];
let people: CounterPeople;
let owner: TestPerson;
let treasurer: TestPerson;
let second: TestPerson;

beforeAll(async () => {
  fixture = await openGatewayFixture();
  ({ server, people, gateway } = fixture);
  ({ owner, treasurer } = people);
  second = await server.person('admin', { permissions: ['treasurer'], firstname: 'Pilar', lastname: 'Cruz' });
});
afterAll(() => fixture.close());
beforeEach(() => {
  server.setNow('2026-01-12T08:00:00+08:00');
  gateway.knows.clear();
  gateway.refunds.clear();
});

type Order = FiledCase & { readonly total: string; readonly top_no: string };

async function createOrder(): Promise<Order> {
  const application = await createApprovedOrder(server, people);
  const params = { assessment_code: application.assessment_code };
  const due = (await server.request(getCurrentDue, owner, { params })).body;
  return { ...application, total: due.total, top_no: due.top_no };
}

const startAttempt = async ({ assessment_code, total }: Order) =>
  (await server.request(startPayment, owner, { params: { assessment_code }, body: { method: 'gcash', amount: total } }))
    .body.request_id;
const loadAttempt = async (request_id: string) =>
  (await server.request(getAttempt, owner, { params: { request_id } })).body;
const findRow = async (request_id: string, state: 'waiting' | 'closed' = 'waiting') => {
  const row = (await server.request(listExceptions, treasurer, { query: { search: request_id, state } })).body.data[0];
  if (!row) throw new Error(`no ${state} money of ${request_id}`);
  return row;
};

/** Both attempts of one order succeed at the gateway: the first one is surplus. */
async function createPaidTwice(): Promise<{ request_id: string; order: Order; exception_id: number }> {
  const order = await createOrder();
  const first = await startAttempt(order);
  await sendNotice(server, { request_id: first, code: 'GR152' });
  await sendNotice(server, { request_id: await startAttempt(order), amount: order.total });
  await sendNotice(server, { request_id: first, amount: order.total, timestamp: '2026-01-12T09:00:00.000+08:00' });
  return { request_id: first, order, exception_id: (await findRow(first)).exception_id };
}

async function createSetAside(amount: string): Promise<{ request_id: string; order: Order; exception_id: number }> {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  await sendNotice(server, { request_id, amount });
  return { request_id, order, exception_id: (await findRow(request_id)).exception_id };
}

/** Unapplied money in the ledger, in centavos; the whole ledger must balance too. */
async function loadUnappliedBalance(): Promise<number> {
  const { rows } = await sql<{
    unapplied: number;
    difference: number;
  }>`
    select
      coalesce(sum(credit - debit) filter (where account_code = '2-99-99-990'), 0)::bigint as unapplied,
      sum(debit - credit)::bigint as difference
    from journal_line`.execute(server.api.db);
  expect(rows[0]?.difference).toBe(0);
  return rows[0]?.unapplied ?? 0;
}

const reason = 'The owner paid twice.';

test('money that came twice is refunded by two treasurers, once, and the owner is notified', async () => {
  const { request_id, exception_id } = await createPaidTwice();
  const before = await loadUnappliedBalance();
  const params = { exception_id };
  expect((await server.request(refundException, treasurer, { params, body: { reason } })).body).toMatchObject({
    state: 'PROPOSED',
    proposed_by: 'Teresa Ramos',
    acts: ['decline'],
  });
  expect(await server.request(approveRefund, treasurer, { params })).toMatchObject({ status: 403 });
  expect((await server.request(approveRefund, second, { params })).body).toMatchObject({
    state: 'REFUNDING',
    decided_by: 'Pilar Cruz',
    acts: [],
  });
  expect((await loadAttempt(request_id)).state).toBe('REFUND_PENDING');

  gateway.refunds.set(request_id, 'lost');
  await server.api.jobs.runDue();
  expect((await findRow(request_id)).state).toBe('REFUNDING');
  gateway.refunds.set(request_id, 'given');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await sql`select graphile_worker.add_job('send_refunds')`.execute(server.api.db);
    await server.api.jobs.runDue();
  }

  expect(new Set(gateway.refund_ids.get(request_id)).size).toBe(1);
  expect(await findRow(request_id, 'closed')).toMatchObject({
    state: 'CLOSED',
    outcome: 'REFUNDED',
    message: 'Refunded through the gateway.',
  });
  expect(await loadAttempt(request_id)).toMatchObject({ state: 'REFUNDED', message: 'This payment was refunded.' });
  expect(before - (await loadUnappliedBalance())).toBe(340_500);
  const mail = await server.api.db.selectFrom('mail').select('subject').where('template', '=', 'refund_sent').execute();
  expect(mail).toEqual([{ subject: 'Refund of ₱3,405.00' }]);
});

test('a proposed refund that is not agreed to leaves the money for another decision', async () => {
  const { request_id, exception_id } = await createPaidTwice();
  const params = { exception_id };
  await server.request(refundException, treasurer, { params, body: { reason } });
  expect((await server.request(creditException, second, { params, body: { reason } })).status).toBe(409);
  expect(
    (await server.request(declineRefund, second, { params, body: { reason: 'A credit is enough.' } })).body,
  ).toMatchObject({ state: 'OPEN', reason: 'A credit is enough.', proposed_by: null });
  expect((await loadAttempt(request_id)).state).toBe('SUCCEEDED');
});

test('a small amount is refunded by one treasurer; a refusal of the gateway leaves it open with its reason', async () => {
  const { request_id, exception_id } = await createSetAside('900.00');
  const params = { exception_id };
  expect((await server.request(refundException, treasurer, { params, body: { reason } })).body.state).toBe('REFUNDING');
  gateway.refunds.set(request_id, 'refused');
  await server.api.jobs.runDue();

  expect(await findRow(request_id)).toMatchObject({
    state: 'OPEN',
    message: 'The gateway did not refund this payment. Please choose another method.',
    acts: ['refund', 'credit', 'match', 'dismiss'],
  });
  expect((await loadAttempt(request_id)).state).toBe('SUCCEEDED');
  gateway.refunds.set(request_id, 'given');
  await server.request(refundException, treasurer, { params, body: { reason } });
  await server.api.jobs.runDue();
  expect((await findRow(request_id, 'closed')).outcome).toBe('REFUNDED');
});

test('money becomes a credit of the business, once, and the ledger names the business', async () => {
  const { request_id, exception_id, order } = await createPaidTwice();
  const before = await loadUnappliedBalance();
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.request(creditException, treasurer, { params: { exception_id }, body: { reason } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);

  const credits = await server.api.db
    .selectFrom('taxpayer_credit')
    .innerJoin('business', 'business.business_id', 'taxpayer_credit.business_id')
    .select(['amount', 'used', 'company_code'])
    .where('source_id', '=', String(exception_id))
    .execute();
  expect(credits).toEqual([{ amount: 340_500, used: 0, company_code: order.company_code }]);
  expect(await loadUnappliedBalance()).toBe(before);
  expect((await loadAttempt(request_id)).message).toContain('recorded as a credit');
});

test('money is posted to an order that still owes, with receipts; the rest becomes a credit', async () => {
  const { request_id, exception_id } = await createSetAside('4000.00');
  const other = await createOrder();
  const before = await loadUnappliedBalance();
  const params = { exception_id };
  expect(
    await server.request(matchException, treasurer, { params, body: { top_no: 'TOP-2026-999999', reason } }),
  ).toMatchObject({
    status: 422,
    body: { error: { fields: { top_no: ['No valid order of payment has this number.'] } } },
  });
  expect(
    (await server.request(matchException, treasurer, { params, body: { top_no: other.top_no, reason } })).body,
  ).toMatchObject({ state: 'CLOSED', outcome: 'MATCHED', company_code: other.company_code });

  expect((await loadAttempt(request_id)).receipts.map(({ amount }) => amount)).toEqual(['2705.00', '200.00', '500.00']);
  expect(
    (await server.request(getCurrentDue, owner, { params: { assessment_code: other.assessment_code } })).body.total,
  ).toBe('0.00');
  expect(before - (await loadUnappliedBalance())).toBe(340_500);
  expect(
    await server.api.db
      .selectFrom('taxpayer_credit')
      .select('amount')
      .where('source_id', '=', String(exception_id))
      .execute(),
  ).toEqual([{ amount: 59_500 }]);
});

test('too little is posted as a part in the order of the code, and an order that owes nothing takes no money', async () => {
  const { exception_id, order } = await createSetAside('3000.00');
  await server.request(matchException, treasurer, { params: { exception_id }, body: { top_no: order.top_no, reason } });
  expect(
    (await server.request(getCurrentDue, owner, { params: { assessment_code: order.assessment_code } })).body.total,
  ).toBe('405.00');

  const paid = await createOrder();
  const [, surplus] = [
    await sendNotice(server, { request_id: await startAttempt(paid), amount: paid.total }),
    await createPaidTwice(),
  ];
  expect(
    (
      await server.request(matchException, treasurer, {
        params: { exception_id: surplus.exception_id },
        body: { top_no: paid.top_no, reason },
      })
    ).status,
  ).toBe(422);
});

test('money for a number that is not ours is booked once, returned or credited to the business that is named', async () => {
  const request_id = 'SI260112AAAAAAAAAAAAAA';
  const before = await loadUnappliedBalance();
  await sendNotice(server, { request_id, amount: '500.00' });
  await sendNotice(server, { request_id, amount: '500.00', timestamp: '2026-01-12T08:30:00.000+08:00' });
  expect((await loadUnappliedBalance()) - before).toBe(50_000);
  const { exception_id, kind } = await findRow(request_id);
  expect(kind).toBe('UNKNOWN');
  const { company_code } = await createOrder();
  const creditTo = (code: string) =>
    server.request(creditException, treasurer, { params: { exception_id }, body: { reason, company_code: code } });
  expect((await creditTo('')).body.error.fields).toEqual({ company_code: ['No business has this number.'] });
  expect((await creditTo(company_code)).body).toMatchObject({ outcome: 'CREDITED', company_code });

  const other = 'SI260112BBBBBBBBBBBBBB';
  await sendNotice(server, { request_id: other, amount: '500.00' });
  await server.request(refundException, treasurer, {
    params: { exception_id: (await findRow(other)).exception_id },
    body: { reason },
  });
  gateway.refunds.set(other, 'given');
  await server.api.jobs.runDue();
  expect((await findRow(other, 'closed')).outcome).toBe('REFUNDED');
});

/** Money for a number that is not ours, too much for one treasurer. */
async function createUnknown(request_id: string): Promise<number> {
  await sendNotice(server, { request_id, amount: '5000.00' });
  return (await findRow(request_id)).exception_id;
}

test('one treasurer alone gives a larger amount of an unknown payer to no business', async () => {
  const params = { exception_id: await createUnknown('SI260112CCCCCCCCCCCCCC') };
  const { company_code } = await createOrder();
  const propose = () =>
    server.request(creditException, treasurer, { params, body: { reason: 'It is his.', company_code } });
  expect((await propose()).body).toMatchObject({
    state: 'PROPOSED',
    acts: ['decline'],
    message: `A credit to business ${company_code} is pending approval by another treasury officer.`,
  });
  expect((await server.request(approveRefund, treasurer, { params })).status).toBe(403);
  const decline = { params, body: { reason: 'The bank says otherwise.' } };
  expect((await server.request(declineRefund, second, decline)).body.state).toBe('OPEN');
  await propose();
  const approvals = await Promise.all([1, 2].map(() => server.request(approveRefund, second, { params })));
  expect(approvals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const closed = await findRow('SI260112CCCCCCCCCCCCCC', 'closed');
  expect(closed).toMatchObject({ outcome: 'CREDITED', company_code, decided_by: 'Pilar Cruz' });
  const credits = await server.api.db
    .selectFrom('taxpayer_credit')
    .select('amount')
    .where('source_id', '=', String(params.exception_id))
    .execute();
  expect(credits).toEqual([{ amount: 500_000 }]);
});

test('a larger amount of an unknown payer is posted to an order when another treasurer approves it', async () => {
  const params = { exception_id: await createUnknown('SI260112DDDDDDDDDDDDDD') };
  const order = await createOrder();
  const body = { top_no: order.top_no, reason: 'The owner shows the receipt of the wallet.' };
  expect((await server.request(matchException, treasurer, { params, body })).body).toMatchObject({
    state: 'PROPOSED',
    message: `The posting to order of payment ${order.top_no} is pending approval by another treasury officer.`,
  });
  const due = { params: { assessment_code: order.assessment_code } };
  expect((await server.request(getCurrentDue, owner, due)).body.total).toBe(order.total);
  expect((await server.request(approveRefund, second, { params })).body).toMatchObject({ outcome: 'MATCHED' });
  expect((await server.request(getCurrentDue, owner, due)).body.total).toBe('0.00');
});

test('money of one payer is not posted to the order of another', async () => {
  const { exception_id } = await createSetAside('900.00');
  const stranger = await server.person('user');
  const other = await createApprovedOrder(server, { ...people, owner: stranger });
  const due = await server.request(getCurrentDue, stranger, { params: { assessment_code: other.assessment_code } });
  const body = { top_no: due.body.top_no, reason };
  const reply = await server.request(matchException, treasurer, { params: { exception_id }, body });
  expect([reply.status, reply.body.error.fields]).toEqual([
    422,
    {
      top_no: [
        'This order of payment is of another owner. Refund the payment, or credit it to the business that paid.',
      ],
    },
  ]);
});

test('money is not kept as a credit of a business that is closed', async () => {
  const { exception_id, order } = await createPaidTwice();
  const setState = (state: 'RETIRED' | 'ACTIVE') =>
    server.api.db.updateTable('business').set({ state }).where('company_code', '=', order.company_code).execute();
  const credit = () => server.request(creditException, treasurer, { params: { exception_id }, body: { reason } });
  await setState('RETIRED');
  expect([(await credit()).status, (await findRow(order.top_no)).state]).toEqual([409, 'OPEN']);
  await setState('ACTIVE');
  expect((await credit()).status).toBe(200);
});

test('another currency is not booked and can only be closed with a reason', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  const before = await loadUnappliedBalance();
  await sendNotice(server, { request_id, amount: '3405.00', currency: 'USD' });
  const { exception_id, currency, acts } = await findRow(request_id);
  expect([currency, acts, (await loadUnappliedBalance()) - before]).toEqual(['USD', ['dismiss'], 0]);
  expect(
    await server.request(refundException, treasurer, { params: { exception_id }, body: { reason } }),
  ).toMatchObject({
    status: 409,
  });
  expect(
    (
      await server.request(dismissException, treasurer, {
        params: { exception_id },
        body: { reason: 'The gateway corrected it.' },
      })
    ).body.outcome,
  ).toBe('DISMISSED');
});

test('an entry that turns out to be no money is closed and its booking reversed', async () => {
  const before = await loadUnappliedBalance();
  const { exception_id } = await createSetAside('3404.99');
  expect((await loadUnappliedBalance()) - before).toBe(340_499);
  await server.request(dismissException, treasurer, {
    params: { exception_id },
    body: { reason: 'The gateway withdrew it.' },
  });
  expect(await loadUnappliedBalance()).toBe(before);
});

test('only a treasurer decides, every administrator may look', async () => {
  const { exception_id } = await createSetAside('100.00');
  const clerkOfAdmin = await server.person('admin');
  expect((await server.request(listExceptions, clerkOfAdmin)).body.data.every(({ acts }) => acts.length === 0)).toBe(
    true,
  );
  expect(
    (await server.request(dismissException, clerkOfAdmin, { params: { exception_id }, body: { reason } })).status,
  ).toBe(403);
  expect((await server.request(listExceptions, owner)).status).toBe(403);
  expect(
    (await server.request(dismissException, treasurer, { params: { exception_id: 999_999 }, body: { reason } })).status,
  ).toBe(404);
});

test('every kind of bad notification has its outcome and its audit row, and none is posted', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  const raw = renderNotice({ request_id, amount: order.total });
  const send = (payload: string) =>
    server.api.app.inject({
      method: 'POST',
      url: notifyPaynamics.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const listActs = async () =>
    (
      await server.api.db
        .selectFrom('audit_entry')
        .select('act')
        .where('act', 'like', 'notification.%')
        .orderBy('id')
        .execute()
    ).map(({ act }) => act);
  const actCount = (await listActs()).length;

  expect((await send(raw.slice(0, raw.length - 40))).statusCode).toBe(422);
  expect(await sendNotice(server, { request_id, amount: order.total, key: 'another key' })).toBe(422);
  expect(await sendNotice(server, { request_id, amount: order.total, merchant: 'another-merchant' })).toBe(422);
  expect((await loadAttempt(request_id)).receipts).toEqual([]);
  expect((await send(raw)).statusCode).toBe(200);
  expect((await send(raw)).statusCode).toBe(200);
  expect(await sendNotice(server, { request_id, code: 'GR033', timestamp: '2026-01-12T07:00:00.000+08:00' })).toBe(200);

  expect((await listActs()).slice(actCount)).toEqual([
    'notification.refuse',
    'notification.refuse',
    'notification.refuse',
    'notification.repeat',
    'notification.unchanged',
  ]);
  expect((await loadAttempt(request_id)).receipts).toHaveLength(3);
});

test('the treasurer reads the content of each notification, forged ones too, and never a signature', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  await sendNotice(server, { request_id, amount: '1.00', key: 'another key' });
  await sendNotice(server, { request_id, amount: order.total });
  const { body } = await server.request(listNotifications, treasurer, { query: { search: request_id } });

  expect(body.data.map(({ verdict, message, stated }) => [verdict, message, stated?.amount])).toEqual([
    ['JUDGED', 'The payment was posted.', '3405.00'],
    [
      'FORGED',
      'The signature is invalid, so the notification did not come from the gateway. Nothing was changed.',
      '1.00',
    ],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{128}/);
  const forgedNotices = (await server.request(listNotifications, treasurer, { query: { verdict: 'FORGED', limit: 1 } }))
    .body;
  expect(forgedNotices.data).toHaveLength(1);
  expect(
    (
      await server.request(listNotifications, treasurer, {
        query: { verdict: 'FORGED', cursor: forgedNotices.next_cursor ?? '' },
      })
    ).body.data.every(({ notification_id }) => notification_id < (forgedNotices.data[0]?.notification_id ?? 0)),
  ).toBe(true);
});

test('the return page opened by hand changes nothing and is audited', async () => {
  const order = await createOrder();
  const request_id = await startAttempt(order);
  for (const encodedId of [Buffer.from(request_id).toString('base64'), 'bm90aGluZw==', ''])
    await server.api.app.inject({ url: `/api/payments/paynamics/return?requestid=${encodeURIComponent(encodedId)}` });
  expect(await loadAttempt(request_id)).toMatchObject({ state: 'REDIRECTED', receipts: [] });
  const acts = await server.api.db
    .selectFrom('audit_entry')
    .select('act')
    .where('act', 'like', 'return.%')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(['return.unknown', 'return.unknown', 'return.known']);
});
