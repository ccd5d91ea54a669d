import { createCompany, discardCompany, getCompany, registerCompany, saveCompanyDraft } from '@ebpls/contracts';

import { createForm, registerBusiness, typeForm } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
});
// A new owner for each test: an account has a limit of unfinished registrations.
beforeEach(async () => {
  owner = await server.person('user');
});
afterAll(() => server.close());

test('typed values are saved step by step, unfinished, and read back', async () => {
  const { company_code } = (await server.request(createCompany, owner, { body: {} })).body;
  expect(company_code).toMatch(/^SI-\d{6}$/);
  const saveReply = await server.request(saveCompanyDraft, owner, {
    params: { company_code },
    body: { section: 'identity', values: { company_name: 'Tindahan ni', half: 'typed' }, draft_revision: 0 },
  });
  expect(saveReply.status).toBe(200);
  const { draft, company_name, is_draft, can_request } = (
    await server.request(getCompany, owner, { params: { company_code } })
  ).body;
  expect(draft).toEqual({ identity: { company_name: 'Tindahan ni', half: 'typed' } });
  expect({ company_name, is_draft, can_request }).toEqual({
    company_name: 'Tindahan ni',
    is_draft: true,
    can_request: [],
  });
});

test('a save that began before another device’s changes nothing and returns the present draft', async () => {
  const { company_code } = (await server.request(createCompany, owner, { body: {} })).body;
  const save = (street: string, draft_revision: number) =>
    server.request(saveCompanyDraft, owner, {
      params: { company_code },
      body: { section: 'place', values: { street }, draft_revision },
    });
  const first = await save('Purok 1', 0);
  expect(first.body).toMatchObject({ draft_revision: 1 });
  const lateReply = await save('Purok 2', 0);
  expect([lateReply.status, lateReply.body.error.present]).toEqual([
    409,
    { draft: { place: { street: 'Purok 1' } }, draft_revision: 1, saved_at: expect.any(String) },
  ]);
  expect((await server.request(getCompany, owner, { params: { company_code } })).body).toMatchObject({
    draft: { place: { street: 'Purok 1' } },
    draft_revision: 1,
  });
  expect((await save('Purok 2', 1)).status).toBe(200);
});

test('of two concurrent saves one is stored and the other is refused', async () => {
  const { company_code } = (await server.request(createCompany, owner, { body: {} })).body;
  const replies = await Promise.all(
    ['A', 'B', 'C'].map((street) =>
      server.request(saveCompanyDraft, owner, {
        params: { company_code },
        body: { section: 'place', values: { street }, draft_revision: 0 },
      }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('a draft that another device saved since is not registered unseen', async () => {
  const company_code = await typeForm(server, owner, createSoleForm());
  const register = (draft_revision: string) =>
    server.request(registerCompany, owner, { params: { company_code }, query: { draft_revision } });
  const stale = await register('4');
  expect([stale.status, stale.body.error.present?.['draft_revision']]).toEqual([409, 5]);
  expect((await register('5')).status).toBe(200);
  expect((await server.request(getCompany, owner, { params: { company_code } })).body.draft_revision).toBe(6);
});

test('a draft larger than a form can be is refused', async () => {
  const { company_code } = (await server.request(createCompany, owner, { body: {} })).body;
  const reply = await server.request(saveCompanyDraft, owner, {
    params: { company_code },
    body: { section: 'place', values: { street: 'x'.repeat(20_001) }, draft_revision: 0 },
  });
  expect(reply.status).toBe(422);
  expect(reply.body.error.fields).toEqual({ values: ['This draft is too long to save. Please shorten your entries.'] });
});

const createSoleForm = () => {
  const form = createForm();
  if (form.identity.org_type !== 'SOLE') throw new Error('a sole owner is expected');
  return { ...form, identity: form.identity };
};

test('only a registration that was never completed is discarded, and its number is not given again', async () => {
  const { company_code } = (await server.request(createCompany, owner, { body: {} })).body;
  expect((await server.request(discardCompany, owner, { params: { company_code } })).status).toBe(204);
  expect((await server.request(getCompany, owner, { params: { company_code } })).status).toBe(404);
  const next = (await server.request(createCompany, owner, { body: {} })).body.company_code;
  expect(next > company_code).toBe(true);
  const registeredCode = await registerBusiness(server, owner);
  expect((await server.request(discardCompany, owner, { params: { company_code: registeredCode } })).status).toBe(409);
});

test('an account has twenty unfinished registrations at most; discarding frees none the same day', async () => {
  const busyOwner = await server.person('user');
  const begin = () => server.request(createCompany, busyOwner, { body: {} });
  const drafts = await Promise.all(Array.from({ length: 23 }, begin));
  expect(drafts.filter(({ status }) => status === 200)).toHaveLength(20);
  const refusal = await begin();
  expect([refusal.status, refusal.body.error.message]).toEqual([
    409,
    expect.stringMatching(/You have 20 unfinished registrations/),
  ]);
  const { company_code } = drafts.find(({ status }) => status === 200)?.body ?? { company_code: '' };
  await server.request(discardCompany, busyOwner, { params: { company_code } });
  expect((await begin()).status).toBe(409);
  server.setNow('2026-01-13T09:00:00+08:00');
  expect((await begin()).status).toBe(200);
  server.setNow('2026-01-12T08:00:00+08:00');
});
