import { getCurrentDue, getStatement, startPayment } from '@ebpls/contracts';

import { createApprovedOrder } from '../../testing/cashier-fixture.ts';
import { sendNotice, openQueryServer, type QueryServer } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let desk: QueryServer;
let owner: TestPerson;
let clerk: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  desk = await openQueryServer();
  server = await openTestServer({ PAYNAMICS_QUERY_URL: desk.url });
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  clerk = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(async () => {
  await server.close();
  await desk.close();
});
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

async function createQuarterlyOrder(): Promise<string> {
  const people = { owner, clerk, treasurer };
  return (await createApprovedOrder(server, people, { type: 'RENEWAL', mode: 'QUARTERLY' })).assessment_code;
}
const loadDue = (assessment_code: string, installments?: string) =>
  server.request(getCurrentDue, owner, {
    params: { assessment_code },
    ...(installments && { query: { installments } }),
  });
const start = (assessment_code: string, amount: string, installments?: number[]) =>
  server.request(startPayment, owner, {
    params: { assessment_code },
    body: { method: 'gcash' as const, amount, ...(installments && { installments }) },
  });
const toCentavos = (text: string) => Math.round(Number(text) * 100);

test('every unpaid quarter is offered in order of law, and the quarters due today are chosen', async () => {
  const code = await createQuarterlyOrder();
  const { body } = await loadDue(code);
  expect(body.choices.map(({ no, is_chosen }) => [no, is_chosen])).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
  ]);
  expect(body.title).toBe('First quarter, 2026');
});

test('a longer choice is named, explained and summed by the server', async () => {
  const code = await createQuarterlyOrder();
  const { body } = await loadDue(code, '2,1');
  expect(body.title).toBe('Two quarters of 2026');
  expect(body.charges.map(({ no }) => no)).toEqual([1, 2]);
  const sum = body.choices
    .filter(({ is_chosen }) => is_chosen)
    .reduce((sofar, { total }) => sofar + toCentavos(total), 0);
  expect(toCentavos(body.total)).toBe(sum);
  expect(body.lines.reduce((sofar, { amount }) => sofar + toCentavos(amount), 0)).toBe(sum);
  const year = (await loadDue(code, '1,2,3,4')).body;
  expect(toCentavos(year.total)).toBe(year.choices.reduce((sofar, { total }) => sofar + toCentavos(total), 0));
});

test.each(['2', '1,3', '1,1', '1,2,3,4,5', '7'])('a choice of %s is refused, to look at and to pay', async (choice) => {
  const code = await createQuarterlyOrder();
  const dueReply = await loadDue(code, choice);
  expect(dueReply.status).toBe(422);
  const { total } = (await loadDue(code)).body;
  const paidReply = await start(code, total, choice.split(',').map(Number));
  expect(paidReply.status).toBe(422);
  expect(Object.keys(paidReply.body.error.fields ?? {})).toEqual(['installments']);
});

test('an amount that belongs to another choice starts nothing', async () => {
  const code = await createQuarterlyOrder();
  const { total } = (await loadDue(code, '1,2')).body;
  expect((await start(code, total)).status).toBe(409);
  expect((await start(code, total, [1, 2, 3])).status).toBe(409);
});

test('quarters paid in advance are paid, the next one follows, and the statement adds up', async () => {
  const code = await createQuarterlyOrder();
  const chosenDue = (await loadDue(code, '1,2,3')).body;
  const payment = await start(code, chosenDue.total, [1, 2, 3]);
  expect(payment.status).toBe(200);

  const laterDue = (await loadDue(code, '1')).body;
  expect(laterDue).toMatchObject({ total: chosenDue.total, can_pay: true, open_attempt: { can_resume: true } });

  await sendNotice(server, { request_id: payment.body.request_id, amount: chosenDue.total });
  const after = (await loadDue(code)).body;
  expect(after.installments.map(({ state }) => state)).toEqual(['PAID', 'PAID', 'PAID', 'NOT_DUE']);
  expect(after.choices.map(({ no }) => no)).toEqual([4]);
  expect((await loadDue(code, '3')).status).toBe(422);
  const { companies } = (await server.request(getStatement, owner, { query: { company_code: after.company_code } }))
    .body;
  expect(companies[0]?.rows.map(({ balance }) => balance)).toEqual(['0.00', '0.00', '0.00', '4000.00']);
});

test('of two late quarters the older one may be paid alone; the other stays late', async () => {
  const code = await createQuarterlyOrder();
  const first = (await loadDue(code)).body;
  await sendNotice(server, { request_id: (await start(code, first.total)).body.request_id, amount: first.total });
  server.setNow('2026-08-03T08:00:00+08:00');
  const late = (await loadDue(code)).body;
  expect(late.title).toBe('Two quarters of 2026');
  const older = (await loadDue(code, '2')).body;
  expect(older.title).toBe('Second quarter, 2026');
  expect((await start(code, older.total, [2])).status).toBe(200);
});
