import {
  createCompany,
  discardCompany,
  getCompany,
  listMyCompanies,
  registerCompany,
  saveCompanyDraft,
  withdrawAssessment,
} from '@ebpls/contracts';

import {
  createAcceptedApplication,
  createForm,
  fileApplication,
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
  expect(reply.body.error.message).toBe('Pakisuri ang mga patlang na may mali.');
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
