import {
  approveBill,
  cancelReceipt,
  type Centavos,
  computeBill,
  decideWaiver,
  getBill,
  getCurrentDue,
  listBills,
  type PaymentMode,
  proposeWaiver,
  reopenBill,
  voidBill,
  withdrawAssessment,
} from '@ebpls/contracts';
import { addDays, allocatePartPayment } from '@ebpls/rules';
import { sql } from 'kysely';

import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { openCashierFixture } from '../../testing/cashier-fixture.ts';
import { type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase } from '../../testing/municipality-seed.ts';
import { listOwedItems, openAccount, sumPaidItems } from '../../domain/ledger/bill-account.ts';
import { isStillOwed, postPayment } from '../../domain/ledger/collection/post-payment.ts';
import { findOrder, findOrderInForce, lockBill } from '../../domain/ledger/due/orders.queries.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  const fixture = await openCashierFixture();
  ({ server } = fixture);
  ({ owner, clerk, treasurer } = fixture.people);
});
afterAll(() => server.close());

type BilledApplication = FiledCase & { readonly bill_id: number };

const compute = ({ assessment_code }: FiledCase) => server.request(computeBill, clerk, { params: { assessment_code } });
const approve = (bill_id: number) => server.request(approveBill, treasurer, { params: { bill_id } });
const loadBill = ({ assessment_code }: FiledCase) => server.request(getBill, owner, { params: { assessment_code } });
const loadDue = ({ assessment_code }: FiledCase) =>
  server.request(getCurrentDue, owner, { params: { assessment_code } });
const loadState = async (bill_id: number) =>
  (await server.api.db.selectFrom('bill').select('state').where('bill_id', '=', bill_id).executeTakeFirstOrThrow())
    .state;

async function loadAccount(bill_id: number, day: string) {
  const order = await findOrder(server.api.db, bill_id);
  if (!order) throw new Error('no order');
  return openAccount(server.api.db, order, { rows: await loadReferenceRows(server.api.db), day });
}

/** Pays over the counter, allocated to the longest due items. */
async function pay(bill_id: number, money: number, collector_id: number | null = null): Promise<string[]> {
  const account = await loadAccount(bill_id, server.api.clock.today());
  const items = allocatePartPayment(listOwedItems(account), money as Centavos);
  return inTransaction(server.api, undefined, (tx) =>
    postPayment(tx, {
      order: account.order,
      request_id: null,
      amount: sumPaidItems(items),
      items,
      tender: 'CASH',
      channel: 'Counter',
      reference: 'test',
      collector_id,
      paid_at: tx.now,
    }),
  );
}

/** Creates a permit of 2025 whose year was billed on 12 January and partly paid. */
async function createLastYearBill({
  mode = 'QUARTERLY',
  paid = 663_000,
}: { mode?: PaymentMode; paid?: number } = {}): Promise<BilledApplication> {
  server.setNow('2025-01-13T09:00:00+08:00');
  const application = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL', mode });
  await server.api.db
    .updateTable('application')
    .set({ tax_year: 2025 })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  const { bill_id } = (await compute(application)).body;
  await approve(bill_id);
  if (paid > 0) await pay(bill_id, paid);
  await server.api.db
    .updateTable('application')
    .set({ state: 'ISSUED' })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  return { ...application, bill_id };
}

/** Creates the renewal of 2026 of the same business. */
async function createRenewal(of: BilledApplication, mode: PaymentMode = 'ANNUAL'): Promise<FiledCase> {
  server.setNow('2026-01-12T09:00:00+08:00');
  const application = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL', mode });
  const { business_id } = await server.api.db
    .selectFrom('application')
    .select('business_id')
    .where('assessment_id', '=', of.assessment_id)
    .executeTakeFirstOrThrow();
  await server.api.db
    .updateTable('application')
    .set({ business_id })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  return { ...application, company_code: of.company_code };
}

async function createBill(application: FiledCase): Promise<BilledApplication> {
  const { bill_id } = (await compute(application)).body;
  expect(await approve(bill_id)).toMatchObject({ status: 200 });
  return { ...application, bill_id };
}

/** Billed and not yet collected amount of a bill in the ledger. */
async function loadReceivable(bill_id: number): Promise<number> {
  const { rows } = await sql<{
    left: number;
  }>`
    select coalesce(sum(debit - credit), 0)::bigint as left
    from journal_line
    where bill_id = ${bill_id}::bigint and account_code = '1-03-01-020'`.execute(server.api.db);
  return rows[0]?.left ?? 0;
}

test('three unpaid quarters of 2025 are in the order of 2026 with their own surcharge and interest', async () => {
  const former = await createLastYearBill();
  const now = await createBill(await createRenewal(former));
  const { body } = await loadBill(now);

  expect(
    body.installments.map(({ no, name, of_year, due_on, amount, state }) => [no, name, of_year, due_on, amount, state]),
  ).toEqual([
    [1, 'Whole year 2026', null, '2026-01-20', '18630.00', 'DUE'],
    [2, 'Second quarter, 2025', 2025, '2025-04-21', '4000.00', 'OVERDUE'],
    [3, 'Third quarter, 2025', 2025, '2025-07-21', '4000.00', 'OVERDUE'],
    [4, 'Fourth quarter, 2025', 2025, '2025-10-20', '4000.00', 'OVERDUE'],
  ]);
  expect(
    body.lines
      .filter(({ of_year }) => of_year === 2025)
      .map(({ code, amount, surcharge }) => [code, amount, surcharge]),
  ).toEqual([[expect.stringMatching(/-2025$/), '12000.00', '3000.00']]);
  expect(body.totals).toMatchObject({
    business_tax: '16000.00',
    arrears: '12000.00',
    surcharge: '3000.00',
    interest: '1800.00',
    total: '35430.00',
  });
  expect((await loadDue(now)).body).toMatchObject({
    total: '35430.00',
    overdue_since: '2025-04-22',
    title: '4 installments, 2025 to 2026',
  });
  expect((await loadDue(now)).body.lines.filter(({ of_year }) => of_year === 2025).map(({ name }) => name)).toContain(
    'Interest: Fourth quarter, 2025',
  );
});

test('the older order is superseded: nothing is owed on it and it can no longer be paid', async () => {
  const former = await createLastYearBill();
  const now = await createBill(await createRenewal(former));

  expect(await loadState(former.bill_id)).toBe('SUPERSEDED');
  expect((await loadBill(former)).body.installments.map(({ state, total }) => [state, total])).toEqual([
    ['PAID', '6630.00'],
    ['VOID', '4000.00'],
    ['VOID', '4000.00'],
    ['VOID', '4000.00'],
  ]);
  expect((await loadDue(former)).status).toBe(404);
  expect([await loadReceivable(former.bill_id), await loadReceivable(now.bill_id)]).toEqual([0, 3_063_000]);
});

const CASES: readonly [PaymentMode, number][] = [
  ['QUARTERLY', 663_000],
  ['QUARTERLY', 1_063_000],
  ['QUARTERLY', 700_000],
  ['QUARTERLY', 1_463_001],
  ['QUARTERLY', 1],
  ['SEMI_ANNUAL', 1_063_000],
  ['SEMI_ANNUAL', 1_500_077],
  ['ANNUAL', 0],
  ['ANNUAL', 333_333],
  ['ANNUAL', 1_862_999],
];

test.each(CASES)(
  'paid %s with %s centavos: on every day the same is owed before and after it is carried over',
  async (mode, paid) => {
    const former = await createLastYearBill({ mode, paid });
    const days = Array.from({ length: 44 }, (_, index) => addDays('2026-01-12', index * 29));
    const computeOwed = async (bill_id: number, day: string, isOld: boolean) => {
      const { due: dayDue, items } = await loadAccount(bill_id, day);
      const carriedNos = new Set(items.filter(({ of_year }) => of_year !== null).map(({ no }) => no));
      return dayDue.installments
        .filter(({ no, owed }) => (isOld ? owed > 0 : carriedNos.has(no) && owed > 0))
        .map(({ due: due_on, principal, surcharge, interest, owed }) => [due_on, principal, surcharge, interest, owed]);
    };
    const before: unknown[] = [];
    for (const day of days) before.push(await computeOwed(former.bill_id, day, true));
    const now = await createBill(await createRenewal(former, 'QUARTERLY'));
    const after: unknown[] = [];
    for (const day of days) after.push(await computeOwed(now.bill_id, day, false));

    expect(before.some((amounts) => (amounts as unknown[]).length > 0)).toBe(true);
    expect(after).toEqual(before);
    for (const day of days) expect((await loadAccount(former.bill_id, day)).due.total).toBe(0);
  },
);

test('amounts paid since the bill was computed are not billed again: the bill is recomputed', async () => {
  const former = await createLastYearBill();
  const renewal = await createRenewal(former);
  const first = (await compute(renewal)).body;
  await pay(former.bill_id, 520_000);

  expect(await approve(first.bill_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('have changed since') } },
  });
  const second = (await compute(renewal)).body;
  expect(second.bill_id).not.toBe(first.bill_id);
  expect((await compute(renewal)).body.bill_id).toBe(second.bill_id);
  expect((await approve(second.bill_id)).status).toBe(200);
});

test.each([
  [
    'taken back',
    (now: BilledApplication) =>
      server.request(reopenBill, clerk, { params: { bill_id: now.bill_id }, body: { reason: 'Wrong area' } }),
  ],
  [
    'voided',
    (now: BilledApplication) =>
      server.request(voidBill, treasurer, { params: { bill_id: now.bill_id }, body: { reason: 'Wrong business' } }),
  ],
  [
    'withdrawn with its application',
    (now: BilledApplication) =>
      server.request(withdrawAssessment, owner, { params: { assessment_code: now.assessment_code } }),
  ],
] as const)('an order that is %s restores the older one, whole', async (_how, act) => {
  const former = await createLastYearBill({ paid: 1_000_000 });
  const before = (await loadAccount(former.bill_id, '2026-05-04')).due;
  const now = await createBill(await createRenewal(former));
  expect((await act(now)).status).toBe(200);

  expect(await loadState(former.bill_id)).toBe('APPROVED');
  expect((await loadAccount(former.bill_id, '2026-05-04')).due).toEqual(before);
  expect([await loadReceivable(now.bill_id), await loadReceivable(former.bill_id)]).toEqual([
    0,
    before.installments.reduce(
      (sum, { parts }) => sum + parts.reduce((total, { principal }) => total + principal, 0),
      0,
    ),
  ]);
  expect((await loadDue(former)).status).toBe(200);
});

test('a waiver of a carried installment holds on the older order when the newer one ends unpaid', async () => {
  const former = await createLastYearBill();
  const now = await createBill(await createRenewal(former));
  const proposal = { no: 3, resolution_no: 'SB-2026-020', reason: 'The market burnt down.' };
  const params = { bill_id: now.bill_id };
  const { waiver_id } = (await server.request(proposeWaiver, treasurer, { params, body: proposal })).body;
  const second = await server.person('admin', { permissions: ['treasurer'], firstname: 'Luz' });
  const approval = { params: { waiver_id }, body: { is_approved: true } };
  expect((await server.request(decideWaiver, second, approval)).status).toBe(200);
  const voided = await server.request(voidBill, treasurer, { params, body: { reason: 'Wrong business' } });
  expect(voided.status).toBe(200);

  const { due } = await loadAccount(former.bill_id, '2026-05-04');
  expect(due.installments.map(({ status }) => status)).toEqual(['PAID', 'OVERDUE', 'WAIVED', 'OVERDUE']);
  expect(await loadReceivable(former.bill_id)).toBe(800_000);
});

test('an unpaid order that expires passes the items of the year before to the order that replaces it', async () => {
  const former = await createLastYearBill();
  const now = await createBill(await createRenewal(former));
  server.setNow('2026-03-02T10:00:00+08:00');
  const owedTotal = (await loadAccount(now.bill_id, '2026-03-02')).due.total;
  await sql`select graphile_worker.add_job('renew_unpaid_bills')`.execute(server.api.db);
  await server.api.jobs.runDue();

  const order = await findOrderInForce(server.api.db, now.assessment_id);
  expect(order?.version).toBe(2);
  expect((await loadAccount(order?.bill_id ?? 0, '2026-03-02')).due.total).toBe(owedTotal);
  expect([
    await loadState(former.bill_id),
    await loadReceivable(now.bill_id),
    await loadReceivable(order?.bill_id ?? 0),
  ]).toEqual(['SUPERSEDED', 0, 3_063_000]);

  server.setNow('2026-05-02T10:00:00+08:00');
  await sql`select graphile_worker.add_job('renew_unpaid_bills')`.execute(server.api.db);
  await server.api.jobs.runDue();
  expect([
    (await loadBill(now)).body.state,
    await loadState(former.bill_id),
    await loadReceivable(former.bill_id),
  ]).toEqual(['EXPIRED', 'APPROVED', 1_200_000]);
});

test('items from two years ago keep their year when they are carried over again', async () => {
  const former = await createLastYearBill();
  const now = await createBill(await createRenewal(former, 'QUARTERLY'));
  await server.api.db
    .updateTable('application')
    .set({ state: 'ISSUED' })
    .where('assessment_id', '=', now.assessment_id)
    .execute();
  const next = await createRenewal(former);
  server.setNow('2027-01-11T09:00:00+08:00');
  await server.api.db
    .updateTable('application')
    .set({ tax_year: 2027 })
    .where('assessment_id', '=', next.assessment_id)
    .execute();
  const { body } = await loadBill(await createBill(next));

  expect(body.installments.map(({ of_year }) => of_year)).toEqual([null, 2025, 2025, 2025, 2026, 2026, 2026, 2026]);
  expect(new Set(body.lines.map(({ code }) => code)).size).toBe(body.lines.length);
});

test('paying the order pays this year and the years before, and settles it', async () => {
  const former = await createLastYearBill();
  const now = await createBill(await createRenewal(former));
  await pay(now.bill_id, 3_543_000);

  expect([
    await loadState(now.bill_id),
    await loadReceivable(now.bill_id),
    (await loadAccount(now.bill_id, '2027-06-30')).due.total,
  ]).toEqual(['SETTLED', 0, 0]);
});

test('a receipt of an order whose rest was carried over is not reversed: its amount would be owed nowhere', async () => {
  const former = await createLastYearBill();
  server.setNow('2026-01-12T09:00:00+08:00');
  const { account_id } = await server.person('admin', { permissions: ['cashier'] });
  const [receipt_no = ''] = await pay(former.bill_id, 590_000, account_id);
  const now = await createBill(await createRenewal(former));
  const cancel = () =>
    server.request(cancelReceipt, treasurer, { params: { receipt_no }, body: { reason: 'Wrong payor' } });
  expect(await cancel()).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('was moved to a newer order of payment') } },
  });

  await server.request(reopenBill, clerk, {
    params: { bill_id: now.bill_id },
    body: { reason: 'To take a receipt back' },
  });
  expect((await cancel()).status).toBe(200);
  expect(await loadReceivable(former.bill_id)).toBe(1_200_000);
});

test('while a check for the year before may still be returned, its rest is not carried over', async () => {
  const former = await createLastYearBill();
  const renewal = await createRenewal(former);
  const { bill_id } = (await compute(renewal)).body;
  const setChequeState = (state: string) =>
    sql`
      insert into cheque (payment_id, bank, cheque_no, dated_on, is_managers, amount, state, received_on, clears_on)
      select payment_id, 'LBP', bill_id::text, '2026-01-10', false, amount, ${state}, '2026-01-10', '2026-01-15'
      from payment
      where bill_id = ${former.bill_id}::bigint`.execute(server.api.db);
  await setChequeState('DEPOSITED');
  expect(await approve(bill_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('pending at the bank') } },
  });
  await sql`update cheque set state = 'CLEARED'`.execute(server.api.db);
  expect((await approve(bill_id)).status).toBe(200);
});

test('while a deposit for the year before is not matched, its rest is not carried over', async () => {
  const former = await createLastYearBill();
  const { bill_id } = (await compute(await createRenewal(former))).body;
  await sql`
    insert into deposit_slip (payment_id, bank, reference, deposited_on)
    select payment_id, 'LBP', 'DS ' || bill_id::text, '2026-01-10'
    from payment
    where bill_id = ${former.bill_id}::bigint`.execute(server.api.db);
  expect(await approve(bill_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('pending at the bank') } },
  });
  await sql`update deposit_slip set matched_at = now()`.execute(server.api.db);
  expect((await approve(bill_id)).status).toBe(200);
});

test('paying the older order while the newer one is approved ends in one of the two, never in both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const former = await createLastYearBill();
    const renewal = await createRenewal(former);
    const { bill_id } = (await compute(renewal)).body;
    const account = await loadAccount(former.bill_id, '2026-01-12');
    const items = listOwedItems(account);
    const paying = inTransaction(server.api, undefined, async (tx) => {
      await lockApplicationById(tx, former.assessment_id);
      const state = await lockBill(tx.trx, former.bill_id);
      const order = { ...account.order, state };
      if (!(await isStillOwed(tx, order, { items, paid_at: tx.now }))) return false;
      await postPayment(tx, {
        order,
        request_id: null,
        amount: sumPaidItems(items),
        items,
        tender: 'CASH',
        channel: 'Counter',
        reference: 'race',
        collector_id: null,
        paid_at: tx.now,
      });
      return true;
    });
    const [wasPaid, approval] = await Promise.all([paying, approve(bill_id)]);

    expect(approval.status).toBe(wasPaid ? 409 : 200);
    expect((await loadReceivable(former.bill_id)) + (await loadReceivable(bill_id))).toBe(wasPaid ? 0 : 3_063_000);
  }
});

test('the history of a bill shows every version and its changes', async () => {
  const former = await createLastYearBill();
  const renewal = await createRenewal(former);
  await compute(renewal);
  await pay(former.bill_id, 520_000);
  const now = await createBill(renewal);
  const { data } = (await server.request(listBills, owner, { params: { assessment_code: renewal.assessment_code } }))
    .body;

  expect(data.map(({ version, state, total }) => [version, state, total])).toEqual([
    [2, 'APPROVED', expect.any(String)],
    [1, 'SUPERSEDED', '30630.00'],
  ]);
  expect(data[0]?.changes.map(({ before, after }) => [before, after])).toEqual([['12000.00', expect.any(String)]]);
  expect(data[0]?.bill_id).toBe(now.bill_id);
  expect(
    (
      await server.request(listBills, await server.person('user'), {
        params: { assessment_code: renewal.assessment_code },
      })
    ).status,
  ).toBe(404);
});

test('a version of the revenue code with other rates does not touch the penalties of the year before', async () => {
  const former = await createLastYearBill();
  const { content } = await server.api.db
    .selectFrom('ordinance_version')
    .selectAll()
    .orderBy('effective_on')
    .executeTakeFirstOrThrow();
  const dear = {
    ...(content as { late: object }),
    version: 'SIRC-2026',
    effective_on: '2026-01-01',
    late: { ...(content as { late: object }).late, surcharge: '10' },
  };
  await server.api.db
    .insertInto('ordinance_version')
    .values({
      version: 'SIRC-2026',
      title: 'Dearer',
      effective_on: '2026-01-01',
      state: 'PUBLISHED',
      content: JSON.stringify(dear),
    })
    .execute();
  const renewal = await createRenewal(former);
  // A node uses its cached rows for half a second.
  while (
    !(await loadReferenceRows(server.serving.db)).ordinances.some(({ ordinance }) => ordinance.version === 'SIRC-2026')
  )
    await new Promise((resolve) => setImmediate(resolve));
  const { body } = await loadBill(await createBill(renewal));

  expect(body.ordinance.version).toBe('SIRC-2026');
  expect(body.lines.find(({ of_year }) => of_year === 2025)?.surcharge).toBe('3000.00');
  // The amount owed now is explained with the rates that computed it.
  server.setNow('2026-02-02T09:00:00+08:00');
  const reasons = (await loadDue(renewal)).body.lines
    .filter(({ code }) => code.startsWith('SURCHARGE'))
    .map(({ of_year, reason }) => [of_year, reason.slice(0, 3)]);
  expect(reasons).toEqual([
    [undefined, '10%'],
    [2025, '25%'],
    [2025, '25%'],
    [2025, '25%'],
  ]);
});
