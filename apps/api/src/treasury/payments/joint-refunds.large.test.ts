import {
  approveRefund,
  confirmDeposit,
  decideRefund,
  evaluateRefund,
  fileRefund,
  importSettlement,
  listUnsettledPayments,
  makeClaim,
  listMyClaims,
  parseCentavos,
  refundException,
  SETTLEMENT_COLUMNS,
  settleRefund,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { sendNotice, toResponseId } from '../../testing/gateway-notices.ts';
import { A_CLAIM } from '../../testing/refunds/refund-fixtures.ts';
import { type JointOrder, openJointFixture, sumOrders } from '../../testing/payments/joint-fixture.ts';
import { readBooks } from '../../testing/stress/stress-books.ts';

const {
  close,
  server,
  gateway,
  owner,
  people,
  treasurer,
  createOrders,
  startTogether,
  listShares,
  listExceptions,
  loadAttempt,
} = await openJointFixture();
afterAll(close);
beforeEach(() => {
  server.setNow('2026-01-12T08:00:00+08:00');
  gateway.knows.clear();
  gateway.refunds.clear();
});

async function payTogether(count = 2): Promise<{ orders: readonly JointOrder[]; request_id: string }> {
  const orders = await createOrders(count);
  const { request_id } = (await startTogether(orders)).body;
  await sendNotice(server, { request_id, amount: sumOrders(orders) });
  return { orders, request_id };
}

const runJob = async (task: string) => {
  await sql`select graphile_worker.add_job(${task})`.execute(server.api.db);
  await server.api.jobs.runDue();
};

/** A claim of one receipt that is approved, and the request to the gateway. */
async function sendBack(receipt_no: string, amount: string) {
  const { refund_no } = (
    await server.request(fileRefund, owner, { params: { receipt_no }, body: { ...A_CLAIM, amount } })
  ).body;
  const params = { refund_no };
  await server.request(evaluateRefund, people.cashier, {
    params,
    body: { amount_found: amount, finding: 'Counted twice.' },
  });
  await server.request(decideRefund, treasurer, {
    params,
    body: { is_approved: true, decision: 'The papers show it.' },
  });
  return (await server.request(settleRefund, treasurer, { params, body: { way: 'GATEWAY' } })).status;
}

test('one order is refunded through the gateway under the number of the payment, and the others keep their receipts', async () => {
  const { request_id } = await payTogether();
  const receipt_no = (await loadAttempt(request_id)).joint?.orders[0]?.receipts[0]?.receipt_no ?? '';
  gateway.refunds.set(request_id, 'given');
  expect(await sendBack(receipt_no, '100.00')).toBe(200);
  await runJob('send_claimed_refunds');
  expect(gateway.refund_ids.get(request_id)).toHaveLength(1);
  expect((await listShares(request_id)).map(({ state }) => state)).toEqual(['PARTIALLY_REFUNDED', 'SUCCEEDED']);
});

test('a second refund of the same payment waits until the gateway has answered the first', async () => {
  const { request_id } = await payTogether();
  const [one, other] =
    (await loadAttempt(request_id)).joint?.orders.map(({ receipts }) => receipts[0]?.receipt_no ?? '') ?? [];
  gateway.refunds.set(request_id, 'lost');
  expect(await sendBack(one ?? '', '100.00')).toBe(200);
  expect(await sendBack(other ?? '', '50.00')).toBe(409);
  gateway.refunds.set(request_id, 'given');
  await runJob('send_claimed_refunds');
  expect((await listShares(request_id)).map(({ state }) => state)).toEqual(['PARTIALLY_REFUNDED', 'SUCCEEDED']);
});

test('money of two orders that were paid meanwhile is given back order by order', async () => {
  const orders = await createOrders(2);
  const { request_id } = (await startTogether(orders)).body;
  await sendNotice(server, { request_id, code: 'GR152' });
  const second = (await startTogether(orders)).body.request_id;
  await sendNotice(server, { request_id: second, amount: sumOrders(orders) });
  await sendNotice(server, { request_id, amount: sumOrders(orders), timestamp: '2026-01-12T09:00:00.000+08:00' });
  const other = await server.person('admin', { permissions: ['treasurer'] });
  gateway.refunds.set(request_id, 'given');
  for (const { exception_id } of await listExceptions(request_id)) {
    const params = { exception_id };
    await server.request(refundException, treasurer, { params, body: { reason: 'Paid twice.' } });
    await server.request(approveRefund, other, { params });
    await runJob('send_refunds');
  }
  expect((await listExceptions(request_id)).map(({ what }) => what)).toEqual([
    'OVERPAYMENT CLOSED',
    'OVERPAYMENT CLOSED',
  ]);
  expect((await listShares(request_id)).map(({ state }) => state)).toEqual(['REFUNDED', 'REFUNDED']);
  expect((await listShares(second)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});

test('a wrong amount that the treasurer refunds ends the payment of every order, and a later success books nothing', async () => {
  const orders = await createOrders(2);
  const { request_id } = (await startTogether(orders)).body;
  await sendNotice(server, { request_id, amount: '500.00' });
  const [aside] = await listExceptions(request_id);
  gateway.refunds.set(request_id, 'given');
  await server.request(refundException, treasurer, {
    params: { exception_id: aside?.exception_id ?? 0 },
    body: { reason: 'Not the amount of the orders.' },
  });
  await runJob('send_refunds');
  expect((await listShares(request_id)).map(({ state }) => state)).toEqual(['REFUNDED', 'REFUNDED']);
  await sendNotice(server, { request_id, amount: sumOrders(orders), timestamp: '2026-01-12T09:00:00.000+08:00' });
  expect((await loadAttempt(request_id)).joint?.orders.flatMap(({ receipts }) => receipts)).toEqual([]);
  expect((await startTogether(orders)).status).toBe(200);
});

test('a settlement file names the payment by its number at the gateway, and its deposit is booked for every order', async () => {
  const { orders, request_id } = await payTogether();
  server.setNow('2026-01-16T08:00:00+08:00');
  const listUnsettled = async () =>
    (await server.request(listUnsettledPayments, treasurer)).body.data.filter((row) =>
      row.request_id.startsWith(request_id),
    );
  expect(await listUnsettled()).toHaveLength(2);
  const values = {
    request_id,
    response_id: toResponseId(request_id),
    gross: sumOrders(orders),
    fee: '136.20',
    net: '6673.80',
    settled_on: '2026-01-16',
    bank_reference: 'BNK-9',
  };
  const csv = [SETTLEMENT_COLUMNS.join(','), SETTLEMENT_COLUMNS.map((column) => values[column]).join(','), ''].join(
    '\r\n',
  );
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="settlement.csv"\r\nContent-Type: text/csv\r\n\r\n';
  const { body: file } = await server.request(importSettlement, treasurer, {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.from(`${head}${csv}\r\n--b--\r\n`),
  });
  expect(file).toMatchObject({ rows: 1, matched: 1, exceptions: 0 });
  expect(file.lines[0]?.company_name).toContain(', ');
  expect(await listUnsettled()).toEqual([]);
  const { status } = await server.request(confirmDeposit, treasurer, {
    params: { file_id: file.file_id },
    body: { bank_reference: 'BNK-9', deposited_on: '2026-01-16' },
  });
  expect(status).toBe(200);
  const { rows } = await sql<{ fund: string; amount: number }>`
    select l.fund, sum(l.credit)::bigint as amount
    from journal_line l join journal_entry e using (entry_id)
    where e.memo = 'BNK-9' and l.account_code = ${ACCOUNTS.GATEWAY.account_code} group by 1 order by 1`.execute(
    server.api.db,
  );
  expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(parseCentavos(sumOrders(orders)));
});

test('an owner who reports the whole amount as paid finds the order posted', async () => {
  const orders = await createOrders(2);
  const { request_id } = (await startTogether(orders)).body;
  gateway.knows.set(request_id, 'GR001');
  const { status } = await server.request(makeClaim, owner, {
    params: { assessment_code: orders[1].assessment_code },
    body: { reference: '9012345678', amount: sumOrders(orders), paid_on: '2026-01-12', note: '' },
  });
  expect(status).toBe(200);
  await server.api.jobs.runDue();
  const { data } = (await server.request(listMyClaims, owner)).body;
  expect(data[0]).toMatchObject({ outcome: 'MATCHED' });
  expect((await listShares(request_id)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});

test('after every test the ledger balances and agrees with the receipts', async () => {
  expect(await readBooks(server.api.db)).toMatchObject({ gaps: 0, wrong_sums: 0, unbalanced: 0, unprocessed: 0 });
});
