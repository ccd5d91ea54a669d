import { BillReply, CurrentDue, getBill, getCurrentDue } from '@ebpls/contracts';
import { computeBasisAmount } from '@ebpls/rules';
import * as v from 'valibot';

import {
  createApprovedOrder,
  type CounterPeople,
  openCashierFixture,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { type FiledCase } from '../../testing/municipality-seed.ts';

let server: TestServer;
let people: CounterPeople;
let order: FiledCase;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
  order = await createApprovedOrder(server, people, { type: 'RENEWAL', mode: 'QUARTERLY' });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const toRequest = () => ({ params: { assessment_code: order.assessment_code } });

test('every line of a bill has an explanation that recomputes to its amount', async () => {
  const { lines } = v.parse(BillReply, (await server.request(getBill, people.owner, toRequest())).body);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.map(({ code, basis }) => [code, basis && computeBasisAmount(basis)])).toEqual(
    lines.map(({ code, amount }) => [code, amount]),
  );
});

test('a late quarter has the explanation of the whole year, and surcharge and interest have their own sentence', async () => {
  await collectAtCounter(server, people.cashier, order);
  server.setNow('2026-06-05T10:00:00+08:00');
  const { lines, total } = v.parse(CurrentDue, (await server.request(getCurrentDue, people.owner, toRequest())).body);

  expect(lines.map(({ code, amount, basis }) => [code, amount, basis && computeBasisAmount(basis)])).toEqual([
    ['LBT-D', 400_000, 1_600_000],
    ['SURCHARGE-2', 100_000, undefined],
    ['INTEREST-2', 20_000, undefined],
  ]);
  expect(lines.map(({ reason }) => reason).slice(1)).toEqual([
    '25% of ₱4,000.00, charged once.',
    expect.stringMatching(/^2% per month on ₱5,000\.00 since .*\. Months charged: 2\./),
  ]);
  expect(total).toBe(520_000);
});
