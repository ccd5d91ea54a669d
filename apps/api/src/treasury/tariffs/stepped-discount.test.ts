// A discount for early payment that becomes lower in steps, and a fixed fine, at the counter and in the books.

import { type Centavos, formatPesosText, getCounterOrder, getCurrentDue, parseCentavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import { collectAtCounter } from '../../testing/cashier-fixture.ts';
import { openTownFixture, readTown, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const fixture = await openTownFixture('maliwanag');
const { server, people, code, createClearedApplication, createOrder, openCode } = fixture;
const TITLE = 'Sari-sari goods, 1,200,000';
const found = readTown<readonly WorkedBill[]>('maliwanag', 'bills').find(({ title }) => title === TITLE);
if (found === undefined) throw new Error(TITLE);
const bill = found;
const { early } = code.payment;
if (early === undefined) throw new Error('the town has a discount for early payment');
const read = (text: string): number => parseCentavos(text) ?? 0;
const toText = (amount: number): string => formatPesosText(amount as Centavos);
const whole = bill.charges.reduce((sum, { amount }) => sum + read(amount), 0);
const taxes = bill.charges.filter(({ code: charge }) => charge.startsWith('TAX'));
const sumShares = (divisor: number): number => taxes.reduce((sum, { amount }) => sum + read(amount) / divisor, 0);
const FINE = 50_000;

// A tenth until the 10th, a Saturday, which moves to the 12th; then a twentieth until the 20th.
const steps = { ...early, share: '10 %', until: '01-10', later: [{ until: '01-20', share: '5 %' }] };
const policies = code.late_policies.map((row) => (row.code === 'TAX' ? { ...row, fine: '500.00' } : row));

const fineIndex = policies.findIndex(({ code: policy }) => policy === 'TAX');
// Section 168 of the Local Government Code allows a percentage, so a fine needs a reason.
const reasons = { [`late_policies.${fineIndex}.fine`]: 'Section 5.02 of the code adds a fine.' };

beforeAll(() => openCode({ ...code, payment: { ...code.payment, early: steps }, late_policies: policies }, reasons));
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

async function createBilledRenewal() {
  const application = await createClearedApplication(bill, 'ANNUAL');
  await createOrder(application.assessment_code);
  return application;
}

test('the order names the end of each step, and a payment in the second one has its lower discount', async () => {
  const { assessment_code } = await createBilledRenewal();
  const params = { assessment_code };
  const readDue = async () => (await server.request(getCurrentDue, people.owner, { params })).body;
  expect(await readDue()).toMatchObject({ total: toText(whole - sumShares(10)), stays_until: '2026-01-12' });
  server.setNow('2026-01-13T09:00:00+08:00');
  const due = await readDue();
  expect(due).toMatchObject({ total: toText(whole - sumShares(20)), stays_until: '2026-01-20' });
  expect(due.lines.find(({ code: line }) => line.startsWith('TAX'))?.reason).toContain(
    'Less ₱800.00 if paid by 20 Jan 2026.',
  );
  const { body } = await collectAtCounter(server, people.cashier, { assessment_code });
  expect(body.amount).toBe(toText(whole - sumShares(20)));
  const { rows } = await sql<{ off: number }>`
    select sum(p.discount)::bigint as off
    from item_payment p
    join bill using (bill_id)
    join application using (assessment_id)
    where assessment_code = ${assessment_code}`.execute(server.api.db);
  expect(rows[0]?.off).toBe(sumShares(20));
});

test('after the last step the full amount is due with the fine, which its line names', async () => {
  const { assessment_code } = await createBilledRenewal();
  server.setNow('2026-01-21T09:00:00+08:00');
  const params = { assessment_code };
  const { body } = await server.request(getCounterOrder, people.cashier, { params });
  const late = bill.charges.reduce((sum, charge) => {
    const amount = read(charge.amount);
    const policy = code.charges.find((row) => row.code === charge.code)?.late;
    const surcharge = policy === undefined ? 0 : Math.round(amount / 4) + (policy === 'TAX' ? FINE : 0);
    return sum + surcharge + (policy === 'TAX' ? Math.round((amount + surcharge) * 0.02) : 0);
  }, whole);
  expect(body.total).toBe(toText(late));
  const due = (await server.request(getCurrentDue, people.owner, { params })).body;
  expect(due.lines.find(({ code: line }) => line.startsWith('SURCHARGE') && line.endsWith('TAX'))?.reason).toContain(
    'A fixed fine of ₱500.00 is included.',
  );
});
