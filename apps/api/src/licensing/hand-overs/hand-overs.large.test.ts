import {
  approveClearance,
  claimClearance,
  getAssessment,
  getClearance,
  returnClearanceToQueue,
  handOverClearances,
  listClearances,
  listColleagues,
  listOwnNotifications,
  nextClearance,
  returnClearance,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let rosa: TestPerson;
let ben: TestPerson;
let chief: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  rosa = await server.person('fire', { firstname: 'Rosa', lastname: 'Aquino' });
  ben = await server.person('fire', { firstname: 'Ben', lastname: 'Cruz' });
  chief = await server.person('fire', { firstname: 'Zeny', lastname: 'Dizon', permissions: ['office_head'] });
});
afterAll(() => server.close());
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

async function createCase(claimed_by?: TestPerson): Promise<number> {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const { clearances } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  if (claimed_by)
    await server.request(claimClearance, claimed_by, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  return clearance_id;
}

const returnToQueue = (person: TestPerson, clearance_id: number) =>
  server.request(returnClearanceToQueue, person, { params: { clearance_id }, body: { reason: 'I know the owner.' } });
const handOver = (person: TestPerson, to_account_id: number | null) =>
  server.request(handOverClearances, person, { body: { to_account_id, note: 'The plans are on my table.' } });
const claimNext = async (person: TestPerson) => (await server.request(nextClearance, person)).body.clearance_id;
const getState = (clearance_id: number) =>
  server.api.db
    .selectFrom('clearance')
    .select(['state', 'assigned_to'])
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
const listMine = async (person: TestPerson) =>
  (await server.request(listClearances, person, { query: { view: 'mine', limit: '100' } })).body.data.map(
    ({ clearance_id }) => clearance_id,
  );

test('a returned case is free again; the clerk who returned it gets another one first', async () => {
  const [first, second] = [await createCase(rosa), await createCase()];
  expect((await returnToQueue(rosa, first)).body.state).toBe('PENDING');
  expect(await getState(first)).toEqual({ state: 'PENDING', assigned_to: null });
  expect(await claimNext(rosa)).toBe(second);
  expect(await claimNext(rosa)).toBe(first);
});

test('a colleague gets a returned case in its turn, and the reason is in the record', async () => {
  const clearance_id = await createCase(rosa);
  await returnToQueue(rosa, clearance_id);
  expect(await claimNext(ben)).toBe(clearance_id);
  const { rows } = await sql<{ note: string }>`
    select note from timeline join clearance using (assessment_id)
    where clearance_id = ${clearance_id} and act = 'clearance.give_back'`.execute(server.api.db);
  expect(rows).toEqual([{ note: 'I know the owner.' }]);
});

test('only the clerk who has a case, or the head, returns it, and only while it is under review', async () => {
  const clearance_id = await createCase(rosa);
  expect((await returnToQueue(ben, clearance_id)).status).toBe(403);
  expect((await returnToQueue(await server.person('mao'), clearance_id)).status).toBe(404);
  expect((await returnToQueue(chief, clearance_id)).status).toBe(200);
  expect((await returnToQueue(rosa, clearance_id)).status).toBe(409);
  const empty = await server.request(returnClearanceToQueue, rosa, { params: { clearance_id }, body: { reason: ' ' } });
  expect(empty.status).toBe(422);
});

test('the owner does not see that a case went back to the queue', async () => {
  const clearance_id = await createCase(rosa);
  const { assessment_code } = (await server.request(getClearance, rosa, { params: { clearance_id } })).body.assessment;
  await returnToQueue(rosa, clearance_id);
  const { timeline } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  expect(JSON.stringify(timeline)).not.toContain('I know the owner.');
});

test('at the end of a shift all cases go to a colleague, who is notified', async () => {
  await handOver(rosa, null);
  const [review, with_owner, decidedId] = [await createCase(rosa), await createCase(rosa), await createCase(rosa)];
  await server.request(returnClearance, rosa, {
    params: { clearance_id: with_owner },
    body: { remarks: 'The plan cannot be read.', requirement_codes: [], marks: [] },
  });
  await server.request(approveClearance, rosa, { params: { clearance_id: decidedId }, body: { is_held: true } });
  expect((await handOver(rosa, ben.account_id)).body).toEqual({ handed_over: 2, to_queue: 0 });
  expect(await listMine(rosa)).toEqual([]);
  expect(await listMine(ben)).toContain(review);
  expect(await getState(with_owner)).toEqual({ state: 'FOR_COMPLIANCE', assigned_to: ben.account_id });
  expect((await getState(decidedId)).assigned_to).toBe(rosa.account_id);
  const lines = (await server.request(listOwnNotifications, ben, { query: {} })).body.data;
  expect(JSON.stringify(lines)).toContain('Rosa Aquino reassigned cases to you (2). The plans are on my table.');
  await handOver(ben, null);
});

test('without a colleague cases go to the queue, and one that waits for its owner has no clerk', async () => {
  const [review, with_owner] = [await createCase(rosa), await createCase(rosa)];
  await server.request(returnClearance, rosa, {
    params: { clearance_id: with_owner },
    body: { remarks: 'The plan cannot be read.', requirement_codes: [], marks: [] },
  });
  const { handed_over, to_queue } = (await handOver(rosa, null)).body;
  expect([handed_over, to_queue >= 2]).toEqual([0, true]);
  expect(await getState(review)).toEqual({ state: 'PENDING', assigned_to: null });
  expect(await getState(with_owner)).toEqual({ state: 'FOR_COMPLIANCE', assigned_to: null });
  expect((await handOver(rosa, null)).body).toEqual({ handed_over: 0, to_queue: 0 });
});

test('cases cannot go to a person outside of the office, to a closed account or to oneself', async () => {
  const closedClerk = await server.person('fire');
  await server.api.db
    .updateTable('account')
    .set({ disabled_at: new Date() })
    .where('id', '=', closedClerk.account_id)
    .execute();
  const otherAccounts = [await server.person('mao'), owner, closedClerk, rosa, { account_id: 999_999 }];
  for (const { account_id } of otherAccounts) expect((await handOver(rosa, account_id)).status).toBe(422);
  const { data } = (await server.request(listColleagues, rosa)).body;
  expect(data).toEqual([
    { account_id: ben.account_id, name: 'Ben Cruz' },
    { account_id: chief.account_id, name: 'Zeny Dizon' },
  ]);
});

test('a colleague’s own business goes to the queue instead', async () => {
  const clearance_id = await createCase(rosa);
  await sql`
    update application set owner_id = ${ben.account_id}
    where assessment_id = (select assessment_id from clearance where clearance_id = ${clearance_id})`.execute(
    server.api.db,
  );
  expect((await handOver(rosa, ben.account_id)).body).toEqual({ handed_over: 0, to_queue: 1 });
  expect(await getState(clearance_id)).toEqual({ state: 'PENDING', assigned_to: null });
});

test('a hand-over concurrent with a decision leaves one consistent state', async () => {
  const clearance_id = await createCase(rosa);
  const [handOverReply, decisionReply] = await Promise.all([
    handOver(rosa, ben.account_id),
    server.request(approveClearance, chief, { params: { clearance_id }, body: {} }),
  ]);
  expect([200, 409]).toContain(handOverReply.status);
  expect(decisionReply.status).toBe(200);
  expect((await getState(clearance_id)).state).toBe('APPROVED');
});

const advanceTime = async (moment: string): Promise<void> => {
  server.setNow(`${moment}T10:00:00+08:00`);
  await sql`select graphile_worker.add_job('lapse_claims')`.execute(server.api.db);
  await server.api.jobs.runDue();
};
const UNCLAIMED = { state: 'PENDING', assigned_to: null };

test('C18: a case untouched for two whole working days is free again, not over a weekend', async () => {
  server.setNow('2026-01-15T16:00:00+08:00');
  const clearance_id = await createCase(rosa);
  for (const day of ['2026-01-16', '2026-01-17', '2026-01-18', '2026-01-19']) {
    await advanceTime(day);
    expect((await getState(clearance_id)).state).toBe('UNDER_REVIEW');
  }
  await advanceTime('2026-01-20');
  expect(await getState(clearance_id)).toEqual(UNCLAIMED);
  const { rows } = await sql<{ from: string; to: string }>`
    select detail ->> 'from' as "from", detail ->> 'to' as "to"
    from audit_entry
    where act = 'clearance.lapse_claim' and object_id = ${String(clearance_id)}`.execute(server.api.db);
  expect(rows).toEqual([{ from: 'UNDER_REVIEW', to: 'PENDING' }]);
  // A second worker in the same hour finds no lapsed claim, and a colleague claims the case.
  await advanceTime('2026-01-20');
  expect(
    (await server.request(claimClearance, ben, { body: OUT_OF_TURN_REASON, params: { clearance_id } })).status,
  ).toBe(200);
});

test('C18: an answer, a reviewed paper or a planned visit is a touch, and the setting has the number of days', async () => {
  server.setNow('2026-01-12T08:00:00+08:00');
  const [answeredId, visitedId, untouchedId] = [await createCase(rosa), await createCase(rosa), await createCase(rosa)];
  server.setNow('2026-01-14T09:00:00+08:00');
  await sql`
    insert into checklist_answer (clearance_id, item, place, question, answer, answered_by, answered_at)
    select ${answeredId}, 'exits', 1, '{}', 'COMPLIANT', assigned_to, '2026-01-14T09:00:00+08:00'
    from clearance where clearance_id = ${answeredId}`.execute(server.api.db);
  await sql`update clearance set state = 'INSPECTION_SCHEDULED' where clearance_id = ${visitedId}`.execute(
    server.api.db,
  );
  await advanceTime('2026-01-15');
  expect((await getState(untouchedId)).state).toBe('PENDING');
  expect((await getState(answeredId)).state).toBe('UNDER_REVIEW');
  expect((await getState(visitedId)).state).toBe('INSPECTION_SCHEDULED');

  await sql`update setting set value = '{"untouched_wd": 0}' where key = 'desk_claims'`.execute(server.api.db);
  await advanceTime('2026-01-15');
  expect((await getState(answeredId)).state).toBe('PENDING');
});
