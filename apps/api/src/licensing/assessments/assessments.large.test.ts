import {
  getAssessment,
  getCompany,
  listTransactions,
  saveAssessmentDraft,
  startAssessment,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import {
  A_DECLARATION,
  createAcceptedApplication,
  createForm,
  fileApplication,
  prepareApplication,
  registerBusiness,
} from '../../testing/application-fixture.ts';
import { openAssessmentFixture } from '../../testing/assessments/assessment-fixture.ts';

const { close, server, owner, otherUser, bplo, admin, read, submit, forceState } = await openAssessmentFixture();
afterAll(close);
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

test('a snapshot stored before a field existed is returned with the default of that field', async () => {
  const { company_code, assessment_code } = await fileApplication(server, owner);
  const withoutBuilding = sql`update application set snapshot = snapshot #- '{form,place,building}' where assessment_code = ${assessment_code}`;
  await withoutBuilding.execute(server.api.db);
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
  expect(await listRequestable()).toMatchObject([
    { application_type: 'RENEWAL', tax_year: 2027, files_from: '2027-01-01' },
  ]);
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
  const secondStart = await server.request(startAssessment, owner, {
    params: { company_code },
    body: { application_type: 'RENEWAL', tax_year: 2026 },
  });
  expect([secondStart.status, JSON.stringify(secondStart.body)]).toEqual([
    409,
    expect.stringContaining('a 2026 permit'),
  ]);
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
  for (const person of [otherUser, bplo, admin, await server.person('fire')])
    expect((await server.request(getAssessment, person, { params: { assessment_code: draft } })).status).toBe(404);
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

test('the licensing office lists all owners’ applications by view, searched and paged', async () => {
  const form = createForm('Zamboanga Lumber');
  const { assessment_code } = await fileApplication(server, otherUser, form);
  const searchReply = await server.request(listTransactions, admin, {
    query: { view: 'submitted', search: 'zamboanga' },
  });
  expect(searchReply.body.data).toMatchObject([
    { assessment_code, owner_name: 'Ernesto Villarin', barangay_name: 'Silangan', acts: [] },
  ]);
  const ownReply = await server.request(listTransactions, bplo, {
    query: { view: 'submitted', search: assessment_code },
  });
  expect(ownReply.body.data[0]?.acts).toEqual(['return', 'accept', 'reject']);
  expect(ownReply.body.counts['submitted']).toBeGreaterThan(0);

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
