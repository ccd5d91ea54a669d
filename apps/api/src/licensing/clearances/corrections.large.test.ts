import {
  claimClearance,
  getAssessment,
  getClearance,
  getCompany,
  registerCompany,
  resubmitClearance,
  returnAssessment,
  returnClearance,
  saveCompanyDraft,
  submitAssessment,
} from '@ebpls/contracts';
import { formatCanonicalJson, listChangedFields } from '@ebpls/rules';

import {
  A_DECLARATION,
  createAcceptedApplication,
  fileApplication,
  OUT_OF_TURN_REASON,
} from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let otherUser: TestPerson;
let bplo: TestPerson;
let fire: TestPerson;
let health: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  otherUser = await server.person('user');
  bplo = await server.person('bplo');
  fire = await server.person('fire');
  health = await server.person('rhu');
});
afterAll(() => server.close());

const MARKS = [
  { field: 'place.business_area_sqm', reason: 'The plan says 64.' },
  { field: 'contacts.emergency_name', reason: 'Name a person, not the store.' },
];

async function createReturnedCase(marks: readonly { field: string; reason: string }[] = MARKS) {
  const { company_code, assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const read = async () => (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  const clearanceId = (await read()).clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  const params = { clearance_id: String(clearanceId) };
  await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params });
  const returnReply = await server.request(returnClearance, fire, {
    params,
    body: { remarks: 'Two answers differ from the plan.', requirement_codes: [], marks: [...marks] },
  });
  const answer = (answers: Record<string, string | number | boolean>, person = owner, note = '') =>
    server.request(resubmitClearance, person, { params, body: { note, answers } });
  const getPart = async (person: TestPerson) => (await server.request(getClearance, person, { params })).body;
  return { company_code, assessment_code, read, returnReply, answer, getPart };
}

test('the owner reads the marks and their reasons, corrects them, and everything else stays byte for byte', async () => {
  const { read, answer, getPart, company_code } = await createReturnedCase();
  const before = (await read()).business ?? {};
  const company = (await server.request(getCompany, owner, { params: { company_code } })).body;
  const corrections = (await read()).clearances.find(({ office }) => office === 'fire')?.corrections;
  expect(corrections).toMatchObject([
    {
      field: 'place.business_area_sqm',
      label: 'Floor area in square meters',
      reason: 'The plan says 64.',
    },
    { field: 'contacts.emergency_name', answered_at: null },
  ]);

  const answerReply = await answer({ 'place.business_area_sqm': 64, 'contacts.emergency_name': ' Liza M. Cruz ' });
  expect(answerReply.body.state).toBe('UNDER_REVIEW');
  const after = (await read()).business ?? {};
  expect(listChangedFields(before, after)).toEqual(['place.business_area_sqm', 'contacts.emergency_name']);
  expect(after).toMatchObject({ place: { business_area_sqm: 64 }, contacts: { emergency_name: 'Liza M. Cruz' } });
  const registeredCompany = (await server.request(getCompany, owner, { params: { company_code } })).body;
  expect(listChangedFields(company.form ?? {}, registeredCompany.form ?? {})).toEqual([
    'place.business_area_sqm',
    'contacts.emergency_name',
  ]);
  expect(registeredCompany.draft).toMatchObject({ place: { business_area_sqm: 64 } });
  expect(registeredCompany.draft_revision).toBeGreaterThan(company.draft_revision);
  expect((await getPart(fire)).clearance.corrections).toMatchObject([
    { before: corrections?.[0]?.before, after: 64, answered_at: expect.any(String) },
    { before: corrections?.[1]?.before, after: 'Liza M. Cruz' },
  ]);
});

test('a field that was not marked is refused by its name, and nothing is changed', async () => {
  const { read, answer } = await createReturnedCase();
  const before = await read();
  const refusal = await answer({
    'place.business_area_sqm': 64,
    'contacts.emergency_name': 'Liza M. Cruz',
    'place.street': 'Another street',
  });
  expect([refusal.status, refusal.body.error.message, Object.keys(refusal.body.error.fields ?? {})]).toEqual([
    422,
    'The office did not mark “Street, lot and block, or purok” for correction, so it cannot be changed.',
    ['place.street'],
  ]);
  expect(await read()).toEqual(before);
});

test.each([
  ['a marked field without an answer', { 'place.business_area_sqm': 64 }, 'contacts.emergency_name'],
  [
    'an answer that cannot be',
    { 'place.business_area_sqm': -1, 'contacts.emergency_name': 'Liza' },
    'place.business_area_sqm',
  ],
])('%s is refused at its field', async (_, answers, field) => {
  const { answer } = await createReturnedCase();
  const refusal = await answer(answers);
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, [field]]);
});

test('an office cannot mark the owner, amounts and fields outside its own checks', async () => {
  for (const field of ['identity.org_type', 'activity.total_assets', 'place.lessor_name']) {
    const { returnReply } = await createReturnedCase([{ field, reason: 'Why?' }]);
    expect([field, returnReply.status]).toEqual([field, 422]);
  }
});

test('a reply that changes no marked answer is refused, and accepted with a note that explains why', async () => {
  const { read, answer, getPart } = await createReturnedCase();
  const before = await read();
  const corrections = before.clearances.find(({ office }) => office === 'fire')?.corrections ?? [];
  const formerAnswers = Object.fromEntries(corrections.map(({ field, before: former }) => [field, former]));
  const refusal = await answer(formerAnswers, owner, ' ');
  expect([refusal.status, refusal.body.error.message]).toEqual([
    409,
    'Your reply changes nothing. Please correct a marked answer, or explain in the note why it stays the same.',
  ]);
  expect(await read()).toEqual(before);
  expect((await answer(formerAnswers, owner, 'The plan is outdated.')).body.state).toBe('UNDER_REVIEW');
  expect((await getPart(fire)).assessment.timeline).toContainEqual(
    expect.objectContaining({ note: 'The plan is outdated.', reply_to: 'fire' }),
  );
});

test('a second round keeps the first one beside it', async () => {
  const { answer, getPart, returnReply } = await createReturnedCase([
    { field: 'place.zip', reason: 'Four digits of the town.' },
  ]);
  await answer({ 'place.zip': '4026' });
  const params = { clearance_id: String(returnReply.body.clearance_id) };
  await server.request(returnClearance, fire, {
    params,
    body: { remarks: 'Once more.', requirement_codes: [], marks: [{ field: 'place.zip', reason: 'Still not.' }] },
  });
  await answer({ 'place.zip': '4027' });
  expect((await getPart(fire)).clearance.corrections).toMatchObject([
    { before: expect.any(String), after: '4026' },
    { before: '4026', after: '4027' },
  ]);
});

test('another owner and another office neither read nor answer the marks', async () => {
  const { answer, assessment_code } = await createReturnedCase();
  expect((await answer({ 'place.business_area_sqm': 64, 'contacts.emergency_name': 'X' }, otherUser)).status).toBe(404);
  const foreign = (await server.request(getAssessment, health, { params: { assessment_code } })).body;
  expect(foreign.clearances.find(({ office }) => office === 'fire')?.corrections).toEqual([]);
});

describe('what the licensing office marks before it accepts', () => {
  async function createReturnedFiling() {
    const { company_code, assessment_code } = await fileApplication(server, owner);
    const read = async (person = owner) =>
      (await server.request(getAssessment, person, { params: { assessment_code } })).body;
    await server.request(returnAssessment, bplo, {
      params: { assessment_code },
      body: { remarks: 'Please correct.', requirement_codes: [], marks: MARKS },
    });
    const submit = (answers: Record<string, string | number>, declaration = A_DECLARATION) =>
      server.request(submitAssessment, owner, { params: { assessment_code }, body: { ...declaration, answers } });
    return { company_code, read, submit };
  }
  const ANSWERS = { 'place.business_area_sqm': 64, 'contacts.emergency_name': 'Liza M. Cruz' };

  test('comes back alone: form and declaration stay byte for byte, and the office reads both answers', async () => {
    const { read, submit, company_code } = await createReturnedFiling();
    const before = await read();
    expect(before.corrections).toMatchObject([{ field: 'place.business_area_sqm', answered_at: null }, {}]);
    expect((await submit(ANSWERS)).body.state).toBe('SUBMITTED');
    const after = await read(bplo);
    expect(listChangedFields(before.business ?? {}, after.business ?? {})).toEqual(Object.keys(ANSWERS));
    expect(formatCanonicalJson(after.declaration)).toBe(formatCanonicalJson(before.declaration));
    expect(after.corrections).toMatchObject([{ after: 64 }, { after: 'Liza M. Cruz' }]);
    const company = (await server.request(getCompany, owner, { params: { company_code } })).body;
    expect(company.form).toMatchObject({ place: { business_area_sqm: 64 } });
  });

  test('is accepted when every marked answer is confirmed, because the form has no note', async () => {
    const { read, submit } = await createReturnedFiling();
    const { corrections } = await read();
    const former = corrections.map(({ field, before }) => [field, before] as const);
    const reply = await submit(Object.fromEntries(former) as Record<string, string | number>);
    expect([reply.status, reply.body.state]).toEqual([200, 'SUBMITTED']);
  });

  test('is all that can be changed: other fields, figures and the registration are refused, and nothing changes', async () => {
    const { read, submit, company_code } = await createReturnedFiling();
    const before = await read();
    const other = await submit({ ...ANSWERS, 'place.street': 'Elsewhere' });
    expect(Object.keys(other.body.error.fields ?? {})).toEqual(['place.street']);
    const figures = await submit(ANSWERS, { ...A_DECLARATION, employees_male: 9 });
    expect([figures.status, Object.keys(figures.body.error.fields ?? {})]).toEqual([422, ['employees_male']]);
    expect((await submit({})).status).toBe(422);
    const params = { company_code };
    const company = (await server.request(getCompany, owner, { params })).body;
    expect(company.is_editable).toBe(false);
    const sectionInput = { section: 'place' as const, values: {}, draft_revision: company.draft_revision };
    expect((await server.request(saveCompanyDraft, owner, { params, body: sectionInput })).status).toBe(409);
    expect((await server.request(registerCompany, owner, { params })).status).toBe(409);
    expect(await read()).toEqual(before);
  });
});
