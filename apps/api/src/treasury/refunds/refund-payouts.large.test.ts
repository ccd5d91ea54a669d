import { getReport, listMyPayments } from '@ebpls/contracts';
import { sql } from 'kysely';
import { openRefundDesk } from '../../testing/refunds/refund-desk.ts';

const {
  close,
  server,
  desk,
  owner,
  treasurer,
  createCashPayment,
  createOnlinePayment,
  file,
  evaluate,
  settle,
  loadRecord,
  send,
  approveClaim,
  loadBookedAmounts,
  listNotices,
} = await openRefundDesk();
afterAll(close);
beforeEach(() => {
  server.setNow('2026-01-12T09:00:00+08:00');
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
  const loadReport = async (report: string) =>
    (
      await server.request(getReport, treasurer, {
        params: { report },
        query: { from: '2026-01-01', to: '2026-01-31', limit: '50' },
      })
    ).body;
  const net = (await loadReport('abstract')).foot?.amounts['net'];
  const { rows } = await sql<{
    net: number;
  }>`select sum(credit - debit)::bigint as net from journal_line where kind is not null`.execute(server.api.db);
  expect((await loadReport('collections')).sums?.[0]).toEqual({ label: 'Receipts, net', amount: net });
  expect(Number(String(net).replace('.', ''))).toBe(rows[0]?.net);

  const paid = (await server.request(listMyPayments, owner, { query: { search: municipal } })).body.data[0];
  const receipt = paid?.receipts.find(({ receipt_no }) => receipt_no === municipal);
  expect(receipt).toMatchObject({ amount: '2705.00', given_back: '500.00', state: 'ISSUED', can_claim: true });
});

test('a voucher pays out of the bank, and its number pays once', async () => {
  const [one, other] = [await createCashPayment(), await createCashPayment()];
  const refund_no = await approveClaim(one.municipal, '250.00');
  expect((await settle(refund_no, { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: '' })).body.error.fields).toEqual(
    { voucher_no: ['Please enter the voucher or check number.'] },
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

test('the treasurer who can decide an evaluated claim reads so, and the owner that a second officer decides', async () => {
  const { municipal } = await createCashPayment();
  const { refund_no } = (await file(municipal)).body;
  await evaluate(refund_no);
  expect(await loadRecord(refund_no)).toMatchObject({
    acts: ['approve', 'deny'],
    message: 'The request was evaluated. You decide whether the refund is approved.',
  });
  expect((await loadRecord(refund_no, owner)).message).toBe(
    'The request was evaluated. A second treasury officer will decide on it.',
  );
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
