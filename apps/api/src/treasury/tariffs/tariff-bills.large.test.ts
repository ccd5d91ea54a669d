import {
  acceptAssessment,
  type Centavos,
  computeBill,
  computePermitEstimate,
  downloadForm,
  fileChange,
  formatPesosText,
  getAssessment,
  getBill,
  getCounterOrder,
  getOrdinance,
  getReference,
  getRevenueCode,
  getStatement,
  listFormMeasures,
  parseCentavos,
  RevenueCode,
  rehearseDraft,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';

import { A_DECLARATION, createForm } from '../../testing/application-fixture.ts';
import { collectAtCounter } from '../../testing/cashier-fixture.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { openTownFixture, readTown, toDeclaration, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const {
  server,
  people,
  admin,
  code,
  importCode,
  prepareRenewal,
  file,
  createClearedApplication,
  createOrder,
  openCode,
} = await openTownFixture('maliwanag');
const bills = readTown<readonly WorkedBill[]>('maliwanag', 'bills');

const findBill = (title: string): WorkedBill => {
  const bill = bills.find((each) => each.title === title);
  if (bill === undefined) throw new Error(title);
  return bill;
};

beforeAll(() => openCode(code));
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

const read = (text: string): number => parseCentavos(text) ?? 0;
const sum = (amounts: readonly number[]): string =>
  formatPesosText(amounts.reduce((all, amount) => all + amount, 0) as Centavos);

/** A charge on 2 March, by its policy in the code: 25 % once, and 2 % of both for the two months begun of a tax. */
function toLateAmount({ code: charge, amount }: WorkedBill['charges'][number]): number {
  const whole = read(amount);
  const late = code.charges.find((row) => row.code === charge)?.late;
  if (late === undefined) return whole;
  const surcharge = Math.round(whole / 4);
  return whole + surcharge + (late === 'TAX' ? Math.round((whole + surcharge) * 0.04) : 0);
}

test.each([
  'Rice store, essential goods only',
  'Sari-sari store of 28,000',
  'Hardware wholesaler above the last bracket, with a sign',
  'Hotel of 64 rooms',
  'Restaurant of 40 tables',
  'Apartment of 8 doors',
  'Pawnshop',
])('"%s" is filed, billed as worked, and paid late by the policy of each charge', async (title) => {
  const bill = findBill(title);
  const { company_code, assessment_code } = await createClearedApplication(bill, 'ANNUAL');
  await createOrder(assessment_code);

  const { lines } = (await server.request(getBill, people.clerk, { params: { assessment_code } })).body;
  expect(lines.map(({ code: charge, amount }) => [charge, amount])).toEqual(
    bill.charges.map(({ code: charge, amount }) => [charge, sum([read(amount)])]),
  );
  const unexplainedLines = lines.filter(
    ({ amount, reason }) =>
      amount !== '0.00' && !/To pay: [\d,.]+\.( Less ₱[\d,.]+ if paid by 20 Jan 2026\.)?$/.test(reason),
  );
  expect(unexplainedLines).toEqual([]);

  server.setNow('2026-03-02T09:00:00+08:00');
  const owedAmount = sum(bill.charges.map(toLateAmount));
  const order = await server.request(getCounterOrder, people.cashier, { params: { assessment_code } });
  expect(order.body.total).toBe(owedAmount);
  await sql`select graphile_worker.add_job('renew_unpaid_bills')`.execute(server.api.db);
  await server.api.jobs.runDue();
  const paidReply = await collectAtCounter(server, people.cashier, { assessment_code });
  expect(paidReply.body.amount).toBe(owedAmount);
  const statement = await server.request(getStatement, people.owner, { query: { as_of: '2026-03-02' } });
  const mine = statement.body.companies.find((each) => each.company_code === company_code);
  expect(mine).toMatchObject({ due_now: '0.00', rows: [{ paid: owedAmount, balance: '0.00' }] });
});

test('a year paid by quarters is late quarter by quarter, and each fee once by its own policy', async () => {
  const bill = findBill('Restaurant of 40 tables');
  const { assessment_code } = await createClearedApplication(bill, 'QUARTERLY');
  await createOrder(assessment_code);
  server.setNow('2026-03-02T09:00:00+08:00');
  const tax = bill.charges.filter(({ code: charge }) => charge.startsWith('TAX'));
  const first = bill.charges.map((charge) =>
    tax.includes(charge) ? { ...charge, amount: sum([Math.floor(read(charge.amount) / 4)]) } : charge,
  );
  const { body } = await server.request(getCounterOrder, people.cashier, { params: { assessment_code } });
  expect(body.total).toBe(sum(first.map(toLateAmount)));
});

test('a form of the year offers the lines of the code and asks exactly its measures', async () => {
  const { lines } = (await server.request(getReference, people.owner, {})).body;
  expect(lines).toHaveLength(200);
  expect(lines[0]).toMatchObject({ line: 'R-01', name: 'Retail: rice' });
  const listMeasures = async (lines: string) => {
    const query = { application_type: 'RENEWAL', lines };
    return (await server.request(listFormMeasures, people.owner, { query })).body.data;
  };
  expect(await listMeasures('S-02')).toMatchObject([{ code: 'signs', of: 'BUSINESS', is_required: false, lines: [] }]);
  const inn = await listMeasures('O-01,S-02');
  expect(inn.map(({ code: measure, lines: of, is_required }) => [measure, of, is_required])).toEqual([
    ['rooms', ['O-01'], true],
    ['signs', [], false],
  ]);
});

test('an application goes to the offices and needs the documents that the code names for its lines', async () => {
  const fileLine = async (line: string) => {
    const barber = findBill('Barber of 240,000');
    const bill = { ...barber, case: { ...barber.case, lines: [{ line, measures: { gross: '240,000.00' } }] } };
    const { assessment_code } = await prepareRenewal(bill);
    const filingReply = await file(assessment_code, toDeclaration(bill, 'ANNUAL'));
    const params = { assessment_code: filingReply.body.assessment_code };
    await server.request(acceptAssessment, people.clerk, { params, body: {} });
    return (await server.request(getAssessment, people.clerk, { params })).body;
  };
  const listOffices = ({ clearances }: Awaited<ReturnType<typeof fileLine>>) =>
    clearances.filter(({ clearance_id }) => clearance_id !== null).map(({ office }) => office);
  expect(listOffices(await fileLine('S-02'))).not.toContain('menro');
  expect(listOffices(await fileLine('S-17'))).toContain('menro');
  expect((await fileLine('R-45')).requirements).toContainEqual(
    expect.objectContaining({ code: 'R24', name: 'National license: Certificate of the Department of Energy' }),
  );
});

test('a measure that is missing, unknown, of another line or no number is refused at its place', async () => {
  const bill = findBill('Hotel of 64 rooms');
  const { assessment_code } = await prepareRenewal(bill);
  const declaration = toDeclaration(bill, 'ANNUAL');
  const [line] = declaration.lines;
  const attempt = async (overrides: object) =>
    (await file(assessment_code, { ...declaration, ...overrides })).body.error.fields;
  const withMeasures = (measures: object) => ({ lines: [{ ...line, measures }] });
  expect(await attempt(withMeasures({}))).toEqual({ 'lines.0.measures.rooms': ['This is required for your bill.'] });
  expect(await attempt(withMeasures({ rooms: 'many' }))).toEqual({
    'lines.0.measures.rooms': ['Please enter a number, such as 12.'],
  });
  expect(await attempt(withMeasures({ rooms: '64', tables: '3' }))).toEqual({
    'lines.0.measures.tables': ['The revenue code does not require this here.'],
  });
  expect(await attempt({ measures: { moon: '1' } })).toEqual({
    'measures.moon': ['The revenue code does not require this here.'],
  });
  const filingReply = await file(assessment_code, declaration);
  const params = { assessment_code: filingReply.body.assessment_code };
  const { body } = await server.request(getAssessment, people.clerk, { params });
  expect(body.declaration).toMatchObject({ lines: [{ measures: { rooms: '64' } }], measures: { signs: '6' } });
  expect(body.measures).toMatchObject([{ code: 'rooms', name: { en: 'Rooms' } }, { code: 'signs' }]);
});

test('a renewal carries what was declared before and is asked again', async () => {
  const { company_code, assessment_code } = await prepareRenewal(findBill('Hotel of 64 rooms'));
  const former = { ...A_DECLARATION, measures: { moon: '1' }, lines: [{ line: 'O-01', measures: { rooms: '60' } }] };
  await sql`
    update application a
    set declaration = ${JSON.stringify(former)}::jsonb, state = 'ISSUED'
    from business b
    where b.business_id = a.business_id and b.company_code = ${company_code} and a.tax_year = 2025`.execute(
    server.api.db,
  );
  const params = { assessment_code };
  const { measures, former_measures } = (await server.request(getAssessment, people.owner, { params })).body;
  expect(measures?.map(({ code: measure }) => measure)).toEqual(['rooms', 'signs']);
  expect(former_measures).toEqual({ measures: {}, lines: [{ line: 'O-01', measures: { rooms: '60' } }] });
});

test('an office and the printed form read the asked measures by name, and no other declared value', async () => {
  const { assessment_code } = await createClearedApplication(findBill('Hotel of 64 rooms'), 'ANNUAL');
  await sql`
    update application
    set declaration = jsonb_set(declaration, '{measures,rentals}', '"900000"')
    where assessment_code = ${assessment_code}`.execute(server.api.db);
  const params = { assessment_code };
  const fire = await server.person('fire');
  const { body } = await server.request(getAssessment, fire, { params });
  expect(body.measures?.map(({ name }) => name.en)).toEqual(['Rooms', 'Signs in square meters']);
  expect(body.declaration).toMatchObject({ measures: { signs: '6' }, lines: [{ measures: { rooms: '64' } }] });
  expect(JSON.stringify(body.declaration)).not.toContain('900000');
  const { raw } = await server.request(downloadForm, people.owner, { params, query: { format: 'pdf' } });
  const text = readPdfPages(raw)
    .map(({ texts }) => texts.join(' '))
    .join(' ');
  expect(text).toMatch(/Rooms\s+64/);
});

test('a line that is added in the year is asked its measures, and computed and shown with them', async () => {
  const { company_code, assessment_code: renewal } = await createClearedApplication(
    findBill('Sari-sari store of 28,000'),
    'ANNUAL',
  );
  await createOrder(renewal);
  await sql`update application set state = 'ISSUED' where assessment_code = ${renewal}`.execute(server.api.db);
  const draft = (measures: object) => ({
    lines: [{ line: 'O-01', products: '', units: {}, capitalization: '500000.00', measures }],
    measures: { signs: '2' },
  });
  const { rows } = await sql<{ code: string }>`
    insert into application (
      business_id, owner_id, brgycode, application_type, amendment, tax_year, state, draft, saved_at
    )
    select
      business_id, owner_id, brgycode, 'AMENDMENT', 'ADD_LINE', 2026, 'DRAFT', ${JSON.stringify(draft({ rooms: '12' }))}::jsonb,
      '2026-01-12'
    from business
    where company_code = ${company_code}
    returning 'DRAFT-' || assessment_id as code`.execute(server.api.db);
  const params = { assessment_code: rows[0]?.code ?? '' };
  const { body } = await server.request(getAssessment, people.owner, { params });
  expect(body.changes.slice(1)).toEqual([
    { label: 'Signs in square meters', was: '', becomes: '2' },
    { label: 'Rooms', was: '', becomes: '12' },
  ]);
  expect(body.estimate?.lines.map(({ code: charge }) => charge)).toEqual(['TAX-NEW']);

  const query = { application_type: 'AMENDMENT', lines: 'O-01' };
  const { data } = (await server.request(listFormMeasures, people.owner, { query })).body;
  expect(data.map(({ code: measure }) => measure)).toEqual(['rooms', 'signs']);
  const change = { kind: 'ADD_LINE' as const, ...draft({ tables: '1' }) };
  const signature = { signed_name: 'Ernesto C. Villarin', agrees: true as const };
  const refusedReply = await server.request(fileChange, people.owner, { params, body: { change, ...signature } });
  expect(refusedReply.body.error.fields).toEqual({
    'change.lines.0.measures.rooms': ['This is required for your bill.'],
    'change.lines.0.measures.tables': ['The revenue code does not require this here.'],
  });
});

test('the public estimate asks the measures of the code and computes the charges that depend on them', async () => {
  const revenueCode = v.parse(RevenueCode, (await server.request(getRevenueCode, undefined, { query: {} })).body);
  expect(revenueCode.lines).toEqual([]);
  expect(revenueCode.tariff_lines).toHaveLength(200);
  const hotelMeasures = revenueCode.form_measures?.RENEWAL.filter(({ lines }) => lines.includes('O-01'));
  expect(hotelMeasures?.map(({ code: measure }) => measure).toSorted()).toEqual(['rooms', 'signs']);

  const { place } = createForm();
  const figures = {
    application_type: 'RENEWAL' as const,
    org_type: 'SOLE' as const,
    brgycode: place.brgycode,
    activity_of_place: 'MAIN_OFFICE' as const,
    business_area_sqm: 1200,
    employees_female: 40,
    employees_male: 0,
    vehicles: 0,
    motorcycles: 0,
    total_assets: '5,000,000',
    sells_liquor: false,
    sells_tobacco: false,
  };
  const estimate = (measures: Record<string, string>) =>
    server.request(computePermitEstimate, undefined, {
      body: {
        ...figures,
        measures: { signs: '6' },
        lines: [{ line: 'O-01', gross_essential: '0', gross_non_essential: '9,000,000', measures }],
      },
    });
  expect((await estimate({})).body.error.fields).toEqual({
    'lines.0.measures.rooms': ['This is required for your bill.'],
  });
  const { lines } = (await estimate({ rooms: '64' })).body;
  const hotel = findBill('Hotel of 64 rooms').charges.find(({ code: charge }) => charge === 'SAN-HOTEL');
  expect(lines.find(({ code: charge }) => charge === 'SAN-HOTEL')?.amount).toBe(sum([read(hotel?.amount ?? '')]));
});

test('a bill keeps its explanation in both languages', async () => {
  const bill = findBill('Hotel of 64 rooms');
  const { assessment_code } = await createClearedApplication(bill, 'ANNUAL');
  await server.request(computeBill, people.clerk, { params: { assessment_code } });
  const readReason = async (language: string) => {
    const reply = await server.request(getBill, people.clerk, {
      params: { assessment_code },
      headers: { 'accept-language': language },
    });
    return reply.body.lines.find(({ code: charge }) => charge === 'SAN-HOTEL')?.reason;
  };
  expect(await readReason('en')).toContain('64');
  expect(await readReason('fil')).not.toBe(await readReason('en'));
});

test('a draft is rehearsed on the bills of the code before, with totals by line of business and by barangay', async () => {
  const bill = findBill('Pawnshop');
  const { assessment_code } = await createClearedApplication(bill, 'ANNUAL');
  await createOrder(assessment_code);
  const charges = code.charges.map((charge) =>
    charge.code === 'FIRE' ? { ...charge, at_least: '10,000.00' } : charge,
  );
  const next = { ...code, version: 'MALIWANAG-2030', effective_on: '2030-01-01', charges };
  const { ordinance_version_id } = (await importCode(next)).body;
  const params = { ordinance_version_id };
  await server.request(rehearseDraft, admin, { params });
  await server.api.jobs.runDue();
  const { rehearsal, tariff } = (await server.request(getOrdinance, admin, { params })).body;
  expect(rehearsal).toMatchObject({ state: 'DONE', refused: 0 });
  const { before, after, lines = [], barangays = [], assessments } = rehearsal ?? {};
  for (const shares of [lines, barangays]) {
    expect([sum(shares.map((share) => read(share.before))), sum(shares.map((share) => read(share.after)))]).toEqual([
      before,
      after,
    ]);
    expect(shares.reduce((bills, share) => bills + share.bills, 0)).toBe(assessments);
  }
  const pawnshop = code.lines.find((line) => line.code === bill.case.lines[0]?.line);
  expect(lines).toContainEqual(expect.objectContaining({ code: pawnshop?.code, name: pawnshop?.name.en }));
  expect(tariff?.amendment?.changes.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Section .+, .+ \(FIRE\), at_least: (?:changed from .+ to|new value) 10,000\.00\.$/),
  );
});
