import {
  claimClearance,
  getAssessment,
  listMyCompanies,
  listOwnerTasks,
  returnAssessment,
  returnClearance,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  A_DECLARATION,
  createAcceptedApplication,
  createForm,
  fileApplication,
  OUT_OF_TURN_REASON,
  prepareApplication,
  registerBusiness,
  typeForm,
} from '../../testing/application-fixture.ts';
import { type CashierFixture, createApprovedOrder, openCashierFixture } from '../../testing/cashier-fixture.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';

let fixture: CashierFixture;
let server: TestServer;
/** A municipality of its own, because orders are made with numbers of their own. */
let orders: CashierFixture;

beforeAll(async () => {
  [fixture, orders] = [await openCashierFixture(), await openCashierFixture()];
  server = fixture.server;
});
afterAll(() => Promise.all([server.close(), orders.server.close()]));
beforeEach(() => {
  for (const { server: each } of [fixture, orders]) each.setNow('2026-01-12T09:00:00+08:00');
});

async function listTasks(owner: TestPerson, from = server) {
  return (await from.request(listOwnerTasks, owner)).body;
}

test('an application that was begun is a task with its draft, until it is filed', async () => {
  const owner = await server.person('user');
  const draft = await prepareApplication(server, owner, { company_code: await registerBusiness(server, owner) });
  expect((await listTasks(owner)).data).toEqual([
    expect.objectContaining({ kind: 'register', assessment_code: draft, application_type: 'NEW', tax_year: 2026 }),
  ]);
  await server.request(submitAssessment, owner, { params: { assessment_code: draft }, body: A_DECLARATION });
  expect((await listTasks(owner)).data).toEqual([]);
});

test('an owner without a business has no task, and a registration that was begun is one', async () => {
  const owner = await server.person('user');
  expect(await listTasks(owner)).toEqual({ data: [], total: 0, businesses: 0 });
  await typeForm(server, owner, createForm());
  expect(await listTasks(owner)).toMatchObject({
    data: [{ kind: 'register', businesses: 1 }],
    total: 1,
    businesses: 1,
  });
});

test('a returned application and a returned clearance are tasks with their office and last day', async () => {
  const { clerk } = fixture.people;
  const [owner, fire] = [await server.person('user'), await server.person('fire')];
  const returnedCase = await fileApplication(server, owner);
  await server.request(returnAssessment, clerk, {
    params: { assessment_code: returnedCase.assessment_code },
    body: { remarks: 'The lease is missing.', requirement_codes: [] },
  });
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo: clerk });
  const { clearances } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  await server.request(returnClearance, fire, {
    params: { clearance_id },
    body: { remarks: 'One more extinguisher.', requirement_codes: [] },
  });

  const { data } = await listTasks(owner);
  expect(data.map(({ kind }) => kind).toSorted()).toEqual(['answer', 'correct']);
  expect(data.find(({ kind }) => kind === 'answer')).toMatchObject({
    assessment_code,
    office: 'Bureau of Fire Protection',
    from_on: '2026-01-12',
    due_on: '2026-01-27',
    is_late: false,
  });
  expect(data.find(({ kind }) => kind === 'correct')).toMatchObject({
    assessment_code: returnedCase.assessment_code,
    from_on: '2026-01-12',
    due_on: '2026-02-11',
  });
});

test('an order is a task with its amount of today, and comes first when it is late', async () => {
  const owner = await orders.server.person('user');
  const { assessment_code } = await createApprovedOrder(orders.server, { ...orders.people, owner });
  expect((await listTasks(owner, orders.server)).data[0]).toMatchObject({
    kind: 'pay',
    assessment_code,
    is_late: false,
  });
  orders.server.setNow('2026-03-02T09:00:00+08:00');
  const { data } = await listTasks(owner, orders.server);
  expect(data[0]).toMatchObject({ kind: 'pay', is_late: true, due_on: null });
  expect(Number(data[0]?.amount)).toBeGreaterThan(0);
});

test('late orders are listed by the day since when they are late, and those of one day by their amount', async () => {
  const { server: orderServer, people } = orders;
  const owner = await orderServer.person('user');
  const create = (type: 'NEW' | 'RENEWAL', mode: 'ANNUAL' | 'QUARTERLY' = 'ANNUAL') =>
    createApprovedOrder(orderServer, { ...people, owner }, { type, mode });
  orderServer.setNow('2026-02-02T09:00:00+08:00');
  const latest = await create('NEW');
  orderServer.setNow('2026-01-12T09:00:00+08:00');
  const [smaller, larger] = [await create('RENEWAL', 'QUARTERLY'), await create('RENEWAL')];
  orderServer.setNow('2026-03-02T09:00:00+08:00');

  const late = (await listTasks(owner, orderServer)).data.filter(({ kind }) => kind === 'pay');
  expect(late.map(({ assessment_code, from_on }) => [assessment_code, from_on])).toEqual([
    [larger.assessment_code, '2026-01-21'],
    [smaller.assessment_code, '2026-01-21'],
    [latest.assessment_code, '2026-03-01'],
  ]);
});

test('originals that no office has seen are one task with their names', async () => {
  const owner = await server.person('user');
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo: fixture.people.clerk });
  await sql`
    update application set brought = '{R99,R01}' where assessment_code = ${assessment_code}`.execute(server.api.db);
  await sql`
    delete from document_use u
    using application a
    where a.assessment_id = u.assessment_id and a.assessment_code = ${assessment_code} and u.requirement_code = 'R01'`.execute(
    server.api.db,
  );
  const { data } = await listTasks(owner);
  expect(data.filter(({ kind }) => kind === 'bring')).toMatchObject([
    { assessment_code, documents: [expect.any(String)] },
  ]);
  // The licensing office sees its own originals at the latest before it releases the permit.
  await sql`update application set state = 'PAID' where assessment_code = ${assessment_code}`.execute(server.api.db);
  expect((await listTasks(owner)).data.filter(({ kind }) => kind === 'bring')).toHaveLength(1);
});

test('the permits of this year are renewed for the next, from 60 days before its days begin', async () => {
  const owner = await orders.server.person('user');
  await createApprovedOrder(orders.server, { ...orders.people, owner });
  await sql`
    update business set state = 'ACTIVE' where owner_id = ${owner.account_id}::bigint`.execute(orders.server.api.db);
  const listRenewals = async () => (await listTasks(owner, orders.server)).data.filter(({ kind }) => kind === 'renew');
  orders.server.setNow('2026-10-01T09:00:00+08:00');
  expect(await listRenewals()).toEqual([]);
  orders.server.setNow('2026-11-27T09:00:00+08:00');
  expect(await listRenewals()).toMatchObject([
    { tax_year: 2027, businesses: 1, has_begun: false, from_on: '2027-01-01', due_on: '2027-01-20' },
  ]);
  await registerBusiness(orders.server, owner);
  const listToRenew = async (to_renew: string) =>
    (await orders.server.request(listMyCompanies, owner, { query: { to_renew } })).body.data;
  expect(await listToRenew('2027')).toMatchObject([{ state: 'ACTIVE' }]);
  expect(await listToRenew('2026')).toEqual([]);
  orders.server.setNow('2027-01-05T09:00:00+08:00');
  expect(await listRenewals()).toMatchObject([{ tax_year: 2027, has_begun: true, is_late: false }]);
});
