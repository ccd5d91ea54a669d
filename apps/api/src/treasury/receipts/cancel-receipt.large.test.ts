import {
  requestApproval,
  cancelReceipt,
  closeCollection,
  decideApproval,
  downloadReceipt,
  getCounterOrder,
  getCurrentDue,
  listCounterReceipts,
  prepareCollection,
  startPayment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createApprovedOrder,
  createCashInput,
  createChequeInput,
  type CounterPeople,
  createGrantedPartial,
  startNextMorning,
  openCashierFixture,
  collectAtCounter,
  type Taking,
} from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import type { TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let people: CounterPeople;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
});
afterAll(() => server.close());
beforeEach(async () => {
  people = await startNextMorning({ server, people });
});

type Order = Awaited<ReturnType<typeof createApprovedOrder>>;

const REASON = { reason: 'The wrong business was paid.' };
const cancel = (receipt_no: string, person = people.treasurer) =>
  server.request(cancelReceipt, person, { params: { receipt_no }, body: REASON });
const loadOwed = async ({ assessment_code }: Order) =>
  (await server.request(getCounterOrder, people.cashier, { params: { assessment_code } })).body.total;

async function createPaidOrder(taking: Taking = {}): Promise<{ order: Order; receipts: string[] }> {
  const order = await createApprovedOrder(server, people);
  const { body } = await collectAtCounter(server, people.cashier, { ...order, ...taking });
  return { order, receipts: body.receipts.map(({ receipt_no }) => receipt_no) };
}

/** Counts the cash of a fund without a deposit, and closes the report. */
async function closeDay(
  fund: 'GENERAL' | 'TRUST-BARANGAY' | 'TRUST-BFP',
  counts: readonly { value: number; count: number }[],
  day = '2026-01-12',
): Promise<void> {
  const params = { collector: people.cashier.account_id, fund, day };
  expect(
    (await server.request(prepareCollection, people.cashier, { params, body: { counts, deposits: [] } })).status,
  ).toBe(200);
  expect((await server.request(closeCollection, people.treasurer, { params })).status).toBe(200);
}

const MUNICIPAL_CASH = [
  { value: 100_000, count: 2 },
  { value: 50_000, count: 1 },
  { value: 20_000, count: 1 },
  { value: 500, count: 1 },
];

async function requestCancellation(
  receipt_no: string,
): Promise<{ status: number; message?: string; approval_id: number }> {
  const { status, body } = await server.request(requestApproval, people.cashier, {
    body: { kind: 'REVERSE', receipt_no, ...REASON },
  });
  return { status, ...(status === 200 ? {} : { message: body.error.message }), approval_id: body.approval_id };
}

test('a treasurer cancels a receipt of today with the others of its payment; the numbers stay and the amount is owed again', async () => {
  const { order, receipts } = await createPaidOrder();
  const { body } = await cancel(receipts[1] ?? '');
  expect(body).toEqual({ receipt_nos: receipts, state: 'CANCELLED' });
  expect(await loadOwed(order)).toBe('3405.00');
  const paper = await server.request(downloadReceipt, people.owner, { params: { receipt_no: receipts[0] ?? '' } });
  expect([paper.status, paper.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  // The next receipt continues after the cancelled numbers.
  const nextCollection = await collectAtCounter(server, people.cashier, order);
  expect(Number(nextCollection.body.receipts[0]?.receipt_no.slice(-8))).toBe(Number(receipts[2]?.slice(-8)) + 1);
});

test('a receipt is cancelled once, by a treasurer only, with a reason', async () => {
  const { receipts } = await createPaidOrder();
  const [receipt_no = ''] = receipts;
  expect((await cancel(receipt_no, people.cashier)).status).toBe(403);
  expect(
    (await server.request(cancelReceipt, people.treasurer, { params: { receipt_no }, body: { reason: '  ' } })).body
      .error.fields,
  ).toEqual({ reason: ['Please enter the reason.'] });
  const replies = await Promise.all([cancel(receipt_no), cancel(receipt_no)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('the next day, and after the report is closed, a receipt is no longer cancelled but reversed', async () => {
  const { receipts } = await createPaidOrder();
  await closeDay('GENERAL', MUNICIPAL_CASH);
  expect((await cancel(receipts[0] ?? '')).body.error.message).toBe(
    'This receipt is in a closed report, so it can no longer be cancelled. Request a reversal instead.',
  );
  const other = await createPaidOrder();
  server.setNow('2026-01-13T09:00:00+08:00');
  expect((await cancel(other.receipts[0] ?? '')).body.error.message).toBe(
    'This receipt was not issued today, so it can no longer be cancelled. Request a reversal instead.',
  );
});

test('an online receipt is not undone at the counter', async () => {
  const order = await createApprovedOrder(server, people);
  const { request_id } = (
    await server.request(startPayment, people.owner, {
      params: { assessment_code: order.assessment_code },
      body: { method: 'gcash', amount: '3405.00' },
    })
  ).body;
  await sendNotice(server, { request_id, amount: '3405.00' });
  const { receipt_no } = await server.api.db
    .selectFrom('receipt')
    .select('receipt_no')
    .orderBy('entry_id', 'desc')
    .executeTakeFirstOrThrow();
  expect((await cancel(receipt_no)).body.error.message).toBe(
    'This payment was made through the gateway, so it must be refunded through the gateway.',
  );
  expect((await requestCancellation(receipt_no)).status).toBe(409);
});

test('a cancelled check is handed back and may pay another order', async () => {
  const { receipts } = await createPaidOrder({ tender: createChequeInput('700') });
  await cancel(receipts[0] ?? '');
  expect((await createPaidOrder({ tender: createChequeInput('700') })).receipts).toHaveLength(3);
});

test('a reversal needs another person, and money that the cashier no longer holds is repaid from the bank', async () => {
  const { order, receipts } = await createPaidOrder();
  await closeDay('GENERAL', MUNICIPAL_CASH);
  await closeDay('TRUST-BARANGAY', [{ value: 10_000, count: 2 }]);
  await closeDay('TRUST-BFP', [{ value: 50_000, count: 1 }]);
  server.setNow('2026-01-14T09:00:00+08:00');
  const { approval_id } = await requestCancellation(receipts[2] ?? '');
  expect(
    (await server.request(decideApproval, people.cashier, { params: { approval_id }, body: { is_granted: true } }))
      .status,
  ).toBe(403);
  expect((await requestCancellation(receipts[0] ?? '')).message).toBe(
    'The treasury has already been notified but has not decided on the request yet.',
  );

  expect(
    (
      await server.request(decideApproval, people.treasurer, {
        params: { approval_id },
        body: { is_granted: true, remarks: 'Seen.' },
      })
    ).body.state,
  ).toBe('USED');
  expect(await loadOwed(order)).toBe('3405.00');
  const { rows } = await sql<{ cash: number; bank: number }>`
    select
      coalesce(sum(l.debit - l.credit) filter (where l.account_code = '1-01-01-010'), 0)::bigint as cash,
      coalesce(sum(l.debit - l.credit) filter (where l.account_code = '1-01-02-010'), 0)::bigint as bank
    from journal_line l
    join journal_entry e using (entry_id)
    where e.receipt_no = any(${receipts}::text[])`.execute(server.api.db);
  expect(rows).toEqual([{ cash: 340_500, bank: -340_500 }]);
  expect(
    (await server.request(decideApproval, people.treasurer, { params: { approval_id }, body: { is_granted: true } }))
      .status,
  ).toBe(409);
});

test('an amount owed again after the permit was issued can be paid after the last day of its order', async () => {
  const { order, receipts } = await createPaidOrder();
  const { db } = server.api;
  await db
    .updateTable('application')
    .set({ state: 'ISSUED' })
    .where('assessment_id', '=', order.assessment_id)
    .execute();
  server.setNow('2026-01-13T09:00:00+08:00');
  const { approval_id } = await requestCancellation(receipts[0] ?? '');
  await server.request(decideApproval, people.treasurer, { params: { approval_id }, body: { is_granted: true } });
  server.setNow('2026-03-16T09:00:00+08:00');
  const params = { assessment_code: order.assessment_code };
  const { body } = await server.request(getCurrentDue, people.owner, { params });
  expect([body.total, body.can_pay]).toEqual([await loadOwed(order), true]);
  const method = { method: 'gcash', amount: body.total };
  expect((await server.request(startPayment, people.owner, { params, body: method })).status).toBe(200);
  server.setNow('2026-03-17T09:00:00+08:00');
  expect((await collectAtCounter(server, people.cashier, order)).status).toBe(200);
  expect(await loadOwed(order)).toBe('0.00');
});

test('a denied reversal changes nothing', async () => {
  const { order, receipts } = await createPaidOrder();
  server.setNow('2026-01-13T09:00:00+08:00');
  const { approval_id } = await requestCancellation(receipts[0] ?? '');
  expect(
    (
      await server.request(decideApproval, people.treasurer, {
        params: { approval_id },
        body: { is_granted: false, remarks: 'The receipt is right.' },
      })
    ).body.state,
  ).toBe('DENIED');
  expect(await loadOwed(order)).toBe('0.00');
});

test('today’s receipt is cancelled, not reversed', async () => {
  const { receipts } = await createPaidOrder();
  expect((await requestCancellation(receipts[0] ?? '')).message).toBe(
    'This receipt was issued today and is not in a closed report, so a treasury officer can still cancel it.',
  );
});

test('when the first of two part payments is cancelled, the second is laid to the penalties first', async () => {
  const order = await createApprovedOrder(server, people, { type: 'RENEWAL', mode: 'QUARTERLY' });
  await collectAtCounter(server, people.cashier, order);
  server.setNow('2026-06-05T09:00:00+08:00');
  // V14: 4,000 late by two months is 5,200; the first 1,200 are penalties.
  const first = await createGrantedPartial(server, people, { ...order, amount: '1200.00' });
  const penalties = await collectAtCounter(server, people.cashier, { ...order, amount: '1200.00', approval_id: first });
  const second = await createGrantedPartial(server, people, { ...order, amount: '2000.00' });
  await collectAtCounter(server, people.cashier, { ...order, amount: '2000.00', approval_id: second });
  await cancel(penalties.body.receipts[0]?.receipt_no ?? '');
  expect(await loadOwed(order)).toBe('3200.00');
  expect((await collectAtCounter(server, people.cashier, { ...order, tender: createCashInput('3200') })).status).toBe(
    200,
  );
  expect(await loadOwed(order)).toBe('0.00');
});

test('each receipt of the list names all receipts of its payment in their order, also when the search finds one', async () => {
  const { receipts } = await createPaidOrder();
  const { data } = (
    await server.request(listCounterReceipts, people.treasurer, { query: { search: receipts[1] ?? '' } })
  ).body;
  expect(data).toHaveLength(1);
  expect(data[0]?.payment_receipts?.map(({ receipt_no }) => receipt_no)).toEqual(receipts);
  const amounts = data[0]?.payment_receipts?.map(({ amount }) => Math.round(Number(amount) * 100)) ?? [];
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(340_500);
});

test('each reader is offered what is theirs to do', async () => {
  const { receipts } = await createPaidOrder();
  const listActs = async (person: typeof people.cashier) =>
    (await server.request(listCounterReceipts, person, { query: { search: receipts[0] ?? '' } })).body.data[0]?.acts;
  expect([await listActs(people.treasurer), await listActs(people.cashier)]).toEqual([['cancel'], []]);
  server.setNow('2026-01-13T09:00:00+08:00');
  expect([await listActs(people.treasurer), await listActs(people.cashier)]).toEqual([[], ['ask_reversal']]);
});
