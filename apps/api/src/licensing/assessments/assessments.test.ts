import {
  acceptAssessment,
  APPLICATION_STATES,
  approveClearance,
  type ApplicationState,
  claimClearance,
  type ClearanceState,
  getAssessment,
  getCompany,
  getReference,
  listCompanyAssessments,
  listTransactions,
  rejectAssessment,
  returnAssessment,
  saveAssessmentDraft,
  saveCompanyDraft,
  registerCompany,
  startAssessment,
  submitAssessment,
  withdrawAssessment,
} from '@ebpls/contracts';
import { applicationMachine } from '@ebpls/rules';
import { sql } from 'kysely';

import {
  A_DECLARATION,
  createAcceptedApplication,
  createForm,
  fileApplication,
  prepareApplication,
  registerBusiness,
  sendPaper,
  OUT_OF_TURN_REASON,
} from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let otherUser: TestPerson;
let bplo: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  otherUser = await server.person('user');
  bplo = await server.person('bplo');
  admin = await server.person('admin');
});
afterAll(() => server.close());
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const read = async (who: TestPerson, assessment_code: string) =>
  (await server.request(getAssessment, who, { params: { assessment_code } })).body;
const submit = (assessment_code: string, body: unknown = A_DECLARATION, headers: Record<string, string> = {}) =>
  server.request(submitAssessment, owner, { params: { assessment_code }, body, headers });
const forceState = (assessment_code: string, state: ApplicationState) =>
  server.api.db.updateTable('application').set({ state }).where('assessment_code', '=', assessment_code).execute();
const BACK = { remarks: 'The lease is not signed.', requirement_codes: ['R04'] };

test('a snapshot stored before a field existed is returned with the default of that field', async () => {
  const { company_code, assessment_code } = await fileApplication(server, owner);
  const earlier = sql`update application set snapshot = snapshot #- '{form,place,building}' where assessment_code = ${assessment_code}`;
  await earlier.execute(server.api.db);
  await sql`update business set form = form #- '{place,building}' where company_code = ${company_code}`.execute(
    server.api.db,
  );

  expect((await read(bplo, assessment_code)).business).toMatchObject({ place: { building: '' } });
  const company = await server.request(getCompany, owner, { params: { company_code } });
  expect(company.body.form).toMatchObject({ place: { building: '' } });
});

test('an application is started once; a repeated request returns the open one', async () => {
  const company_code = await registerBusiness(server, owner);
  const request = { params: { company_code }, body: { application_type: 'NEW', tax_year: 2026 } };
  const [first, second] = await Promise.all([
    server.request(startAssessment, owner, request),
    server.request(startAssessment, owner, request),
  ]);
  expect(first.body.assessment_code).toMatch(/^DRAFT-\d+$/);
  expect(second.body).toEqual(first.body);
});

test.each([
  {
    what: 'a renewal of a business that never had a permit',
    body: { application_type: 'RENEWAL', tax_year: 2026 },
    status: 409,
  },
  { what: 'last year', body: { application_type: 'NEW', tax_year: 2025 }, status: 422 },
  { what: 'next year, in January', body: { application_type: 'NEW', tax_year: 2027 }, status: 422 },
  { what: 'a kind that nobody starts like this', body: { application_type: 'SPECIAL', tax_year: 2026 }, status: 409 },
])('$what is refused', async ({ body, status }) => {
  const company_code = await registerBusiness(server, owner);
  expect((await server.request(startAssessment, owner, { params: { company_code }, body })).status).toBe(status);
});

test('from 1 October the next year may be renewed too, once the running one has its permit', async () => {
  const { company_code, assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  await forceState(assessment_code, 'ISSUED');
  await server.api.db
    .updateTable('business')
    .set({ state: 'ACTIVE' })
    .where('company_code', '=', company_code)
    .execute();
  const getRefusalReason = async () =>
    (await server.request(getCompany, owner, { params: { company_code } })).body.cannot_request;
  const listRequestable = async () =>
    (await server.request(getCompany, owner, { params: { company_code } })).body.can_request;
  server.setNow('2026-09-30T23:59:59+08:00');
  expect(await listRequestable()).toEqual([]);
  expect(await getRefusalReason()).toBe(
    'This business already has a 2026 permit or an application in progress. Applications for 2027 open on 1 October 2026.',
  );
  server.setNow('2026-10-01T00:00:00+08:00');
  expect(await listRequestable()).toEqual([{ application_type: 'RENEWAL', tax_year: 2027, files_from: '2027-01-01' }]);
  expect(
    (
      await server.request(startAssessment, owner, {
        params: { company_code },
        body: { application_type: 'RENEWAL', tax_year: 2027 },
      })
    ).status,
  ).toBe(200);
  // A kind of application that is not offered is refused, with the year in the message.
  expect(await getRefusalReason()).toBe('This business already has a 2026 permit or an application in progress.');
  const again = await server.request(startAssessment, owner, {
    params: { company_code },
    body: { application_type: 'RENEWAL', tax_year: 2026 },
  });
  expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining('a 2026 permit')]);
});

test('a declaration that another device saved since is neither replaced nor filed unseen', async () => {
  const assessment_code = await prepareApplication(server, owner, {
    company_code: await registerBusiness(server, owner),
  });
  const save = (values: Record<string, unknown>, draft_revision: number) =>
    server.request(saveAssessmentDraft, owner, { params: { assessment_code }, body: { values, draft_revision } });
  const file = (draft_revision: string) =>
    server.request(submitAssessment, owner, {
      params: { assessment_code },
      query: { draft_revision },
      body: A_DECLARATION,
    });
  await save({ employees_male: 2 }, 0);
  const lateReply = await save({ employees_male: 3 }, 0);
  expect([lateReply.status, lateReply.body.error.present]).toMatchObject([
    409,
    { draft: { employees_male: 2 }, draft_revision: 1 },
  ]);
  expect([(await file('0')).status, (await read(owner, assessment_code)).state]).toEqual([409, 'DRAFT']);
  expect((await file('1')).status).toBe(200);
});

test('a draft is visible to its owner alone, and is stored as it was typed', async () => {
  const company_code = await registerBusiness(server, owner);
  const draft = await prepareApplication(server, owner, { company_code });
  await server.request(saveAssessmentDraft, owner, {
    params: { assessment_code: draft },
    body: { values: { payment_mode: 'QUARTERLY' }, draft_revision: 0 },
  });
  expect(await read(owner, draft)).toMatchObject({ draft: { payment_mode: 'QUARTERLY' }, draft_revision: 1 });
  for (const who of [otherUser, bplo, admin, await server.person('fire')])
    expect((await server.request(getAssessment, who, { params: { assessment_code: draft } })).status).toBe(404);
});

test('the estimate of a typed declaration is the bill to come: V12, 3,405.00', async () => {
  const company_code = await registerBusiness(server, owner);
  const draft = await prepareApplication(server, owner, { company_code });
  expect((await read(owner, draft)).estimate).toBeNull();
  const { signed_name: _name, agrees: _agrees, ...typed } = A_DECLARATION;
  await server.request(saveAssessmentDraft, owner, {
    params: { assessment_code: draft },
    body: { values: typed, draft_revision: 0 },
  });
  const { estimate } = await read(owner, draft);
  expect(estimate?.total).toBe('3405.00');
  expect(estimate?.lines[0]).toMatchObject({
    amount: '375.00',
    ordinance_section: expect.stringContaining('SIRC'),
    reason: expect.stringMatching(/\d/),
  });
});

test.each([
  {
    what: 'a line that is not registered',
    at: ['lines', 'lines.0.line'],
    change: { lines: [{ line: 'L12', capitalization: '1.00' }] },
  },
  { what: 'no capital', at: ['lines.0.capitalization'], change: { lines: [{ line: 'L11' }] } },
  {
    what: 'gross of a business that is new',
    at: ['lines.0.gross_non_essential'],
    change: { lines: [{ line: 'L11', capitalization: '1.00', gross_non_essential: '5.00' }] },
  },
  {
    what: 'the same line twice',
    at: ['lines.1.line'],
    change: {
      lines: [
        { line: 'L11', capitalization: '1.00' },
        { line: 'L11', capitalization: '1.00' },
      ],
    },
  },
  { what: 'fewer workers than residents among them', at: ['employees_male'], change: { employees_male: 1 } },
  { what: 'a negative amount', at: ['total_assets'], change: { total_assets: '-1.00' } },
  { what: 'an amount that is too large', at: ['total_assets'], change: { total_assets: '999999999999.00' } },
  { what: 'no signature', at: ['signed_name'], change: { signed_name: '  ' } },
  { what: 'an oath that was not taken', at: ['agrees'], change: { agrees: false } },
])('a declaration with $what is refused at its field', async ({ at, change }) => {
  const draft = await prepareApplication(server, owner, { company_code: await registerBusiness(server, owner) });
  const reply = await submit(draft, { ...A_DECLARATION, ...change });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {}).toSorted()).toEqual(at);
});

test('an application without its papers is refused, each paper at its own field', async () => {
  const company_code = await registerBusiness(server, owner);
  const { assessment_code } = (
    await server.request(startAssessment, owner, {
      params: { company_code },
      body: { application_type: 'NEW', tax_year: 2026 },
    })
  ).body;
  await sendPaper(server, owner, { company_code, requirement_code: 'R01' });
  const reply = await submit(assessment_code);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {})).toEqual([
    'requirements.R02',
    'requirements.R03',
    'requirements.R04',
    // No R06: the ID of the owner was sent for another business.
    'requirements.R08',
    'requirements.R20',
  ]);
});

test('two concurrent filings file once, and the stored reply is repeated for the same key', async () => {
  const draft = await prepareApplication(server, owner, { company_code: await registerBusiness(server, owner) });
  const statuses = (await Promise.all([submit(draft), submit(draft)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);

  const other = await prepareApplication(server, owner, { company_code: await registerBusiness(server, owner) });
  const key = { 'idempotency-key': 'one-click-of-the-button' };
  const first = await submit(other, A_DECLARATION, key);
  const second = await submit(other, A_DECLARATION, key);
  expect(second.body).toEqual(first.body);
  expect((await read(owner, first.body.assessment_code)).timeline).toHaveLength(1);
});

test('numbers of applications have no gap, though filings fail in between', async () => {
  const codes: string[] = [];
  for (let each = 0; each < 3; each += 1) {
    codes.push((await fileApplication(server, owner)).assessment_code);
    const draft = await prepareApplication(server, owner, { company_code: await registerBusiness(server, owner) });
    await submit(draft, { ...A_DECLARATION, agrees: false });
  }
  const numbers = codes.map((code) => Number(code.slice(9)));
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
});

test('a returned application lists what is missing, and is filed again only when something changed', async () => {
  const { company_code, assessment_code } = await fileApplication(server, owner);
  const returnReply = await server.request(returnAssessment, bplo, { params: { assessment_code }, body: BACK });
  expect(returnReply.body.state).toBe('RETURNED');
  const back = await read(owner, assessment_code);
  expect(back.returned).toMatchObject(BACK);
  expect(back.acts).toEqual(['resubmit', 'withdraw']);
  expect(back.requirements.find(({ code }) => code === 'R04')?.document).toMatchObject({
    state: 'REQUIRES_RESUBMISSION',
    remarks: BACK.remarks,
  });

  server.setNow('2026-01-13T09:00:00+08:00');
  expect(Object.keys((await submit(assessment_code)).body.error.fields ?? {})).toEqual(['requirements.R04']);
  await sendPaper(server, owner, { company_code, requirement_code: 'R04', assessment_code });
  const again = await submit(assessment_code);
  expect(again.body).toEqual({ assessment_code, state: 'SUBMITTED' });
  expect((await read(owner, assessment_code)).revision).toBe(1);
});

test('a returned application without a change is not filed again', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'Please check the capital.', requirement_codes: [] },
  });
  server.setNow('2026-01-13T09:00:00+08:00');
  const unchangedReply = await submit(assessment_code);
  expect([unchangedReply.status, unchangedReply.body.error.message]).toEqual([
    409,
    'Nothing has changed since it was returned. Please correct what is required, then submit it again.',
  ]);
  expect((await submit(assessment_code, { ...A_DECLARATION, total_assets: '800,000' })).status).toBe(200);
});

test('a return without remarks or for an unknown paper is refused at its field', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  const empty = await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: ' ', requirement_codes: [] },
  });
  expect(Object.keys(empty.body.error.fields ?? {})).toEqual(['remarks']);
  const unknown = await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'x', requirement_codes: ['R77'] },
  });
  expect(Object.keys(unknown.body.error.fields ?? {})).toEqual(['requirement_codes']);
});

test('a sworn declaration stays as it was filed, though the registration changes after a return', async () => {
  const form = createForm();
  const { company_code, assessment_code } = await fileApplication(server, owner, form);
  await server.request(returnAssessment, bplo, { params: { assessment_code }, body: BACK });
  await server.request(saveCompanyDraft, owner, {
    params: { company_code },
    body: { section: 'contacts', values: { ...form.contacts, owner_address: 'A new address' }, draft_revision: 6 },
  });
  await server.request(registerCompany, owner, { params: { company_code } });
  const snapshot = await server.api.db
    .selectFrom('application')
    .select('snapshot')
    .where('assessment_code', '=', assessment_code)
    .executeTakeFirstOrThrow();
  expect(snapshot.snapshot?.form.contacts.owner_address).toBe('Purok 3');
});

test('the licensing office may set a longer legal class, and the day follows from the holidays', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.request(acceptAssessment, bplo, {
    params: { assessment_code },
    body: { arta_class: 'HIGHLY_TECHNICAL' },
  });
  const { arta_class, due_on, days_limit } = await read(owner, assessment_code);
  expect({ arta_class, due_on, days_limit }).toEqual({
    arta_class: 'HIGHLY_TECHNICAL',
    due_on: '2026-02-09',
    days_limit: 20,
  });
});

test('a person who may accept sees the class that the rules find and why, and nobody else does', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  expect((await read(bplo, assessment_code)).class_found).toEqual({ arta_class: 'COMPLEX', ground: 'NEW' });
  expect((await read(owner, assessment_code)).class_found).toBeUndefined();
  await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  const acceptedReply = await read(bplo, assessment_code);
  expect([acceptedReply.arta_class, acceptedReply.class_found]).toEqual(['COMPLEX', undefined]);
});

test('the list of papers cannot grow after filing', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  const before = (await read(owner, assessment_code)).requirements.map(({ code }) => code);
  const row = await server.api.db
    .selectFrom('requirement')
    .select('content')
    .where('code', '=', 'R10')
    .executeTakeFirstOrThrow();
  const content = row.content as { rules: Record<string, string>; name: Record<string, string> };
  const changedContent = {
    ...content,
    name: { en: 'Changed', fil: 'Changed' },
    rules: { ...content.rules, NEW: 'mandatory' },
  };
  await server.api.db
    .updateTable('requirement')
    .set({ content: JSON.stringify(changedContent) })
    .where('code', '=', 'R10')
    .execute();
  while (!(await server.request(getReference, owner)).body.requirements.some(({ name }) => name === 'Changed'))
    expect(content.rules['NEW']).not.toBe('mandatory');
  expect((await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} })).status).toBe(200);
  expect((await read(owner, assessment_code)).requirements.map(({ code }) => code)).toEqual(before);
  await server.api.db
    .updateTable('requirement')
    .set({ content: JSON.stringify(content) })
    .where('code', '=', 'R10')
    .execute();
});

test('offices see the case without what the owner earns; the owner and the licensing office see all of it', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const fire = await read(await server.person('fire'), assessment_code);
  expect(JSON.stringify(fire)).not.toMatch(/total_assets|capitalization|750000|"tin"/);
  expect({ estimate: fire.estimate, payment_mode: fire.payment_mode, acts: fire.acts }).toEqual({
    estimate: null,
    payment_mode: null,
    acts: [],
  });
  for (const who of [owner, bplo, admin])
    expect(JSON.stringify((await read(who, assessment_code)).declaration)).toContain('750000.00');
});

test('another owner, an office without a part and another barangay get the reply of an unknown number', async () => {
  const { assessment_code, company_code } = await createAcceptedApplication(server, { owner, bplo });
  const never = await server.request(getAssessment, otherUser, { params: { assessment_code: 'APP-2026-999999' } });
  for (const who of [
    otherUser,
    await server.person('mao'),
    await server.person('peso'),
    await server.person('barangay-balite'),
    await server.person('barangay-nowhere'),
  ]) {
    const reply = await server.request(getAssessment, who, { params: { assessment_code } });
    expect([reply.status, reply.body]).toEqual([404, never.body]);
    expect((await server.request(listCompanyAssessments, who, { params: { company_code } })).status).toBe(404);
  }
});

test('a low-risk renewal whose offices found everything right last year is cleared at once by the own offices alone', async () => {
  const small = createForm('Tindahan');
  const form = {
    ...small,
    place: { ...small.place, business_area_sqm: 12 },
    people: { ...small.people, residents_male: 0, residents_female: 0, employees_male: 0, employees_female: 1 },
    activity: {
      ...small.activity,
      lines: [{ line: 'L13', products: '', is_principal: true, units: {} }],
      date_started: '2025-11-10',
    },
  };
  server.setNow('2025-12-01T08:00:00+08:00');
  const company_code = await registerBusiness(server, owner, form);
  const { assessment_code: draft } = (
    await server.request(startAssessment, owner, {
      params: { company_code },
      body: { application_type: 'NEW', tax_year: 2025 },
    })
  ).body;
  for (const { code, is_mandatory } of (await read(owner, draft)).requirements)
    if (is_mandatory) await sendPaper(server, owner, { company_code, requirement_code: code, assessment_code: draft });
  const declaration = { ...A_DECLARATION, employees_male: 0, lines: [{ line: 'L13', capitalization: '50000.00' }] };
  const { assessment_code } = (await submit(draft, declaration)).body;
  await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  for (const { clearance_id, office } of (await read(bplo, assessment_code)).clearances) {
    if (clearance_id === null) continue;
    const desk = await server.person(office === 'barangay' ? 'barangay-silangan' : office);
    await server.request(claimClearance, desk, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
    await server.request(approveClearance, desk, { params: { clearance_id }, body: { remarks: '' } });
  }
  await forceState(assessment_code, 'ISSUED');
  await server.api.db
    .updateTable('business')
    .set({ state: 'ACTIVE' })
    .where('company_code', '=', company_code)
    .execute();

  server.setNow('2026-01-12T08:00:00+08:00');
  const renewal = await prepareApplication(server, owner, { company_code, application_type: 'RENEWAL' });
  const filedApplication = await submit(renewal, {
    ...declaration,
    lines: [{ line: 'L13', gross_non_essential: '90000.00' }],
  });
  const acceptReply = await server.request(acceptAssessment, bplo, {
    params: { assessment_code: filedApplication.body.assessment_code },
    body: {},
  });
  expect(acceptReply.body.state).toBe('IN_CLEARANCE');
  const { arta_class, clearances, timeline } = await read(owner, filedApplication.body.assessment_code);
  expect(arta_class).toBe('SIMPLE');
  const parts = clearances.filter(({ clearance_id }) => clearance_id !== null);
  const isOtherAgency = ({ office }: (typeof parts)[number]) => office === 'fire' || office === 'barangay';
  // Fire and barangay are other agencies: no rule of the municipality decides for them.
  expect(parts.filter(isOtherAgency).map(({ state, clearance_no }) => [state, clearance_no])).toEqual(
    parts.filter(isOtherAgency).map(() => ['PENDING', null]),
  );
  const own = parts.filter((part) => !isOtherAgency(part));
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ state, clearance_no }) => state === 'APPROVED' && clearance_no !== null)).toBe(true);
  const titles = timeline.map(({ title }) => title);
  for (const { title } of own) expect(titles).toContain(`${title}: cleared immediately, low-risk renewal`);
});

test('an application is refused in writing, and while offices work only after a refusal and the days of appeal', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const refuse = () =>
    server.request(rejectAssessment, bplo, {
      params: { assessment_code },
      body: { ground: 'Zoning ordinance, section 4', remarks: 'The place is residential.' },
    });
  expect((await refuse()).status).toBe(409);
  await server.api.db
    .updateTable('clearance')
    .set({ state: 'REJECTED', decided_at: '2026-01-12T01:00:00Z' })
    .where('office', '=', 'mpdo')
    .where('assessment_id', '=', (await read(bplo, assessment_code)).assessment_id)
    .execute();
  server.setNow('2026-01-19T08:00:00+08:00');
  expect((await refuse()).status).toBe(409);
  expect((await read(bplo, assessment_code)).acts).toEqual([]);
  server.setNow('2026-01-20T08:00:00+08:00');
  expect((await read(bplo, assessment_code)).acts).toEqual(['reject']);
  expect((await refuse()).body.state).toBe('REJECTED');
  const clearances = (await read(owner, assessment_code)).clearances.filter(
    ({ clearance_id }) => clearance_id !== null,
  );
  expect(new Set(clearances.map(({ state }) => state))).toEqual(new Set<ClearanceState>(['CANCELLED', 'REJECTED']));
});

test('withdrawing ends the parts of all offices', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  expect((await server.request(withdrawAssessment, owner, { params: { assessment_code } })).body.state).toBe(
    'WITHDRAWN',
  );
  const open = (await read(owner, assessment_code)).clearances.filter(
    ({ clearance_id, state }) => clearance_id !== null && state !== 'CANCELLED',
  );
  expect(open).toEqual([]);
});

const REQUESTS = [
  { act: 'submit', who: () => owner, send: (assessment_code: string) => submit(assessment_code) },
  {
    act: 'withdraw',
    who: () => owner,
    send: (assessment_code: string) => server.request(withdrawAssessment, owner, { params: { assessment_code } }),
  },
  {
    act: 'accept',
    who: () => bplo,
    send: (assessment_code: string) =>
      server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} }),
  },
  {
    act: 'return',
    who: () => bplo,
    send: (assessment_code: string) =>
      server.request(returnAssessment, bplo, { params: { assessment_code }, body: BACK }),
  },
  {
    act: 'reject',
    who: () => bplo,
    send: (assessment_code: string) =>
      server.request(rejectAssessment, bplo, {
        params: { assessment_code },
        body: { ground: 'Law', remarks: 'Reason' },
      }),
  },
];

test.each(REQUESTS)(
  '$act is refused with its reason in every state that the life table does not allow',
  async ({ act, send }) => {
    const { assessment_code } = await fileApplication(server, owner);
    const allowedStates = new Set(
      applicationMachine.moves
        .filter((move) => move.act === act || (act === 'submit' && move.act === 'resubmit'))
        .flatMap(({ from }) => from),
    );
    for (const state of APPLICATION_STATES.filter((name) => !allowedStates.has(name))) {
      await forceState(assessment_code, state);
      const reply = await send(assessment_code);
      expect([state, reply.status]).toEqual([state, 409]);
      expect(reply.body.error.message).toMatch(/^This is (?:not|no longer) possible/);
      expect(
        (
          await server.api.db
            .selectFrom('application')
            .select('state')
            .where('assessment_code', '=', assessment_code)
            .executeTakeFirstOrThrow()
        ).state,
      ).toBe(state);
    }
  },
);

test('the licensing office lists all owners’ applications by view, searched and paged', async () => {
  const form = createForm('Zamboanga Lumber');
  const { assessment_code } = await fileApplication(server, otherUser, form);
  const searchReply = await server.request(listTransactions, admin, {
    query: { view: 'submitted', search: 'zamboanga' },
  });
  expect(searchReply.body.data).toMatchObject([
    { assessment_code, owner_name: 'Ernesto Villarin', barangay_name: 'Silangan', acts: [] },
  ]);
  const mine = await server.request(listTransactions, bplo, { query: { view: 'submitted', search: assessment_code } });
  expect(mine.body.data[0]?.acts).toEqual(['return', 'accept', 'reject']);
  expect(mine.body.counts['submitted']).toBeGreaterThan(0);

  const all: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await server.request(listTransactions, bplo, {
      query: { view: 'all', limit: 7, ...(cursor ? { cursor } : {}) },
    });
    all.push(...page.body.data.map((row) => row.assessment_code));
    cursor = page.body.next_cursor;
  } while (cursor);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(searchReply.body.counts['all'] ?? 0);
});
