import { getAssessment, registerCompany, saveCompanyDraft, submitAssessment } from '@ebpls/contracts';

import {
  A_DECLARATION,
  createForm,
  prepareApplication,
  registerBusiness,
  typeForm,
} from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let otherUser: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  otherUser = await server.person('user');
});
// A new owner for each test: an account has a limit of unfinished registrations.
beforeEach(async () => {
  owner = await server.person('user');
});
afterAll(() => server.close());

const createSoleForm = () => {
  const form = createForm();
  if (form.identity.org_type !== 'SOLE') throw new Error('a sole owner is expected');
  return { ...form, identity: form.identity };
};

test('the same registration number is refused at its field in any spelling', async () => {
  const first = createSoleForm();
  await registerBusiness(server, owner, { ...first, identity: { ...first.identity, registration_no: 'DTI  abc-7' } });
  const second = createSoleForm();
  const company_code = await typeForm(server, otherUser, {
    ...second,
    identity: { ...second.identity, registration_no: 'dti ABC-7' },
  });
  const reply = await server.request(registerCompany, otherUser, { params: { company_code } });
  expect(reply.status).toBe(409);
  expect(reply.body.error.fields).toEqual({
    'identity.registration_no': ['This registration number already belongs to another business.'],
  });
});

test('a name that the barangay has already is refused, a similar one is reported', async () => {
  const first = createSoleForm();
  await registerBusiness(server, owner, {
    ...first,
    identity: { ...first.identity, company_name: 'Bukal ng Buhay Water Station' },
  });
  const secondForm = createSoleForm();
  const code = await typeForm(server, otherUser, {
    ...secondForm,
    identity: { ...secondForm.identity, company_name: 'BUKAL ng buhay water station' },
  });
  const refusal = await server.request(registerCompany, otherUser, { params: { company_code: code } });
  expect(refusal.status).toBe(409);
  expect(Object.keys(refusal.body.error.fields ?? {})).toEqual(['identity.company_name']);

  await server.request(saveCompanyDraft, otherUser, {
    params: { company_code: code },
    body: {
      section: 'identity',
      values: { ...secondForm.identity, company_name: 'Bukal ng Buhay Water Stations' },
      draft_revision: 5,
    },
  });
  const similarReply = await server.request(registerCompany, otherUser, { params: { company_code: code } });
  // Only the licensing office reads which one it is.
  expect(similarReply.body).toEqual({ company_code: code, has_similar: true });
});

type Form = ReturnType<typeof createSoleForm>;

/** A TIN, number and address that no other business has. */
const createDifferentForm = (form: Form): Form => ({
  ...form,
  identity: { ...form.identity, company_name: 'Wala Pang Katulad Salon', tin: '900-111-222-000' },
  place: { ...form.place, unit: '', building: '', street: 'Lot 4, Purok 9' },
  contacts: { ...form.contacts, mobile: '0998 765 4321' },
});

test('a similar business is reported without details to the owner, and with its number to the licensing office', async () => {
  const [first, bplo] = [await server.person('user'), await server.person('bplo')];
  const baseForm = createDifferentForm(createSoleForm());
  const one = {
    ...baseForm,
    identity: { ...baseForm.identity, company_name: 'Bahay Kubo Eatery', tin: '901-222-333-000' },
    place: { ...baseForm.place, street: 'Lot 7, Purok 9' },
    contacts: { ...baseForm.contacts, mobile: '+639981112222' },
  };
  const company_code = await registerBusiness(server, first, one);
  const createOtherForm = (change: { identity?: object; place?: object; contacts?: object }): Form => {
    const form = createDifferentForm(createSoleForm());
    return {
      identity: { ...form.identity, ...change.identity },
      place: { ...form.place, ...change.place },
      contacts: { ...form.contacts, ...change.contacts },
      people: form.people,
      activity: form.activity,
    } as Form;
  };
  const cases: readonly (readonly [Form, readonly string[]])[] = [
    [createOtherForm({ identity: { company_name: 'Bahay Cubo Eatery' } }), ['NAME']],
    [createOtherForm({ identity: { company_name: 'BahayKubo Eatery' } }), ['NAME']],
    [createOtherForm({ identity: { company_name: 'The Bahay Kubo Eatery and Restaurant' } }), ['NAME']],
    [createOtherForm({ identity: { company_name: 'Tisa Bakery', tin: '901-222-333-001' } }), ['TIN']],
    [createOtherForm({ identity: { company_name: 'Luad Bakery' }, contacts: { mobile: '0998 111 2222' } }), ['MOBILE']],
    [createOtherForm({ identity: { company_name: 'Bato Bakery' }, place: { street: 'lot 7, purok 9' } }), ['ADDRESS']],
    [createOtherForm({ identity: { company_name: 'Salamin Tailoring' } }), []],
  ];
  for (const [form, reasons] of cases) {
    const otherOwner = await server.person('user');
    const code = await typeForm(server, otherOwner, form);
    const reply = await server.request(registerCompany, otherOwner, { params: { company_code: code } });
    expect([form.identity.company_name, reply.body]).toEqual([
      form.identity.company_name,
      { company_code: code, has_similar: reasons.length > 0 },
    ]);
    const draft = await prepareApplication(server, otherOwner, { company_code: code });
    const filedApplication = await server.request(submitAssessment, otherOwner, {
      params: { assessment_code: draft },
      body: A_DECLARATION,
    });
    const request = { params: { assessment_code: filedApplication.body.assessment_code } };
    expect((await server.request(getAssessment, otherOwner, request)).body.similar_businesses).toBeUndefined();
    const { similar_businesses = [] } = (await server.request(getAssessment, bplo, request)).body;
    expect([
      form.identity.company_name,
      similar_businesses.find((row) => row.company_code === company_code)?.reasons ?? [],
    ]).toEqual([form.identity.company_name, reasons]);
    // The next one is compared with the first only.
    await server.api.db
      .updateTable('business')
      .set({ discarded_at: new Date() })
      .where('company_code', '=', code)
      .execute();
  }
  // Two businesses of one owner share the owner's own data.
  const own = createOtherForm({
    identity: { company_name: 'Kawayan Crafts', tin: '901-222-333-002' },
    contacts: one.contacts,
  });
  const ownCode = await typeForm(server, first, own);
  expect((await server.request(registerCompany, first, { params: { company_code: ownCode } })).body).toEqual({
    company_code: ownCode,
    has_similar: false,
  });
});
