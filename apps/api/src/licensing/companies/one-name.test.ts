import {
  acceptAssessment,
  getAssessment,
  getMe,
  listHoldings,
  registerCompany,
  saveCompanyDraft,
  signUp,
  updateProfile,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createForm, fileApplication, typeForm } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { MUNICIPAL_TITLES, PRINTED_FIELDS } from '../form-papers/form-labels.ts';
import { toPrintedForm } from '../form-papers/form-content.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Suharto', lastname: '' });
  bplo = await server.person('bplo');
});
afterAll(() => server.close());

function createNameForm(names: object) {
  const form = createForm();
  return { ...form, identity: { ...form.identity, ...names } } as typeof form;
}

test('a sole owner with one legal name declares it and files; no list and no paper has a comma, a dash or a blank for it', async () => {
  const names = { has_one_name: true, first_name: 'Suharto', last_name: 'Old', middle_name: 'X.', suffix: 'Jr.' };
  const { company_code, assessment_code } = await fileApplication(server, owner, createNameForm(names));
  const application = (await server.request(getAssessment, bplo, { params: { assessment_code } })).body;
  expect(application.owner_name).toBe('Suharto');
  expect(application.business?.['identity']).toMatchObject({ first_name: 'Suharto', last_name: '', middle_name: '' });
  const acceptReply = await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  expect(acceptReply.status).toBe(200);
  const { data } = (await server.request(listHoldings, bplo, { query: {} })).body;
  expect(data.find((row) => row.company_code === company_code)?.owner_name).toBe('Suharto');
  const { rows } = await sql<{ owner_name: string }>`
    select snapshot ->> 'owner_name' as owner_name
    from application
    where assessment_code = ${assessment_code}`.execute(server.api.db);
  expect(rows).toEqual([{ owner_name: 'Suharto' }]);
  const { barangays, lines } = { barangays: new Map(), lines: new Map() };
  const titles = MUNICIPAL_TITLES;
  const municipal = { titles, verification: [], assessment: [], fire: [], receipts: [], signatories: [] };
  const part = toPrintedForm(application, { barangays, lines } as never, municipal).parts.find(
    ({ title }) => title === 'Taxpayer or owner',
  );
  expect(part?.rows.slice(0, 2)).toEqual([
    ['Name (one legal name)', 'Suharto'],
    ['Sex', expect.any(String)],
  ]);
  expect(PRINTED_FIELDS.identity.has_one_name).toBeNull();
});

test('without that choice the last name is needed, and a dash is none', async () => {
  const code = await typeForm(server, owner, createNameForm({ last_name: '' }));
  const refusal = await server.request(registerCompany, owner, { params: { company_code: code } });
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['identity.last_name']]);
  const dashedForm = createNameForm({ last_name: '-' });
  await server.request(saveCompanyDraft, owner, {
    params: { company_code: code },
    body: { section: 'identity', values: dashedForm.identity, draft_revision: 5 },
  });
  const secondRegistration = await server.request(registerCompany, owner, { params: { company_code: code } });
  expect([secondRegistration.status, secondRegistration.body.error.fields]).toEqual([
    422,
    { 'identity.last_name': [expect.stringContaining('I have only one name')] },
  ]);
});

test('an account is created and stored with one name, and is shown with it alone', async () => {
  const body = {
    firstname: 'Mayang',
    email: 'mayang@one.example',
    password: 'walang apelyido 1',
    terms: true,
  } as const;
  expect((await server.request(signUp, undefined, { body: { ...body, lastname: '' } })).status).toBe(422);
  expect((await server.request(signUp, undefined, { body: { ...body, lastname: null } })).status).toBe(200);
  const row = await server.api.db
    .selectFrom('account')
    .select(['firstname', 'lastname', 'full_name'])
    .where('email', '=', body.email)
    .executeTakeFirst();
  expect(row).toEqual({ firstname: 'Mayang', lastname: '', full_name: 'Mayang' });
  const profileReply = await server.request(updateProfile, owner, { body: { firstname: 'Suharto', lastname: null } });
  expect([profileReply.status, profileReply.body.lastname]).toEqual([200, '']);
  expect((await server.request(getMe, owner)).body).toMatchObject({ firstname: 'Suharto', lastname: '' });
});
