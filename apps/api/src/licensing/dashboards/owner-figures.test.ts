import {
  cancelReceipt,
  getCounterOrder,
  getCurrentDue,
  getOwnerFigures,
  listMyPayments,
  startPayment,
} from '@ebpls/contracts';

import {
  createApprovedOrder,
  type CounterPeople,
  openCashierFixture,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import type { TestReply, TestPerson, TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let people: CounterPeople;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const parseAmount = (amount: string): number => Number(amount.replace('.', ''));
type Figures = TestReply<typeof getOwnerFigures>['body'];
const computeMonthTotal = ({ tax, fees, fire, barangay, late }: Figures['paid'][number]): number =>
  [tax, fees, fire, barangay, late].reduce((all, amount) => all + parseAmount(amount), 0);
const computeTotal = ({ paid }: Figures): number => paid.reduce((all, month) => all + computeMonthTotal(month), 0);
const getFigures = async (person: TestPerson): Promise<Figures> => (await server.request(getOwnerFigures, person)).body;

/** A bill of four quarters. */
async function createQuarterlyOrder(owner: TestPerson): Promise<string> {
  const options = { type: 'RENEWAL', mode: 'QUARTERLY' } as const;
  return (await createApprovedOrder(server, { ...people, owner }, options)).assessment_code;
}

async function pay(owner: TestPerson, assessment_code: string): Promise<void> {
  const params = { assessment_code };
  const amount = (await server.request(getCurrentDue, owner, { params })).body.total;
  const { request_id } = (await server.request(startPayment, owner, { params, body: { method: 'gcash', amount } }))
    .body;
  await sendNotice(server, { request_id, amount });
}

test('an owner who has paid nothing has no months', async () => {
  expect(await getFigures(await server.person('user'))).toEqual({
    year: 2026,
    permits_in_force: 0,
    paid: [],
    companies: [],
  });
});

test('the months add up to the receipts, and late charges are separate', async () => {
  const owner = await server.person('user');
  const assessment_code = await createQuarterlyOrder(owner);
  await pay(owner, assessment_code);
  server.setNow('2026-06-05T08:00:00+08:00');
  await pay(owner, assessment_code);

  const figures = await getFigures(owner);
  expect(figures.paid.map(({ year, month }) => [year, month])).toEqual([
    [2026, 1],
    [2026, 6],
  ]);
  expect(figures.paid.map(({ late }) => parseAmount(late) > 0)).toEqual([false, true]);
  const { data } = (await server.request(listMyPayments, owner)).body;
  const receivedTotal = data
    .flatMap(({ receipts }) => receipts)
    .reduce((all, { amount }) => all + parseAmount(amount), 0);
  expect(computeTotal(figures)).toBe(receivedTotal);
  expect(figures.companies.map(({ paid_this_year }) => parseAmount(paid_this_year))).toEqual([receivedTotal]);
  expect(await getFigures(await server.person('user'))).toMatchObject({ paid: [] });
});

test('a cancelled receipt counts no longer', async () => {
  const order = await createApprovedOrder(server, people);
  const { body } = await collectAtCounter(server, people.cashier, order);
  const before = await getFigures(people.owner);
  const [first] = body.receipts;
  await server.request(cancelReceipt, people.treasurer, {
    params: { receipt_no: first?.receipt_no ?? '' },
    body: { reason: 'The wrong business was paid.' },
  });
  const owedAmount = (
    await server.request(getCounterOrder, people.cashier, { params: { assessment_code: order.assessment_code } })
  ).body.total;
  expect(parseAmount(owedAmount)).toBeGreaterThan(0);
  expect(computeTotal(before) - computeTotal(await getFigures(people.owner))).toBe(parseAmount(owedAmount));
});

test('five years are shown, and no sixth', async () => {
  const owner = await server.person('user');
  await pay(owner, await createQuarterlyOrder(owner));
  server.setNow('2030-12-31T08:00:00+08:00');
  expect((await getFigures(owner)).paid).toHaveLength(1);
  server.setNow('2031-01-01T08:00:00+08:00');
  expect((await getFigures(owner)).paid).toHaveLength(0);
});
