import {
  requestApproval,
  decideApproval,
  downloadStatement,
  getCounterOrder,
  getCurrentDue,
  getStatement,
  issueStatement,
  listCounterReceipts,
  listDepositSlips,
  listFlags,
  matchDepositSlip,
  refuseDepositSlip,
  startPayment,
} from '@ebpls/contracts';

import {
  createApprovedOrder,
  type CounterPeople,
  startNextMorning,
  openCashierFixture,
  createSlipInput,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import { readPdfText } from '../../testing/pdf/read-pdf.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';

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

let slips = 0;

/** An order paid by the slip of a deposit of 12 January. */
async function payBySlip(input: Parameters<typeof createApprovedOrder>[2] = {}, cashier?: TestPerson) {
  slips += 1;
  const reference = `DS-${slips}`;
  const order = await createApprovedOrder(server, people, input);
  const collection = await collectAtCounter(server, cashier ?? people.cashier, {
    ...order,
    tender: createSlipInput(reference),
  });
  expect(collection.status).toBe(200);
  const { data } = (
    await server.request(listDepositSlips, people.treasurer, { query: { search: reference, limit: '50' } })
  ).body;
  const slip = data.find((one) => one.reference === reference);
  return { order, reference, payment_id: slip?.payment_id ?? 0, receipt_no: slip?.receipt_nos[0] ?? '' };
}

const match = (payment_id: number, person = people.treasurer) =>
  server.request(matchDepositSlip, person, { params: { payment_id }, body: { bank_reference: `CR ${payment_id}` } });
const refuse = (payment_id: number, person = people.treasurer) =>
  server.request(refuseDepositSlip, person, {
    params: { payment_id },
    body: { reason: 'Not in the statement of January.' },
  });
const readDue = async ({ assessment_code }: Order) =>
  (await server.request(getCurrentDue, people.owner, { params: { assessment_code } })).body;

async function readState({ assessment_id }: Order): Promise<string> {
  const { state } = await server.api.db
    .selectFrom('application')
    .select('state')
    .where('assessment_id', '=', assessment_id)
    .executeTakeFirstOrThrow();
  return state;
}

async function readLastMail(template: string) {
  return server.api.db
    .selectFrom('mail')
    .select(['subject', 'body_text'])
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

async function undoLater(receipt_no: string) {
  const { approval_id } = (
    await server.request(requestApproval, people.cashier, {
      body: { kind: 'REVERSE', receipt_no, reason: 'It was the slip of another business.' },
    })
  ).body;
  return server.request(decideApproval, people.treasurer, { params: { approval_id }, body: { is_granted: true } });
}

test('one credit of the bank proves one deposit slip, unless that slip was reversed', async () => {
  const [real, invented] = [await payBySlip(), await payBySlip()];
  const matchWith = (payment_id: number, bank_reference: string) =>
    server.request(matchDepositSlip, people.treasurer, { params: { payment_id }, body: { bank_reference } });
  expect((await matchWith(real.payment_id, 'CR 77')).status).toBe(200);
  expect((await matchWith(invented.payment_id, 'cr 77')).body.error.fields).toEqual({
    bank_reference: [
      'Another deposit slip is already matched with this entry of the bank. Each entry proves one deposit.',
    ],
  });
  expect(await readState(invented.order)).toBe('FOR_PAYMENT');
  server.setNow('2026-01-13T09:00:00+08:00');
  expect((await undoLater(real.receipt_no)).status).toBe(200);
  expect((await matchWith(invented.payment_id, 'CR 77')).status).toBe(200);
});

test('an order paid by a deposit slip waits for the bank, visibly for everybody, until the treasurer has matched it', async () => {
  const { order, reference, payment_id } = await payBySlip();
  const pendingMoney = [
    { kind: 'DEPOSIT', bank: 'Land Bank', reference, amount: '3405.00', received_on: '2026-01-12' },
  ];
  expect(await readDue(order)).toMatchObject({ total: '0.00', waiting: pendingMoney });
  const soa = (await server.request(getStatement, people.owner, { query: { company_code: order.company_code } })).body;
  expect(soa.companies[0]).toMatchObject({ due_now: '0.00', waiting: pendingMoney });
  const { company_code } = order;
  const { soa_no } = (await server.request(issueStatement, people.owner, { body: { company_code } })).body;
  const paper = await server.request(downloadStatement, people.owner, { params: { soa_no } });
  expect(readPdfText(paper.raw).replaceAll(/\s+/g, ' ')).toContain(
    `Received and pending at the bank: deposit ${reference} at Land Bank`,
  );
  const params = { assessment_code: order.assessment_code };
  expect((await server.request(getCounterOrder, people.cashier, { params })).body.blocked).toBe(
    'The payment was received and is awaiting bank confirmation. Nothing is due now.',
  );
  expect(
    (await server.request(startPayment, people.owner, { params, body: { method: 'gcash', amount: '3405.00' } })).body
      .error.message,
  ).toBe('The payment was received and is awaiting bank confirmation. Nothing is due now.');
  expect(await readState(order)).toBe('FOR_PAYMENT');

  server.setNow('2026-01-19T09:00:00+08:00');
  expect((await match(payment_id)).body).toEqual({ payment_id, state: 'MATCHED' });
  expect(await readState(order)).toBe('PAID');
  expect(await readDue(order)).toMatchObject({ total: '0.00', waiting: [] });
  expect((await readLastMail('payment_confirmed')).subject).toBe('Your payment of ₱3,405.00 is confirmed');
  expect((await match(payment_id)).body.error.message).toBe('This deposit is already matched.');
  expect((await refuse(payment_id)).status).toBe(409);
});

test('no penalty accrues while the order waits for the bank, and the whole penalty is owed when the bank has no such deposit', async () => {
  const { order, payment_id } = await payBySlip({ type: 'RENEWAL' });
  server.setNow('2026-03-02T09:00:00+08:00');
  expect(await readDue(order)).toMatchObject({ total: '0.00' });
  expect((await refuse(payment_id)).body).toEqual({ payment_id, state: 'VOID' });
  const due = await readDue(order);
  expect([due.waiting, Number(due.total) > 18_630]).toEqual([[], true]);
  expect(await readState(order)).toBe('FOR_PAYMENT');
});

test('a deposit that the bank does not have is notified in plain words, without a red flag', async () => {
  const { order, payment_id, reference } = await payBySlip();
  await refuse(payment_id);
  expect(await readDue(order)).toMatchObject({ total: '3405.00', waiting: [] });
  const mail = await readLastMail('payment_deposit_refused');
  expect(mail.subject).toBe('The bank has no record of your deposit of ₱3,405.00');
  expect(mail.body_text).toMatch(new RegExp(`deposit slip ${reference} of .+ for ₱3,405\\.00`));
  const flags = (await server.request(listFlags, people.treasurer, { query: { search: order.company_code } })).body
    .data;
  expect(flags).toEqual([]);
  expect((await refuse(payment_id)).status).toBe(409);
  expect((await match(payment_id)).body.error.message).toBe(
    'The receipts for this deposit slip were cancelled or reversed.',
  );
});

test('the collector of the money neither matches nor refuses its slip', async () => {
  const cashierTreasurer = await server.person('admin', { permissions: ['cashier'] });
  const { order, payment_id } = await payBySlip({}, cashierTreasurer);
  await server.permit(cashierTreasurer, ['treasurer']);
  expect((await match(payment_id, cashierTreasurer)).status).toBe(403);
  expect((await refuse(payment_id, cashierTreasurer)).status).toBe(403);
  expect((await match(payment_id, people.cashier)).status).toBe(403);
  const { data } = (await server.request(listDepositSlips, cashierTreasurer, { query: { limit: '50' } })).body;
  expect(data.find((slip) => slip.payment_id === payment_id)).toMatchObject({
    acts: [],
    why_another: 'You collected this money, so another person must confirm the bank deposit.',
  });
  expect(await readState(order)).toBe('FOR_PAYMENT');
});

test.each(['before', 'after'] as const)('a wrong slip is reversed on a later day %s it was matched', async (when) => {
  const { order, payment_id, receipt_no, reference } = await payBySlip();
  server.setNow('2026-01-13T09:00:00+08:00');
  if (when === 'after') await match(payment_id);
  expect((await undoLater(receipt_no)).status).toBe(200);
  expect(await readState(order)).toBe('FOR_PAYMENT');
  expect(await readDue(order)).toMatchObject({ total: '3405.00', waiting: [] });
  const { data } = (await server.request(listDepositSlips, people.treasurer, { query: { search: reference } })).body;
  expect(data.find((slip) => slip.payment_id === payment_id)).toMatchObject({ state: 'VOID', acts: [] });
  const receipts = (await server.request(listCounterReceipts, people.cashier, { query: { search: receipt_no } })).body
    .data;
  expect(receipts[0]?.state).toBe('REVERSED');
  expect(
    (await collectAtCounter(server, people.cashier, { ...order, tender: createSlipInput(reference) })).status,
  ).toBe(200);
});

test('the list has the waiting slips, unless a state or a search is given', async () => {
  const { payment_id } = await payBySlip();
  const listSlips = async (query: object) =>
    (await server.request(listDepositSlips, people.treasurer, { query: { limit: '50', ...query } })).body.data.map(
      (slip) => slip.payment_id,
    );
  expect(await listSlips({})).toContain(payment_id);
  await match(payment_id);
  expect(await listSlips({})).not.toContain(payment_id);
  expect(await listSlips({ state: 'MATCHED' })).toContain(payment_id);
});

test('two treasurers who decide one slip at once make one match or one refusal', async () => {
  const { payment_id } = await payBySlip();
  const replies = await Promise.all([match(payment_id), refuse(payment_id), match(payment_id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});
