import { declarePause, endPause, findPermit, getCompany, listPauses } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import {
  acceptChange,
  createPermittedBusiness,
  grantChange,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  type Shop,
} from '../../testing/changes/change-fixture.ts';
import { watchPauses } from './end-pause.ts';

let server: TestServer;
let fixture: ChangeFixture;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const DAYS = { closed_from: '2026-02-02', closed_until: '2026-02-06', reason: 'Repairs of the roof' };
const declare = (
  { company_code }: Pick<Shop, 'company_code'>,
  days: Partial<typeof DAYS> = {},
  person = fixture.owner,
) => server.request(declarePause, person, { params: { company_code }, body: { ...DAYS, ...days } });
const end = (pause_id: number, person = fixture.owner) => server.request(endPause, person, { params: { pause_id } });
const listRows = async ({ company_code }: Pick<Shop, 'company_code'>) =>
  expectOk(await server.request(listPauses, fixture.owner, { params: { company_code } }));
const check = async ({ permit_no }: Shop) =>
  expectOk(await server.request(findPermit, undefined, { query: { permit_no } }));
const setDay = (day: string) => server.setNow(`${day}T12:00:00+08:00`);

test('on its closed days the permit check shows the closure in plain words, before and after it the permit is in force as ever', async () => {
  const shop = await createPermittedBusiness(fixture);
  expect(expectOk(await declare(shop))).toMatchObject({
    state: 'DECLARED',
    closed_until: '2026-02-06',
    reopened_on: null,
  });
  for (const [day, verdict, paused_until] of [
    ['2026-02-01', 'genuine', null],
    ['2026-02-02', 'paused', '2026-02-06'],
    ['2026-02-06', 'paused', '2026-02-06'],
    ['2026-02-07', 'genuine', null],
  ] as const) {
    setDay(day);
    expect(await check(shop)).toMatchObject({ verdict, permit: { paused_until } });
  }
  await watchPauses(server.api);
  expect((await listRows(shop)).data).toMatchObject([{ state: 'REOPENED', reopened_on: '2026-02-07' }]);
  const { company_code } = shop;
  expect(expectOk(await server.request(getCompany, fixture.owner, { params: { company_code } })).state).toBe('ACTIVE');
});

test('the owner, the licensing office and the treasurer are notified, and again when it opens', async () => {
  const shop = await createPermittedBusiness(fixture);
  const { pause_id } = expectOk(await declare(shop, { closed_from: '2026-01-12' }));
  expect(expectOk(await end(pause_id))).toMatchObject({ state: 'REOPENED', reopened_on: '2026-01-12' });
  expect(await check(shop)).toMatchObject({ verdict: 'genuine', permit: { paused_until: null } });
  const { rows } = await sql<{ account_id: number; kind: string }>`
    select account_id, kind
    from notification
    where params ->> 'company_code' = ${shop.company_code} or kind like 'business_%'`.execute(server.api.db);
  for (const { account_id } of [fixture.owner, fixture.clerk, fixture.treasurer])
    expect(rows.filter((row) => row.account_id === account_id).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['business_paused', 'business_reopened']),
    );
  expect((await end(pause_id)).status).toBe(409);
});

test('a closure that has not begun is withdrawn, and its days are free again; several in one year do not overlap', async () => {
  const shop = await createPermittedBusiness(fixture);
  const first = expectOk(await declare(shop));
  expect((await declare(shop, { closed_from: '2026-02-06', closed_until: '2026-02-09' })).status).toBe(409);
  expectOk(await declare(shop, { closed_from: '2026-02-07', closed_until: '2026-02-09' }));
  expect(expectOk(await end(first.pause_id))).toMatchObject({ state: 'WITHDRAWN', reopened_on: null });
  expectOk(await declare(shop));
  expect((await listRows(shop)).data.map(({ state }) => state)).toEqual(['DECLARED', 'DECLARED', 'WITHDRAWN']);
});

test.each([
  ['a day that has passed', { closed_from: '2026-01-11' }, 'closed_from'],
  ['an end before its beginning', { closed_until: '2026-02-01' }, 'closed_until'],
  ['days after the permit of the year', { closed_until: '2027-01-01' }, 'closed_until'],
  ['no reason', { reason: ' ' }, 'reason'],
] as const)('%s is refused at its field', async (_what, days, field) => {
  const reply = await declare(await createPermittedBusiness(fixture), days);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {})).toEqual([field]);
});

test('of two concurrent closures of the same days one is stored, and it is reopened once', async () => {
  const shop = await createPermittedBusiness(fixture);
  const replies = await Promise.all([declare(shop), declare(shop)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [{ pause_id } = { pause_id: 0 }] = (await listRows(shop)).data;
  setDay('2026-02-03');
  const endReplies = await Promise.all([end(pause_id), end(pause_id)]);
  expect(endReplies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('another user has no access to it', async () => {
  const shop = await createPermittedBusiness(fixture);
  const otherUser = await server.person('user');
  const { pause_id } = expectOk(await declare(shop));
  expect((await declare(shop, {}, otherUser)).status).toBe(404);
  expect((await end(pause_id, otherUser)).status).toBe(404);
  const { company_code } = shop;
  expect((await server.request(listPauses, otherUser, { params: { company_code } })).status).toBe(404);
});

test('a closure hides neither a debt nor a visit', async () => {
  const quarterly = await createPermittedBusiness(fixture, { mode: 'QUARTERLY' });
  setDay('2026-04-21');
  const debtReply = await declare(quarterly, { closed_from: '2026-05-04', closed_until: '2026-05-08' });
  expect([debtReply.status, debtReply.body.error?.message]).toEqual([409, expect.stringContaining('TOP-2026-')]);

  server.setNow('2026-01-12T08:00:00+08:00');
  const shop = await createPermittedBusiness(fixture);
  const assessmentCode = await acceptChange(fixture, shop, {
    kind: 'ADD_LINE',
    lines: [{ line: 'L38', capitalization: '1.00' }],
  });
  const { db } = server.api;
  const { clearance_id } = await db
    .updateTable('clearance')
    .set({ state: 'INSPECTION_SCHEDULED' })
    .where(
      'assessment_id',
      '=',
      db.selectFrom('application').select('assessment_id').where('assessment_code', '=', assessmentCode),
    )
    .returning('clearance_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('inspection')
    .values({
      inspection_no: 'INS-2026-90001',
      clearance_id,
      scheduled_at: new Date('2026-02-04T09:00:00+08:00'),
      inspectors: 'A',
    })
    .execute();
  const reply = await declare(shop);
  expect([reply.status, reply.body.error?.message]).toEqual([409, expect.stringContaining('4 February 2026')]);
  expectOk(await declare(shop, { closed_from: '2026-02-05' }));
});

test('a business without a permit in force cannot be closed for a time, and an amendment does not end a closure', async () => {
  const shop = await createPermittedBusiness(fixture);
  expectOk(await declare(shop, { closed_from: '2026-01-12' }));
  const permit_no = await grantChange(fixture, shop, { kind: 'CHANGE_AREA', business_area_sqm: 71 });
  expect(await check({ ...shop, permit_no })).toMatchObject({ verdict: 'paused' });
  await sql`update business set state = 'SUSPENDED' where company_code = ${shop.company_code}`.execute(server.api.db);
  expect((await declare(shop)).status).toBe(409);
  expect(await listRows(shop)).toMatchObject({
    cannot_pause: expect.stringContaining('valid permit'),
    until_at_most: null,
  });
});
