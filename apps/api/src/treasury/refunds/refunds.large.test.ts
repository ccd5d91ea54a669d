import {
  approveBill,
  cancelReceipt,
  computeBill,
  downloadRefundFile,
  fileRefundFor,
  getRefund,
  getRefundable,
  getStatement,
  listMyPayments,
  listMyRefunds,
  listRefunds,
  sendRefundFile,
  verifyReceipt,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import { loadSigningKeys } from '../../platform/pdf/signing-keys.ts';
import { createChequeInput, createSlipInput } from '../../testing/cashier-fixture.ts';
import { A_PNG } from '../../testing/application-fixture.ts';
import { A_CLAIM } from '../../testing/refunds/refund-fixtures.ts';
import { createClearedApplication } from '../../testing/municipality-seed.ts';
import { createReceiptToken } from '../receipts/receipt-token.ts';
import { openRefundDesk } from '../../testing/refunds/refund-desk.ts';

const {
  close,
  server,
  people,
  owner,
  cashier,
  treasurer,
  createCashPayment,
  file,
  evaluate,
  decide,
  settle,
  loadRecord,
  approveClaim,
  loadBookedAmounts,
  listNotices,
  loadBalance,
} = await openRefundDesk();
afterAll(close);
beforeEach(() => {
  server.setNow('2026-01-12T09:00:00+08:00');
});

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

test('an approved refund of a closed business is paid out and not credited', async () => {
  const { municipal, company_code } = await createCashPayment();
  const refund_no = await approveClaim(municipal);
  await server.api.db
    .updateTable('business')
    .set({ state: 'RETIRED' })
    .where('company_code', '=', company_code)
    .execute();
  expect((await settle(refund_no, { way: 'CREDIT' })).status).toBe(409);
  const voucher = { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: 'DV-2026-0099' };
  expect((await settle(refund_no, voucher)).body.state).toBe('REFUNDED');
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
  const lateReply = await file(municipal);
  expect([lateReply.status, lateReply.body.error.message]).toEqual([
    409,
    'This payment was made on 12 Jan 2026. The law allows two years to request a refund (Republic Act 7160, section 196). The deadline was 12 Jan 2028.',
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
    reason: ['Please explain the reason to the treasurer in at least five words.'],
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
      'You worked on this refund request, so another person must decide on it and pay it.',
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
    message: 'This request was due for evaluation by 19 Jan 2026. The treasury has recorded it as late.',
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
