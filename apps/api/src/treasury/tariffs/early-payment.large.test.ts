// The discount for early payment of a revenue code: at the counter, in parts, taken back, late, and in every book.

import {
  cancelReceipt,
  type Centavos,
  formatPesosText,
  getCounterOrder,
  getCurrentDue,
  getStatement,
  parseCentavos,
  startPayment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { collectAtCounter, createGrantedPartial } from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { openTownFixture, readTown, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const fixture = await openTownFixture('maliwanag');
const { server, people, code, createClearedApplication, createOrder, openCode } = fixture;
const TITLE = 'Sari-sari goods, 1,200,000';
const workedBill = readTown<readonly WorkedBill[]>('maliwanag', 'bills').find(({ title }) => title === TITLE);
if (workedBill === undefined) throw new Error(TITLE);
const bill = workedBill;
const read = (text: string): number => parseCentavos(text) ?? 0;
const toText = (amount: number): string => formatPesosText(amount as Centavos);
const whole = bill.charges.reduce((sum, { amount }) => sum + read(amount), 0);
const isTax = ({ code: charge }: WorkedBill['charges'][number]) => charge.startsWith('TAX');
// A tenth of each tax, 16,000 in all (s.5.04 of the code).
const discount = bill.charges.filter(isTax).reduce((sum, { amount }) => sum + Math.round(read(amount) / 10), 0);

beforeAll(() => openCode(code));
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

async function createBilledRenewal() {
  const application = await createClearedApplication(bill, 'ANNUAL');
  await createOrder(application.assessment_code);
  return application;
}

async function readStatementRow(company_code: string, as_of: string) {
  const { body } = await server.request(getStatement, people.owner, { query: { as_of } });
  return body.companies.find((each) => each.company_code === company_code)?.rows[0];
}

/** What is not settled of an order by its items, and by the receivable of the books; centavos. */
async function readReceivable(assessment_code: string) {
  const { rows } = await sql<{ items: number; booked: number; off: number }>`
    with order_bill as (
      select bill_id from bill join application using (assessment_id)
      where assessment_code = ${assessment_code} and top_no is not null
    )
    select
      (
        select sum(t.amount - p.principal)::bigint
        from installment_item t
        join item_payment p using (installment_id, line_no)
        where p.bill_id in (select bill_id from order_bill)
      ) as items,
      (
        select sum(l.debit - l.credit)::bigint
        from journal_line l
        where l.account_code = '1-03-01-020' and l.bill_id in (select bill_id from order_bill)
      ) as booked,
      (select count(*) from (select from journal_line group by entry_id, fund having sum(debit) <> sum(credit)) one) as off
  `.execute(server.api.db);
  return rows[0];
}

test('a renewal that is paid by the day pays less, and the order, receipt, statement and books agree', async () => {
  expect(discount).toBe(160_000);
  const { company_code, assessment_code } = await createBilledRenewal();
  const params = { assessment_code };
  const due = (await server.request(getCurrentDue, people.owner, { params })).body;
  expect(due).toMatchObject({ total: toText(whole - discount), stays_until: '2026-01-20' });
  expect(due.lines.find(({ code: line }) => line.startsWith('TAX'))?.reason).toContain(
    'Less ₱1,600.00 if paid by 20 Jan 2026.',
  );
  expect(await readStatementRow(company_code, '2026-01-12')).toMatchObject({ balance: toText(whole - discount) });
  expect(await readStatementRow(company_code, '2026-01-20')).toMatchObject({ balance: toText(whole - discount) });

  server.setNow('2026-01-20T15:00:00+08:00');
  const { body } = await collectAtCounter(server, people.cashier, { assessment_code });
  expect(body.amount).toBe(toText(whole - discount));
  const municipal = body.receipts.find(({ agency }) => agency === 'MUNICIPAL');
  const { rows } = await sql<{ name: string; collected: number }>`
    select string_agg(l.name, '; ') as name, sum(l.credit)::bigint as collected
    from journal_line l
    join journal_entry e using (entry_id)
    where e.receipt_no = ${municipal?.receipt_no ?? ''} and l.kind is not null`.execute(server.api.db);
  expect(rows[0]?.collected).toBe(read(municipal?.amount ?? ''));
  expect(rows[0]?.name).toContain('less a discount of ₱1,600.00 for early payment');
  expect(await readStatementRow(company_code, '2026-03-02')).toMatchObject({
    paid: toText(whole - discount),
    balance: '0.00',
  });
  expect(await readReceivable(assessment_code)).toEqual({ items: 0, booked: 0, off: 0 });
});

test('after the day the full amount is due', async () => {
  const { assessment_code } = await createBilledRenewal();
  server.setNow('2026-01-21T09:00:00+08:00');
  const { body } = await server.request(getCounterOrder, people.cashier, { params: { assessment_code } });
  const late = bill.charges.reduce((sum, charge) => {
    const amount = read(charge.amount);
    const policy = code.charges.find((row) => row.code === charge.code)?.late;
    const surcharge = policy === undefined ? 0 : Math.round(amount / 4);
    return sum + surcharge + (policy === 'TAX' ? Math.round((amount + surcharge) * 0.02) : 0);
  }, whole);
  expect(body.total).toBe(toText(late));
});

test('a part payment in time has its share of the discount, and its cancellation takes the discount back', async () => {
  const { company_code, assessment_code } = await createBilledRenewal();
  const amount = '7200.00';
  const approval_id = await createGrantedPartial(server, people, { assessment_code, amount });
  const paidReply = await collectAtCounter(server, people.cashier, { assessment_code, amount, approval_id });
  // 7,200 of 14,400 settles half of 16,000.
  expect(await readReceivable(assessment_code)).toEqual({ items: whole - 800_000, booked: whole - 800_000, off: 0 });
  expect(await readStatementRow(company_code, '2026-01-12')).toMatchObject({
    paid: amount,
    balance: toText(whole - discount - 720_000),
  });
  const receipt_no = paidReply.body.receipts[0]?.receipt_no ?? '';
  const body = { reason: 'Wrong order.' };
  await server.request(cancelReceipt, people.treasurer, { params: { receipt_no }, body });
  expect(await readReceivable(assessment_code)).toEqual({ items: whole, booked: whole, off: 0 });
  expect(await readStatementRow(company_code, '2026-01-12')).toMatchObject({
    paid: '0.00',
    balance: toText(whole - discount),
  });
  const order = await server.request(getCounterOrder, people.cashier, { params: { assessment_code } });
  expect(order.body.total).toBe(toText(whole - discount));
});

test('an online payment that began on the last day keeps its discount when the gateway confirms it a day later', async () => {
  const { company_code, assessment_code } = await createBilledRenewal();
  server.setNow('2026-01-20T23:50:00+08:00');
  const paymentReply = await server.request(startPayment, people.owner, {
    params: { assessment_code },
    body: { method: 'gcash', amount: toText(whole - discount) },
  });
  expect(paymentReply.status).toBe(200);
  server.setNow('2026-01-21T00:05:00+08:00');
  const notice = { request_id: paymentReply.body.request_id, amount: toText(whole - discount) };
  expect(await sendNotice(server, { ...notice, timestamp: '2026-01-21T00:04:00.000+08:00' })).toBe(200);
  expect(await readStatementRow(company_code, '2026-01-21')).toMatchObject({
    paid: toText(whole - discount),
    balance: '0.00',
  });
  expect(await readReceivable(assessment_code)).toEqual({ items: 0, booked: 0, off: 0 });
});
