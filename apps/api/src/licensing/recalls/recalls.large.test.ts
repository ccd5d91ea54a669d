import {
  answerCondition,
  approveClearance,
  approveClearanceWithConditions,
  claimClearance,
  computeBill,
  getAssessment,
  getClearance,
  recallClearance,
} from '@ebpls/contracts';

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
  fire = await server.person('fire');
  chief = await server.person('fire', { permissions: ['office_head'] });
});
afterAll(() => server.close());
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const REASON = { reason: 'The second exit was bricked up.' };
const recall = (clearance_id: number, person = chief, body: object = REASON) =>
  server.request(recallClearance, person, { params: { clearance_id }, body });

async function createApproved(): Promise<{ clearance_id: number; assessment_code: string; assessment_id: number }> {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const { clearances, assessment_id } = (await server.request(getAssessment, owner, { params: { assessment_code } }))
    .body;
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  return { clearance_id, assessment_code, assessment_id };
}

async function createCleared() {
  const one = await createApproved();
  await server.request(approveClearance, fire, { params: { clearance_id: one.clearance_id }, body: {} });
  return one;
}

const getState = async (assessment_code: string) =>
  (await server.request(getAssessment, owner, { params: { assessment_code } })).body.state;

/** Every other office has approved, and with it the application is cleared. */
async function approveOthers(assessment_id: number): Promise<void> {
  const { db } = server.api;
  await db.updateTable('clearance').set({ state: 'APPROVED' }).where('assessment_id', '=', assessment_id).execute();
  await db.updateTable('application').set({ state: 'CLEARED' }).where('assessment_id', '=', assessment_id).execute();
}

test('the head recalls an approval; its number waits for the next one and the owner is notified', async () => {
  const { clearance_id, assessment_code } = await createCleared();
  const clerk = await recall(clearance_id, fire);
  const recallReply = await recall(clearance_id);
  const secondRecall = await recall(clearance_id);
  expect([clerk.status, recallReply.body.state, secondRecall.status]).toEqual([403, 'RECALLED', 409]);
  const mail = await server.api.db
    .selectFrom('mail')
    .select('template')
    .where('template', '=', 'clearance_recalled')
    .executeTakeFirst();
  expect(mail?.template).toBe('clearance_recalled');
  await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const secondApproval = await server.request(approveClearance, fire, { params: { clearance_id }, body: {} });
  expect(secondApproval.body.clearance_no).toBe(recallReply.body.clearance_no);
  expect(await getState(assessment_code)).toBe('IN_CLEARANCE');
});

test('an application that was cleared goes back to the offices with it', async () => {
  const { clearance_id, assessment_code, assessment_id } = await createCleared();
  await approveOthers(assessment_id);
  const offeredActs = (await server.request(getClearance, chief, { params: { clearance_id } })).body.acts;
  expect(offeredActs).toEqual(['recall']);
  expect((await recall(clearance_id)).status).toBe(200);
  expect(await getState(assessment_code)).toBe('IN_CLEARANCE');
});

test('a computed bill blocks the recall, also when both are requested concurrently', async () => {
  const { clearance_id, assessment_code, assessment_id } = await createCleared();
  await approveOthers(assessment_id);
  const [recallReply, computeReply] = await Promise.all([
    recall(clearance_id),
    server.request(computeBill, bplo, { params: { assessment_code } }),
  ]);
  expect([recallReply.status, computeReply.status].toSorted()).toEqual([200, 409]);
  expect(await getState(assessment_code)).toBe(recallReply.status === 200 ? 'IN_CLEARANCE' : 'ASSESSED');
});

test('the office has its days again, and one at least', async () => {
  const { clearance_id } = await createCleared();
  server.setNow('2026-02-02T08:00:00+08:00');
  await recall(clearance_id);
  const { due_on, paused_days, decided_at } = await server.api.db
    .selectFrom('clearance')
    .select(['due_on', 'paused_days', 'decided_at'])
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
  expect(decided_at).toBeNull();
  expect(paused_days).toBe(15);
  expect((due_on ?? '') > '2026-02-02').toBe(true);
});

test('conditions and their answers are removed with the approval', async () => {
  const { clearance_id } = await createApproved();
  await server.request(approveClearanceWithConditions, fire, {
    params: { clearance_id },
    body: { conditions: [{ text: 'A second extinguisher.', due_on: '2026-01-30' }] },
  });
  await server.request(answerCondition, owner, {
    params: { clearance_id },
    body: { place: 0, note: 'It hangs there.' },
  });
  await recall(clearance_id);
  expect((await server.request(getClearance, chief, { params: { clearance_id } })).body.clearance).toMatchObject({
    state: 'RECALLED',
    conditions: [],
  });
  expect(
    (await server.request(answerCondition, owner, { params: { clearance_id }, body: { place: 0, note: 'x' } })).status,
  ).toBe(404);
});

test.each(['rhu', 'bplo', 'user', 'admin'])('%s takes no approval of the fire office back', async (role) => {
  const { clearance_id } = await createCleared();
  const head = await server.person(role, { permissions: ['office_head'] });
  expect([403, 404]).toContain((await recall(clearance_id, head)).status);
  expect((await recall(clearance_id, chief, { reason: ' ' })).status).toBe(422);
});
