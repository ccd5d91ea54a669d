import {
  acceptAssessment,
  type Amendment,
  type BusinessChangeInput,
  computeBill,
  fileChange,
  findPermit,
  getAssessment,
  getBill,
  getCompany,
  releasePermit,
  returnAssessment,
  signPermit,
  startAssessment,
  verifyPermit,
} from '@ebpls/contracts';

import {
  acceptChange,
  createPermittedBusiness,
  beginChange,
  clearChange,
  toChangeDeclaration,
  createFiledChange,
  grantChange,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  payApplication,
} from '../../testing/changes/change-fixture.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let fixture: ChangeFixture;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const toParams = (assessment_code: string) => ({ params: { assessment_code } });
const getCompanyReply = async (company_code: string) =>
  expectOk(await server.request(getCompany, fixture.owner, { params: { company_code } }));

const NEW_PLACE = {
  street: 'Rizal Street 12',
  brgycode: '9990101011',
  zip: '9901',
  geo_lat: 13.25,
  geo_lng: 123.46,
  activity_of_place: 'MAIN_OFFICE' as const,
  business_area_sqm: 80,
  premises: 'OWNED' as const,
  tax_declaration_no: 'TD-9',
};

const CHANGES: Record<Exclude<Amendment, 'TRANSFER_OWNERSHIP' | 'DEATH'>, BusinessChangeInput> = {
  CHANGE_LOCATION: { kind: 'CHANGE_LOCATION', place: NEW_PLACE },
  CHANGE_AREA: { kind: 'CHANGE_AREA', business_area_sqm: 95 },
  CHANGE_NAME: {
    kind: 'CHANGE_NAME',
    company_name: 'Bagong Merchandise',
    registration_no: 'DTI-NAME',
    registration_date: '2026-01-05',
  },
  CHANGE_ORG_TYPE: {
    kind: 'CHANGE_ORG_TYPE',
    identity: {
      org_type: 'OPC',
      registration_no: 'SEC-OPC',
      registration_date: '2026-01-05',
      tin: '123-456-789',
      company_name: 'RJ Merchandise OPC',
      corporation_name: 'RJ Merchandise OPC',
      nationality: 'FILIPINO',
      president_name: 'Ernesto Villarin',
    },
  },
  CHANGE_CAPITAL: { kind: 'CHANGE_CAPITAL', total_assets: '1200000.00' },
  ADD_LINE: { kind: 'ADD_LINE', lines: [{ line: 'L38', capitalization: '300000.00' }] },
  DROP_LINE: { kind: 'DROP_LINE', lines: [{ line: 'L04', gross_current_year: '1300000.00' }] },
};

test('another place goes to the offices of the new one, costs the fees of the code, and replaces the permit', async () => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await acceptChange(fixture, shop, CHANGES.CHANGE_LOCATION);
  const application = expectOk(await server.request(getAssessment, fixture.owner, toParams(assessment_code)));
  const offices = application.clearances.filter(({ is_needed }) => is_needed).map(({ office }) => office);
  expect(offices.toSorted()).toEqual(['assessor', 'barangay', 'engineering', 'fire', 'menro', 'mpdo', 'rhu']);
  expect(application).toMatchObject({
    amendment: 'CHANGE_LOCATION',
    arta_class: 'COMPLEX',
    business: { place: { street: 'Rizal Street 12' } },
    changes: [
      { label: 'Address', was: 'Purok 3, Silangan', becomes: 'Rizal Street 12, Poblacion I' },
      { label: 'Floor area', was: '60 m²', becomes: '80 m²' },
    ],
    // The barangay charges 250.00 by its own ordinance.
    estimate: { total: '1150.00' },
  });
  const parts = await server.api.db.selectFrom('clearance').select(['office', 'brgycode']).execute();
  expect(parts.filter(({ office }) => office === 'barangay').at(-1)?.brgycode).toBe('9990101011');
  // The registration is as it was until the new permit is signed.
  expect((await getCompanyReply(shop.company_code)).form).toMatchObject({ place: { street: 'Purok 3' } });
});

test('the amended permit keeps its number and names the permit that it replaces', async () => {
  const shop = await createPermittedBusiness(fixture);
  const former = await server.api.db
    .selectFrom('permit')
    .select('token')
    .where('permit_no', '=', shop.permit_no)
    .executeTakeFirstOrThrow();
  const permit_no = await grantChange(fixture, shop, CHANGES.CHANGE_LOCATION);
  expect(permit_no).toBe(`${shop.permit_no}-A1`);
  const check = async (params: { token: string }) =>
    expectOk(await server.request(verifyPermit, undefined, { params }));
  expect(await check(former)).toMatchObject({ verdict: 'superseded', permit: { replaced_by: permit_no } });
  const permitCheck = expectOk(await server.request(findPermit, undefined, { query: { permit_no } }));
  expect(permitCheck).toMatchObject({ verdict: 'genuine', permit: { replaced_by: null, valid_until: '2026-12-31' } });
  const company = await getCompanyReply(shop.company_code);
  expect(company).toMatchObject({
    state: 'ACTIVE',
    brgycode: '9990101011',
    permit: { permit_no, state: 'ACTIVE' },
    form: { place: { street: 'Rizal Street 12' } },
  });
  const storedRow = await server.api.db
    .selectFrom('business_change')
    .selectAll()
    .orderBy('change_id', 'desc')
    .executeTakeFirst();
  expect(storedRow).toMatchObject({
    kind: 'CHANGE_LOCATION',
    before: { form: { place: { street: 'Purok 3' } } },
    after: { form: { place: { street: 'Rizal Street 12' } } },
    effective_on: '2026-01-12',
  });
  expect(await grantChange(fixture, shop, CHANGES.CHANGE_AREA)).toBe(`${shop.permit_no}-A2`);
});

test.each([
  ['CHANGE_AREA', { F02: '100.00' }, { place: { business_area_sqm: 95 } }],
  ['CHANGE_NAME', { F02: '100.00' }, { identity: { company_name: 'Bagong Merchandise' } }],
  ['CHANGE_ORG_TYPE', { F02: '100.00' }, { identity: { org_type: 'OPC' } }],
  ['CHANGE_CAPITAL', { F02: '100.00' }, { activity: { total_assets: '1200000.00' } }],
  // All four quarters are left in January.
  [
    'ADD_LINE',
    { 'LBT-E': '150.00', F01: '600.00', F02: '100.00' },
    { activity: { lines: [{ line: 'L04' }, { line: 'L38' }] } },
  ],
] as const)('%s is billed, paid, signed and then written into the registration', async (kind, lines, form) => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await clearChange(fixture, shop, CHANGES[kind]);
  await payApplication(fixture, assessment_code);
  const bill = expectOk(await server.request(getBill, fixture.owner, toParams(assessment_code)));
  expect(Object.fromEntries(bill.lines.map(({ code, amount }) => [code, amount]))).toEqual(lines);
  const { permit_no } = expectOk(await server.request(releasePermit, fixture.clerk, toParams(assessment_code)));
  expect((await server.request(signPermit, fixture.clerk, { params: { permit_no } })).status).toBe(403);
  expectOk(await server.request(signPermit, fixture.signatory, { params: { permit_no } }));
  expect((await getCompanyReply(shop.company_code)).form).toMatchObject(form);
});

test('a line is dropped with the tax on its gross of the year, and the business continues with the rest', async () => {
  const shop = await createPermittedBusiness(fixture);
  await grantChange(fixture, shop, CHANGES.ADD_LINE);
  const assessment_code = await clearChange(fixture, shop, CHANGES.DROP_LINE);
  await payApplication(fixture, assessment_code);
  const bill = expectOk(await server.request(getBill, fixture.owner, toParams(assessment_code)));
  expect(Object.fromEntries(bill.lines.map(({ code, amount }) => [code, amount]))).toEqual({
    'LBT-DEFICIENCY': '1000.00',
    F02: '100.00',
  });
});

test.each([
  ['a line that it has', { kind: 'ADD_LINE', lines: [{ line: 'L04', capitalization: '1.00' }] }, 'change.lines.0.line'],
  [
    'a line that is none',
    { kind: 'ADD_LINE', lines: [{ line: 'L99', capitalization: '1.00' }] },
    'change.lines.0.line',
  ],
  ['its only line dropped', CHANGES.DROP_LINE, 'change.lines'],
  [
    'a place outside the town',
    { kind: 'CHANGE_LOCATION', place: { ...NEW_PLACE, geo_lat: 15 } },
    'change.place.geo_lat',
  ],
  [
    'a barangay of elsewhere',
    { kind: 'CHANGE_LOCATION', place: { ...NEW_PLACE, brgycode: '1234567890' } },
    'change.place.brgycode',
  ],
  [
    'an expired registration',
    { ...CHANGES.CHANGE_NAME, registration_expiry: '2026-01-06' },
    'change.registration_expiry',
  ],
  ['an area of nothing', { kind: 'CHANGE_AREA', business_area_sqm: 0 }, 'change.business_area_sqm'],
] as const)('%s is refused at its field', async (_what, change, field) => {
  const shop = await createPermittedBusiness(fixture);
  const draft = await beginChange(fixture, shop, change.kind);
  const reply = await server.request(fileChange, fixture.owner, {
    ...toParams(draft),
    ...toChangeDeclaration(change as BusinessChangeInput),
  });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {})).toEqual([field]);
});

test('another tax number is a transfer and not a change of name', async () => {
  const shop = await createPermittedBusiness(fixture);
  const draft = await beginChange(fixture, shop, 'CHANGE_ORG_TYPE');
  const change = {
    ...CHANGES.CHANGE_ORG_TYPE,
    identity: { ...(CHANGES.CHANGE_ORG_TYPE as { identity: object }).identity, tin: '999-456-789' },
  };
  const reply = await server.request(fileChange, fixture.owner, {
    ...toParams(draft),
    ...toChangeDeclaration(change as BusinessChangeInput),
  });
  expect(reply.body.error.fields).toHaveProperty(['change.identity.tin']);
});

test('an empty change, or one of another kind than the draft, is refused', async () => {
  const shop = await createPermittedBusiness(fixture);
  const draft = await beginChange(fixture, shop, 'CHANGE_AREA');
  const file = (change: BusinessChangeInput) =>
    server.request(fileChange, fixture.owner, { ...toParams(draft), ...toChangeDeclaration(change) });
  expect((await file({ kind: 'CHANGE_AREA', business_area_sqm: 60 })).status).toBe(422);
  expect((await file(CHANGES.CHANGE_CAPITAL)).status).toBe(409);
  expect((await file(CHANGES.CHANGE_AREA)).status).toBe(200);
});

test('a change is filed again only when something changed, and with its papers', async () => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await createFiledChange(fixture, shop, CHANGES.CHANGE_AREA);
  const returnInput = { remarks: 'The plan cannot be read.', requirement_codes: [] };
  const markedReturn = { ...returnInput, marks: [{ field: 'place.business_area_sqm', reason: 'The plan says 64.' }] };
  const refusal = await server.request(returnAssessment, fixture.clerk, {
    ...toParams(assessment_code),
    body: markedReturn,
  });
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['marks']]);
  expectOk(await server.request(returnAssessment, fixture.clerk, { ...toParams(assessment_code), body: returnInput }));
  const resubmit = (change: BusinessChangeInput) =>
    server.request(fileChange, fixture.owner, { ...toParams(assessment_code), ...toChangeDeclaration(change) });
  expect((await resubmit(CHANGES.CHANGE_AREA)).status).toBe(409);
  expect(await resubmit({ kind: 'CHANGE_AREA', business_area_sqm: 120 })).toMatchObject({
    status: 200,
    body: { state: 'SUBMITTED' },
  });
  const papers = await createPermittedBusiness(fixture);
  const { assessment_code: draft } = expectOk(
    await server.request(startAssessment, fixture.owner, {
      params: { company_code: papers.company_code },
      body: { application_type: 'AMENDMENT', amendment: 'CHANGE_AREA', tax_year: 2026 },
    }),
  );
  const reply = await server.request(fileChange, fixture.owner, {
    ...toParams(draft),
    ...toChangeDeclaration(CHANGES.CHANGE_AREA),
  });
  expect(Object.keys(reply.body.error.fields ?? {})).toEqual(['requirements.R25']);
});

test('one case of a business at a time is with the offices', async () => {
  const shop = await createPermittedBusiness(fixture);
  const open = await acceptChange(fixture, shop, CHANGES.CHANGE_LOCATION);
  const start = (body: object) =>
    server.request(startAssessment, fixture.owner, { params: { company_code: shop.company_code }, body });
  const reply = await start({ application_type: 'RETIREMENT', tax_year: 2026 });
  expect(reply).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining(open) as string } } });
  server.setNow('2026-10-05T08:00:00+08:00');
  const renewal = await start({ application_type: 'RENEWAL', tax_year: 2027 });
  expect(renewal.status).toBe(409);
  expect(renewal.body.error.message).toContain('Fire');
  expect(await getCompanyReply(shop.company_code)).toMatchObject({ can_change: [], can_retire: null });
});

test('only a permit in force is changed, in its year, by its owner', async () => {
  const shop = await createPermittedBusiness(fixture);
  const start = (person: typeof fixture.owner, body: object) =>
    server.request(startAssessment, person, { params: { company_code: shop.company_code }, body });
  const amendment = { application_type: 'AMENDMENT', amendment: 'CHANGE_AREA', tax_year: 2026 };
  expect((await start(await server.person('user'), amendment)).status).toBe(404);
  expect((await start(fixture.owner, { ...amendment, tax_year: 2027 })).status).toBe(422);
  expect((await start(fixture.owner, { application_type: 'AMENDMENT', tax_year: 2026 })).status).toBe(422);
  expect((await start(fixture.owner, { ...amendment, application_type: 'RENEWAL' })).status).toBe(422);
  server.setNow('2027-01-04T08:00:00+08:00');
  expect((await start(fixture.owner, amendment)).status).toBe(409);
  await server.api.db
    .updateTable('business')
    .set({ state: 'SUSPENDED' })
    .where('company_code', '=', shop.company_code)
    .execute();
  server.setNow('2026-01-12T08:00:00+08:00');
  expect((await start(fixture.owner, amendment)).status).toBe(409);
});

test('an owner who chose the wrong change begins another, which replaces the first draft', async () => {
  const shop = await createPermittedBusiness(fixture);
  const wrong = await beginChange(fixture, shop, 'CHANGE_AREA');
  const right = await beginChange(fixture, shop, 'CHANGE_NAME');
  expect(right).not.toBe(wrong);
  expect(await beginChange(fixture, shop, 'CHANGE_NAME')).toBe(right);
  expect(expectOk(await server.request(getAssessment, fixture.owner, toParams(wrong))).state).toBe('WITHDRAWN');
});

test('nothing is computed, released or signed before its step', async () => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await createFiledChange(fixture, shop, CHANGES.CHANGE_AREA);
  expect((await server.request(computeBill, fixture.clerk, toParams(assessment_code))).status).toBe(409);
  expectOk(await server.request(acceptAssessment, fixture.clerk, { ...toParams(assessment_code), body: {} }));
  // A change of area needs the licensing office alone: it is cleared at once.
  expect(expectOk(await server.request(getAssessment, fixture.owner, toParams(assessment_code))).state).toBe('CLEARED');
  expect((await server.request(releasePermit, fixture.clerk, toParams(assessment_code))).status).toBe(409);
  expect(
    (
      await server.request(fileChange, fixture.owner, {
        ...toParams(assessment_code),
        ...toChangeDeclaration(CHANGES.CHANGE_AREA),
      })
    ).status,
  ).toBe(409);
});
