import {
  approveBill,
  approveClearance,
  computeBill,
  getAssessment,
  getBill,
  getClearance,
  getRenewal,
  recordMeasure,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createFireCase } from '../../testing/tariffs/claimed-case.ts';
import { openTownFixture, readTown, toDeclaration, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const fixture = await openTownFixture('maliwanag');
const { server, people, code, prepareRenewal, file, openCode } = fixture;
const [pawnshop] = readTown<readonly WorkedBill[]>('maliwanag', 'bills').filter(({ title }) => title === 'Pawnshop');
if (pawnshop === undefined) throw new Error('no worked bill of a pawnshop');
const bill = pawnshop;
const fire = await server.person('fire');

const scale = { kind: 'COUNT', of: 'BUSINESS', declared_by: 'OFFICE', only_listed: false } as const;
const [plate] = code.charges.filter((charge) => charge.code === 'PLATE');
/** Small scales are required and counted by the fire bureau; large ones belong to an office that clears nothing. */
const tariff = {
  ...code,
  measures: [
    ...code.measures,
    {
      ...scale,
      code: 'scale_small',
      name: { en: 'Scales up to 30 kg', fil: 'Mga timbangan hanggang 30 kg' },
      verified_by: 'fire',
      when_absent: 'REFUSE',
    },
    {
      ...scale,
      code: 'scale_large',
      name: { en: 'Scales above 30 kg', fil: 'Mga timbangang lampas 30 kg' },
      verified_by: 'treasury',
      when_absent: 'NOTHING',
    },
    {
      ...scale,
      of: 'LINE',
      only_listed: true,
      code: 'beds',
      name: { en: 'Beds', fil: 'Mga kama' },
      verified_by: 'fire',
      when_absent: 'REFUSE',
    },
  ],
  lines: code.lines.map((line) => (line.code === 'O-01' ? { ...line, measures: [...line.measures, 'beds'] } : line)),
  charges: [
    ...code.charges,
    {
      ...plate,
      code: 'BEDS',
      types: ['NEW', 'RENEWAL'],
      lines: [{ test: 'LINE', one_of: ['O-01'] }],
      when: [],
      per: { each: 'LINE', combine: 'SUM' },
      bases: [],
      amount: { kind: 'PER_UNIT', of: ['beds'], amount: '10.00' },
    },
    {
      ...plate,
      code: 'WEIGHTS',
      types: ['NEW', 'RENEWAL'],
      lines: [],
      when: [],
      per: { each: 'BUSINESS' },
      bases: [],
      amount: {
        kind: 'SUM',
        of: [
          { kind: 'PER_UNIT', of: ['scale_small'], amount: '50.00' },
          { kind: 'PER_UNIT', of: ['scale_large'], amount: '150.00' },
        ],
      },
    },
  ],
};

beforeAll(() => openCode(tariff));
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

const createClaimedCase = () => createFireCase(fixture, bill, fire);

type Params = Awaited<ReturnType<typeof createClaimedCase>>['params'];

const record = (params: Params, overrides: object = {}, person = fire) =>
  server.request(recordMeasure, person, { params, body: { code: 'scale_small', value: '2', ...overrides } });
const setState = (params: Params, state: string) =>
  sql`update application set state = ${state} where assessment_code = ${params.assessment_code}`.execute(server.api.db);
const compute = (params: Params) => server.request(computeBill, people.clerk, { params });
const readCharges = async (params: Params) =>
  (await server.request(getBill, people.clerk, { params })).body.lines.map(({ code: charge, amount }) => [
    charge,
    amount.replaceAll(',', ''),
  ]);
const readFound = async (params: Params, person = fire) =>
  (await server.request(getAssessment, person, { params })).body.found_measures;

test('an office records its measure while it clears, and the bill is computed with it', async () => {
  const { params, clearance_id } = await createClaimedCase();
  expect(await readFound(params)).toMatchObject([
    { code: 'scale_small', office: 'fire', is_required: true, found: null, is_recordable: true },
    { code: 'scale_large', office: 'bplo', is_required: false, found: null, is_recordable: false },
  ]);
  expect((await record(params)).status).toBe(200);
  expect(await readFound(params)).toMatchObject([{ found: { value: '2' } }, { found: null }]);
  const openCase = await server.request(getClearance, fire, { params: { clearance_id } });
  expect(openCase.body.assessment.timeline.map(({ title }) => title)).toContainEqual(
    expect.stringContaining('recorded Scales up to 30 kg: 2'),
  );
  await setState(params, 'CLEARED');
  expect((await compute(params)).status).toBe(200);
  expect(await readCharges(params)).toEqual([
    ...bill.charges.map(({ code: charge, amount }) => [charge, amount.replaceAll(',', '')]),
    ['WEIGHTS', '100.00'],
  ]);
});

test('the bill and the clearance wait for a required measure, and name it with its office', async () => {
  const { params, clearance_id } = await createClaimedCase();
  const approval = await server.request(approveClearance, fire, { params: { clearance_id }, body: { remarks: '' } });
  expect([approval.status, approval.body.error.message]).toEqual([
    409,
    'Please record these figures before you decide on the clearance: Scales up to 30 kg.',
  ]);
  await setState(params, 'CLEARED');
  const refusedReply = await compute(params);
  expect([refusedReply.status, refusedReply.body.error.message]).toEqual([
    409,
    'The bill can be computed only after the responsible offices record these figures: Scales up to 30 kg (Bureau of Fire Protection).',
  ]);
});

test('the licensing office records what belongs to an office that clears nothing', async () => {
  const { params } = await createClaimedCase();
  await record(params);
  const large = { code: 'scale_large', value: '3' };
  expect((await record(params, large)).body.error.fields).toEqual({
    code: ['Your office does not record this figure for this application.'],
  });
  expect((await record(params, large, people.clerk)).status).toBe(200);
  await setState(params, 'CLEARED');
  await compute(params);
  expect(await readCharges(params)).toContainEqual(['WEIGHTS', '550.00']);
});

test('neither the owner nor another office records it, and an owner sends it with no form', async () => {
  const { params } = await createClaimedCase();
  expect((await record(params, {}, people.owner)).status).toBe(403);
  expect((await record(params, {}, people.clerk)).status).toBe(422);
  expect((await record(params, {}, await server.person('mao'))).status).toBe(404);
  expect(await readFound(params, people.owner)).toBeUndefined();

  const { assessment_code } = await prepareRenewal(bill);
  const declaration = toDeclaration(bill, 'ANNUAL');
  const measures = { ...declaration.measures, scale_small: '1' };
  const refusedReply = await file(assessment_code, { ...declaration, measures });
  expect(refusedReply.body.error.fields).toEqual({
    'measures.scale_small': ['The revenue code does not require this here.'],
  });
});

test.each([
  { what: 'a text', given: { value: 'two' }, field: 'value' },
  { what: 'a part of a scale', given: { value: '1.5' }, field: 'value' },
  { what: 'nothing', given: { value: ' ' }, field: 'value' },
  { what: 'a measure of the owner', given: { code: 'signs' }, field: 'code' },
  { what: 'a measure of a line', given: { line: 'S-02' }, field: 'code' },
])('$what is refused at its field', async ({ given, field }) => {
  const { params } = await createClaimedCase();
  const refusedReply = await record(params, given);
  expect([refusedReply.status, Object.keys(refusedReply.body.error.fields ?? {})]).toEqual([422, [field]]);
});

test('the same figure again changes nothing, and another one needs another bill before the approval', async () => {
  const { params } = await createClaimedCase();
  for (const _ of [1, 2]) await record(params);
  const { timeline } = (await server.request(getAssessment, people.clerk, { params })).body;
  expect(timeline.filter(({ title }) => title.includes('Scales'))).toHaveLength(1);
  await setState(params, 'CLEARED');
  const { bill_id } = (await compute(params)).body;

  server.setNow('2026-01-12T10:00:00+08:00');
  await record(params, { value: '5' });
  const outdatedApproval = await server.request(approveBill, people.treasurer, { params: { bill_id } });
  expect([outdatedApproval.status, outdatedApproval.body.error.message]).toEqual([
    409,
    'An office changed a figure after this bill was computed. Please have the bill computed again.',
  ]);
  server.setNow('2026-01-12T11:00:00+08:00');
  const next = (await compute(params)).body.bill_id;
  expect((await server.request(approveBill, people.treasurer, { params: { bill_id: next } })).status).toBe(200);
  expect(await readCharges(params)).toContainEqual(['WEIGHTS', '250.00']);

  const lateReply = await record(params, { value: '9' });
  expect([lateReply.status, lateReply.body.error.message]).toEqual([
    409,
    'You can record figures from the start of your office’s review until the bill is approved.',
  ]);
});

test('an office that has not claimed the case records nothing', async () => {
  const { params, clearance_id } = await createClaimedCase();
  await sql`update clearance set state = 'PENDING' where clearance_id = ${clearance_id}`.execute(server.api.db);
  expect((await record(params)).status).toBe(409);
});

test('a renewal offers the last figure to the office, and is never billed with it unseen', async () => {
  const { company_code, params } = await createClaimedCase();
  await record(params, { value: '7' });
  await sql`
    update application
    set state = 'ISSUED', tax_year = 2024
    where assessment_code = ${params.assessment_code}`.execute(server.api.db);
  const { rows } = await sql<{ code: string }>`
    insert into application (
      business_id, owner_id, brgycode, application_type, tax_year, state, draft, declaration, snapshot, saved_at,
      assessment_code, accepted_at
    )
    select
      a.business_id, a.owner_id, a.brgycode, 'RENEWAL', 2026, 'CLEARED', '{}', a.declaration, a.snapshot, a.saved_at,
      'APP-2026-900001', a.accepted_at
    from application a
    where assessment_code = ${params.assessment_code}
    returning assessment_code as code`.execute(server.api.db);
  const renewal = { assessment_code: rows[0]?.code ?? '' };
  expect(company_code).not.toBe('');
  expect(await readFound(renewal, people.clerk)).toMatchObject([
    { code: 'scale_small', found: null, former: { value: '7', tax_year: 2024 } },
    { code: 'scale_large', found: null },
  ]);
  expect((await compute(renewal)).status).toBe(409);
});

test('a renewal whose measures an office must find goes to the offices before its bill', async () => {
  const { company_code, assessment_code } = await prepareRenewal(bill);
  await sql`
    update application a
    set declaration = ${JSON.stringify({ ...toDeclaration(bill, 'ANNUAL'), total_assets: '100000.00' })}::jsonb
    from business b
    where b.business_id = a.business_id and b.company_code = ${company_code} and a.tax_year = 2025`.execute(
    server.api.db,
  );
  const { renewal } = (await server.request(getRenewal, people.owner, { params: { assessment_code } })).body;
  expect(renewal).toMatchObject({ stop: 'not_low_risk', provisional_days: null });
});

test('a measure of a line is recorded for that line alone', async () => {
  const { params } = await createClaimedCase();
  const lines = [
    { line: 'O-01', gross_essential: '0.00', gross_non_essential: '9000000.00', measures: { rooms: '64' } },
  ];
  await sql`
    update application a
    set declaration = jsonb_set(declaration, '{lines}', ${JSON.stringify(lines)}::jsonb),
      snapshot = jsonb_set(snapshot, '{form,activity,lines,0,line}', '"O-01"')
    where assessment_code = ${params.assessment_code}`.execute(server.api.db);
  await sql`
    update business b
    set form = jsonb_set(form, '{activity,lines,0,line}', '"O-01"')
    from application a
    where a.business_id = b.business_id and a.assessment_code = ${params.assessment_code}`.execute(server.api.db);
  await record(params);
  expect((await record(params, { code: 'beds' })).body.error.fields).toHaveProperty('code');
  expect((await record(params, { code: 'beds', line: 'O-01', value: '70' })).status).toBe(200);
  expect(await readFound(params)).toContainEqual(
    expect.objectContaining({ code: 'beds', line: { code: 'O-01', name: expect.any(String) } }),
  );
  await setState(params, 'CLEARED');
  expect((await compute(params)).status).toBe(200);
  expect(await readCharges(params)).toContainEqual(['BEDS', '700.00']);
});

test('a line that is added in the year is computed without what no office has measured', async () => {
  const { company_code, params } = await createClaimedCase();
  await record(params);
  await setState(params, 'CLEARED');
  const { bill_id } = (await compute(params)).body;
  await server.request(approveBill, people.treasurer, { params: { bill_id } });
  await setState(params, 'ISSUED');
  const draft = {
    lines: [{ line: 'O-01', products: '', units: {}, capitalization: '500000.00', measures: { rooms: '12' } }],
  };
  const { rows } = await sql<{ code: string }>`
    insert into application (
      business_id, owner_id, brgycode, application_type, amendment, tax_year, state, draft, saved_at
    )
    select
      business_id, owner_id, brgycode, 'AMENDMENT', 'ADD_LINE', 2026, 'DRAFT', ${JSON.stringify(draft)}::jsonb, '2026-01-12'
    from business
    where company_code = ${company_code}
    returning 'DRAFT-' || assessment_id as code`.execute(server.api.db);
  const { estimate } = (
    await server.request(getAssessment, people.owner, { params: { assessment_code: rows[0]?.code ?? '' } })
  ).body;
  expect(estimate?.lines.map(({ code: charge }) => charge)).toEqual(['TAX-NEW']);
});
