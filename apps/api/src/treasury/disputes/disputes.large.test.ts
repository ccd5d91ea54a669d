import {
  decideDispute,
  downloadBill,
  fileDispute,
  getBill,
  getCurrentDue,
  getDisputable,
  getDispute,
  getStatement,
  issueStatement,
  listDisputes,
  startPayment,
  withdrawDispute,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { createApprovedOrder } from '../../testing/cashier-fixture.ts';
import { A_PROTEST, findLineToDispute } from '../../testing/disputes/dispute-fixtures.ts';
import { sendNotice, openQueryServer, type QueryServer } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let desk: QueryServer;
let owner: TestPerson;
let otherOwner: TestPerson;
let clerk: TestPerson;
let treasurer: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  desk = await openQueryServer();
  server = await openTestServer({ PAYNAMICS_QUERY_URL: desk.url });
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  otherOwner = await server.person('user');
  clerk = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  other = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(async () => {
  await server.close();
  await desk.close();
});
const setDay = (day: string) => server.setNow(`${day}T08:00:00+08:00`);
beforeEach(() => setDay('2026-01-12'));

const toCents = (text: string | null | undefined) => Math.round(Number(text) * 100);
const toParams = (assessment_code: string) => ({ params: { assessment_code } });

interface Case {
  readonly code: string;
  readonly company: string;
  readonly line_no: number;
}

async function createOrder(mode: 'ANNUAL' | 'QUARTERLY' = 'QUARTERLY'): Promise<Case> {
  const people = { owner, clerk, treasurer };
  const { assessment_code: code } = await createApprovedOrder(server, people, { type: 'RENEWAL', mode });
  const company = (await server.request(getCurrentDue, owner, toParams(code))).body.company_code;
  return { code, company, line_no: await findLineToDispute(server, owner, code) };
}

const file = ({ code, line_no }: Case, body: object = {}, person = owner) =>
  server.request(fileDispute, person, { ...toParams(code), body: { ...A_PROTEST, line_no, ...body } });
const decide = (dispute_no: string, body: object, person = treasurer) =>
  server.request(decideDispute, person, {
    params: { dispute_no },
    body: { is_upheld: false, decision: 'It was measured once.', ...body } as never,
  });
const loadDue = async ({ code }: Case) => (await server.request(getCurrentDue, owner, toParams(code))).body;
const loadBill = async ({ code }: Case) => (await server.request(getBill, owner, toParams(code))).body;
const loadStatement = async ({ company }: Case, as_of?: string) => {
  const query = { company_code: company, ...(as_of && { as_of }) };
  const [account] = (await server.request(getStatement, owner, { query })).body.companies;
  if (!account) throw new Error('no account');
  return account;
};
const pay = async (order: Case) => {
  const { total } = await loadDue(order);
  const payment = await server.request(startPayment, owner, {
    ...toParams(order.code),
    body: { method: 'gcash' as const, amount: total },
  });
  await sendNotice(server, { request_id: payment.body.request_id, amount: total });
};

test('a disputed line is not billed, and every other line stays unchanged to the centavo', async () => {
  const order = await createOrder();
  const before = await loadDue(order);
  const dispute = await file(order);
  expect(dispute.body).toMatchObject({
    state: 'OPEN',
    filed_on: '2026-01-12',
    decide_by: '2026-03-13',
    acts: ['withdraw'],
  });

  const after = await loadDue(order);
  expect(after.disputes).toMatchObject([{ dispute_no: dispute.body.dispute_no, state: 'OPEN', held: '16000.00' }]);
  const tax = before.lines.filter(({ code }) => code.startsWith('LBT'));
  expect(after.lines).toEqual(before.lines.filter((line) => !tax.includes(line)));
  expect(toCents(before.total) - toCents(after.total)).toBe(tax.reduce((sum, { amount }) => sum + toCents(amount), 0));
});

test('surcharge and interest of that line stop on the day of the dispute, those of the others continue', async () => {
  const order = await createOrder();
  const otherOrder = await createOrder();
  await file(order);
  setDay('2026-06-05');
  const [bill, plain] = [await loadBill(order), await loadBill(otherOrder)];
  const findLine = (from: typeof bill, line_no: number) => from.lines.find((line) => line.line_no === line_no);
  expect(findLine(bill, order.line_no)).toMatchObject({ surcharge: '0.00', interest: '0.00' });
  expect(toCents(findLine(plain, order.line_no)?.interest)).toBeGreaterThan(0);
  const sumOthers = (from: typeof bill) =>
    from.lines
      .filter(({ line_no }) => line_no !== order.line_no)
      .map(({ surcharge, interest }) => [surcharge, interest]);
  expect(sumOthers(bill)).toEqual(sumOthers(plain));
  const account = await loadStatement(order);
  expect(toCents(account.due_now) + toCents(account.overdue)).toBeGreaterThan(0);
  expect(toCents(account.due_now) + toCents(account.not_yet_due) + toCents(account.disputed)).toBe(
    toCents(account.since.balance),
  );
  expect(account.disputes).toMatchObject([{ state: 'OPEN', line_no: order.line_no }]);
});

test('the undisputed rest is paid alone and does not count as the first payment of the application', async () => {
  const order = await createOrder();
  await file(order);
  await pay(order);
  const after = await loadDue(order);
  expect(after).toMatchObject({ total: '0.00', can_pay: false });
  expect(after.installments[0]).toMatchObject({ state: 'PARTIAL' });
  expect((await loadStatement(order)).disputed).toBe('16000.00');
  const { rows } = await sql<{ state: string }>`
    select state from application where assessment_code = ${order.code}`.execute(server.api.db);
  expect(rows).toEqual([{ state: 'FOR_PAYMENT' }]);
});

test('after a rejection the line is billed again, and the days of the dispute are never charged', async () => {
  const order = await createOrder();
  const { dispute_no } = (await file(order)).body;
  await pay(order);
  setDay('2026-03-12');
  const decision = await decide(dispute_no, {});
  expect(decision.body).toMatchObject({ state: 'REJECTED', ended_on: '2026-03-12', acts: [] });
  // The first quarter had eight days of January left when the line was disputed.
  setDay('2026-03-20');
  expect((await loadDue(order)).installments[0]).toMatchObject({ surcharge: '0.00', interest: '0.00' });
  setDay('2026-03-21');
  const late = await loadDue(order);
  expect(late.installments[0]).toMatchObject({ surcharge: '1000.00', interest: '100.00' });
  expect(late.lines.find(({ code }) => code.startsWith('INTEREST'))?.reason).toContain('period of the dispute');
  expect(toCents(late.total)).toBe(late.lines.reduce((sum, { amount }) => sum + toCents(amount), 0));
  await pay(order);
  expect((await loadDue(order)).installments[0]).toMatchObject({ state: 'PAID' });
});

test('an upheld dispute sets the line to the amount found, in bill, order, ledger and statement', async () => {
  const order = await createOrder();
  const before = await loadBill(order);
  const { dispute_no } = (await file(order, { amount_held: '12000.01' })).body;
  await pay(order);
  setDay('2026-02-02');
  expect((await decide(dispute_no, { is_upheld: true, amount_found: '12000.01' })).body.state).toBe('UPHELD');
  const after = await loadBill(order);
  expect(toCents(before.totals.business_tax) - toCents(after.totals.business_tax)).toBe(399_999);
  expect(after.installments.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(
    after.lines.reduce((sum, { amount }) => sum + toCents(amount), 0),
  );
  const { rows } = await sql<{ left: number }>`
    select sum(l.debit - l.credit)::bigint as left
    from journal_line l
    where l.bill_id = ${after.bill_id}::bigint
      and l.line_no = ${order.line_no}
      and l.account_code = ${ACCOUNTS.RECEIVABLE.account_code}`.execute(server.api.db);
  expect(rows[0]?.left).toBe(1_200_001);
  const account = await loadStatement(order);
  expect(toCents(account.since.balance)).toBe(1_200_001);
  expect(account.disputed).toBe('0.00');
});

test('a line found to be the amount already paid makes its installment paid, and the application continues', async () => {
  const order = await createOrder('ANNUAL');
  const { dispute_no } = (await file(order)).body;
  await pay(order);
  expect((await decide(dispute_no, { is_upheld: true, amount_found: '0' })).status).toBe(200);
  expect((await loadDue(order)).installments[0]).toMatchObject({ state: 'PAID' });
  const { rows } = await sql<{ state: string }>`
    select state from application where assessment_code = ${order.code}`.execute(server.api.db);
  expect(rows).toEqual([{ state: 'PAID' }]);
});

test('a line cannot be found to be less than was paid on it', async () => {
  const order = await createOrder();
  await pay(order);
  setDay('2026-02-02');
  const { dispute_no } = (await file(order, { amount_held: '1' })).body;
  const refusal = await decide(dispute_no, { is_upheld: true, amount_found: '3999.99' });
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['amount_found']]);
  expect((await decide(dispute_no, { is_upheld: true, amount_found: '4000' })).status).toBe(200);
});

test.each([
  { what: 'upheld without an amount', body: { is_upheld: true } },
  { what: 'upheld at what was billed', body: { is_upheld: true, amount_found: '16000' } },
  { what: 'rejected with an amount', body: { is_upheld: false, amount_found: '1' } },
])('$what is no decision', async ({ body }) => {
  const { dispute_no } = (await file(await createOrder())).body;
  expect((await decide(dispute_no, body)).status).toBe(422);
});

test('a line is disputed once: not twice at the same time, not again after the decision', async () => {
  const order = await createOrder();
  const replies = await Promise.all([file(order), file(order)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const dispute_no = replies.find(({ status }) => status === 200)?.body.dispute_no ?? '';
  await decide(dispute_no, {});
  expect((await file(order)).status).toBe(409);
});

test('it is disputed up to the sixtieth day from the notice, and not after', async () => {
  const order = await createOrder();
  const read = (await server.request(getDisputable, owner, toParams(order.code))).body;
  expect(read).toMatchObject({ noticed_on: '2026-01-12', last_day: '2026-03-13' });
  await pay(order);
  setDay('2026-03-14');
  expect((await file(order)).status).toBe(409);
  setDay('2026-03-13');
  expect((await file(order)).status).toBe(200);
});

test('an order that replaced an expired one is the same assessment: the dispute and its time limit continue', async () => {
  const order = await createOrder();
  const { dispute_no } = (await file(order)).body;
  setDay('2026-02-02');
  await sql`select graphile_worker.add_job('renew_unpaid_bills')`.execute(server.api.db);
  await server.api.jobs.runDue();
  const newDue = await loadDue(order);
  expect(newDue.disputes).toMatchObject([{ dispute_no, state: 'OPEN' }]);
  expect((await server.request(getDisputable, owner, toParams(order.code))).body.noticed_on).toBe('2026-01-12');
  expect((await file(order)).status).toBe(409);
});

test('a paid line, a line that is not there, one of another agency and an amount not below the bill are refused', async () => {
  const order = await createOrder('ANNUAL');
  const { lines } = (await server.request(getDisputable, owner, toParams(order.code))).body;
  const fire = lines.find(({ name }) => /fire/i.test(name))?.line_no ?? 0;
  expect((await file({ ...order, line_no: fire })).status).toBe(409);
  expect((await file({ ...order, line_no: 99 })).status).toBe(404);
  expect((await file(order, { amount_held: '16000' })).status).toBe(422);
  expect((await file(order, { reason: 'Wrong.' })).status).toBe(422);
  await pay(order);
  expect((await file(order)).status).toBe(409);
});

test('another’s order and another’s dispute are missing', async () => {
  const order = await createOrder();
  expect((await file(order, {}, otherOwner)).status).toBe(404);
  expect((await server.request(getDisputable, otherOwner, toParams(order.code))).status).toBe(404);
  const { dispute_no } = (await file(order)).body;
  expect((await server.request(getDispute, otherOwner, { params: { dispute_no } })).status).toBe(404);
  expect((await server.request(withdrawDispute, otherOwner, { params: { dispute_no } })).status).toBe(404);
});

test('while a payment is in progress no dispute is filed that would change its amount', async () => {
  const order = await createOrder();
  const { total } = await loadDue(order);
  await server.request(startPayment, owner, { ...toParams(order.code), body: { method: 'gcash', amount: total } });
  expect((await file(order)).status).toBe(409);
});

test('of two treasurers who decide at once only one does, and nobody decides twice', async () => {
  const { dispute_no } = (await file(await createOrder())).body;
  const replies = await Promise.all([
    decide(dispute_no, {}),
    decide(dispute_no, { is_upheld: true, amount_found: '1' }, other),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await decide(dispute_no, {})).status).toBe(409);
});

test('nobody decides on a business of their own, and a clerk decides nothing', async () => {
  const order = await createOrder();
  const { dispute_no } = (await file(order)).body;
  expect((await decide(dispute_no, {}, clerk)).status).toBe(403);
  await sql`
    update application set owner_id = ${other.account_id}::bigint where assessment_code = ${order.code}`.execute(
    server.api.db,
  );
  expect((await decide(dispute_no, {}, other)).status).toBe(403);
  expect((await decide(dispute_no, {})).status).toBe(200);
});

test('a withdrawn dispute bills the line at once, and its surcharge and interest continue', async () => {
  const order = await createOrder();
  const before = await loadDue(order);
  const { dispute_no } = (await file(order)).body;
  expect((await server.request(withdrawDispute, owner, { params: { dispute_no } })).body.state).toBe('WITHDRAWN');
  expect((await loadDue(order)).total).toBe(before.total);
  expect((await server.request(withdrawDispute, owner, { params: { dispute_no } })).status).toBe(409);
});

test('the treasury lists waiting disputes, the earliest day first, and the papers are still printed', async () => {
  const order = await createOrder();
  const { dispute_no } = (await file(order)).body;
  const openDisputes = (await server.request(listDisputes, treasurer, { query: { search: dispute_no } })).body.data;
  expect(openDisputes).toMatchObject([{ dispute_no, acts: ['decide'], is_late: false, amount_billed: '16000.00' }]);
  setDay('2026-04-01');
  expect((await server.request(getDispute, treasurer, { params: { dispute_no } })).body.is_late).toBe(true);
  const { bill_id } = await loadBill(order);
  expect((await server.request(downloadBill, owner, { params: { bill_id } })).status).toBe(200);
  expect((await server.request(issueStatement, owner, { body: { company_code: order.company } })).status).toBe(200);
  await decide(dispute_no, {});
  const closedDisputes = await server.request(listDisputes, treasurer, {
    query: { search: dispute_no, state: 'closed' },
  });
  expect(closedDisputes.body.data).toMatchObject([{ state: 'REJECTED', acts: [] }]);
});
