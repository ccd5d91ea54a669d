import { cancelReceipt, getCurrentDue, getReport } from '@ebpls/contracts';

import { enqueueJob } from '../../platform/jobs/jobs.ts';
import {
  createApprovedOrder,
  type CounterPeople,
  createGrantedPartial,
  startNextMorning,
  openCashierFixture,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
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

/** Writes states that another version may have left. */
async function corruptStates(
  order: Order,
  states: { readonly application: 'FOR_PAYMENT' | 'PAID'; readonly paid: boolean },
) {
  const { db } = server.api;
  await db
    .updateTable('bill')
    .set({ is_checked: false, state: states.paid ? 'SETTLED' : 'APPROVED' })
    .where('bill_id', '=', order.bill_id)
    .execute();
  await db
    .updateTable('installment')
    .set({ state: states.paid ? 'PAID' : 'NOT_DUE' })
    .where('bill_id', '=', order.bill_id)
    .execute();
  await db
    .updateTable('application')
    .set({ state: states.application })
    .where('assessment_id', '=', order.assessment_id)
    .execute();
}

async function checkAll(): Promise<void> {
  await enqueueJob(server.api.db, { task: 'check_orders', payload: {} });
  await server.api.jobs.runDue();
}

const loadState = async ({ assessment_id }: Order) =>
  (
    await server.api.db
      .selectFrom('application')
      .select('state')
      .where('assessment_id', '=', assessment_id)
      .executeTakeFirstOrThrow()
  ).state;

const listDifferences = async ({ company_code }: Order) =>
  (
    await server.request(getReport, people.treasurer, { params: { report: 'differences' }, query: { limit: 100 } })
  ).body.data.filter(({ texts }) => texts?.['company_code'] === company_code);

test('an order that was paid and recorded as unpaid is paid after the check, and a row reports it', async () => {
  const order = await createApprovedOrder(server, people);
  await collectAtCounter(server, people.cashier, { ...order });
  await corruptStates(order, { application: 'FOR_PAYMENT', paid: false });
  await checkAll();
  expect(await loadState(order)).toBe('PAID');
  const [row] = await listDifferences(order);
  expect(row?.texts?.['recorded']).toContain('FOR_PAYMENT');
  expect(row?.texts?.['computed']).toContain('PAID');
});

test('an order that owes and was recorded as paid can be collected after the check', async () => {
  const order = await createApprovedOrder(server, people);
  await corruptStates(order, { application: 'PAID', paid: true });
  await checkAll();
  expect(await loadState(order)).toBe('FOR_PAYMENT');
  const { body } = await server.request(getCurrentDue, people.owner, {
    params: { assessment_code: order.assessment_code },
  });
  expect([Number(body.total) > 0, body.can_pay]).toEqual([true, true]);
  expect(await listDifferences(order)).toHaveLength(1);
});

test('an amount that was computed otherwise before is a row with both amounts', async () => {
  server.setNow('2026-03-16T09:00:00+08:00');
  const order = await createApprovedOrder(server, people, { type: 'RENEWAL' });
  const approval_id = await createGrantedPartial(server, people, { ...order, amount: '2000.00' });
  const part = await collectAtCounter(server, people.cashier, { ...order, amount: '2000.00', approval_id });
  await collectAtCounter(server, people.cashier, { ...order });
  const params = { receipt_no: part.body.receipts[0]?.receipt_no ?? '' };
  await server.request(cancelReceipt, people.treasurer, { params, body: { reason: 'The wrong business was paid.' } });
  server.setNow('2026-06-22T09:00:00+08:00');
  await server.api.db.updateTable('bill').set({ is_checked: false }).where('bill_id', '=', order.bill_id).execute();
  await checkAll();
  const [row] = await listDifferences(order);
  expect(row?.texts?.['difference']).toBe('Amount due on the order');
  expect(row?.texts?.['recorded']).not.toBe(row?.texts?.['computed']);
});

test('an order whose records agree leaves no row', async () => {
  const order = await createApprovedOrder(server, people);
  await collectAtCounter(server, people.cashier, { ...order });
  await server.api.db.updateTable('bill').set({ is_checked: false }).where('bill_id', '=', order.bill_id).execute();
  await checkAll();
  expect(await listDifferences(order)).toEqual([]);
});
