import { approveBill, computeBill, downloadBill, getBill, getCurrentDue, reopenBill } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  clerk = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const compute = ({ assessment_code }: FiledCase, person = clerk) =>
  server.request(computeBill, person, { params: { assessment_code } });
const approve = (bill_id: number, person = treasurer) => server.request(approveBill, person, { params: { bill_id } });
const loadBill = ({ assessment_code }: FiledCase, person = owner) =>
  server.request(getBill, person, { params: { assessment_code } });
const loadDue = ({ assessment_code }: FiledCase, person = owner) =>
  server.request(getCurrentDue, person, { params: { assessment_code } });

async function createApprovedOrder(
  options: Parameters<typeof createClearedApplication>[2] = {},
): Promise<FiledCase & { bill_id: number }> {
  const application = await createClearedApplication(server.api.db, owner, options);
  const { body } = await compute(application);
  await approve(body.bill_id);
  return { ...application, bill_id: body.bill_id };
}

test('the bill of the new hardware store comes to vector V12, line by line', async () => {
  server.setNow('2026-02-03T09:00:00+08:00');
  const application = await createClearedApplication(server.api.db, owner);
  expect(await compute(application)).toMatchObject({
    status: 200,
    body: { state: 'ASSESSED', bill_state: 'COMPUTED', top_no: null },
  });

  const { body } = await loadBill(application, clerk);
  expect(body.totals).toMatchObject({
    business_tax: '375.00',
    fees: '2330.00',
    fire: '500.00',
    barangay: '200.00',
    total: '3405.00',
  });
  expect(body.lines.every(({ reason, ordinance_section }) => reason.length > 10 && ordinance_section !== '')).toBe(
    true,
  );
  expect(body.installments).toMatchObject([{ no: 1, amount: '3405.00' }]);
});

test('the renewal of the general merchandise comes to vector V01, by quarters to V01q', async () => {
  const yearly = await createApprovedOrder({ type: 'RENEWAL' });
  const quarterly = await createApprovedOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });

  expect((await loadBill(yearly)).body.totals.total).toBe('18630.00');
  expect((await loadBill(quarterly)).body.installments.map(({ due_on, amount }) => [due_on, amount])).toEqual([
    ['2026-01-20', '6630.00'],
    ['2026-04-20', '4000.00'],
    ['2026-07-20', '4000.00'],
    ['2026-10-20', '4000.00'],
  ]);
  expect((await loadDue(quarterly)).body).toMatchObject({
    total: '6630.00',
    title: 'First quarter, 2026',
    stays_until: '2026-01-20',
    can_pay: true,
    overdue_since: null,
  });
});

test('nobody approves what they computed, and nobody approves twice', async () => {
  const application = await createClearedApplication(server.api.db, owner);
  const { body } = await compute(application);
  await server.api.db.transaction().execute(async (trx) => {
    // The computing account of a bill cannot be changed, not even by the owner of the tables.
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx
      .updateTable('bill')
      .set({ computed_by: treasurer.account_id })
      .where('bill_id', '=', body.bill_id)
      .execute();
  });
  expect((await approve(body.bill_id)).status).toBe(403);

  const other = await server.person('admin', { permissions: ['treasurer'] });
  expect(await approve(body.bill_id, other)).toMatchObject({
    status: 200,
    body: { bill_state: 'APPROVED', state: 'FOR_PAYMENT' },
  });
  expect(await approve(body.bill_id, other)).toMatchObject({
    status: 409,
    body: { error: { message: 'This bill is already approved.' } },
  });
});

test('only an administrator who is treasurer approves', async () => {
  const { body } = await compute(await createClearedApplication(server.api.db, owner));
  expect((await approve(body.bill_id, await server.person('admin'))).status).toBe(403);
  expect((await approve(body.bill_id, clerk)).status).toBe(403);
  expect((await approve(body.bill_id, owner)).status).toBe(403);
});

test('orders of payment are numbered without a gap, each with its validity', async () => {
  const [one, two] = [await createApprovedOrder(), await createApprovedOrder()];
  const numbers = [(await loadBill(one)).body, (await loadBill(two)).body];

  expect(Number(numbers[1]?.top_no?.slice(-6)) - Number(numbers[0]?.top_no?.slice(-6))).toBe(1);
  expect(numbers[0]).toMatchObject({ valid_until: '2026-01-31', acts: ['pay'] });
  expect((await loadBill(await createApprovedOrder({ type: 'RENEWAL' }))).body.valid_until).toBe('2026-01-20');
});

test('a waiting bill may be computed again: an equal result keeps it, a different one supersedes it', async () => {
  const application = await createClearedApplication(server.api.db, owner);
  const first = await compute(application);
  expect((await compute(application)).body).toMatchObject({
    bill_id: first.body.bill_id,
    bill_state: 'COMPUTED',
    state: 'ASSESSED',
  });
  server.setNow('2026-01-13T09:00:00+08:00');
  const second = await compute(application);

  expect(second.body.bill_id).not.toBe(first.body.bill_id);
  expect(await approve(first.body.bill_id)).toMatchObject({
    status: 409,
    body: { error: { message: 'A newer bill has replaced this one.' } },
  });
  expect((await loadBill(application)).body).toMatchObject({ version: 2, state: 'COMPUTED' });
});

test('an unpaid order is reopened with a reason, and is computed again under another number', async () => {
  const application = await createApprovedOrder();
  expect(
    (await server.request(reopenBill, clerk, { params: { bill_id: application.bill_id }, body: { reason: ' ' } }))
      .status,
  ).toBe(422);
  expect(
    await server.request(reopenBill, clerk, {
      params: { bill_id: application.bill_id },
      body: { reason: 'Wrong area' },
    }),
  ).toMatchObject({ status: 200, body: { state: 'ASSESSED', bill_state: 'SUPERSEDED' } });
  const recomputation = await compute(application);
  expect((await approve(recomputation.body.bill_id)).body).toMatchObject({
    state: 'FOR_PAYMENT',
    bill_state: 'APPROVED',
  });
});

test('a bill is refused where clearances are still open, and to whom it does not belong', async () => {
  const submittedCase = await createClearedApplication(server.api.db, owner, { state: 'SUBMITTED' });
  expect((await compute(submittedCase)).status).toBe(409);
  const application = await createApprovedOrder();
  const otherOwner = await server.person('user');
  expect((await loadBill(application, otherOwner)).status).toBe(404);
  expect((await loadDue(application, otherOwner)).status).toBe(404);
  expect((await server.request(downloadBill, otherOwner, { params: { bill_id: application.bill_id } })).status).toBe(
    404,
  );
});

test('a day after the due day the renewal owes surcharge and one month of interest, each with its reason', async () => {
  const application = await createApprovedOrder({ type: 'RENEWAL' });
  server.setNow('2026-03-02T10:00:00+08:00');
  const { body } = await loadDue(application);

  expect(body).toMatchObject({ total: '24009.00', overdue_since: '2026-01-21', can_pay: false });
  expect(body.lines.find(({ code }) => code === 'SURCHARGE-1')?.reason).toBe('25% of ₱17,930.00, charged once.');
  expect(body.lines.find(({ code }) => code === 'INTEREST-1')?.reason).toContain(
    '2% per month on ₱22,412.50 since 20 Jan 2026. Months charged: 2.',
  );
  expect(body.lines.reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0)).toBe(2_400_900);
});

test('an owner who reads Filipino gets names and reasons in Filipino', async () => {
  const filipino = await server.person('user');
  await server.api.db.updateTable('account').set({ locale: 'fil' }).where('id', '=', filipino.account_id).execute();
  const application = await createClearedApplication(server.api.db, filipino, { type: 'RENEWAL', mode: 'QUARTERLY' });
  await approve((await compute(application)).body.bill_id);
  const { body } = await server.request(getCurrentDue, filipino, {
    params: { assessment_code: application.assessment_code },
    headers: { 'accept-language': 'fil' },
  });

  expect(body.title).toBe('Unang quarter ng 2026');
  expect(body.lines.map(({ reason }) => reason).join(' ')).not.toMatch(/ of the /);
});

test('a payment names the installments that it charges, and since when they are overdue', async () => {
  server.setNow('2026-01-12T09:00:00+08:00');
  const application = await createApprovedOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  expect((await loadDue(application)).body).toMatchObject({
    title: 'First quarter, 2026',
    charges: [{ no: 1, part: 'QUARTER', year: 2026, due_on: '2026-01-20', is_overdue: false, total: '6630.00' }],
  });

  server.setNow('2026-07-25T09:00:00+08:00');
  const late = (await loadDue(application)).body;
  expect([late.title, late.overdue_since]).toEqual(['Three quarters of 2026', '2026-01-21']);
  expect(late.charges.map(({ name, is_overdue }) => [name, is_overdue])).toEqual([
    ['First quarter, 2026', true],
    ['Second quarter, 2026', true],
    ['Third quarter, 2026', true],
  ]);
  const sum = late.charges.reduce((subtotal, { total }) => subtotal + Math.round(Number(total) * 100), 0);
  expect(sum).toBe(Math.round(Number(late.total) * 100));
});

test('the order of payment is a PDF with its items', async () => {
  const application = await createApprovedOrder();
  const paper = await server.request(downloadBill, owner, { params: { bill_id: application.bill_id } });

  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(paper.raw.subarray(0, 5).toString()).toBe('%PDF-');
});

test('two clerks who compute at once leave one bill that waits', async () => {
  const application = await createClearedApplication(server.api.db, owner);
  const answers = await Promise.all(Array.from({ length: 5 }, () => compute(application)));
  const rows = await server.api.db
    .selectFrom('bill')
    .select('state')
    .where('assessment_id', '=', application.assessment_id)
    .where('state', '=', 'COMPUTED')
    .execute();

  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(rows).toHaveLength(1);
});

const advanceClock = async () => {
  await sql`select graphile_worker.add_job('renew_unpaid_bills')`.execute(server.api.db);
  await server.api.jobs.runDue();
};

test('an order that was not paid in time is replaced by one that can be paid, with surcharge and interest', async () => {
  const application = await createApprovedOrder({ type: 'RENEWAL' });
  const fresh = await createApprovedOrder();
  const before = [(await loadBill(application)).body.top_no, (await loadBill(fresh)).body.top_no];
  server.setNow('2026-03-02T10:00:00+08:00');
  await advanceClock();

  expect((await loadDue(application)).body).toMatchObject({ total: '24009.00', can_pay: true });
  expect((await loadDue(fresh)).body).toMatchObject({ total: '3405.00', can_pay: true, overdue_since: null });
  const after = [(await loadBill(application)).body, (await loadBill(fresh)).body];
  expect(after.map(({ top_no }) => before.includes(top_no))).toEqual([false, false]);
  expect(after.map(({ version, valid_until }) => [version, valid_until])).toEqual([
    [2, '2026-03-31'],
    [2, '2026-03-31'],
  ]);
});

test('sixty days after the first validity the application lapses', async () => {
  const application = await createApprovedOrder({ type: 'RENEWAL' });
  server.setNow('2026-03-21T10:00:00+08:00');
  await advanceClock();
  expect((await loadBill(application)).body.state).toBe('APPROVED');
  server.setNow('2026-04-01T10:00:00+08:00');
  await advanceClock();

  expect((await loadBill(application)).body).toMatchObject({ state: 'EXPIRED', due_now: '0.00' });
  expect(
    (
      await server.api.db
        .selectFrom('application')
        .select('state')
        .where('assessment_id', '=', application.assessment_id)
        .executeTakeFirst()
    )?.state,
  ).toBe('LAPSED');
});

test('every declared delivery vehicle and motorcycle is billed its sticker', async () => {
  const application = await createClearedApplication(server.api.db, owner);
  await sql`
    update application
    set snapshot = jsonb_set(jsonb_set(snapshot, '{form,people,vehicles}', '2'), '{form,people,motorcycles}', '1')
    where assessment_id = ${application.assessment_id}::bigint`.execute(server.api.db);
  await compute(application);

  expect((await loadBill(application, clerk)).body.lines.find(({ code }) => code === 'F13')?.amount).toBe('350.00');
});
