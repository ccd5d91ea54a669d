import {
  claimClearance,
  getAssessment,
  getClearance,
  listClearances,
  listExtraDocuments,
  listOwnerTasks,
  resubmitClearance,
  returnClearance,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication, OUT_OF_TURN_REASON, sendPaper } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let rhu: TestPerson;
let barangay: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  rhu = await server.person('rhu', { firstname: 'Liza', lastname: 'Dimaculangan' });
  barangay = await server.person('barangay-silangan');
  admin = await server.person('admin');
});
afterAll(() => server.close());
// Monday, 12 January 2026.
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const EXTRA = { requirement_code: 'R11', legal_ground: 'PD 856, Sec. 14: health certificates' };

async function createClaimedCase(office = 'rhu', clerk = rhu) {
  const application = await createAcceptedApplication(server, { owner, bplo });
  const params = { assessment_code: application.assessment_code };
  const read = async (person = owner) => (await server.request(getAssessment, person, { params })).body;
  const part = (await read()).clearances.find((one) => one.office === office);
  const clearance_id = part?.clearance_id ?? 0;
  await server.request(claimClearance, clerk, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const returnCase = (body: object) =>
    server.request(returnClearance, clerk, {
      params: { clearance_id },
      body: { remarks: 'Please send it.', requirement_codes: [], ...body },
    });
  const answer = () => server.request(resubmitClearance, owner, { params: { clearance_id }, body: {} });
  const getPart = async (person = clerk) =>
    (await server.request(getClearance, person, { params: { clearance_id } })).body;
  const send = (requirement_code: string) => sendPaper(server, owner, { ...application, requirement_code });
  return { ...application, clearance_id, read, returnCase, answer, getPart, send };
}

test('a return names a document of the frozen list that another office checks, and the owner answers it with a file', async () => {
  const { returnCase, answer, send, getPart } = await createClaimedCase();
  const { assessment } = await getPart();
  expect(assessment.requirements.find(({ code }) => code === 'R03')?.verified_by).not.toContain('rhu');
  expect((await returnCase({ requirement_codes: ['R03'] })).body.state).toBe('FOR_COMPLIANCE');
  expect(Object.keys((await answer()).body.error.fields ?? {})).toEqual(['requirements.R03']);
  expect((await send('R03')).body).toMatchObject({ version: 2 });
  expect((await answer()).body.state).toBe('UNDER_REVIEW');
});

test('a document outside the list needs the citation of a law, and one on the list needs none', async () => {
  const { returnCase, getPart } = await createClaimedCase();
  const { other_documents = [] } = await getPart();
  expect(other_documents.map(({ code }) => code)).toContain('R11');
  expect(other_documents.map(({ code }) => code)).not.toContain('R05');
  const listFields = async (extra: object) =>
    Object.entries((await returnCase({ extra_documents: [extra] })).body.error.fields ?? {});
  expect(await listFields({ ...EXTRA, legal_ground: ' ' })).toEqual([
    ['extra_documents.0.legal_ground', [expect.stringContaining('Please enter the law or ordinance')]],
  ]);
  expect(await listFields({ ...EXTRA, legal_ground: 'The head asked for it.' })).toEqual([
    ['extra_documents.0.legal_ground', [expect.stringContaining('by its number and section')]],
  ]);
  expect(await listFields({ ...EXTRA, requirement_code: 'R03' })).toEqual([
    ['extra_documents.0.requirement_code', [expect.stringContaining('already on the list')]],
  ]);
  for (const requirement_code of ['R05', 'R77'])
    expect((await listFields({ ...EXTRA, requirement_code })).map(([field]) => field)).toEqual([
      'extra_documents.0.requirement_code',
    ]);
  expect((await returnCase({ requirement_codes: ['R11'] })).status).toBe(422);
  expect((await getPart()).clearance.state).toBe('UNDER_REVIEW');
});

test('a document outside the list stops no clock, and the owner may answer without it', async () => {
  const { returnCase, answer, getPart, read } = await createClaimedCase();
  const { due_on } = (await getPart()).clearance;
  expect((await returnCase({ extra_documents: [EXTRA] })).body.state).toBe('FOR_COMPLIANCE');
  server.setNow('2026-01-14T08:00:00+08:00');
  const part = (await getPart()).clearance;
  expect(part).toMatchObject({ is_paused: false, days_used: 2, due_on, requested_documents: [] });
  expect(part.extra_documents).toEqual([{ code: 'R11', name: expect.any(String), legal_ground: EXTRA.legal_ground }]);
  expect((await read()).requirements.find(({ code }) => code === 'R11')).toMatchObject({
    is_mandatory: false,
    legal_ground: EXTRA.legal_ground,
    verified_by: ['rhu'],
  });
  expect((await answer()).body.state).toBe('UNDER_REVIEW');
  expect((await getPart()).clearance).toMatchObject({ days_used: 2, due_on });
});

test('the owner sees the request as a task, sends the document, and the office reads it', async () => {
  const { returnCase, answer, send, getPart, assessment_code } = await createClaimedCase();
  await returnCase({ extra_documents: [EXTRA] });
  const tasks = (await server.request(listOwnerTasks, owner, { query: {} })).body.data;
  expect(tasks.find((task) => task.assessment_code === assessment_code)).toMatchObject({ kind: 'answer' });
  expect((await send('R11')).body).toMatchObject({ requirement_code: 'R11', version: 1 });
  await answer();
  expect((await getPart()).assessment.requirements.find(({ code }) => code === 'R11')?.document).toMatchObject({
    state: 'PENDING_REVIEW',
  });
});

test('beside a document of the list the clock stops for that one alone, and the other may still be left out', async () => {
  const { returnCase, answer, send, getPart } = await createClaimedCase();
  await returnCase({ requirement_codes: ['R03'], extra_documents: [EXTRA] });
  server.setNow('2026-01-14T08:00:00+08:00');
  expect((await getPart()).clearance).toMatchObject({ is_paused: true, days_used: 0 });
  expect((await send('R11')).status).toBe(200);
  expect((await send('R01')).status).toBe(409);
  await send('R03');
  expect((await answer()).body.state).toBe('UNDER_REVIEW');
});

test('the administrator alone reads what was requested outside the list, with the ground and the person', async () => {
  const { returnCase, assessment_code } = await createClaimedCase();
  await returnCase({ extra_documents: [EXTRA] });
  const list = (person: TestPerson) =>
    server.request(listExtraDocuments, person, { query: { search: assessment_code, limit: '5' } });
  expect((await list(admin)).body.data).toMatchObject([
    {
      assessment_code,
      legal_ground: EXTRA.legal_ground,
      requested_by: expect.stringContaining('Dimaculangan'),
      office: expect.any(String),
      document: expect.any(String),
    },
  ]);
  for (const person of [rhu, bplo, owner]) expect((await list(person)).status).toBe(403);
});

test('a late office stays in the list of late cases, and a barangay is passed over, while its request stops no clock', async () => {
  const { returnCase, clearance_id, read } = await createClaimedCase();
  await returnCase({ extra_documents: [EXTRA] });
  const silangan = await createClaimedCase('barangay', barangay);
  await silangan.returnCase({ extra_documents: [EXTRA] });
  server.setNow('2026-01-22T09:00:00+08:00');
  const lateReply = await server.request(listClearances, rhu, { query: { view: 'overdue', limit: '100' } });
  expect(lateReply.body.data.map((row) => row.clearance_id)).toContain(clearance_id);
  expect((await read()).clearances.find(({ office }) => office === 'rhu')?.overdue).toBeDefined();
  await sql`select graphile_worker.add_job('watch_late_parts')`.execute(server.api.db);
  await server.api.jobs.runDue();
  const barangayClearance = (await silangan.read()).clearances.find(({ office }) => office === 'barangay');
  expect(barangayClearance?.state).toBe('NOT_ISSUED_IN_TIME');
});
