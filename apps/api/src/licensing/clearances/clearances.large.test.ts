import {
  acceptAssessment,
  approveClearance,
  approveClearanceWithConditions,
  CLEARANCE_STATES,
  claimClearance,
  type ClearanceState,
  getAssessment,
  getClearance,
  reviewDocument,
  listClearances,
  nextClearance,
  OFFICES,
  recordInspection,
  rejectClearance,
  resubmitClearance,
  returnClearance,
  scheduleInspection,
  withdrawAssessment,
} from '@ebpls/contracts';
import { clearanceMachine } from '@ebpls/rules';

import { createAcceptedApplication, fileApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { collectNudges } from '../../testing/live/nudges.ts';
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

/** A case on the desk of an office, claimed by nobody. */
async function createCase(
  office = 'fire',
): Promise<{ clearance_id: number; assessment_code: string; company_code: string }> {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const { clearances } = (
    await server.request(getAssessment, owner, { params: { assessment_code: filedApplication.assessment_code } })
  ).body;
  return { ...filedApplication, clearance_id: clearances.find((item) => item.office === office)?.clearance_id ?? 0 };
}

async function createClaimedCase(): Promise<Awaited<ReturnType<typeof createCase>>> {
  const claimedCase = await createCase();
  await server.request(claimClearance, fire, {
    body: OUT_OF_TURN_REASON,
    params: { clearance_id: claimedCase.clearance_id },
  });
  return claimedCase;
}

const getCase = async (person: TestPerson, clearance_id: number) =>
  (await server.request(getClearance, person, { params: { clearance_id } })).body;
const approve = (person: TestPerson, clearance_id: number) =>
  server.request(approveClearance, person, { params: { clearance_id }, body: {} });
const plan = (clearance_id: number, scheduled_on: string) =>
  server.request(scheduleInspection, fire, {
    params: { clearance_id },
    body: { scheduled_on, scheduled_time: '09:30', inspectors: 'FO1 Aquino' },
  });
const visit = (clearance_id: number, result: string, findings = 'Two extinguishers are empty.') =>
  server.request(recordInspection, fire, { params: { clearance_id }, body: { result, findings } });

test('an open queue of an office reloads when a case comes to it, and when a colleague claims one', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  const queue = `role:${OFFICES.fire.role_id}`;
  const change = { subject: 'clearance', key: assessment_code };
  const accepting = await collectNudges(server, () =>
    server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} }),
  );
  expect(accepting).toContainEqual({ ...change, rooms: expect.arrayContaining([queue]) });
  const { clearances } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  const clearance_id = clearances.find((item) => item.office === 'fire')?.clearance_id ?? 0;
  const nudges = await collectNudges(server, () =>
    server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } }),
  );
  expect(nudges.filter(({ subject }) => subject === 'clearance')).toEqual([{ ...change, rooms: [queue] }]);
});

test('claiming a case twice claims it once; a colleague cannot claim it any more', async () => {
  const { clearance_id } = await createCase();
  const first = await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const secondClaim = await server.request(claimClearance, fire, {
    body: OUT_OF_TURN_REASON,
    params: { clearance_id },
  });
  const colleague = await server.request(claimClearance, chief, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  expect([first.body.state, secondClaim.body.state, colleague.status]).toEqual(['UNDER_REVIEW', 'UNDER_REVIEW', 409]);
  expect(await getCase(fire, clearance_id)).toMatchObject({
    is_mine: true,
    assigned_name: 'Rosa Aquino',
    acts: ['schedule_inspection', 'return', 'approve', 'approve_with_conditions', 'give_back'],
  });
  expect((await getCase(chief, clearance_id)).acts).toContain('reject');
});

test('an unclaimed case cannot be cleared', async () => {
  const { clearance_id } = await createCase();
  const reply = await approve(fire, clearance_id);
  expect([reply.status, reply.body.error.message]).toEqual([409, 'Please assign the case to yourself first.']);
});

test('a clearance is numbered by office and year without a gap, and valid as long as its office sets', async () => {
  const first = await createClaimedCase();
  const second = await createClaimedCase();
  const numbers = [
    (await approve(fire, first.clearance_id)).body.clearance_no,
    (await approve(fire, second.clearance_id)).body.clearance_no,
  ];
  expect(numbers[0]).toMatch(/^FSIC-2026-\d{5}$/);
  expect(Number(numbers[1]?.slice(10))).toBe(Number(numbers[0]?.slice(10)) + 1);
  const row = await server.api.db
    .selectFrom('clearance')
    .select('expires_on')
    .where('clearance_id', '=', first.clearance_id)
    .executeTakeFirstOrThrow();
  expect(row.expires_on).toBe('2027-01-11');
});

test('two colleagues who clear the same case concurrently clear it once', async () => {
  const { clearance_id } = await createClaimedCase();
  const replies = await Promise.all([approve(fire, clearance_id), approve(chief, clearance_id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a refusal after another person’s act names the person and the act', async () => {
  const { clearance_id } = await createClaimedCase();
  const claimReply = await server.request(claimClearance, chief, {
    body: OUT_OF_TURN_REASON,
    params: { clearance_id },
  });
  await approve(fire, clearance_id);
  const approvalReply = await approve(chief, clearance_id);
  expect([claimReply, approvalReply].map(({ body }) => body.error.message)).toEqual([
    'Rosa Aquino is handling this case.',
    'Rosa Aquino has already cleared this case.',
  ]);
});

test('an owner who withdraws while an office clears leaves one consistent state', async () => {
  const { clearance_id, assessment_code } = await createClaimedCase();
  const [approvalReply, withdrawalReply] = await Promise.all([
    approve(fire, clearance_id),
    server.request(withdrawAssessment, owner, { params: { assessment_code } }),
  ]);
  expect(withdrawalReply.body.state).toBe('WITHDRAWN');
  const { state } = await server.api.db
    .selectFrom('clearance')
    .select('state')
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
  expect(state).toBe(approvalReply.status === 200 ? 'APPROVED' : 'CANCELLED');
});

test.each(['mao', 'menro', 'barangay-silangan', 'user', 'admin'])(
  '%s does not reach a case of the fire office',
  async (role) => {
    const { clearance_id } = await createClaimedCase();
    const person = await server.person(role);
    for (const reply of [
      await server.request(getClearance, person, { params: { clearance_id } }),
      await approve(person, clearance_id),
      await server.request(claimClearance, person, { body: OUT_OF_TURN_REASON, params: { clearance_id } }),
    ]) {
      expect([403, 404]).toContain(reply.status);
    }
  },
);

test('the licensing office reads every case and decides none', async () => {
  const { clearance_id } = await createClaimedCase();
  expect(await getCase(bplo, clearance_id)).toMatchObject({ acts: [], clearance: { office: 'fire' } });
  expect((await approve(bplo, clearance_id)).status).toBe(404);
});

test('the barangay of another place does not reach the case', async () => {
  const { clearance_id } = await createCase('barangay');
  expect(
    (
      await server.request(claimClearance, await server.person('barangay-balite'), {
        body: OUT_OF_TURN_REASON,
        params: { clearance_id },
      })
    ).status,
  ).toBe(404);
  expect(
    (
      await server.request(claimClearance, await server.person('barangay-silangan'), {
        body: OUT_OF_TURN_REASON,
        params: { clearance_id },
      })
    ).status,
  ).toBe(200);
});

test('nobody decides on a business of their own', async () => {
  const { clearance_id } = await createCase();
  await server.api.db
    .updateTable('application')
    .set({ owner_id: fire.account_id })
    .where(
      'assessment_id',
      '=',
      server.api.db.selectFrom('clearance').select('assessment_id').where('clearance_id', '=', clearance_id),
    )
    .execute();
  const reply = await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  expect([reply.status, reply.body.error.message]).toEqual([
    403,
    'You own this business, so a colleague must handle this case.',
  ]);
});

test('a case is not cleared while a paper that the office checks needs a new copy', async () => {
  const { clearance_id, assessment_code } = await createCase('assessor');
  const assessor = await server.person('assessor');
  await server.request(claimClearance, assessor, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const { requirements } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  const document_id = requirements.find(({ code }) => code === 'R20')?.document?.document_id ?? '';
  await server.request(reviewDocument, assessor, {
    params: { document_id },
    body: { state: 'INCOMPLETE', remarks: 'The second page is missing.' },
  });
  const reply = await approve(assessor, clearance_id);
  expect([reply.status, reply.body.error.message]).toEqual([
    409,
    'The application cannot be cleared while these documents need a new copy: R20.',
  ]);
});

test.each([
  { what: 'yesterday', due_on: '2026-01-11', status: 422 },
  { what: 'today', due_on: '2026-01-12', status: 200 },
  { what: '30 days after the answer is due', due_on: '2026-02-20', status: 200 },
  { what: 'a day later', due_on: '2026-02-21', status: 422 },
])('a condition dated $what gets $status', async ({ due_on, status }) => {
  const { clearance_id } = await createClaimedCase();
  const reply = await server.request(approveClearanceWithConditions, fire, {
    params: { clearance_id },
    body: { conditions: [{ text: 'Refill the extinguishers', due_on }] },
  });
  expect(reply.status).toBe(status);
  expect(Object.keys(reply.body.error?.fields ?? {})).toEqual(status === 422 ? ['conditions.0.due_on'] : []);
});

test('a return accepts only papers of the frozen list and needs remarks', async () => {
  const { clearance_id } = await createClaimedCase();
  const returnCase = (body: unknown) => server.request(returnClearance, fire, { params: { clearance_id }, body });
  expect(Object.keys((await returnCase({ remarks: '', requirement_codes: [] })).body.error.fields ?? {})).toEqual([
    'remarks',
  ]);
  expect(Object.keys((await returnCase({ remarks: 'x', requirement_codes: ['R23'] })).body.error.fields ?? {})).toEqual(
    ['requirement_codes'],
  );
  expect((await returnCase({ remarks: 'x', requirement_codes: [] })).body.state).toBe('FOR_COMPLIANCE');
});

test('the days with the owner are added to the office’s and the application’s time', async () => {
  const { clearance_id, assessment_code } = await createClaimedCase();
  await server.request(returnClearance, fire, {
    params: { clearance_id },
    body: { remarks: 'Please clear the exit.', requirement_codes: [] },
  });
  const loadClearance = async () =>
    (await server.request(getAssessment, owner, { params: { assessment_code } })).body.clearances.find(
      (clearance) => clearance.clearance_id === clearance_id,
    );
  expect((await loadClearance())?.request).toEqual({ at: expect.stringMatching(/^2026-01-/), by: 'Rosa Aquino' });
  server.setNow('2026-01-19T08:00:00+08:00');
  expect((await getCase(fire, clearance_id)).clearance).toMatchObject({ days_used: 0, is_paused: true });
  await server.request(resubmitClearance, owner, { params: { clearance_id }, body: { note: 'It is clear.' } });
  expect((await loadClearance())?.request).toBeUndefined();
  expect((await getCase(fire, clearance_id)).clearance).toMatchObject({
    days_used: 0,
    is_paused: false,
    due_on: '2026-01-22',
  });
  expect((await server.request(getAssessment, owner, { params: { assessment_code } })).body).toMatchObject({
    due_on: '2026-01-28',
    days_used: 0,
  });
});

test('only the head of the office refuses, and a case with the owner only after the time to correct', async () => {
  const { clearance_id } = await createClaimedCase();
  const refuse = (person: TestPerson) =>
    server.request(rejectClearance, person, {
      params: { clearance_id },
      body: { ground: 'Fire Code, section 7', remarks: 'No second exit.' },
    });
  expect((await refuse(fire)).status).toBe(403);
  await server.request(returnClearance, fire, {
    params: { clearance_id },
    body: { remarks: 'Build a second exit.', requirement_codes: [] },
  });
  server.setNow('2026-01-27T08:00:00+08:00');
  expect((await refuse(chief)).status).toBe(409);
  server.setNow('2026-01-28T08:00:00+08:00');
  expect((await refuse(chief)).body.state).toBe('REJECTED');
});

test.each([
  { what: 'today', day: '2026-01-12', status: 422 },
  { what: 'a Saturday', day: '2026-01-17', status: 422 },
  { what: 'after the office is due', day: '2026-01-16', status: 422 },
  { what: 'tomorrow', day: '2026-01-13', status: 200 },
])('a visit planned for $what gets $status', async ({ day, status }) => {
  const { clearance_id } = await createClaimedCase();
  expect((await plan(clearance_id, day)).status).toBe(status);
});

test('a visit is moved twice and not a third time', async () => {
  const { clearance_id } = await createClaimedCase();
  const days = ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-14'];
  const statuses: number[] = [];
  for (const day of days) statuses.push((await plan(clearance_id, day)).status);
  expect(statuses).toEqual([200, 200, 200, 409]);
  const { inspections, acts } = await getCase(fire, clearance_id);
  expect(inspections).toMatchObject([
    { inspection_no: expect.stringMatching(/^INS-2026-\d{5}$/), scheduled_at: '2026-01-15T01:30:00Z', result: null },
  ]);
  expect(acts).toEqual(['record_inspection']);
});

test('a passed visit returns the case to review, a failed one to the owner with a day to correct', async () => {
  const passedCase = await createClaimedCase();
  await plan(passedCase.clearance_id, '2026-01-13');
  expect((await visit(passedCase.clearance_id, 'PASSED', '')).body.state).toBe('UNDER_REVIEW');

  const failedCase = await createClaimedCase();
  await plan(failedCase.clearance_id, '2026-01-13');
  expect(Object.keys((await visit(failedCase.clearance_id, 'FAILED', '')).body.error.fields ?? {})).toEqual([
    'findings',
  ]);
  expect((await visit(failedCase.clearance_id, 'FAILED')).body.state).toBe('FOR_COMPLIANCE');
  expect((await getCase(fire, failedCase.clearance_id)).inspections[0]).toMatchObject({
    result: 'FAILED',
    next_on: '2026-01-27',
  });
  expect((await visit(failedCase.clearance_id, 'PASSED')).status).toBe(409);
});

test('closed premises get a second visit, and after that the owner must act', async () => {
  const { clearance_id } = await createClaimedCase();
  await plan(clearance_id, '2026-01-13');
  expect((await visit(clearance_id, 'NO_SHOW')).body.state).toBe('INSPECTION_SCHEDULED');
  expect((await visit(clearance_id, 'NO_SHOW')).body.error.message).toBe('No visit is scheduled.');
  await plan(clearance_id, '2026-01-14');
  expect((await visit(clearance_id, 'NO_SHOW')).body.state).toBe('FOR_COMPLIANCE');
});

const REQUESTS = [
  {
    act: 'claim',
    send: (clearance_id: number) =>
      server.request(claimClearance, chief, { body: OUT_OF_TURN_REASON, params: { clearance_id } }),
  },
  { act: 'approve', send: (clearance_id: number) => approve(chief, clearance_id) },
  {
    act: 'return',
    send: (clearance_id: number) =>
      server.request(returnClearance, chief, {
        params: { clearance_id },
        body: { remarks: 'x', requirement_codes: [] },
      }),
  },
  {
    act: 'reject',
    send: (clearance_id: number) =>
      server.request(rejectClearance, chief, { params: { clearance_id }, body: { ground: 'x', remarks: 'x' } }),
  },
  {
    act: 'resubmit',
    send: (clearance_id: number) => server.request(resubmitClearance, owner, { params: { clearance_id }, body: {} }),
  },
  { act: 'schedule_inspection', send: (clearance_id: number) => plan(clearance_id, '2026-01-13') },
  { act: 'pass_inspection', send: (clearance_id: number) => visit(clearance_id, 'PASSED') },
];

test.each(REQUESTS)(
  '$act is refused with its reason in every state that the life table does not allow',
  async ({ act, send }) => {
    const { clearance_id } = await createClaimedCase();
    const allowedStates = new Set<ClearanceState>(
      clearanceMachine.moves.filter((move) => move.act === act).flatMap(({ from }) => from),
    );
    for (const state of CLEARANCE_STATES.filter((name) => !allowedStates.has(name))) {
      await server.api.db.updateTable('clearance').set({ state }).where('clearance_id', '=', clearance_id).execute();
      const reply = await send(clearance_id);
      expect([state, reply.status]).toEqual([state, 409]);
    }
  },
);

test('a queue shows the next due cases first, counts its views and is searched by name and number', async () => {
  const menro = await server.person('menro');
  const first = await createCase('menro');
  server.setNow('2026-01-13T08:00:00+08:00');
  const second = await createCase('menro');
  const listIds = async (query: Record<string, string | number>) =>
    (await server.request(listClearances, menro, { query })).body.data.map(({ clearance_id }) => clearance_id);
  const open = await listIds({ limit: 100 });
  expect(open.indexOf(first.clearance_id)).toBeLessThan(open.indexOf(second.clearance_id));
  expect(await listIds({ search: second.assessment_code })).toEqual([second.clearance_id]);
  expect((await server.request(nextClearance, menro)).body.clearance_id).toBe(open[0]);
  const { counts } = (await server.request(listClearances, menro, { query: { view: 'mine' } })).body;
  expect(counts).toMatchObject({ mine: 1, open: open.length, unclaimed: open.length - 1, with_owner: 0, decided: 0 });

  const pagedIds: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await server.request(listClearances, menro, { query: { limit: 3, ...(cursor ? { cursor } : {}) } });
    pagedIds.push(...page.body.data.map(({ clearance_id }) => clearance_id));
    cursor = page.body.next_cursor;
  } while (cursor);
  expect(pagedIds).toEqual(await listIds({ limit: 100 }));
});

test('an office with an empty desk gets a message', async () => {
  expect((await server.request(nextClearance, await server.person('mao'))).body).toEqual({ clearance_id: null });
});
