import {
  createCompany,
  discardCompany,
  getAssessment,
  getCompany,
  listMyCompanies,
  registerCompany,
  saveCompanyDraft,
  submitAssessment,
  withdrawAssessment,
} from '@ebpls/contracts';

import {
  A_DECLARATION,
  createAcceptedApplication,
  createForm,
  fileApplication,
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

test('two registrations started at once get two numbers, one after the other', async () => {
  const codes = await Promise.all(
    Array.from(
      { length: 10 },
      async () => (await server.request(createCompany, owner, { body: {} })).body.company_code,
    ),
  );
  const numbers = codes.map((code) => Number(code.slice(3))).toSorted((one, other) => one - other);
  expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + 9);
});

test('a draft larger than a form can be is refused', async () => {
  const { company_code } = (await server.request(createCompany, owner, { body: {} })).body;
  const reply = await server.request(saveCompanyDraft, owner, {
    params: { company_code },
    body: { section: 'place', values: { street: 'x'.repeat(20_001) }, draft_revision: 0 },
  });
  expect(reply.status).toBe(422);
  expect(reply.body.error.fields).toEqual({ values: ['This is too long to save. Please shorten it.'] });
});

test('registering an empty draft names every step that is missing, in the reader’s language', async () => {
  const { company_code } = (await server.request(createCompany, owner, { body: {} })).body;
  const reply = await server.request(registerCompany, owner, {
    params: { company_code },
    headers: { 'accept-language': 'fil' },
  });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {}).toSorted()).toEqual([
    'activity',
    'contacts',
    'identity',
    'people',
    'place',
  ]);
  expect(reply.body.error.message).toBe('Pakisuri ang mga may marka.');
});

const today = '2026-01-12';
const createSoleForm = () => {
  const form = createForm();
  if (form.identity.org_type !== 'SOLE') throw new Error('a sole owner is expected');
  return { ...form, identity: form.identity };
};

test.each([
  {
    what: 'a place outside the town',
    at: 'place.geo_lat',
    change: () => ({ place: { ...createSoleForm().place, geo_lat: 13.5 } }),
  },
  {
    what: 'an unknown barangay',
    at: 'place.brgycode',
    change: () => ({ place: { ...createSoleForm().place, brgycode: '1234567890' } }),
  },
  {
    what: 'a branch without its main office',
    at: 'place.main_office_address',
    change: () => ({ place: { ...createSoleForm().place, activity_of_place: 'BRANCH' as const } }),
  },
  {
    what: 'a business name with a sign that nobody sees',
    at: 'identity.company_name',
    change: () => ({ identity: { ...createSoleForm().identity, company_name: 'Aling\u200b Nena' } }),
  },
  {
    what: 'a trade name that breaks the line',
    at: 'identity.trade_name',
    change: () => ({ identity: { ...createSoleForm().identity, trade_name: 'Nena\r\nStore' } }),
  },
  {
    what: 'an owner who is 18 tomorrow',
    at: 'identity.birth_date',
    change: () => ({ identity: { ...createSoleForm().identity, birth_date: '2008-01-13' } }),
  },
  {
    what: 'a registration that expired yesterday',
    at: 'identity.registration_expiry',
    change: () => ({ identity: { ...createSoleForm().identity, registration_expiry: '2026-01-11' } }),
  },
  {
    what: 'a registration of tomorrow',
    at: 'identity.registration_date',
    change: () => ({ identity: { ...createSoleForm().identity, registration_date: '2026-01-13' } }),
  },
  {
    what: 'a start more than 60 days ahead',
    at: 'activity.date_started',
    change: () => ({ activity: { ...createSoleForm().activity, date_started: '2026-03-14' } }),
  },
  {
    what: 'a start before the registration',
    at: 'activity.date_started',
    change: () => ({ activity: { ...createSoleForm().activity, date_started: '2025-11-02' } }),
  },
  {
    what: 'a line that the catalogue does not know',
    at: 'activity.lines.0.line',
    change: () => ({
      activity: { ...createSoleForm().activity, lines: [{ line: 'L99', products: '', is_principal: true, units: {} }] },
    }),
  },
  {
    what: 'a lease that ends before it starts',
    at: 'place.lease_end',
    change: () => {
      const { tax_declaration_no: _none, ...ground } = { tax_declaration_no: '', ...createSoleForm().place };
      return {
        place: {
          ...ground,
          premises: 'RENTED' as const,
          lessor_name: 'Ana',
          lessor_address: 'Here',
          lessor_mobile: '09171234567',
          monthly_rental: '5000',
          lease_start: today,
          lease_end: '2025-12-31',
        },
      };
    },
  },
])('$what is refused at its field', async ({ at, change }) => {
  const company_code = await typeForm(server, owner, { ...createSoleForm(), ...change() } as ReturnType<
    typeof createForm
  >);
  const reply = await server.request(registerCompany, owner, { params: { company_code } });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {})).toEqual([at]);
});

test('an owner who is 18 today and a business that starts in 60 days are registered', async () => {
  const form = createSoleForm();
  const company_code = await registerBusiness(server, owner, {
    ...form,
    identity: { ...form.identity, birth_date: '2008-01-12' },
    activity: { ...form.activity, date_started: '2026-03-13' },
  });
  const {
    state,
    is_draft,
    form: storedForm,
    can_request,
  } = (await server.request(getCompany, owner, { params: { company_code } })).body;
  expect({ state, is_draft, can_request }).toEqual({
    state: 'PROSPECT',
    is_draft: false,
    can_request: [
      {
        application_type: 'NEW',
        tax_year: 2026,
        permit_term: {
          valid_until: '2026-12-31',
          days_left: 353,
          renews_from: '2027-01-01',
          renews_until: '2027-01-20',
        },
      },
    ],
  });
  expect(storedForm).toMatchObject({ activity: { total_assets: '750000.00' }, contacts: { mobile: '09171234567' } });
});

test('late in the year the permit of the next year is offered beside a short one, each with its days', async () => {
  const company_code = await registerBusiness(server, owner, createSoleForm());
  server.setNow('2026-11-27T10:00:00+08:00');
  const { can_request } = (await server.request(getCompany, owner, { params: { company_code } })).body;
  server.setNow('2026-01-12T08:00:00+08:00');
  expect(can_request.map(({ permit_term }) => permit_term)).toEqual([
    { valid_until: '2026-12-31', days_left: 34, renews_from: '2027-01-01', renews_until: '2027-01-20' },
    {
      valid_from: '2027-01-01',
      valid_until: '2027-12-31',
      days_left: 399,
      renews_from: '2028-01-01',
      renews_until: '2028-01-20',
    },
  ]);
});

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
  const again = createSoleForm();
  const code = await typeForm(server, otherUser, {
    ...again,
    identity: { ...again.identity, company_name: 'BUKAL ng buhay water station' },
  });
  const refusal = await server.request(registerCompany, otherUser, { params: { company_code: code } });
  expect(refusal.status).toBe(409);
  expect(Object.keys(refusal.body.error.fields ?? {})).toEqual(['identity.company_name']);

  await server.request(saveCompanyDraft, otherUser, {
    params: { company_code: code },
    body: {
      section: 'identity',
      values: { ...again.identity, company_name: 'Bukal ng Buhay Water Stations' },
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

test('another owner’s business is missing, as if it did not exist', async () => {
  const company_code = await registerBusiness(server, owner);
  const foreign = await server.request(getCompany, otherUser, { params: { company_code } });
  const never = await server.request(getCompany, otherUser, { params: { company_code: 'SI-999999' } });
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(never.body);
  for (const reply of [
    await server.request(saveCompanyDraft, otherUser, {
      params: { company_code },
      body: { section: 'place', values: {}, draft_revision: 6 },
    }),
    await server.request(registerCompany, otherUser, { params: { company_code } }),
    await server.request(discardCompany, otherUser, { params: { company_code } }),
  ])
    expect(reply.status).toBe(404);
});

test('a registration is locked while its application is with the offices and unlocked when it was withdrawn', async () => {
  const { company_code, assessment_code } = await fileApplication(server, owner);
  const change = { params: { company_code }, body: { section: 'contacts' as const, values: {}, draft_revision: 6 } };
  expect((await server.request(getCompany, owner, { params: { company_code } })).body.is_editable).toBe(false);
  expect((await server.request(saveCompanyDraft, owner, change)).status).toBe(409);
  await server.request(withdrawAssessment, owner, { params: { assessment_code } });
  expect((await server.request(getCompany, owner, { params: { company_code } })).body).toMatchObject({
    is_editable: true,
    can_request: [{ application_type: 'NEW', tax_year: 2026 }],
  });
});

test('name, place and lines of a business with a permit change by amendment only', async () => {
  const bplo = await server.person('bplo');
  const form = createSoleForm();
  const { company_code, assessment_code } = await createAcceptedApplication(server, { owner, bplo }, form);
  await server.api.db
    .updateTable('application')
    .set({ state: 'ISSUED' })
    .where('assessment_code', '=', assessment_code)
    .execute();
  await server.api.db
    .updateTable('business')
    .set({ state: 'ACTIVE' })
    .where('company_code', '=', company_code)
    .execute();
  await server.request(saveCompanyDraft, owner, {
    params: { company_code },
    body: { section: 'identity', values: { ...form.identity, company_name: 'Another Name' }, draft_revision: 6 },
  });
  const reply = await server.request(registerCompany, owner, { params: { company_code } });
  expect(reply.status).toBe(409);
  expect(Object.keys(reply.body.error.fields ?? {})).toEqual(['identity.company_name']);
});

test('only a registration that was never completed is discarded, and its number is not given again', async () => {
  const { company_code } = (await server.request(createCompany, owner, { body: {} })).body;
  expect((await server.request(discardCompany, owner, { params: { company_code } })).status).toBe(204);
  expect((await server.request(getCompany, owner, { params: { company_code } })).status).toBe(404);
  const next = (await server.request(createCompany, owner, { body: {} })).body.company_code;
  expect(next > company_code).toBe(true);
  const registeredCode = await registerBusiness(server, owner);
  expect((await server.request(discardCompany, owner, { params: { company_code: registeredCode } })).status).toBe(409);
});

test('the list is paged by a cursor, without gaps and without repeats', async () => {
  const busyOwner = await server.person('user');
  const codes: string[] = [];
  for (let each = 0; each < 5; each += 1)
    codes.unshift((await server.request(createCompany, busyOwner, { body: {} })).body.company_code);
  const first = await server.request(listMyCompanies, busyOwner, { query: { limit: 2 } });
  const second = await server.request(listMyCompanies, busyOwner, {
    query: { limit: 2, cursor: first.body.next_cursor ?? '' },
  });
  const third = await server.request(listMyCompanies, busyOwner, {
    query: { limit: 2, cursor: second.body.next_cursor ?? '' },
  });
  expect([first, second, third].flatMap(({ body }) => body.data.map(({ company_code }) => company_code))).toEqual(
    codes,
  );
  expect(third.body.next_cursor).toBeNull();
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
