import { setTimeout } from 'node:timers/promises';

import {
  approveBill,
  type Centavos,
  computeBill,
  downloadStatement,
  getCurrentDue,
  getStatement,
  issueStatement,
  listMyPayments,
  startPayment,
} from '@ebpls/contracts';
import { addDays, allocatePartPayment } from '@ebpls/rules';
import { assert, asyncProperty, integer, uniqueArray } from 'fast-check';
import { sql } from 'kysely';

import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { type CounterPeople, createApprovedOrder, openCashierFixture } from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase } from '../../testing/municipality-seed.ts';
import { listOwedItems, openAccount, sumPaidItems } from '../../domain/ledger/bill-account.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { postPayment } from '../../domain/ledger/collection/post-payment.ts';
import { postEntry, reverseEntry, recordUnappliedMoney } from '../../domain/ledger/ledger.ts';
import { findOrder } from '../../domain/ledger/due/orders.queries.ts';

let server: TestServer;
let people: CounterPeople;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const setDay = (day: string) => server.setNow(`${day}T08:00:00+08:00`);
const createOwner = () => server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
const loadDue = async (person: TestPerson, { assessment_code }: FiledCase) =>
  (await server.request(getCurrentDue, person, { params: { assessment_code } })).body.total;
const toCentavos = (amount: string) => Number(amount.replace('.', ''));
const sum = (...amounts: string[]) => amounts.reduce((total, amount) => total + toCentavos(amount), 0);

/** Waits until the server checks again whether its reference rows changed. */
const waitForCache = () => setTimeout(600);

const createQuarterly = (owner: TestPerson) =>
  createApprovedOrder(server, { ...people, owner }, { type: 'RENEWAL', mode: 'QUARTERLY' });

async function pay(owner: TestPerson, application: FiledCase): Promise<void> {
  const amount = await loadDue(owner, application);
  const { request_id } = (
    await server.request(startPayment, owner, {
      params: { assessment_code: application.assessment_code },
      body: { method: 'gcash', amount },
    })
  ).body;
  await sendNotice(server, { request_id, amount });
}

async function loadStatement(owner: TestPerson, as_of: string) {
  const { body } = await server.request(getStatement, owner, { query: { as_of } });
  return body.companies[0];
}

test('a row names the closed days that moved its due day', async () => {
  const { db } = server.api;
  await db
    .insertInto('holiday')
    .values({ day: '2026-04-20', name: 'Work suspended: typhoon', kind: 'LOCAL' })
    .execute();
  await waitForCache();
  const owner = await createOwner();
  await createQuarterly(owner);
  const rows = (await loadStatement(owner, '2026-01-12'))?.rows ?? [];
  expect(rows.map(({ due_on, moved }) => [due_on, moved])).toEqual([
    ['2026-01-20', undefined],
    ['2026-04-21', { from: '2026-04-20', closed: [{ day: '2026-04-20', name: 'Work suspended: typhoon' }] }],
    ['2026-07-20', undefined],
    ['2026-10-20', undefined],
  ]);
  await db.deleteFrom('holiday').where('day', '=', '2026-04-20').execute();
  await waitForCache();
});

test('a quarterly payer sees the billed, added, paid and remaining amount of every part, on any day', async () => {
  const owner = await createOwner();
  const application = await createQuarterly(owner);
  await pay(owner, application);
  setDay('2026-06-05');

  const today = await loadStatement(owner, '2026-06-05');
  expect(
    today?.rows.map(({ title, tax, fees, surcharge, interest, paid, balance }) => [
      title,
      tax,
      fees,
      surcharge,
      interest,
      paid,
      balance,
    ]),
  ).toEqual([
    ['First quarter, 2026', '4000.00', '2630.00', '0.00', '0.00', '6630.00', '0.00'],
    ['Second quarter, 2026', '4000.00', '0.00', '1000.00', '200.00', '0.00', '5200.00'],
    ['Third quarter, 2026', '4000.00', '0.00', '0.00', '0.00', '0.00', '4000.00'],
    ['Fourth quarter, 2026', '4000.00', '0.00', '0.00', '0.00', '0.00', '4000.00'],
  ]);
  const { assessment_code } = application;
  expect(today?.rows.map(({ payable }) => payable)).toEqual([
    undefined,
    { assessment_code, amount: '5200.00' },
    undefined,
    undefined,
  ]);
  expect(today).toMatchObject({
    due_now: '5200.00',
    overdue: '5200.00',
    not_yet_due: '8000.00',
    credits: '0.00',
    stays_until: '2026-06-20',
    then_more: '100.00',
    current_assessment: application.assessment_code,
  });
  expect(today?.since).toEqual({
    since: '2025-12-31',
    opening: '0.00',
    billed: '18630.00',
    added: '1200.00',
    paid: '6630.00',
    balance: '13200.00',
  });
  expect(today?.rows[0]?.payments.map(({ paid_on, amount }) => [paid_on, amount])).toEqual([
    ['2026-01-12', '5930.00'],
    ['2026-01-12', '200.00'],
    ['2026-01-12', '500.00'],
  ]);

  expect(await loadStatement(owner, '2026-01-11')).toBeUndefined();
  expect(await loadStatement(owner, '2027-02-01')).toMatchObject({
    since: {
      since: '2026-12-31',
      opening: '16800.00',
      billed: '0.00',
      added: '300.00',
      paid: '0.00',
      balance: '17100.00',
    },
  });
});

test('on every day the statement adds up, and its amount due equals that of the payment page', async () => {
  const payments = uniqueArray(integer({ min: 20, max: 500 }), { minLength: 0, maxLength: 4 });
  const looks = uniqueArray(integer({ min: 0, max: 700 }), { minLength: 6, maxLength: 10 });
  await assert(
    asyncProperty(payments, looks, async (paidAfter, lookedAfter) => {
      server.setNow('2026-01-12T08:00:00+08:00');
      const owner = await createOwner();
      const application = await createQuarterly(owner);
      await pay(owner, application);
      const dueByDay = new Map<string, string>();
      for (const after of [...new Set([0, ...paidAfter, ...lookedAfter])].toSorted((one, other) => one - other)) {
        const day = addDays('2026-01-12', after);
        setDay(day);
        if (paidAfter.includes(after) && (await loadDue(owner, application)) !== '0.00') await pay(owner, application);
        dueByDay.set(day, await loadDue(owner, application));
      }
      for (const [day, total] of dueByDay) await assertAddsUp(owner, day, total);
    }),
    { numRuns: 5, seed: 20_260_120 },
  );
}, 60_000);

async function assertAddsUp(owner: TestPerson, day: string, dueTotal: string): Promise<void> {
  const company = await loadStatement(owner, day);
  if (!company) throw new Error(`there is no statement on ${day}`);
  const { rows, since, due_now, not_yet_due } = company;
  expect([day, due_now]).toEqual([day, dueTotal]);
  for (const row of rows) {
    expect(sum(row.tax, row.fees, row.surcharge, row.interest) - toCentavos(row.paid)).toBe(toCentavos(row.balance));
    expect(sum(...row.payments.map(({ amount }) => amount))).toBe(toCentavos(row.paid));
  }
  expect(sum(since.opening, since.billed, since.added) - toCentavos(since.paid)).toBe(toCentavos(since.balance));
  expect(sum(...rows.map(({ balance }) => balance))).toBe(toCentavos(since.balance));
  expect(sum(due_now, not_yet_due)).toBe(toCentavos(since.balance));
}

/** Pays a part over the counter, allocated to the longest due items. */
async function payPart(bill_id: number, money: number): Promise<void> {
  const order = await findOrder(server.api.db, bill_id);
  if (!order) throw new Error('there is no order');
  const account = await openAccount(server.api.db, order, {
    rows: await loadReferenceRows(server.api.db),
    day: server.api.clock.today(),
  });
  const items = allocatePartPayment(listOwedItems(account), money as Centavos);
  await inTransaction(server.api, undefined, (tx) =>
    postPayment(tx, {
      order,
      request_id: null,
      amount: sumPaidItems(items),
      items,
      tender: 'CASH',
      channel: 'Counter',
      reference: 'test',
      collector_id: null,
      paid_at: tx.now,
    }),
  );
}

const loadLedgerBalance = async (business_id: number, as_of: string) => {
  const { rows } = await sql<{
    left: number;
  }>`
    select coalesce(sum(l.debit - l.credit), 0)::bigint as left
    from journal_line l
    join journal_entry e using (entry_id)
    where e.business_id = ${business_id}::bigint
      and l.account_code = '1-03-01-020'
      and e.effective_on <= ${as_of}::date`.execute(server.api.db);
  return rows[0]?.left;
};

test('an installment that a newer order carried over is listed once, with its earlier payments', async () => {
  server.setNow('2025-01-13T09:00:00+08:00');
  const owner = await createOwner();
  const former = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL', mode: 'QUARTERLY' });
  await server.api.db
    .updateTable('application')
    .set({ tax_year: 2025 })
    .where('assessment_id', '=', former.assessment_id)
    .execute();
  const old = (await server.request(computeBill, people.clerk, { params: { assessment_code: former.assessment_code } }))
    .body.bill_id;
  await server.request(approveBill, people.treasurer, { params: { bill_id: old } });
  await payPart(old, 663_000);
  setDay('2025-06-05');
  await payPart(old, 200_000);
  await server.api.db
    .updateTable('application')
    .set({ state: 'ISSUED' })
    .where('assessment_id', '=', former.assessment_id)
    .execute();
  const before = await loadStatement(owner, '2026-01-11');

  server.setNow('2026-01-12T09:00:00+08:00');
  const renewal = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL' });
  const { business_id } = await server.api.db
    .selectFrom('application')
    .select('business_id')
    .where('assessment_id', '=', former.assessment_id)
    .executeTakeFirstOrThrow();
  await server.api.db
    .updateTable('application')
    .set({ business_id })
    .where('assessment_id', '=', renewal.assessment_id)
    .execute();
  const { bill_id } = (
    await server.request(computeBill, people.clerk, { params: { assessment_code: renewal.assessment_code } })
  ).body;
  await server.request(approveBill, people.treasurer, { params: { bill_id } });

  // Where an installment is paid today is the only thing that a later order changes in a statement of a day before it.
  const earlierStatement = await loadStatement(owner, '2026-01-11');
  expect(earlierStatement?.since).toEqual(before?.since);
  expect(earlierStatement?.rows.map((row) => ({ ...row, payable: undefined }))).toEqual(
    before?.rows.map((row) => ({ ...row, payable: undefined })),
  );
  const after = await loadStatement(owner, '2026-01-12');
  expect(after?.rows.map(({ title, tax, paid }) => [title, tax, paid])).toEqual([
    ['Whole year 2026', '16000.00', '0.00'],
    ['First quarter, 2025', '4000.00', '6630.00'],
    ['Second quarter, 2025', '4000.00', '2000.00'],
    ['Third quarter, 2025', '4000.00', '0.00'],
    ['Fourth quarter, 2025', '4000.00', '0.00'],
  ]);
  expect(new Set(after?.rows.map(({ top_no }) => top_no)).size).toBe(2);
  for (const day of ['2026-01-12', '2026-02-21', '2026-07-01']) {
    setDay(day);
    await assertAddsUp(owner, day, await loadDue(owner, renewal));
  }
  const open = (await loadStatement(owner, '2026-01-12'))?.rows ?? [];
  // On that day the ledger holds exactly the principal, without surcharge and interest.
  const late = open.reduce((total, { surcharge, interest }) => total + sum(surcharge, interest), 0);
  const latenessPaid = sum('1200.00');
  expect(sum(...open.map(({ balance }) => balance)) - (late - latenessPaid)).toBe(
    await loadLedgerBalance(business_id, '2026-01-12'),
  );
});

test('a reversed receipt counts as unpaid on every day', async () => {
  const owner = await createOwner();
  const application = await createQuarterly(owner);
  await pay(owner, application);
  const whole = await loadStatement(owner, '2026-01-15');
  setDay('2026-01-18');
  const listReceipts = async () =>
    (await server.request(listMyPayments, owner)).body.data.flatMap((payment) => payment.receipts);
  const receipt_no = (await listReceipts()).find(({ agency }) => agency === 'MUNICIPAL')?.receipt_no ?? '';
  const { entry_id } = await server.api.db
    .selectFrom('receipt')
    .select('entry_id')
    .where('receipt_no', '=', receipt_no)
    .executeTakeFirstOrThrow();
  await inTransaction(server.api, undefined, async (tx) => {
    await reverseEntry(tx, entry_id, 'the check bounced');
    await tx.trx.updateTable('receipt').set({ state: 'REVERSED' }).where('receipt_no', '=', receipt_no).execute();
  });

  expect([whole?.due_now, whole?.since.paid]).toEqual(['0.00', '6630.00']);
  expect(await loadStatement(owner, '2026-01-15')).toMatchObject({ due_now: '5930.00', since: { paid: '700.00' } });
  expect((await listReceipts()).find((row) => row.receipt_no === receipt_no)?.state).toBe('REVERSED');
});

test('money that fits no order is shown as a credit from the day it came', async () => {
  const owner = await createOwner();
  const application = await createQuarterly(owner);
  const { business_id } = await server.api.db
    .selectFrom('business')
    .select('business_id')
    .where('company_code', '=', application.company_code)
    .executeTakeFirstOrThrow();
  setDay('2026-02-03');
  await inTransaction(server.api, undefined, (tx) =>
    recordUnappliedMoney(tx, { amount: 123_450 as Centavos, memo: 'paid twice', business_id }),
  );

  expect((await loadStatement(owner, '2026-02-02'))?.credits).toBe('0.00');
  expect((await loadStatement(owner, '2026-02-03'))?.credits).toBe('1234.50');

  setDay('2026-02-04');
  const amount = 50_000 as Centavos;
  const account_code = ACCOUNTS.UNAPPLIED.account_code;
  const postCredit = (memo: string) =>
    inTransaction(server.api, undefined, (tx) =>
      postEntry(tx, {
        kind: 'CREDIT',
        business_id,
        memo,
        lines: [
          { account_code, fund: 'GENERAL', debit: amount },
          { account_code, fund: 'GENERAL', credit: amount },
        ],
      }),
    );
  await postCredit('paid twice');
  expect((await loadStatement(owner, '2026-02-04'))?.credits).toBe('1234.50');
  await postCredit('money that nobody knew');
  expect((await loadStatement(owner, '2026-02-04'))?.credits).toBe('1734.50');
});

test('the businesses of a statement come page by page, each once, in the order of their numbers', async () => {
  const owner = await createOwner();
  const codes: string[] = [];
  for (let count = 0; count < 5; count += 1) codes.push((await createQuarterly(owner)).company_code);
  await sql`
    insert into business (company_code, owner_id) values ('SI-900001', ${owner.account_id})`.execute(server.api.db);
  const pages: string[][] = [];
  const counts: (number | undefined)[] = [];
  for (let cursor: string | undefined; pages.length < 4;) {
    const { body } = await server.request(getStatement, owner, { query: { limit: '2', ...(cursor && { cursor }) } });
    pages.push(body.companies.map(({ company_code }) => company_code));
    counts.push(body.unbilled);
    if (body.next_cursor === null) break;
    cursor = body.next_cursor;
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(codes.toSorted());
  expect(counts).toEqual([1, undefined, undefined]);
});

test('an issued statement has the next number, stays unchanged, and is visible only to its owner', async () => {
  const owner = await createOwner();
  const { company_code } = await createQuarterly(owner);
  const first = await server.request(issueStatement, owner, { body: { company_code } });
  const second = await server.request(issueStatement, owner, {
    body: { company_code, as_of: '2026-06-05' },
    headers: { 'accept-language': 'fil' },
  });
  expect(Number(second.body.soa_no.slice(-6)) - Number(first.body.soa_no.slice(-6))).toBe(1);

  const paper = await server.request(downloadStatement, owner, { params: { soa_no: second.body.soa_no } });
  expect([paper.status, paper.headers['content-type'], paper.raw.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  const storedStatement = await server.api.db
    .selectFrom('statement_paper')
    .select('content')
    .where('soa_no', '=', second.body.soa_no)
    .executeTakeFirstOrThrow();
  expect(storedStatement.content).toMatchObject({ owner_name: 'Ernesto Villarin', locale: 'fil', due_now: '14053.75' });
  await expect(
    server.api.db.deleteFrom('statement_paper').where('soa_no', '=', first.body.soa_no).execute(),
  ).rejects.toThrow(/append only/);

  const otherOwner = await createOwner();
  expect((await server.request(downloadStatement, otherOwner, { params: { soa_no: first.body.soa_no } })).status).toBe(
    404,
  );
  expect((await server.request(issueStatement, otherOwner, { body: { company_code } })).status).toBe(404);
});

test('the payments of an owner are listed page by page, by year and business, each with its purpose', async () => {
  const owner = await createOwner();
  const [one, other] = [await createQuarterly(owner), await createQuarterly(owner)];
  await pay(owner, one);
  setDay('2026-04-02');
  await pay(owner, one);
  server.setNow('2026-01-15T08:00:00+08:00');
  await pay(owner, other);
  setDay('2027-01-05');

  const first = await server.request(listMyPayments, owner, { query: { limit: 2 } });
  const secondPage = await server.request(listMyPayments, owner, {
    query: { limit: 2, cursor: first.body.next_cursor ?? '' },
  });
  const payments = [...first.body.data, ...secondPage.body.data];
  expect([first.body.data.length, secondPage.body.data.length]).toEqual([2, 1]);
  expect(payments.map(({ paid_at }) => paid_at)).toEqual(
    payments
      .map(({ paid_at }) => paid_at)
      .toSorted()
      .toReversed(),
  );
  const receipts = payments.flatMap((payment) => payment.receipts);
  expect(new Set(receipts.map(({ receipt_no }) => receipt_no)).size).toBe(7);
  expect(secondPage.body.next_cursor).toBeNull();
  for (const payment of payments)
    expect(sum(...payment.receipts.map(({ amount }) => amount))).toBe(toCentavos(payment.amount));
  for (const { items, amount } of receipts) expect(sum(...items.map((item) => item.amount))).toBe(toCentavos(amount));
  expect(receipts.every(({ state }) => state === 'ISSUED')).toBe(true);
  expect(first.body.years).toEqual([2026]);
  expect(first.body.companies.map(({ company_code }) => company_code).toSorted()).toEqual([
    one.company_code,
    other.company_code,
  ]);

  const filteredPage = await server.request(listMyPayments, owner, {
    query: { company_code: other.company_code, year: 2026 },
  });
  expect(filteredPage.body.data.map(({ company_code }) => company_code)).toEqual([other.company_code]);
  const searchPage = await server.request(listMyPayments, owner, { query: { search: receipts[0]?.receipt_no ?? '' } });
  expect(searchPage.body.data).toEqual([payments[0]]);
  expect((await server.request(listMyPayments, owner, { query: { year: 2025 } })).body.data).toEqual([]);
  expect((await server.request(listMyPayments, owner, { query: { year: 'last' } })).status).toBe(422);
});
