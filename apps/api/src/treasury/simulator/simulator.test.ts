import { getReference, getRevenueCode, RevenueCode } from '@ebpls/contracts';
import { assessCase, toClosedDays, readCase, type Rules } from '@ebpls/rules';
import { sql } from 'kysely';
import * as v from 'valibot';

import { getRules } from '../../domain/applications/cases/assess-case.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
});
afterAll(() => server.close());

const getCurrentYear = (): number => Number(server.api.clock.today().slice(0, 4));

async function readCode(query: { tax_year?: string; version?: string } = {}) {
  const { status, body } = await server.request(getRevenueCode, undefined, { query });
  return { status, body };
}

/** The rules as a browser has them: built only from the reply. */
async function loadBrowserRules(): Promise<Rules> {
  const { ordinance, lines, barangays, holidays } = v.parse(RevenueCode, (await readCode()).body);
  return { ordinance, lines, barangays, holidays: toClosedDays(holidays) };
}

test('anyone may read the revenue code, whole, without signing in', async () => {
  const { status, body } = await readCode();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    tax_year: getCurrentYear(),
    today: server.api.clock.today(),
    ordinance: { version: expect.any(String) },
  });
  expect([body.lines.length, body.barangays.length]).toEqual([65, 16]);
  expect((await server.request(getReference, undefined)).status).toBe(401);
});

test('the returned code computes the same bill as the server, a barangay’s own fee included', async () => {
  const browser = await loadBrowserRules();
  const rows = await loadReferenceRows(server.api.db);
  expect(browser).toEqual(
    expect.objectContaining({ ordinance: getRules(rows, getCurrentYear()).ordinance, holidays: rows.holidays }),
  );
  for (const { brgycode } of browser.barangays) {
    const caseInput = readCase({
      tax_year: getCurrentYear(),
      application_type: 'RENEWAL',
      org_type: 'SOLE',
      payment_mode: 'QUARTERLY',
      as_of: `${getCurrentYear()}-06-05`,
      total_assets: '900000.00',
      business_area_sqm: 60,
      employees: { male: 1, female: 3 },
      brgycode,
      lines: [{ line: 'L04', gross_essential: '120000.37', gross_non_essential: '1200000.00' }],
    });
    expect(assessCase(caseInput, browser)).toEqual(assessCase(caseInput, getRules(rows, getCurrentYear())));
  }
});

test('the code says which fields of the form it computes with', async () => {
  const { body } = await readCode();
  expect(v.parse(RevenueCode, body).form_fields?.NEW).toEqual(
    expect.arrayContaining([{ field: 'total_assets' }, { field: 'vehicles' }, { field: 'capitalization' }]),
  );
});

test('a version is found by the name that a bill carries', async () => {
  const { body } = await readCode();
  expect((await readCode({ version: body.ordinance.version })).body.ordinance).toEqual(body.ordinance);
});

test.each([
  ['a version that never was', { version: '1887' }],
  ['a year before the first code', { tax_year: '1993' }],
])('%s is missing', async (_, query) => {
  expect((await readCode(query)).status).toBe(404);
});

test('an invalid year is refused at its field', async () => {
  const { status, body } = await readCode({ tax_year: 'next' });
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: { fields: { tax_year: ['Please enter the tax year with four digits.'] } } });
});

test('a draft of the next code cannot be used for computing yet', async () => {
  await sql`
    insert into ordinance_version (version, title, effective_on, state, content)
    select 'draft of a test', title, effective_on, 'DRAFT', content || '{"version": "draft of a test"}'
    from ordinance_version
    where state = 'PUBLISHED'
    limit 1`.execute(server.api.db);
  expect((await readCode({ version: 'draft of a test' })).status).toBe(404);
});
