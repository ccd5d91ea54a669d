import { computePermitEstimate, PermitEstimate, type PermitEstimateFigures } from '@ebpls/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';

import { createForm } from '../../testing/application-fixture.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
});
afterAll(() => server.close());

const SARI_SARI: PermitEstimateFigures = {
  application_type: 'NEW',
  org_type: 'SOLE',
  brgycode: createForm().place.brgycode,
  activity_of_place: 'MAIN_OFFICE',
  business_area_sqm: 24,
  employees_female: 1,
  employees_male: 0,
  vehicles: 0,
  motorcycles: 0,
  total_assets: '80,000',
  lines: [{ line: 'L04', capitalization: '80,000' }],
  sells_liquor: false,
  sells_tobacco: false,
};

const estimate = (changes: object = {}, locale?: string) =>
  server.request(computePermitEstimate, undefined, {
    body: { ...SARI_SARI, ...changes },
    ...(locale && { headers: { 'accept-language': locale } }),
  });
const readEstimate = async (changes: object = {}, locale?: string) =>
  v.parse(PermitEstimate, (await estimate(changes, locale)).body);

test('a visitor learns the cost of a permit with the explanation of every line', async () => {
  const { lines, total, tax_year, ordinance } = await readEstimate();
  expect(tax_year).toBe(2026);
  expect(ordinance.title).not.toBe('');
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  const tax = lines.find(({ code }) => code === 'LBT-D');
  expect(tax).toMatchObject({ amount: 4000, steps: expect.arrayContaining(['Capital: ₱80,000.00 × 0.05% = ₱40.00']) });
  expect(lines.filter(({ reason, steps, ordinance_section }) => !reason || !ordinance_section || !steps[0])).toEqual(
    [],
  );
});

test('a renewal is taxed on its sales, and a larger business pays more', async () => {
  const renewal = (gross_non_essential: string) =>
    readEstimate({ application_type: 'RENEWAL', lines: [{ line: 'L04', gross_essential: '0', gross_non_essential }] });
  const [small, large] = await Promise.all([renewal('500,000'), renewal('1,200,000')]);
  expect(large.lines.find(({ code }) => code === 'LBT-D')?.amount).toBe(1_600_000);
  expect(small.total).toBeLessThan(large.total);
});

test('the documents and offices are those of the line and of the place', async () => {
  const [shop, food] = await Promise.all([
    readEstimate(),
    readEstimate({ lines: [{ line: 'L49', capitalization: '80,000' }] }),
  ]);
  const listCodes = ({ requirements }: PermitEstimate) => requirements.map(({ code }) => code);
  expect(listCodes(shop)).toContain('R01');
  expect(listCodes(food).length).toBeGreaterThan(listCodes(shop).length);
  expect(food.clearances.map(({ office }) => office)).toContain('rhu');
  const atHome = await readEstimate({ activity_of_place: 'HOME_BASED' });
  expect(listCodes(atHome)).not.toEqual(listCodes(shop));
  expect(shop.requirements.flatMap(({ checked_by }) => checked_by)).not.toContain('bplo');
});

test('the explanation is in the reader’s language', async () => {
  const [en, fil] = await Promise.all([readEstimate({}, 'en'), readEstimate({}, 'fil')]);
  expect(fil.lines[0]?.reason).not.toBe(en.lines[0]?.reason);
  expect(fil.requirements[0]?.name).not.toBe('');
});

test.each([
  ['a line that the catalogue does not have', { lines: [{ line: 'L99', capitalization: '1' }] }, 'lines.0.line'],
  ['a new business without capital', { lines: [{ line: 'L04' }] }, 'lines.0.capitalization'],
  ['an unknown barangay', { brgycode: '0000000000' }, 'brgycode'],
  ['no area', { business_area_sqm: 0 }, 'business_area_sqm'],
])('%s is refused at its field', async (_, changes, field) => {
  const { status, body } = await estimate(changes);
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: { fields: { [field]: [expect.any(String)] } } });
});

test('a figure that the revenue code does not compute with may be left out', async () => {
  expect((await estimate({ total_assets: undefined })).status).toBe(200);
});

test('a renewal that did not operate owes no tax on sales, and says so', async () => {
  const idle = {
    application_type: 'RENEWAL',
    lines: [{ line: 'L04', gross_essential: '0', gross_non_essential: '0' }],
  };
  expect((await estimate(idle)).body).toMatchObject({
    error: { fields: { 'lines.0.gross_non_essential': [expect.any(String)] } },
  });
  const { lines } = await readEstimate({ ...idle, zero_gross_affidavit: true });
  expect(lines.find(({ code }) => code === 'LBT-D')).toBeUndefined();
});

test('an estimate writes no row', async () => {
  const before = await countRows();
  await estimate();
  expect(await countRows()).toEqual(before);
});

/** Rows of every table; a new table is counted as well. */
async function countRows(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; count: string }>`
    select
      relname as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text as count
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(server.api.db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
