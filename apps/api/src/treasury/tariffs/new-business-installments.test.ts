// Installments of a new business by a revenue code that lets it pay by its mode, from the order to the last payment.

import {
  formatPesosText,
  getAssessment,
  getBill,
  getCounterOrder,
  getStatement,
  parseCentavos,
  type Centavos,
} from '@ebpls/contracts';

import { collectAtCounter } from '../../testing/cashier-fixture.ts';
import { openTownFixture, readTown, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const fixture = await openTownFixture('maliwanag');
const { server, people, code, createClearedApplication, createOrder, openCode } = fixture;
const bill = readTown<readonly WorkedBill[]>('maliwanag', 'bills').find(({ case: { type } }) => type === 'NEW');

beforeAll(() => openCode({ ...code, payment: { ...code.payment, new_business: 'BY_MODE' } }));
afterAll(() => server.close());

const read = (text: string): number => parseCentavos(text) ?? 0;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const toText = (amount: number): string => formatPesosText(amount as Centavos);

test('a new business pays its first part with the bill and the later quarters by their due days', async () => {
  if (bill === undefined) throw new Error('no bill of a new business');
  server.setNow('2026-05-04T09:00:00+08:00');
  const { company_code, assessment_code } = await createClearedApplication(bill, 'QUARTERLY');
  await createOrder(assessment_code);
  const params = { assessment_code };
  const { lines, installments } = (await server.request(getBill, people.clerk, { params })).body;
  expect(installments.map(({ name, due_on }) => [name, due_on])).toEqual([
    ['Second quarter, 2026', '2026-05-31'],
    ['Third quarter, 2026', '2026-07-20'],
    ['Fourth quarter, 2026', '2026-10-20'],
  ]);
  const tax = sum(lines.filter((line) => line.code === 'TAX-NEW').map(({ amount }) => read(amount)));
  const [first = '', third = '', fourth = ''] = installments.map(({ total }) => total);
  expect(third).toBe(toText(Math.floor(tax / 3)));
  expect(fourth).toBe(toText(tax - 2 * Math.floor(tax / 3)));

  const order = (await server.request(getCounterOrder, people.cashier, { params })).body;
  expect(order.total).toBe(first);
  expect(order.title).toBe('Second quarter, 2026');
  await collectAtCounter(server, people.cashier, { assessment_code });
  expect((await server.request(getAssessment, people.clerk, { params })).body.state).toBe('PAID');

  server.setNow('2026-08-24T09:00:00+08:00');
  const late = (await server.request(getCounterOrder, people.cashier, { params })).body;
  const due = read(third);
  const surcharge = Math.round(due / 4);
  // 25 % once, and 2 % of both for the two months begun since 20 July.
  expect(late.total).toBe(toText(due + surcharge + Math.round((due + surcharge) * 0.04)));
  const paidReply = await collectAtCounter(server, people.cashier, { assessment_code });
  expect(paidReply.body.amount).toBe(late.total);
  const statement = await server.request(getStatement, people.owner, { query: { as_of: '2026-08-24' } });
  const mine = statement.body.companies.find((each) => each.company_code === company_code);
  expect(mine?.rows.map(({ title, balance }) => [title, balance])).toEqual([
    ['Second quarter, 2026', '0.00'],
    ['Third quarter, 2026', '0.00'],
    ['Fourth quarter, 2026', fourth],
  ]);
});
