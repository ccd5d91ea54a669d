import {
  approveBill,
  type Centavos,
  computeBill,
  decideWaiver,
  downloadBill,
  getBill,
  getCurrentDue,
  proposeWaiver,
  voidBill,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let treasurer: TestPerson;
let second: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  clerk = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  second = await server.person('admin', { permissions: ['treasurer'], firstname: 'Luz' });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

type BilledApplication = FiledCase & { readonly bill_id: number };

const approve = (bill_id: number) => server.request(approveBill, treasurer, { params: { bill_id } });
const loadBill = ({ assessment_code }: FiledCase, person = owner) =>
  server.request(getBill, person, { params: { assessment_code } });
const loadDue = ({ assessment_code }: FiledCase) =>
  server.request(getCurrentDue, owner, { params: { assessment_code } });
const annulBill = (bill_id: number, person = treasurer, reason = 'Computed for another business') =>
  server.request(voidBill, person, { params: { bill_id }, body: { reason } });
const propose = (bill_id: number, no: number, person = treasurer) =>
  server.request(proposeWaiver, person, {
    params: { bill_id },
    body: { no, resolution_no: 'SB-2026-014', reason: 'The market burnt down.' },
  });
const decide = (waiver_id: number, person: TestPerson, is_approved = true) =>
  server.request(decideWaiver, person, { params: { waiver_id }, body: { is_approved } });

async function createComputedBill(
  options: Parameters<typeof createClearedApplication>[2] = { type: 'RENEWAL', mode: 'QUARTERLY' },
): Promise<BilledApplication> {
  const application = await createClearedApplication(server.api.db, owner, options);
  return {
    ...application,
    bill_id: (await server.request(computeBill, clerk, { params: { assessment_code: application.assessment_code } }))
      .body.bill_id,
  };
}

async function createApprovedBill(
  options?: Parameters<typeof createClearedApplication>[2],
): Promise<BilledApplication> {
  const bill = await createComputedBill(options);
  await approve(bill.bill_id);
  return bill;
}

async function loadReceivable(bill_id: number): Promise<number> {
  const { rows } = await sql<{
    left: number;
  }>`
    select coalesce(sum(debit - credit), 0)::bigint as left
    from journal_line
    where bill_id = ${bill_id}::bigint and account_code = '1-03-01-020'`.execute(server.api.db);
  return rows[0]?.left ?? 0;
}

async function insertCredit(application: FiledCase, amount: number, source_id: string): Promise<void> {
  await sql`
    insert into taxpayer_credit (business_id, amount, source_kind, source_id, reason, opened_at)
    select
      business_id, ${amount}::bigint, 'TEST', ${source_id}, 'paid twice',
      ${server.api.clock.now()}::timestamptz
    from application
    where assessment_id = ${application.assessment_id}::bigint`.execute(server.api.db);
}

test('the treasurer voids an order before any payment, and the office computes another one', async () => {
  const bill = await createApprovedBill();
  expect(await loadReceivable(bill.bill_id)).toBe(1_863_000);
  expect(await annulBill(bill.bill_id)).toMatchObject({ status: 200, body: { bill_state: 'VOID', state: 'ASSESSED' } });

  expect((await loadBill(bill)).body).toMatchObject({
    state: 'VOID',
    reason: 'Computed for another business',
    due_now: '0.00',
  });
  expect(await loadReceivable(bill.bill_id)).toBe(0);
  expect(await annulBill(bill.bill_id)).toMatchObject({ status: 409 });
  const recomputation = await server.request(computeBill, clerk, { params: { assessment_code: bill.assessment_code } });
  expect((await approve(recomputation.body.bill_id)).body).toMatchObject({ state: 'FOR_PAYMENT' });
});

test('a bill that waits for approval can be voided too; its application stays with the licensing office', async () => {
  const bill = await createComputedBill();
  expect(await annulBill(bill.bill_id)).toMatchObject({
    status: 200,
    body: { bill_state: 'VOID', state: 'ASSESSED', top_no: null },
  });
  expect((await approve(bill.bill_id)).status).toBe(409);
});

test('only the treasurer voids a bill, with a reason, and never after a payment', async () => {
  const bill = await createApprovedBill();
  expect([
    (await annulBill(bill.bill_id, clerk)).status,
    (await annulBill(bill.bill_id, owner)).status,
    (await annulBill(bill.bill_id, await server.person('admin'))).status,
  ]).toEqual([403, 403, 403]);
  expect((await annulBill(bill.bill_id, treasurer, '  ')).status).toBe(422);
  const other = await createComputedBill();
  await insertCredit(other, 100_000, 'money-in');
  await approve(other.bill_id);
  expect(await annulBill(other.bill_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('has payments') } },
  });
});

test('an installment is waived by a resolution that one treasurer proposes and another one approves', async () => {
  const bill = await createApprovedBill();
  const { body } = await propose(bill.bill_id, 4);
  expect(await decide(body.waiver_id, treasurer)).toMatchObject({ status: 403 });
  expect((await loadBill(bill, treasurer)).body.waivers[0]).toMatchObject({ no: 4, state: 'PROPOSED', acts: [] });
  expect((await loadBill(bill, second)).body.waivers[0]?.acts).toEqual(['approve_waiver', 'deny_waiver']);
  expect((await propose(bill.bill_id, 4)).status).toBe(409);
  expect(await decide(body.waiver_id, second)).toMatchObject({
    status: 200,
    body: { state: 'APPROVED', bill_state: 'APPROVED' },
  });
  expect((await decide(body.waiver_id, second)).status).toBe(409);

  server.setNow('2026-12-01T08:00:00+08:00');
  const after = (await loadBill(bill)).body;
  expect(after.installments.map(({ state }) => state)).toEqual(['OVERDUE', 'OVERDUE', 'OVERDUE', 'WAIVED']);
  expect(after.installments[3]).toMatchObject({ surcharge: '0.00', interest: '0.00' });
  expect(await loadReceivable(bill.bill_id)).toBe(1_463_000);
});

test('a waived installment stays waived when the unpaid order expires and is renewed', async () => {
  const bill = await createApprovedBill();
  await decide((await propose(bill.bill_id, 4)).body.waiver_id, second);
  server.setNow('2026-02-02T08:00:00+08:00');
  await sql`select graphile_worker.add_job('renew_unpaid_bills')`.execute(server.api.db);
  await server.api.jobs.runDue();

  const renewedBill = (await loadBill(bill, second)).body;
  expect(renewedBill.bill_id).not.toBe(bill.bill_id);
  expect(renewedBill.installments.map(({ state }) => state)).toEqual(['OVERDUE', 'NOT_DUE', 'NOT_DUE', 'WAIVED']);
  expect(renewedBill.waivers).toMatchObject([{ no: 4, state: 'APPROVED', resolution_no: 'SB-2026-014' }]);
  expect(await loadReceivable(renewedBill.bill_id)).toBe(1_463_000);
  expect(await loadReceivable(bill.bill_id)).toBe(0);
});

test('a waiver that is denied changes nothing and may be proposed again', async () => {
  const bill = await createApprovedBill();
  const { body } = await propose(bill.bill_id, 3);
  expect((await decide(body.waiver_id, second, false)).body).toMatchObject({ state: 'DENIED' });
  expect(await loadReceivable(bill.bill_id)).toBe(1_863_000);
  expect((await propose(bill.bill_id, 3)).status).toBe(200);
});

test('money of the fire bureau and the barangay is not the municipality’s to waive', async () => {
  const bill = await createApprovedBill();
  expect(await propose(bill.bill_id, 1)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('Bureau of Fire Protection') } },
  });
  expect((await propose(bill.bill_id, 9)).body.error.fields).toEqual({
    no: ['No unpaid installment of this bill matches your selection.'],
  });
  expect((await propose((await createComputedBill()).bill_id, 2)).status).toBe(409);
});

test('a credit of the business pays on its next order, with receipts of each fund, and the rest stays a credit', async () => {
  const bill = await createComputedBill({ type: 'RENEWAL' });
  await insertCredit(bill, 500_000, 'one');
  await insertCredit(bill, 2_000_000, 'two');
  expect((await approve(bill.bill_id)).body).toMatchObject({ bill_state: 'SETTLED', state: 'PAID' });

  const receipts = await sql<{
    agency: string;
    tender: string;
    amount: Centavos;
  }>`
    select r.agency, r.tender, r.amount
    from receipt r
    join payment p using (payment_id)
    where p.bill_id = ${bill.bill_id}::bigint
    order by r.agency`.execute(server.api.db);
  expect(receipts.rows).toEqual([
    { agency: 'BARANGAY', tender: 'CREDIT', amount: 20_000 },
    { agency: 'BFP', tender: 'CREDIT', amount: 50_000 },
    { agency: 'MUNICIPAL', tender: 'CREDIT', amount: 1_793_000 },
  ]);
  const credits = await sql<{
    used: number;
    is_closed: boolean;
  }>`
    select used, closed_at is not null as is_closed
    from taxpayer_credit
    where source_id in ('one', 'two')
    order by credit_id`.execute(server.api.db);
  expect(credits.rows).toEqual([
    { used: 500_000, is_closed: true },
    { used: 1_363_000, is_closed: false },
  ]);
  expect(await loadReceivable(bill.bill_id)).toBe(0);
});

test('what a fund pays for another out of a credit is due between them, and none holds less than it owes', async () => {
  const bill = await createComputedBill({ type: 'RENEWAL' });
  await insertCredit(bill, 1_863_000, 'whole');
  await approve(bill.bill_id);

  const { rows } = await sql<{ fund: string; account_code: string; balance: number }>`
    select l.fund, l.account_code, sum(l.debit - l.credit)::bigint as balance
    from journal_entry e
    join journal_line l using (entry_id)
    where e.bill_id = ${bill.bill_id}::bigint and l.account_code in ('1-03-04-010', '2-03-01-010', '2-99-99-990')
    group by 1, 2
    having sum(l.debit - l.credit) <> 0
    order by 1, 2`.execute(server.api.db);
  expect(rows).toEqual([
    { fund: 'GENERAL', account_code: '2-03-01-010', balance: -70_000 },
    { fund: 'GENERAL', account_code: '2-99-99-990', balance: 1_863_000 },
    { fund: 'TRUST-BARANGAY', account_code: '1-03-04-010', balance: 20_000 },
    { fund: 'TRUST-BFP', account_code: '1-03-04-010', balance: 50_000 },
  ]);
});

test('a smaller credit pays in the order of the law: business tax before the fees of others', async () => {
  const bill = await createComputedBill({ type: 'RENEWAL' });
  await insertCredit(bill, 100_000, 'small');
  await approve(bill.bill_id);
  const { body } = await loadDue(bill);

  expect(body).toMatchObject({ total: '17630.00', can_pay: true });
  expect((await loadBill(bill)).body.installments[0]).toMatchObject({ state: 'PARTIAL', paid: '1000.00' });
  expect(body.lines.find(({ code }) => code.startsWith('LBT'))?.amount).toBe('15000.00');
});

test('the order of payment is a PDF in every state that it can end in', async () => {
  const bill = await createApprovedBill();
  await annulBill(bill.bill_id);
  const paper = await server.request(downloadBill, owner, { params: { bill_id: bill.bill_id } });
  expect([paper.status, paper.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});
