import {
  approveClearance,
  claimClearance,
  getAssessment,
  getClearance,
  type HeldAct,
  reviewDocument,
  listClearances,
  rejectClearance,
  returnClearance,
  takeBackDecision,
  withdrawAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let fire: TestPerson;
let chief: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  fire = await server.person('fire', { firstname: 'Rosa', lastname: 'Aquino' });
  chief = await server.person('fire', { permissions: ['office_head'] });
});
afterAll(() => server.close());
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

interface ClaimedCase {
  readonly clearance_id: number;
  readonly assessment_code: string;
  readonly document_id: string;
}

async function createClaimedCase(person = fire, office = 'fire'): Promise<ClaimedCase> {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const { clearances, requirements } = (await server.request(getAssessment, owner, { params: { assessment_code } }))
    .body;
  const clearance_id = clearances.find((item) => item.office === office)?.clearance_id ?? 0;
  await server.request(claimClearance, person, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const document_id = requirements.find(({ verified_by }) => verified_by.includes('assessor'))?.document?.document_id;
  return { clearance_id, assessment_code, document_id: document_id ?? '' };
}

const hold = (person: TestPerson, clearance_id: number) =>
  server.request(approveClearance, person, { params: { clearance_id }, body: { remarks: 'Seen.', is_held: true } });
const takeBack = (person: TestPerson, clearance_id: number) =>
  server.request(takeBackDecision, person, { params: { clearance_id } });
const getCase = async (person: TestPerson, clearance_id: number) =>
  (await server.request(getClearance, person, { params: { clearance_id } })).body;

/** Waits in real time until the seconds are over, and runs the due task. */
async function advanceSeconds(): Promise<void> {
  const { db, jobs } = server.api;
  await sql`update clearance set held_until = clock_timestamp() where held_until is not null`.execute(db);
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db);
  await jobs.runDue();
}

/** Counts the visible effects of an act for the owner and the other desks. */
async function listNotified(assessment_code: string): Promise<unknown> {
  const { rows } = await sql`
    select
      (select count(*)::int from notification where params ->> 'assessment_code' = ${assessment_code}) as lines,
      (select count(*)::int from graphile_worker._private_jobs where payload::text like '%' || ${assessment_code} || '%')
        as letters,
      (select count(*)::int from timeline join application using (assessment_id)
        where assessment_code = ${assessment_code}) as history,
      (select max(next_no) from (select coalesce(max(clearance_no), '') as next_no from clearance) n) as number`.execute(
    server.api.db,
  );
  return rows[0];
}

const openIds = async (person: TestPerson) =>
  (await server.request(listClearances, person, { query: { view: 'mine', limit: '100' } })).body.data.map(
    ({ clearance_id }) => clearance_id,
  );

test('a held approval notifies nobody, uses no number and leaves the desk at once', async () => {
  const { clearance_id, assessment_code } = await createClaimedCase();
  const before = await listNotified(assessment_code);
  const reply = await hold(fire, clearance_id);
  expect([reply.status, reply.body]).toEqual([
    200,
    { clearance_id, state: 'UNDER_REVIEW', clearance_no: null, held_seconds: 10 },
  ]);
  expect(await listNotified(assessment_code)).toEqual(before);
  expect(await openIds(fire)).not.toContain(clearance_id);
  expect(await getCase(chief, clearance_id)).toMatchObject({
    acts: [],
    held: { act: 'approve', decided_by: 'Rosa Aquino', is_mine: false },
  });
});

test('a job that runs before the seconds are over executes nothing', async () => {
  const { clearance_id } = await createClaimedCase();
  await hold(fire, clearance_id);
  await sql`select graphile_worker.add_job('carry_out_decisions')`.execute(server.api.db);
  await server.api.jobs.runDue();
  expect(await getCase(fire, clearance_id)).toMatchObject({ held: { is_mine: true } });
});

test('after the seconds the clearance is dated at the moment of the decision, by its decider', async () => {
  const { clearance_id, assessment_code } = await createClaimedCase();
  await hold(fire, clearance_id);
  server.setNow('2026-01-12T08:00:11+08:00');
  await advanceSeconds();
  const clearance = await server.api.db
    .selectFrom('clearance')
    .select(['state', 'clearance_no', 'decided_by', 'decided_at', 'remarks', 'held_until'])
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
  expect(clearance).toMatchObject({
    state: 'APPROVED',
    clearance_no: expect.stringMatching(/^FSIC-2026-\d{5}$/),
    decided_by: fire.account_id,
    remarks: 'Seen.',
    held_until: null,
  });
  expect(new Date(clearance.decided_at ?? '').toISOString()).toBe('2026-01-12T00:00:00.000Z');
  expect((await server.request(getAssessment, owner, { params: { assessment_code } })).body.timeline[0]?.actor).toBe(
    'Rosa Aquino',
  );
  expect((await takeBack(fire, clearance_id)).status).toBe(409);
});

test('a decision that was taken back has no effect', async () => {
  const { clearance_id, assessment_code } = await createClaimedCase();
  const before = await listNotified(assessment_code);
  await hold(fire, clearance_id);
  expect((await takeBack(fire, clearance_id)).status).toBe(200);
  await advanceSeconds();
  expect(await listNotified(assessment_code)).toEqual(before);
  expect(await getCase(fire, clearance_id)).toMatchObject({ is_mine: true, clearance: { state: 'UNDER_REVIEW' } });
  expect((await takeBack(fire, clearance_id)).status).toBe(409);
  expect((await hold(fire, clearance_id)).status).toBe(200);
});

test('refusals of the approval come before it is held', async () => {
  const assessor = await server.person('assessor');
  const { clearance_id, document_id } = await createClaimedCase(assessor, 'assessor');
  const body = { state: 'INCOMPLETE', remarks: 'The second page is missing.' };
  await server.request(reviewDocument, assessor, { params: { document_id }, body });
  expect((await hold(assessor, clearance_id)).status).toBe(409);
  expect((await getCase(assessor, clearance_id)).held).toBeUndefined();
});

test.each<{ act: HeldAct; state: string }>([
  { act: 'return', state: 'FOR_COMPLIANCE' },
  { act: 'reject', state: 'REJECTED' },
])('$act waits as well, with its text', async ({ act, state }) => {
  const { clearance_id } = await createClaimedCase(chief);
  const request = { params: { clearance_id } };
  const reply =
    act === 'return'
      ? await server.request(returnClearance, chief, {
          ...request,
          body: { remarks: 'The plan cannot be read.', requirement_codes: [], marks: [], is_held: true },
        })
      : await server.request(rejectClearance, chief, {
          ...request,
          body: { ground: 'RA 9514', remarks: 'There is no second way out.', is_held: true },
        });
  expect([reply.status, reply.body.held_seconds]).toEqual([200, 10]);
  await advanceSeconds();
  expect((await getCase(chief, clearance_id)).clearance.state).toBe(state);
});

test('a colleague sees who decided, and can neither decide nor take back', async () => {
  const { clearance_id } = await createClaimedCase();
  await hold(fire, clearance_id);
  const second = await server.request(approveClearance, chief, { params: { clearance_id }, body: {} });
  expect([second.status, second.body.error.message]).toEqual([
    409,
    'Rosa Aquino has just approved this case. The decision will take effect in a few seconds.',
  ]);
  expect((await takeBack(chief, clearance_id)).status).toBe(403);
  expect((await takeBack(await server.person('mao'), clearance_id)).status).toBe(404);
});

test('of two concurrent decisions one is held, the other is refused', async () => {
  const { clearance_id } = await createClaimedCase();
  const replies = await Promise.all([hold(fire, clearance_id), hold(chief, clearance_id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('concurrent taking back and execution leave one consistent state', async () => {
  const { clearance_id } = await createClaimedCase();
  await hold(fire, clearance_id);
  const [, withdrawalReply] = await Promise.all([advanceSeconds(), takeBack(fire, clearance_id)]);
  expect((await getCase(fire, clearance_id)).clearance.state).toBe(
    withdrawalReply.status === 200 ? 'UNDER_REVIEW' : 'APPROVED',
  );
});

test('an owner who withdraws in those seconds ends it, and the decider is notified', async () => {
  const { clearance_id, assessment_code } = await createClaimedCase();
  await hold(fire, clearance_id);
  expect((await server.request(withdrawAssessment, owner, { params: { assessment_code } })).status).toBe(200);
  await advanceSeconds();
  expect((await getCase(fire, clearance_id)).clearance.state).toBe('CANCELLED');
  const { rows } = await sql<{ kind: string }>`
    select kind from notification where account_id = ${fire.account_id} and params ->> 'assessment_code' = ${assessment_code}`.execute(
    server.api.db,
  );
  expect(rows.map(({ kind }) => kind)).toContain('clearance_not_carried_out');
});

test('a decision of a person who signed out meanwhile is executed; one of a closed account is not', async () => {
  const leavingClerk = await server.person('fire', { firstname: 'Ben' });
  const [signed_out, closedCase] = [await createClaimedCase(leavingClerk), await createClaimedCase(chief)];
  await hold(leavingClerk, signed_out.clearance_id);
  await server.api.db
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('id', '=', leavingClerk.session_id)
    .execute();
  const suspendedClerk = await server.person('fire');
  await hold(suspendedClerk, closedCase.clearance_id);
  const { account_id } = suspendedClerk;
  await server.api.db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', account_id).execute();
  await advanceSeconds();
  expect((await getCase(fire, signed_out.clearance_id)).clearance.state).toBe('APPROVED');
  expect((await getCase(fire, closedCase.clearance_id)).clearance.state).toBe('UNDER_REVIEW');
});
