import {
  acceptAssessment,
  addWalkInCitizen,
  type CitizenKey,
  declarePause,
  endWalkIn,
  findCitizen,
  getAssessment,
  getCompany,
  getOpenWalkIn,
  getRenewal,
  listDelegates,
  listMyCompanies,
  requestWalkInConsent,
  renewAtOnce,
  saveAssessmentDraft,
  signUp,
  submitAssessment,
  WALK_IN_HEADER,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { type ChangeFixture, expectOk, openChangeFixture } from '../../testing/changes/change-fixture.ts';
import { createRenewable, toRenewalDeclaration } from '../../testing/changes/renewal-fixture.ts';
import {
  A_DECLARATION,
  createForm,
  fileApplication,
  prepareApplication,
  registerBusiness,
} from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { openWalkInByMail } from '../../testing/walk-ins/walk-in-fixture.ts';

let server: TestServer;
let fixture: ChangeFixture;
let nena: TestPerson;
let clerk: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  clerk = await server.person('bplo', { firstname: 'Rosa', lastname: 'Lim' });
  other = await server.person('bplo', { firstname: 'Pedro', lastname: 'Uy' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow('2026-01-12T08:00:00+08:00');
  nena = await server.person('user', { firstname: 'Nena', lastname: 'Cruz' });
});

/** The server with the header that a clerk's page sends during a walk-in. */
function createCounter(walk_in_no: string): TestServer {
  const counterHeader = { [WALK_IN_HEADER]: walk_in_no };
  return {
    ...server,
    request: (endpoint, person, request) =>
      server.request(endpoint, person, { ...request, headers: { ...request?.headers, ...counterHeader } } as never),
  };
}

const toEmailKey = ({ email }: TestPerson): CitizenKey => ({ by: 'EMAIL', value: email });
/** A walk-in that begins with the code that was mailed to the citizen. */
const open = (person = clerk, citizen = nena): Promise<string> => openWalkInByMail(server, person, citizen.email);
const toParams = (assessment_code: string) => ({ params: { assessment_code } });
const listMails = async (template: string, to: string) =>
  server.api.db
    .selectFrom('mail')
    .select('body_text as text')
    .where('template', '=', template)
    .where('to_address', '=', to)
    .execute();

test('a clerk registers and files for a citizen with the owner’s own form, and every record shows it', async () => {
  const walk_in_no = await open();
  const counter = createCounter(walk_in_no);
  const { company_code, assessment_code } = await fileApplication(counter, clerk, createForm('Tindahan ni Nena'));

  const mine = expectOk(await server.request(listMyCompanies, nena, { query: {} })).data;
  expect(mine.map((row) => row.company_code)).toEqual([company_code]);
  for (const reader of [nena, other]) {
    const record = expectOk(await server.request(getAssessment, reader, toParams(assessment_code)));
    expect(record.filed_by).toEqual({
      name: 'Rosa Lim',
      owner_name: 'Nena Cruz',
      delegation_no: walk_in_no,
      at_counter: true,
    });
    expect(record.timeline[0]?.actor).toBe(`Rosa Lim, licensing office, for Nena Cruz at the counter (${walk_in_no})`);
    const codes = record.requirements.map(({ code }) => code);
    expect(codes).toContain('R32');
    expect(codes).not.toContain('R07');
  }
  const { rows } = await sql<{ act: string; role_name: string }>`
    select act, role_name
    from audit_entry
    join delegation using (delegation_id)
    join walk_in using (walk_in_id)
    where walk_in_no = ${walk_in_no} and account_id = ${clerk.account_id}::bigint`.execute(server.api.db);
  expect(new Set(rows.map(({ role_name }) => role_name))).toEqual(new Set(['bplo']));
  expect(rows.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['company.create', 'company.register', 'application.start', 'application.submit']),
  );
  expect((await listMails('walk_in_opened', nena.email))[0]?.text).toContain('Rosa Lim');
  expect((await listMails('walk_in_filed', nena.email))[0]?.text).toContain(walk_in_no);
  expect(expectOk(await server.request(listDelegates, nena, { params: { company_code } })).data).toEqual([]);
});

test('without the form that the citizen signed nothing is filed', async () => {
  const counter = createCounter(await open());
  const company_code = await registerBusiness(counter, clerk, createForm('Karinderya ni Nena'));
  const draft = await prepareApplication(counter, clerk, { company_code });
  await sql`update document set removed_at = now() where requirement_code = 'R32'`.execute(server.api.db);
  const { status, body } = await counter.request(submitAssessment, clerk, { ...toParams(draft), body: A_DECLARATION });
  expect([status, body]).toMatchObject([422, { error: { fields: { 'requirements.R32': [expect.any(String)] } } }]);
  const { requirements } = expectOk(await counter.request(getAssessment, clerk, toParams(draft)));
  expect(requirements.find(({ code }) => code === 'R32')).toMatchObject({ is_mandatory: true });
  // The owner at home swears on the screen, and signs no paper.
  const { signed_name: _name, agrees: _agrees, ...values } = A_DECLARATION;
  expectOk(
    await counter.request(saveAssessmentDraft, clerk, { ...toParams(draft), body: { values, draft_revision: 0 } }),
  );
  expect(expectOk(await counter.request(getAssessment, clerk, toParams(draft))).estimate?.total).toBe('3405.00');
  const own = expectOk(await server.request(getAssessment, nena, toParams(draft)));
  expect(own.requirements.map(({ code }) => code)).not.toContain('R32');
});

/** Last year's permit of Nena, whose renewal the clerk prepares with the form that she signed. */
async function prepareRenewal(): Promise<{ counter: TestServer; assessment_code: string }> {
  const { company_code } = await createRenewable({ server, owner: nena, bplo: other });
  const counter = createCounter(await open());
  const body = { company_code, application_type: 'RENEWAL' as const };
  return { counter, assessment_code: await prepareApplication(counter, clerk, body) };
}

test('a clerk files the renewal of the citizen’s permit, with last year beside it', async () => {
  const { counter, assessment_code: draft } = await prepareRenewal();
  const { renewal } = expectOk(await counter.request(getRenewal, clerk, toParams(draft)));
  expect([renewal?.former_year, renewal?.is_unchanged]).toEqual([2025, true]);
  const filedApplication = expectOk(
    await counter.request(submitAssessment, clerk, { ...toParams(draft), body: toRenewalDeclaration() }),
  );
  const record = expectOk(await server.request(getAssessment, nena, toParams(filedApplication.assessment_code)));
  expect(record).toMatchObject({ application_type: 'RENEWAL', state: 'SUBMITTED', filed_by: { at_counter: true } });
  const accepting = { ...toParams(filedApplication.assessment_code), body: {} };
  expect((await server.request(acceptAssessment, clerk, accepting)).status).toBe(403);
  expect((await server.request(acceptAssessment, other, accepting)).status).toBe(200);
});

test('a renewal without a change is billed before the citizen leaves, and not without the signed form', async () => {
  const { counter, assessment_code: draft } = await prepareRenewal();
  const renewing = { ...toParams(draft), body: { ...toRenewalDeclaration(), gross_reason: '' } };
  const { rows } = await sql<{ document_id: string }>`
    update document set removed_at = now()
    where requirement_code = 'R32' and removed_at is null
    returning document_id`.execute(server.api.db);
  const unsignedReply = await counter.request(renewAtOnce, clerk, renewing);
  expect([unsignedReply.status, Object.keys(unsignedReply.body.error.fields ?? {})]).toEqual([
    422,
    ['requirements.R32'],
  ]);
  await sql`
    update document set removed_at = null where document_id = any(${rows.map((row) => row.document_id)}::uuid[])`.execute(
    server.api.db,
  );
  const { assessment_code, state } = expectOk(await counter.request(renewAtOnce, clerk, renewing));
  expect(state).toBe('FOR_PAYMENT');
  expect(expectOk(await server.request(getAssessment, nena, toParams(assessment_code))).filed_by?.name).toBe(
    'Rosa Lim',
  );
  expect((await listMails('walk_in_filed', nena.email)).at(-1)?.text).toContain(assessment_code);
});

test('the clerk who filed at the counter decides nothing on that application; a colleague does', async () => {
  const { assessment_code, company_code } = await fileApplication(
    createCounter(await open()),
    clerk,
    createForm('Panaderya'),
  );
  expect(await server.request(acceptAssessment, clerk, { ...toParams(assessment_code), body: {} })).toMatchObject({
    status: 403,
    body: { error: { message: expect.stringContaining('own') as string } },
  });
  expect(expectOk(await server.request(getAssessment, clerk, toParams(assessment_code))).acts).toEqual([]);
  expect((await server.request(acceptAssessment, other, { ...toParams(assessment_code), body: {} })).status).toBe(200);
  expect((await server.request(getCompany, clerk, { params: { company_code } })).status).toBe(403);
});

test('a newcomer gets an account that only the mailed link opens, and the clerk files with the code of its mailbox', async () => {
  const email = 'lolo.tino@example.com';
  const body = { firstname: 'Tino', lastname: 'Reyes', email };
  const { citizen } = expectOk(await server.request(addWalkInCitizen, clerk, { body }));
  expect(citizen).toEqual({
    name: 'Tino Reyes',
    email: 'l•••@example.com',
    mobile: null,
    is_unclaimed: true,
    businesses: 0,
  });
  expect(await listMails('invitation', email)).toHaveLength(1);
  const walk_in_no = await openWalkInByMail(server, clerk, email);
  const { assessment_code } = await fileApplication(createCounter(walk_in_no), clerk, createForm('Vulcanizing'));
  expect(assessment_code).toMatch(/^APP-2026-/);
  expect((await server.request(addWalkInCitizen, clerk, { body })).status).toBe(409);
  const secondSignUp = { email, password: 'another password', firstname: 'X', lastname: 'Y', agrees: true } as never;
  await server.request(signUp, undefined, { body: secondSignUp });
  const { rows } = await sql<{ verified_at: string | null; firstname: string }>`
    select verified_at, firstname from account where email = ${email}`.execute(server.api.db);
  expect(rows).toEqual([{ verified_at: null, firstname: 'Tino' }]);
});

test('an account is found by all of an e-mail, a mobile number or a TIN, and by nothing less', async () => {
  const find = async (body: CitizenKey) => expectOk(await server.request(findCitizen, clerk, { body })).citizen?.name;
  const form = createForm('Botika');
  await registerBusiness(server, nena, { ...form, identity: { ...form.identity, tin: '777-888-999-000' } });
  await sql`
    insert into account_mobile (account_id, number, verified_at)
    values (${nena.account_id}::bigint, '09175550123', now())`.execute(server.api.db);
  expect(await find(toEmailKey(nena))).toBe('Nena Cruz');
  expect(await find({ by: 'MOBILE', value: '+63 917 555 0123' })).toBe('Nena Cruz');
  expect(await find({ by: 'TIN', value: '777888999' })).toBe('Nena Cruz');
  expect(await find({ by: 'EMAIL', value: nena.email.slice(1) })).toBeUndefined();
  expect(await find({ by: 'TIN', value: '777-888-990' })).toBeUndefined();
  expect(await find(toEmailKey(fixture.treasurer))).toBeUndefined();
  expect((await server.request(findCitizen, clerk, { body: { by: 'MOBILE', value: '555' } })).status).toBe(422);
  const two = await server.person('user');
  const similarForm = createForm('Botika');
  await registerBusiness(server, two, {
    ...similarForm,
    identity: { ...similarForm.identity, tin: '777-888-999-001' },
  });
  expect((await server.request(findCitizen, clerk, { body: { by: 'TIN', value: '777888999' } })).status).toBe(409);
});

test('a walk-in is one clerk’s, of one day, and over when it ends', async () => {
  const walk_in_no = await open();
  const company_code = await registerBusiness(createCounter(walk_in_no), clerk, createForm('Ukay'));
  const read = async (person: TestPerson, no = walk_in_no) =>
    (await createCounter(no).request(getCompany, person, { params: { company_code } })).status;
  expect([await read(clerk), await read(other), await read(clerk, 'WI-2026-999999')]).toEqual([200, 409, 409]);
  // For an owner, and for other acts of the clerk, the header has no effect.
  expect(await read(nena, 'WI-2026-999999')).toBe(200);
  expect((await createCounter(walk_in_no).request(getOpenWalkIn, clerk)).body.walk_in?.walk_in_no).toBe(walk_in_no);
  server.setNow('2026-01-13T08:00:00+08:00');
  expect([await read(clerk), expectOk(await server.request(getOpenWalkIn, clerk)).walk_in]).toEqual([409, null]);
  server.setNow('2026-01-12T09:00:00+08:00');
  expect((await server.request(endWalkIn, other, { params: { walk_in_no } })).status).toBe(404);
  expect(expectOk(await server.request(endWalkIn, clerk, { params: { walk_in_no } })).ended_at).not.toBeNull();
  expect((await server.request(endWalkIn, clerk, { params: { walk_in_no } })).status).toBe(200);
  expect(await read(clerk)).toBe(409);
});

test('a clerk reaches what the citizen owns and nothing else, and pays, pauses and closes nothing', async () => {
  const form = createForm('Sari-sari');
  const otherBusiness = await registerBusiness(server, fixture.owner, form);
  const own = await registerBusiness(server, nena, createForm('Sari-sari'));
  const counter = createCounter(await open());
  const getStatus = async (company_code: string) =>
    (await counter.request(getCompany, clerk, { params: { company_code } })).status;
  expect([await getStatus(own), await getStatus(otherBusiness)]).toEqual([200, 404]);
  const body = { starts_on: '2026-01-20', ends_on: '2026-01-25', reason: 'Fiesta' };
  expect((await counter.request(declarePause, clerk, { params: { company_code: own }, body } as never)).status).toBe(
    403,
  );
  const draft = await prepareApplication(counter, clerk, { company_code: own });
  const filedApplication = await counter.request(submitAssessment, clerk, { ...toParams(draft), body: A_DECLARATION });
  expect(filedApplication.status).toBe(200);
  // For the next citizen the former walk-in is closed.
  const next = createCounter(await open(clerk, fixture.owner));
  expect((await next.request(getCompany, clerk, { params: { company_code: own } })).status).toBe(404);
  expect((await counter.request(getCompany, clerk, { params: { company_code: own } })).status).toBe(409);
});

test('nobody files for themselves at the counter', async () => {
  const request = (person: TestPerson) =>
    server.request(requestWalkInConsent, person, { body: { ...toEmailKey(person), way: 'EMAIL' } });
  expect([(await request(clerk)).status, (await request(nena)).status]).toEqual([422, 403]);
});
