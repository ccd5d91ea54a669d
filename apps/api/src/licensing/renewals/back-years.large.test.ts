import {
  acceptAssessment,
  approveBill,
  computeBill,
  type DeclarationInput,
  getAssessment,
  getBill,
  getCompany,
  getCounterOrder,
  getStatement,
  releasePermit,
  startAssessment,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createRenewable,
  toRenewalDeclaration,
  NONE_PROVISIONAL,
  setRouting,
} from '../../testing/changes/renewal-fixture.ts';
import { acceptUnreviewedApplications } from '../assessments/accept-unreviewed-applications.ts';
import { createCashInput, collectAtCounter } from '../../testing/cashier-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  await setRouting(server.api.db, NONE_PROVISIONAL);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T10:00:00+08:00'));

/** A business with its last permit so many years before 2026, and the draft of its renewal. */
async function createGap(last_year: number, overrides: { readonly fresh?: boolean } = {}) {
  const renewable = await createRenewable({ server, owner, bplo });
  await sql`
    update application
    set tax_year = ${last_year}
    where state = 'ISSUED'
      and business_id = (select business_id from business where company_code = ${renewable.company_code})`.execute(
    server.api.db,
  );
  if (overrides.fresh === true)
    await sql`delete from application where 'DRAFT-' || assessment_id = ${renewable.assessment_code}`.execute(
      server.api.db,
    );
  return renewable;
}

const file = (assessment_code: string, back_years?: DeclarationInput['back_years']) =>
  server.request(submitAssessment, owner, {
    params: { assessment_code },
    body: toRenewalDeclaration('720000', back_years === undefined ? {} : { back_years }),
  });
const createYear = (tax_year: number, gross = '650000') => ({
  tax_year,
  lines: [{ line: 'L15', gross_non_essential: gross }],
});
/** Accepts a renewal and lets every office clear it. */
async function accept(assessment_code: string) {
  const reply = await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  await sql`
    update clearance
    set state = 'APPROVED'
    where assessment_id = (select assessment_id from application where assessment_code = ${assessment_code})`.execute(
    server.api.db,
  );
  await sql`
    update application
    set state = 'CLEARED'
    where assessment_code = ${assessment_code} and state = 'IN_CLEARANCE'`.execute(server.api.db);
  return reply;
}
const read = async (person: TestPerson, assessment_code: string) =>
  (await server.request(getAssessment, person, { params: { assessment_code } })).body;

test('a renewal names the years that nobody filed, and is not filed without them', async () => {
  const { company_code } = await createGap(2024, { fresh: true });
  const { can_request } = (await server.request(getCompany, owner, { params: { company_code } })).body;
  expect(can_request.map(({ permit_term: _term, ...request }) => request)).toEqual([
    { application_type: 'RENEWAL', tax_year: 2026, back_years: [2025] },
  ]);
  const { assessment_code } = await createGap(2024);
  expect(await read(owner, assessment_code)).toMatchObject({ back_years: [2025] });

  const refusal = await file(assessment_code);
  expect([refusal.status, refusal.body.error]).toMatchObject([
    422,
    {
      message:
        'No application was filed for 2025. Please declare the sales for these years too. They will be billed with this renewal.',
      fields: { back_years: ['Please declare the sales of every year for which no application was filed.'] },
    },
  ]);
  expect((await file(assessment_code, [createYear(2025)])).status).toBe(200);
});

test('years that need no declaration, come twice, or lack a line are refused at their field', async () => {
  const { assessment_code } = await createGap(2024);
  const listFields = async (back_years: DeclarationInput['back_years']) =>
    (await file(assessment_code, back_years)).body.error.fields;
  expect(await listFields([createYear(2025), createYear(2023)])).toHaveProperty(['back_years.1.tax_year']);
  expect(await listFields([createYear(2025), createYear(2025)])).toHaveProperty(['back_years.1.tax_year']);
  expect(await listFields([{ tax_year: 2025, lines: [] }])).toHaveProperty(['back_years.0.lines']);
  expect(await listFields([{ tax_year: 2025, lines: [{ line: 'L15' }] }])).toHaveProperty([
    'back_years.0.lines.0.gross_non_essential',
  ]);
  expect(await listFields([createYear(2025, '0.00')])).toHaveProperty(['back_years.0.lines.0.gross_non_essential']);
});

test('a year before the first revenue code is refused with its message, and nothing is lost', async () => {
  const { assessment_code } = await createGap(2022);
  const refusal = await file(assessment_code, [createYear(2023), createYear(2024), createYear(2025)]);
  expect([refusal.status, refusal.body.error.message]).toEqual([
    422,
    'No revenue code was in effect on 1 January 2023, so that year cannot be assessed. The treasurer must enter that year’s revenue code first.',
  ]);
  expect((await read(owner, assessment_code)).state).toBe('DRAFT');
});

test('each year is assessed by its own code with its own penalties, and one order carries them by year', async () => {
  const { assessment_code } = await createGap(2023);
  const reply = await file(assessment_code, [createYear(2024, '500000'), { tax_year: 2025, is_presumptive: true }]);
  expect(reply.status).toBe(200);
  const params = { assessment_code: reply.body.assessment_code };
  expect(await read(bplo, params.assessment_code)).toMatchObject({ back_years: [2024, 2025], open_years: [] });
  expect((await accept(params.assessment_code)).status).toBe(200);
  expect((await server.request(computeBill, bplo, { params })).status).toBe(200);
  const bill = (await server.request(getBill, bplo, { params })).body;
  const listYearLines = (of_year: number) => bill.lines.filter((line) => line.of_year === of_year);
  // Retail: 2% of the first 400,000, 1% of the rest; the mayor's permit of a micro retailer is 200.
  expect(listYearLines(2024).map(({ code, amount }) => [code, amount])).toEqual([
    [expect.stringMatching(/-2024$/), '9000.00'],
    ['F01-2024', '200.00'],
  ]);
  // Presumptive gross of other retail: 500,000 (4.4).
  expect(listYearLines(2025).map(({ amount }) => amount)).toEqual(['9000.00', '200.00']);
  // Due 22 January 2024 and 20 January 2025, on 12 January 2026: 24 and 12 months begun.
  expect(listYearLines(2024)[0]).toMatchObject({ surcharge: '2250.00', interest: '5400.00' });
  expect(listYearLines(2025)[0]).toMatchObject({ surcharge: '2250.00', interest: '2700.00' });
  expect(bill.installments.map(({ of_year, due_on }) => [of_year, due_on])).toEqual([
    [null, '2026-01-20'],
    [2024, '2024-01-22'],
    [2025, '2025-01-20'],
  ]);
  const secondBill = await server.request(computeBill, bplo, { params });
  expect(secondBill.body.bill_id).toBe(bill.bill_id);
  const approvalReply = await server.request(approveBill, treasurer, { params: { bill_id: String(bill.bill_id) } });
  expect(approvalReply.body).toMatchObject({ state: 'FOR_PAYMENT' });
  const { lines } = (await server.request(getBill, owner, { params })).body;
  expect(lines.filter(({ of_year }) => of_year !== null)).toHaveLength(4);
});

test('one payment covers every year, each is named on the statement, and the next renewal requires none of them', async () => {
  const { company_code, assessment_code } = await createGap(2023);
  const reply = await file(assessment_code, [createYear(2024), createYear(2025)]);
  const params = { assessment_code: reply.body.assessment_code };
  await accept(params.assessment_code);
  const { bill_id } = (await server.request(computeBill, bplo, { params })).body;
  await server.request(approveBill, treasurer, { params: { bill_id: String(bill_id) } });
  const statement = (await server.request(getStatement, owner, { query: { company_code } })).body;
  expect(statement.companies[0]?.rows.map(({ title }) => title).toSorted()).toEqual([
    'Whole year 2024',
    'Whole year 2025',
    'Whole year 2026',
  ]);

  const cashier = await server.person('admin', { permissions: ['cashier'] });
  const { total } = (await server.request(getCounterOrder, cashier, { params })).body;
  expect((await collectAtCounter(server, cashier, { ...params, tender: createCashInput(total) })).status).toBe(200);
  const { installments, state } = (await server.request(getBill, owner, { params })).body;
  expect([state, installments.map((each) => [each.of_year, each.state])]).toEqual([
    'SETTLED',
    [
      [null, 'PAID'],
      [2024, 'PAID'],
      [2025, 'PAID'],
    ],
  ]);
  await sql`update application set state = 'ISSUED' where assessment_code = ${params.assessment_code}`.execute(
    server.api.db,
  );
  server.setNow('2027-01-11T10:00:00+08:00');
  const { can_request } = (await server.request(getCompany, owner, { params: { company_code } })).body;
  expect(can_request.map(({ permit_term: _term, ...request }) => request)).toEqual([
    { application_type: 'RENEWAL', tax_year: 2027 },
  ]);
});

test('accept, bill and approval refuse a renewal that skips a year, and name it', async () => {
  const { assessment_code } = await createGap(2024);
  const reply = await file(assessment_code, [createYear(2025)]);
  const params = { assessment_code: reply.body.assessment_code };
  const removeBackYears = () =>
    sql`
      update application set declaration = declaration - 'back_years'
      where assessment_code = ${params.assessment_code}`.execute(server.api.db);
  const storedRow = await server.api.db
    .selectFrom('application')
    .select('declaration')
    .where('assessment_code', '=', params.assessment_code)
    .executeTakeFirstOrThrow();
  const sentence = expect.stringContaining('No application was filed for 2025.');
  const getRefusal = async (answer: Promise<{ status: number; body: { error?: { message: string } } }>) => {
    const { status, body } = await answer;
    return [status, body.error?.message];
  };
  await removeBackYears();
  expect(await read(bplo, params.assessment_code)).toMatchObject({ open_years: [2025] });
  expect(await getRefusal(server.request(acceptAssessment, bplo, { params, body: {} }))).toEqual([409, sentence]);
  const restore = () =>
    server.api.db
      .updateTable('application')
      .set({ declaration: JSON.stringify(storedRow.declaration) })
      .where('assessment_code', '=', params.assessment_code)
      .execute();
  await restore();
  await accept(params.assessment_code);
  await removeBackYears();
  expect(await getRefusal(server.request(computeBill, bplo, { params }))).toEqual([409, sentence]);
  await restore();
  const { bill_id } = (await server.request(computeBill, bplo, { params })).body;
  await removeBackYears();
  const approve = () => server.request(approveBill, treasurer, { params: { bill_id: String(bill_id) } });
  expect(await getRefusal(approve())).toEqual([409, sentence]);
  await restore();
  expect((await approve()).status).toBe(200);
  await removeBackYears();
  await sql`update application set state = 'PAID' where assessment_code = ${params.assessment_code}`.execute(
    server.api.db,
  );
  expect(await getRefusal(server.request(releasePermit, bplo, { params }))).toEqual([409, sentence]);
});

test('an unreviewed renewal is not accepted by the timer while it skips a year, and the licensing office is notified', async () => {
  const { assessment_code } = await createGap(2024);
  const reply = await file(assessment_code, [createYear(2025)]);
  const params = { assessment_code: reply.body.assessment_code };
  await sql`
    update application set declaration = declaration - 'back_years'
    where assessment_code = ${params.assessment_code}`.execute(server.api.db);
  await sql`delete from mail`.execute(server.api.db);
  server.setNow('2026-01-15T09:00:00+08:00');
  await acceptUnreviewedApplications(server.api);
  await server.deliverEvents();
  expect((await read(bplo, params.assessment_code)).state).toBe('SUBMITTED');
  const mails = await server.api.db.selectFrom('mail').select('template').distinct().execute();
  expect(mails).toContainEqual({ template: 'unjudged_years' });
});

test('a renewal that was sworn before its year was over is sworn again', async () => {
  const { assessment_code } = await createGap(2025);
  const reply = await file(assessment_code);
  const params = { assessment_code: reply.body.assessment_code };
  await sql`
    update application set submitted_at = '2025-11-27T10:00:00+08:00'
    where assessment_code = ${params.assessment_code}`.execute(server.api.db);
  const refusal = await server.request(acceptAssessment, bplo, { params, body: {} });
  expect([refusal.status, refusal.body.error.message]).toEqual([
    409,
    expect.stringContaining('The 2025 sales were declared before'),
  ]);
});

test('a year that can no longer be assessed is not required', async () => {
  const { company_code } = await createGap(2024, { fresh: true });
  server.setNow('2031-01-10T10:00:00+08:00');
  const { can_request } = (await server.request(getCompany, owner, { params: { company_code } })).body;
  expect(can_request.map(({ permit_term: _term, ...request }) => request)).toEqual([
    { application_type: 'RENEWAL', tax_year: 2031, back_years: [2026, 2027, 2028, 2029, 2030] },
  ]);
});

test('nobody swears to the sales of a year that is not over: before the window a renewal is a draft', async () => {
  const { company_code } = await createGap(2025, { fresh: true });
  server.setNow('2026-11-27T10:00:00+08:00');
  const { can_request } = (await server.request(getCompany, owner, { params: { company_code } })).body;
  expect(can_request.map(({ permit_term: _term, ...request }) => request)).toEqual([
    { application_type: 'RENEWAL', tax_year: 2026 },
    { application_type: 'RENEWAL', tax_year: 2027, back_years: [2026], files_from: '2027-01-01' },
  ]);
  const { assessment_code } = (
    await server.request(startAssessment, owner, {
      params: { company_code },
      body: { application_type: 'RENEWAL', tax_year: 2027 },
    })
  ).body;
  expect(await read(owner, assessment_code)).toMatchObject({ back_years: [2026], files_from: '2027-01-01' });
  const refusal = await file(assessment_code, [createYear(2026)]);
  expect([refusal.status, refusal.body.error.message]).toEqual([
    409,
    expect.stringContaining('You can file the 2027 renewal from'),
  ]);
});
