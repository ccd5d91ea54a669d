import { requestApproval, clearCheque, decideApproval, decideDispute, listCheques } from '@ebpls/contracts';
import { sql } from 'kysely';

import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { collectAtCounter } from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { checkOneFigure, checkRows } from '../../testing/payment-model/check-run.ts';
import type { ModelFigures } from '../../testing/payment-model/model-figures.ts';
import { toAmountText } from '../../testing/payment-model/payment-model.ts';
import {
  listReceiptRows,
  openUpgradedServer,
  type UpgradedOrder,
  type UpgradedServer,
} from '../../testing/upgrade/open-upgraded-server.ts';
import { getUpgradedOrder, readOrderFigures } from '../../testing/upgrade/order-figures.ts';

let upgradedServer: UpgradedServer;

beforeAll(async () => {
  upgradedServer = await openUpgradedServer();
});
afterAll(() => upgradedServer.server.close());

const getOrder = (name: string): UpgradedOrder => getUpgradedOrder(upgradedServer, name);
const readOrder = (order: UpgradedOrder): Promise<ModelFigures> => readOrderFigures(upgradedServer, order);

/** The gateway confirms payments that were begun before the upgrade. */
async function confirmRunningPayments(): Promise<void> {
  const { server } = upgradedServer;
  const { rows } = await sql<{ request_id: string; amount: number }>`
    select request_id, amount
    from payment_attempt
    where state in ('CREATED', 'REDIRECTED', 'PENDING')`.execute(server.api.db);
  for (const { request_id, amount } of rows)
    expect(await sendNotice(server, { request_id, amount: toAmountText(amount) })).toBe(200);
}

test('the second of two payments can be undone when the first one was', async () => {
  const { server, people } = upgradedServer;
  const order = getOrder('N5');
  const { receipt_no } = await server.api.db
    .selectFrom('receipt as r')
    .innerJoin('payment as p', 'p.payment_id', 'r.payment_id')
    .innerJoin('bill as b', 'b.bill_id', 'p.bill_id')
    .innerJoin('application as a', 'a.assessment_id', 'b.assessment_id')
    .select('r.receipt_no')
    .where('a.assessment_code', '=', order.assessment_code)
    .where('r.state', '=', 'ISSUED')
    .limit(1)
    .executeTakeFirstOrThrow();
  const before = await readOrder(order);
  const request = await server.request(requestApproval, people.cashier, {
    body: { kind: 'REVERSE', receipt_no, reason: 'The slip is of another order.' },
  });
  const { approval_id } = request.body;
  const reply = await server.request(decideApproval, people.second, {
    params: { approval_id },
    body: { is_granted: true },
  });
  expect([request.status, reply.status]).toEqual([200, 200]);
  const after = await readOrder(order);
  expect([...checkOneFigure(after), ...checkRows(after)]).toEqual([]);
  expect(after.due).toBeGreaterThan(before.due);
});

test('a payment that was begun before the upgrade is posted by the gateway’s notification', async () => {
  await confirmRunningPayments();
  expect(await readOrder(getOrder('payment in progress'))).toMatchObject({ due: 0, application_state: 'PAID' });
});

/** The bank pays cheques and slips that were deposited before the upgrade. */
async function clearDepositedCheques(): Promise<void> {
  const { server, people } = upgradedServer;
  const { data } = (await server.request(listCheques, people.treasurer, { query: { state: 'DEPOSITED' } })).body;
  for (const { cheque_id } of data) {
    const body = { bank_reference: `CR ${cheque_id}` };
    expect((await server.request(clearCheque, people.treasurer, { params: { cheque_id }, body })).status).toBe(200);
  }
}

test('an order that was paid by a check waits for the bank and is paid when it clears', async () => {
  const order = getOrder('cheque deposited');
  expect((await readOrder(order)).application_state).toBe('FOR_PAYMENT');
  await clearDepositedCheques();
  expect((await readOrder(order)).application_state).toBe('PAID');
});

async function rejectOpenDisputes(): Promise<void> {
  const { server, people } = upgradedServer;
  const open = await server.api.db
    .selectFrom('line_dispute')
    .select('dispute_no')
    .where('state', '=', 'OPEN')
    .execute();
  for (const { dispute_no } of open)
    await server.request(decideDispute, people.treasurer, {
      params: { dispute_no },
      body: { is_upheld: false, decision: 'It was measured once.' },
    });
}

/** Collects the amount due of an order and returns the differences after it. */
async function collectAll(order: UpgradedOrder): Promise<string[]> {
  const { server, people } = upgradedServer;
  const before = await readOrder(order);
  if (!before.has_order || before.counter === 0) return [];
  const collection = await collectAtCounter(server, people.cashier, order);
  const after = await readOrder(order);
  return [
    ...(collection.status === 200 ? [] : [`${order.name}: ${collection.status} ${JSON.stringify(collection.body)}`]),
    ...(after.counter === 0 ? [] : [`${order.name}: ${after.counter} is due after it`]),
    ...(after.application_state === 'FOR_PAYMENT' ? [`${order.name}: the application waits for payment`] : []),
  ];
}

test('the amount owed can be collected, and then nothing is due and the application continues', async () => {
  const { server } = upgradedServer;
  await confirmRunningPayments();
  await clearDepositedCheques();
  await rejectOpenDisputes();
  await enqueueJob(server.api.db, { task: 'renew_unpaid_bills', payload: {} });
  await server.api.jobs.runDue();
  const problems: string[] = [];
  for (const order of upgradedServer.orders) problems.push(...(await collectAll(order)));
  expect(problems).toEqual([]);
});

test('receipts from before the upgrade keep every printed line after any later act', async () => {
  const { server, receipts } = upgradedServer;
  await collectAtCounter(server, upgradedServer.people.cashier, getOrder('N1'));
  const present = new Map((await listReceiptRows(server.api.db)).map((row) => [row.receipt_no, row]));
  expect(receipts.length).toBeGreaterThan(100);
  for (const receipt of receipts) expect(present.get(receipt.receipt_no)).toEqual(receipt);
});
