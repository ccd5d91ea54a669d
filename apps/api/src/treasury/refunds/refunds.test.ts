import {
  approveBill,
  cancelReceipt,
  computeBill,
  decideRefund,
  downloadRefundFile,
  evaluateRefund,
  fileRefund,
  fileRefundFor,
  getReport,
  getRefund,
  getRefundable,
  getStatement,
  listMyPayments,
  listMyRefunds,
  listRefunds,
  sendRefundFile,
  settleRefund,
  startPayment,
  verifyReceipt,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { loadSigningKeys } from '../../platform/pdf/signing-keys.ts';
import {
  createApprovedOrder,
  createChequeInput,
  type CounterPeople,
  createCounterPeople,
  createSlipInput,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import { A_PNG } from '../../testing/application-fixture.ts';
import { sendNotice, openQueryServer, type QueryServer } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { A_CLAIM, listReceiptNos } from '../../testing/refunds/refund-fixtures.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';
import { createReceiptToken } from '../receipts/receipt-token.ts';

let server: TestServer;
let desk: QueryServer;
let people: CounterPeople;
let owner: TestPerson;
let cashier: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  desk = await openQueryServer();
  server = await openTestServer({ PAYNAMICS_QUERY_URL: desk.url });
  await seedMunicipality(server.api.db);
  people = await createCounterPeople(server);
  ({ owner, cashier, treasurer } = people);
});
afterAll(async () => {
  await server.close();
  await desk.close();
});
beforeEach(() => {
  server.setNow('2026-01-12T09:00:00+08:00');
});

/**
 * An order paid at the counter, with its receipts: ₱2,705.00 of the municipality, the barangay’s and the fire bureau’s.
 */
async function createCashPayment(more: object = {}) {
  const order = await createApprovedOrder(server, people);
  await collectAtCounter(server, cashier, { ...order, ...more });
  const [municipal = '', barangay = '', fire = ''] = await listReceiptNos(server, order.assessment_code);
  return { ...order, municipal, barangay, fire };
}

async function createOnlinePayment() {
  const order = await createApprovedOrder(server, people);
  const { request_id } = (
    await server.request(startPayment, owner, {
      params: { assessment_code: order.assessment_code },
      body: { method: 'gcash', amount: '3,405.00' },
    })
  ).body;
  await sendNotice(server, { request_id });
  const [municipal = ''] = await listReceiptNos(server, order.assessment_code);
  return { ...order, request_id, municipal };
}

const file = (receipt_no: string, more: object = {}, person = owner) =>
  server.request(fileRefund, person, { params: { receipt_no }, body: { ...A_CLAIM, ...more } });
const evaluate = (refund_no: string, amount_found = '80', person = cashier) =>
  server.request(evaluateRefund, person, {
    params: { refund_no },
    body: { amount_found, finding: 'The area was taken twice.' },
  });
const decide = (refund_no: string, is_approved = true, person = treasurer) =>
  server.request(decideRefund, person, {
    params: { refund_no },
    body: { is_approved, decision: 'The papers show it.' },
  });
const settle = (refund_no: string, body: object, person = treasurer) =>
  server.request(settleRefund, person, { params: { refund_no }, body });
const loadRecord = async (refund_no: string, person = treasurer) =>
  (await server.request(getRefund, person, { params: { refund_no } })).body;
const send = async () => {
  await sql`select graphile_worker.add_job('send_claimed_refunds')`.execute(server.api.db);
  await server.api.jobs.runDue();
};

async function approveClaim(receipt_no: string, amount = '100', amountFound = amount): Promise<string> {
  const { refund_no } = (await file(receipt_no, { amount })).body;
  await evaluate(refund_no, amountFound);
  expect((await decide(refund_no)).status).toBe(200);
  return refund_no;
}

/** Balance of every account by the entries of one claim. */
async function loadBookedAmounts(refund_no: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account_code: string; balance: number }>`
    select l.account_code, sum(l.debit - l.credit)::bigint as balance
    from journal_entry e
    join journal_line l using (entry_id)
    where e.memo like ${`${refund_no}%`}
    group by 1
    having sum(l.debit - l.credit) <> 0
    order by 1`.execute(server.api.db);
  return Object.fromEntries(rows.map(({ account_code, balance }) => [account_code, balance]));
}

async function listNotices(refund_no: string): Promise<string[]> {
  const { rows } = await sql<{
    kind: string;
  }>`
    select kind
    from notification
    where params->>'refund_no' = ${refund_no} and kind not like 'refund_to_%'
    order by notification_id`.execute(server.api.db);
  return rows.map(({ kind }) => kind);
}

const loadBalance = async (account_code: string): Promise<number> =>
  (
    await sql<{
      balance: number;
    }>`
      select coalesce(sum(credit - debit), 0)::bigint as balance
      from journal_line
      where account_code = ${account_code}`.execute(server.api.db)
  ).rows[0]?.balance ?? 0;

test('an owner claims, a clerk evaluates, another person approves, and the next order of payment uses the credit', async () => {
  const { municipal, company_code, assessment_id } = await createCashPayment();
  const claimReply = (await file(municipal, { amount: '1,000.00' })).body;
  expect(claimReply).toMatchObject({
    refund_no: expect.stringMatching(/^RFC-2026-\d{6}$/) as string,
    state: 'CLAIMED',
    amount: '1000.00',
    due_on: '2026-01-19',
    is_late: false,
    message: 'The Municipal Treasurer will evaluate this request by 19 Jan 2026.',
  });
  const { refund_no } = claimReply;

  expect((await evaluate(refund_no, '800.00')).body).toMatchObject({ state: 'EVALUATED', amount_found: '800.00' });
  expect((await decide(refund_no)).body).toMatchObject({ state: 'APPROVED', acts: ['credit', 'pay_out'] });
  expect(await loadBalance('2-01-01-010')).toBe(80_000);
  expect((await settle(refund_no, { way: 'CREDIT' })).body).toMatchObject({
    state: 'CREDITED',
    acts: [],
    message: '₱800.00 was credited to the business. It will be applied to the next order of payment.',
  });

  expect(await loadBalance('2-01-01-010')).toBe(0);
  const soa = (await server.request(getStatement, owner, { query: { company_code } })).body.companies[0];
  expect(soa).toMatchObject({ credits: '800.00', since: { paid: '3405.00' } });
  expect(await listNotices(refund_no)).toEqual([
    'refund_filed',
    'refund_evaluated',
    'refund_approved',
    'refund_credited',
  ]);
  const { rows: notices } = await sql<{
    kind: string;
    account_id: number;
  }>`
    select kind, account_id
    from notification
    where params->>'refund_no' = ${refund_no} and kind like 'refund_to%'
    order by kind`.execute(server.api.db);
  expect(notices).toEqual([
    { kind: 'refund_to_decide', account_id: treasurer.account_id },
    { kind: 'refund_to_evaluate', account_id: cashier.account_id },
  ]);

  await sql`update application set state = 'ISSUED' where assessment_id = ${assessment_id}::bigint`.execute(
    server.api.db,
  );
  const next = await createClearedApplication(server.api.db, owner);
  await sql`
    update application
    set business_id = (select business_id from business where company_code = ${company_code})
    where assessment_id = ${next.assessment_id}::bigint`.execute(server.api.db);
  const { bill_id } = (
    await server.request(computeBill, people.clerk, { params: { assessment_code: next.assessment_code } })
  ).body;
  await server.request(approveBill, treasurer, { params: { bill_id } });
  const { rows } = await sql<{ used: number; tender: string; amount: number }>`
    select k.used, r.tender, r.amount
    from taxpayer_credit k, receipt r
    join payment p using (payment_id)
    where k.source_id = ${refund_no} and p.bill_id = ${bill_id}::bigint`.execute(server.api.db);
  expect(rows).toEqual([{ used: 80_000, tender: 'CREDIT', amount: 80_000 }]);
  expect((await server.request(getStatement, owner, { query: { company_code } })).body.companies[0]?.credits).toBe(
    '0.00',
  );
});

test('an approved amount leaves the accounts of the receipt, each by its share to the centavo', async () => {
  const { municipal } = await createCashPayment();
  const first = await approveClaim(municipal, '1,000.01');
  await settle(first, { way: 'CREDIT' });
  const second = await approveClaim(municipal, '1,704.99');
  await settle(second, { way: 'CREDIT' });
  const { rows } = await sql<{
    left: number;
  }>`
    select sum(l.credit - l.debit)::bigint as left
    from journal_entry e
    join journal_line l using (entry_id)
    where e.receipt_no = ${municipal} and l.kind is not null
    group by l.account_code, l.code`.execute(server.api.db);
  expect(rows.map(({ left }) => left)).toEqual(rows.map(() => 0));
  expect((await file(municipal, { amount: '0.01' })).body.error.message).toBe('This receipt was refunded in full.');
});

test('money in trust is refunded from the trust, and both of its reports fall by that amount', async () => {
  const { fire, barangay } = await createCashPayment();
  const report = async (name: string) =>
    Number(
      (
        await server.request(getReport, treasurer, {
          params: { report: name },
          query: { from: '2026-01-01', to: '2026-01-31', limit: '50' },
        })
      ).body.foot?.amounts[name === 'fire' ? 'collected' : 'total'],
    );
  const before = [await report('fire'), await report('barangays')];
  await approveClaim(fire, '50');
  await approveClaim(barangay, '20');
  expect([await report('fire'), await report('barangays')]).toEqual([(before[0] ?? 0) - 50, (before[1] ?? 0) - 20]);
  const { rows } = await sql<{
    off: number;
  }>`select sum(debit - credit)::bigint as off from journal_line group by fund`.execute(server.api.db);
  expect(rows.every(({ off }) => off === 0)).toBe(true);
});

test('the receipts, the abstract and the collections show the same refunds', async () => {
  const { municipal } = await createCashPayment();
  await settle(await approveClaim(municipal, '500'), {
    way: 'VOUCHER',
    voucher_kind: 'CHEQUE',
    voucher_no: 'LBP-1001',
  });
  const loadTotal = async (report: string) =>
    (
      await server.request(getReport, treasurer, {
        params: { report },
        query: { from: '2026-01-01', to: '2026-01-31', limit: '50' },
      })
    ).body.foot?.amounts['net'];
  const { rows } = await sql<{
    net: number;
  }>`select sum(credit - debit)::bigint as net from journal_line where kind is not null`.execute(server.api.db);
  expect(await loadTotal('abstract')).toBe(await loadTotal('collections'));
  expect(Number(String(await loadTotal('abstract')).replace('.', ''))).toBe(rows[0]?.net);

  const paid = (await server.request(listMyPayments, owner, { query: { search: municipal } })).body.data[0];
  const receipt = paid?.receipts.find(({ receipt_no }) => receipt_no === municipal);
  expect(receipt).toMatchObject({ amount: '2705.00', given_back: '500.00', state: 'ISSUED', can_claim: true });
});

test('a voucher pays out of the bank, and its number pays once', async () => {
  const [one, other] = [await createCashPayment(), await createCashPayment()];
  const refund_no = await approveClaim(one.municipal, '250.00');
  expect((await settle(refund_no, { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: '' })).body.error.fields).toEqual(
    { voucher_no: ['Please enter the voucher or cheque number.'] },
  );
  expect(
    (await settle(refund_no, { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: 'DV-26-01' })).body,
  ).toMatchObject({
    state: 'REFUNDED',
    voucher_no: 'DV-26-01',
    message: '₱250.00 was paid out by cash voucher DV-26-01.',
  });
  expect((await loadBookedAmounts(refund_no))['1-01-02-010']).toBe(-25_000);

  const nextClaim = await approveClaim(other.municipal, '10');
  expect(
    (await settle(nextClaim, { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: 'dv-26-01' })).body.error.fields,
  ).toEqual({ voucher_no: ['Another refund already has this voucher number.'] });
  expect((await settle(refund_no, { way: 'CREDIT' })).body.error.message).toBe('This amount was already refunded.');
});

test('two claims that are paid out at once under one number: one is paid', async () => {
  const [one, other] = [await createCashPayment(), await createCashPayment()];
  const claims = [await approveClaim(one.municipal), await approveClaim(other.municipal)];
  const replies = await Promise.all(
    claims.map((refund_no) => settle(refund_no, { way: 'VOUCHER', voucher_kind: 'CHEQUE', voucher_no: 'LBP-ONCE' })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a GCash payment is refunded through the gateway once, also when replies are lost', async () => {
  const { municipal, request_id } = await createOnlinePayment();
  const refund_no = await approveClaim(municipal, '705.00');
  expect((await loadRecord(refund_no)).acts).toEqual(['credit', 'pay_out', 'send_back']);
  desk.refunds.set(request_id, 'lost');
  expect((await settle(refund_no, { way: 'GATEWAY' })).body).toMatchObject({ state: 'REFUNDING', acts: [] });
  await send();
  expect((await loadRecord(refund_no)).state).toBe('REFUNDING');
  desk.refunds.set(request_id, 'given');
  await send();
  await send();

  expect(await loadRecord(refund_no)).toMatchObject({
    state: 'REFUNDED',
    message: '₱705.00 was refunded through GCash.',
  });
  expect(new Set(desk.refund_ids.get(request_id)).size).toBe(1);

  await server.api.db
    .updateTable('payment_attempt')
    .set({ method: 'card' })
    .where('request_id', '=', request_id)
    .execute();
  expect((await loadRecord(refund_no)).message).toBe('₱705.00 was refunded through your card.');
  expect((await loadBookedAmounts(refund_no))['1-03-99-990']).toBe(-70_500);
  const attempt = await server.api.db
    .selectFrom('payment_attempt')
    .select('state')
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow();
  expect(attempt.state).toBe('PARTIALLY_REFUNDED');
  expect(await listNotices(refund_no)).toEqual([
    'refund_filed',
    'refund_evaluated',
    'refund_approved',
    'refund_asked_back',
    'refund_sent_back',
  ]);
});

test('a refund that the gateway refuses waits for another way', async () => {
  const { municipal, request_id } = await createOnlinePayment();
  const refund_no = await approveClaim(municipal, '705.00');
  desk.refunds.set(request_id, 'refused');
  await settle(refund_no, { way: 'GATEWAY' });
  await send();
  expect(await loadRecord(refund_no)).toMatchObject({
    state: 'APPROVED',
    problem: 'The gateway did not refund this payment. Please choose another method.',
    acts: ['credit', 'pay_out', 'send_back'],
  });
  expect((await settle(refund_no, { way: 'CREDIT' })).body.state).toBe('CREDITED');
});

test('money of the counter cannot be sent through the gateway', async () => {
  const { municipal } = await createCashPayment();
  const reply = await settle(await approveClaim(municipal), { way: 'GATEWAY' });
  expect([reply.status, reply.body.error.message]).toEqual([
    409,
    'This receipt was not paid through the gateway, or the gateway already refunded part of it. Please choose another method.',
  ]);
});

test('after two years the law allows no refund, and the refusal names its section', async () => {
  const { municipal } = await createCashPayment();
  server.setNow('2028-01-12T09:00:00+08:00');
  expect((await server.request(getRefundable, owner, { params: { receipt_no: municipal } })).body).toMatchObject({
    left: '2705.00',
    last_day: '2028-01-12',
    blocked: null,
  });
  server.setNow('2028-01-13T09:00:00+08:00');
  const late = await file(municipal);
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'This was paid on 12 Jan 2026. The law allows two years to request a refund (Republic Act 7160, section 196); the deadline was 12 Jan 2028.',
  ]);
  expect(
    (await server.request(listMyPayments, owner, { query: { search: municipal } })).body.data[0]?.receipts.map(
      ({ can_claim }) => can_claim,
    ),
  ).not.toContain(true);
});

test('a partly refunded receipt still proves the payment, a wholly refunded one does not', async () => {
  const { municipal } = await createCashPayment();
  const receipt = await server.api.db
    .selectFrom('receipt')
    .select(['receipt_no', 'issued_at'])
    .where('receipt_no', '=', municipal)
    .executeTakeFirstOrThrow();
  const token = createReceiptToken(loadSigningKeys(server.api.config), receipt);
  const loadVerdict = async () => (await server.request(verifyReceipt, undefined, { params: { token } })).body.verdict;
  await settle(await approveClaim(municipal, '2,704.99'), { way: 'CREDIT' });
  expect(await loadVerdict()).toBe('genuine');
  await settle(await approveClaim(municipal, '0.01'), { way: 'CREDIT' });
  expect(await loadVerdict()).toBe('refunded');
});

test('a claim cannot exceed the amount paid and not yet refunded', async () => {
  const { municipal } = await createCashPayment();
  expect((await file(municipal, { amount: '2,705.01' })).body.error.fields).toEqual({
    amount: ['Only ₱2,705.00 of this receipt can still be refunded.'],
  });
  await settle(await approveClaim(municipal, '2,000', '1,500'), { way: 'CREDIT' });
  expect((await file(municipal, { amount: '1,205.01' })).body.error.fields).toEqual({
    amount: ['Only ₱1,205.00 of this receipt can still be refunded.'],
  });
  expect((await file(municipal, { amount: '1,205.00' })).status).toBe(200);
});

test('one receipt has one open claim, also when two windows file at once', async () => {
  const { municipal } = await createCashPayment();
  const replies = await Promise.all([file(municipal), file(municipal), file(municipal)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const open = replies.find(({ status }) => status === 200)?.body.refund_no ?? '';
  expect(replies.find(({ status }) => status === 409)?.body.error.message).toBe(
    `Refund request ${open} for this receipt is still open.`,
  );
});

test('a claim needs its amount, its ground and a written reason', async () => {
  const { municipal } = await createCashPayment();
  const reply = await file(municipal, { amount: '0', ground: '', reason: 'too much paid' });
  expect(reply.body.error.fields).toEqual({
    amount: ['Please enter the amount to refund.'],
    ground: ['Please choose the reason for the refund.'],
    reason: ['Please enter at least five words, for the treasurer.'],
  });
});

test('nobody decides a claim that they evaluated, in any later role', async () => {
  const cashierTreasurer = await server.person('admin', { permissions: ['cashier'] });
  const { municipal } = await createCashPayment();
  const { refund_no } = (await file(municipal)).body;
  expect((await evaluate(refund_no, '80', cashierTreasurer)).body.acts).toEqual([]);
  await server.permit(cashierTreasurer, ['treasurer']);
  for (const is_approved of [true, false]) {
    const reply = await decide(refund_no, is_approved, cashierTreasurer);
    expect([reply.status, reply.body.error.message]).toEqual([
      403,
      'You worked on this refund request, so another person must decide it and pay it.',
    ]);
  }
  expect((await decide(refund_no, true, cashier)).status).toBe(403);
  expect((await loadRecord(refund_no)).acts).toEqual(['approve', 'deny']);
});

test('the owner of a denied claim is notified of the reason, and nothing is booked', async () => {
  const { municipal } = await createCashPayment();
  const { refund_no } = (await file(municipal)).body;
  await evaluate(refund_no, '0');
  expect((await decide(refund_no)).body.error.message).toBe(
    'The evaluation found nothing to refund, so the request can only be denied.',
  );
  await decide(refund_no, false);
  expect(await loadRecord(refund_no, owner)).toMatchObject({
    state: 'DENIED',
    message: 'The request was denied: The papers show it.',
    acts: [],
    evaluated_by: null,
    decided_by: null,
  });
  expect(await loadBookedAmounts(refund_no)).toEqual({});
  expect(await listNotices(refund_no)).toEqual(['refund_filed', 'refund_evaluated', 'refund_denied']);
  expect((await file(municipal)).status).toBe(200);
});

test('nobody evaluates more than was claimed, or twice', async () => {
  const { municipal } = await createCashPayment();
  const { refund_no } = (await file(municipal)).body;
  expect((await evaluate(refund_no, '100.01')).body.error.fields).toEqual({
    amount_found: ['Only ₱100.00 was requested.'],
  });
  await evaluate(refund_no);
  expect((await evaluate(refund_no)).body.error.message).toBe('This request was already evaluated.');
  expect((await settle(refund_no, { way: 'CREDIT' })).body.error.message).toBe('This request was already evaluated.');
});

test('a refunded receipt is not undone, and an undone receipt is not refunded', async () => {
  const [keptPayment, undonePayment] = [await createCashPayment(), await createCashPayment()];
  await approveClaim(keptPayment.municipal);
  const cancel = (receipt_no: string) =>
    server.request(cancelReceipt, treasurer, { params: { receipt_no }, body: { reason: 'The wrong order.' } });
  expect((await cancel(keptPayment.municipal)).body.error.message).toBe(
    'A refund of this payment was approved, so its receipts can no longer be reversed.',
  );

  const { refund_no } = (await file(undonePayment.municipal)).body;
  await evaluate(refund_no);
  expect((await cancel(undonePayment.municipal)).status).toBe(200);
  expect((await decide(refund_no)).body.error.message).toBe(
    'This receipt was cancelled or reversed, so it cannot be refunded.',
  );
  expect((await loadRecord(refund_no)).acts).toEqual(['deny']);
});

test.each([
  ['cheque', createChequeInput('7001')],
  ['deposit', createSlipInput('DS-7001')],
])('money of a %s that the bank has not confirmed is not refunded', async (_, tender) => {
  const { municipal } = await createCashPayment({ tender });
  const { refund_no } = (await file(municipal)).body;
  await evaluate(refund_no);
  expect((await decide(refund_no)).body.error.message).toBe(
    'The bank has not confirmed this payment yet, so it cannot be refunded.',
  );
});

test('the counter files a claim for an owner who came in person, and the owner follows it', async () => {
  const { municipal } = await createCashPayment();
  const { status, body } = await server.request(fileRefundFor, cashier, {
    params: { receipt_no: municipal },
    body: A_CLAIM,
  });
  expect(status).toBe(200);
  expect((await server.request(listMyRefunds, owner)).body.data[0]?.refund_no).toBe(body.refund_no);
  expect(
    (await server.request(fileRefundFor, treasurer, { params: { receipt_no: municipal }, body: A_CLAIM })).status,
  ).toBe(403);
});

test('another owner finds neither the receipt nor the claim', async () => {
  const otherOwner = await server.person('user');
  const { municipal } = await createCashPayment();
  const { refund_no } = (await file(municipal)).body;
  expect((await file(municipal, {}, otherOwner)).status).toBe(404);
  expect((await server.request(getRefund, otherOwner, { params: { refund_no } })).status).toBe(404);
  expect((await server.request(listMyRefunds, otherOwner)).body.data).toEqual([]);
});

test('a claim that nobody evaluated in time is late, and the oldest is listed first', async () => {
  const { municipal } = await createCashPayment();
  const { refund_no } = (await file(municipal)).body;
  server.setNow('2026-01-20T09:00:00+08:00');
  expect(await loadRecord(refund_no, owner)).toMatchObject({
    is_late: true,
    message: 'This request was due for evaluation by 19 Jan 2026. It is marked as late at the treasury.',
  });
  const { data } = (await server.request(listRefunds, treasurer, { query: { limit: '100' } })).body;
  expect(data.map(({ due_on }) => due_on)).toEqual(data.map(({ due_on }) => due_on).toSorted());
  expect((await evaluate(refund_no)).body.is_late).toBe(false);
});

test('a paper can be added to a claim until its evaluation, and access by the treasury is audited', async () => {
  const { municipal } = await createCashPayment();
  const { refund_no } = (await file(municipal)).body;
  const part = 'Content-Disposition: form-data; name="file"; filename="measure.png"\r\nContent-Type: image/png';
  const paper = {
    params: { refund_no },
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(`--b\r\n${part}\r\n\r\n`), A_PNG, Buffer.from('\r\n--b--\r\n')]),
  };
  expect((await server.request(sendRefundFile, owner, paper)).body).toMatchObject({
    file_name: 'measure.png',
    can_send_file: true,
  });
  expect((await server.request(sendRefundFile, treasurer, paper)).status).toBe(403);
  expect((await server.request(downloadRefundFile, treasurer, { params: { refund_no } })).headers['content-type']).toBe(
    'image/png',
  );
  await evaluate(refund_no);
  expect((await server.request(sendRefundFile, owner, paper)).body.error.message).toBe(
    'This request was already evaluated, so nothing can be added to it.',
  );
  const { rows } = await sql<{
    act: string;
  }>`select act from audit_entry where object_id = ${refund_no} order by 1`.execute(server.api.db);
  expect(rows.map(({ act }) => act)).toEqual(['refund.evaluate', 'refund.file', 'refund.paper', 'refund.view_paper']);
});
